internal import Domain

/// Reads IPEDS ADM, as published and as the R package `IPEDS` reshapes it.
enum AdmissionsImporter {
    static func run(
        _ source: CSVReader, layout: SourceLayout, year: SurveyYear, into draft: inout CatalogDraft
    ) throws(CSVError) {
        var reader = source
        let isReshaped = layout == .admissionsReshaped
        let marks: MissingMarks = isReshaped ? .scorecard : .ipeds
        let unitID = try reader.column("UNITID")
        let policy = try reader.column(isReshaped ? "adm_tscores" : "ADMCON7")
        let columns = Self.variables.compactMap { item in
            reader.optionalColumn(isReshaped ? item.reshaped : item.published).map { (kind: item.kind, column: $0) }
        }
        var figures = columns.map { item in
            FigureColumn(
                kind: item.kind,
                provenance: Provenance(
                    survey: "IPEDS ADM", publisher: Publisher.nces, year: year.text, variable: item.column.name),
                year: year, rank: .ipeds, rows: draft.colleges.count)
        }
        while try reader.next() {
            guard let row = draft.row(of: try reader.unitID(unitID)) else { continue }
            for index in columns.indices {
                figures[index].values[row] = try reader.figure(columns[index].column, columns[index].kind, marks: marks)
            }
            if let stated = TestPolicy(published: reader.text(policy)) { draft.colleges[row].testPolicy = stated }
        }
        for column in figures { draft.offer(column) }
        if let rate = rate(figures, year: year, rows: draft.colleges.count) { draft.offer(rate) }
        draft.credit(.ipeds)
    }

    /// Admitted over applied, for a folder without a Scorecard file that says it.
    private static func rate(_ figures: [FigureColumn], year: SurveyYear, rows: Int) -> FigureColumn? {
        guard let applied = figures.first(where: { $0.kind == .applicants }),
            let admitted = figures.first(where: { $0.kind == .admitted })
        else { return nil }
        let provenance = Provenance(
            survey: "IPEDS ADM", publisher: Publisher.nces, year: year.text, variable: "ADMSSN / APPLCN")
        var rate = FigureColumn(kind: .admissionRate, provenance: provenance, year: year, rank: .computed, rows: rows)
        for row in 0..<rows {
            guard let all = applied.values[row].value, all > 0, let taken = admitted.values[row].value, taken <= all
            else { continue }
            rate.values[row] = .known(taken / all)
        }
        return rate
    }

    private static let variables: [(kind: FigureKind, published: String, reshaped: String)] = [
        (.applicants, "APPLCN", "APPLCN"), (.admitted, "ADMSSN", "ADMSSN"), (.enrolled, "ENRLT", "ENRLT"),
        (.satReading25, "SATVR25", "RW_SAT_25"), (.satReading75, "SATVR75", "RW_SAT_75"),
        (.satMath25, "SATMT25", "MTH_SAT_25"), (.satMath75, "SATMT75", "MTH_SAT_75"), (.act25, "ACTCM25", "ACT_25"),
        (.act75, "ACTCM75", "ACT_75"),
    ]
}

extension TestPolicy {
    /// Reads a code of `ADMCON7` or the words that reshaped files use for it; `nil` for a missing answer.
    init?(published text: String) {
        switch text {
        case "1", "Required": self = .required
        case "2", "Recommended": self = .recommended
        case "3", "Neither_required_nor_recommended", "Not recommended": self = .neither
        case "5", "Considered_but_not_required", "Considered": self = .considered
        default: return nil
        }
    }
}
