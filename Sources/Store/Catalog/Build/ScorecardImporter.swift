internal import Domain

/// Reads the College Scorecard institution file, whole or a subset of its columns.
enum ScorecardImporter {
    static func run(_ source: CSVReader, year: SurveyYear, into draft: inout CatalogDraft) throws(CSVError) {
        var reader = source
        let unitID = try reader.column("UNITID")
        let policy = reader.optionalColumn("ADMCON7")
        let traits = Self.traits.compactMap { item in
            reader.optionalColumn(item.name).map { (column: $0, trait: item.trait) }
        }
        let columns = ScorecardVariable.original.map { variable in
            variable.columns.compactMap(reader.optionalColumn)
        }
        var figures = ScorecardVariable.original.map { variable in
            FigureColumn(
                kind: variable.kind,
                provenance: Provenance(
                    survey: "College Scorecard", publisher: Publisher.education, year: year.text,
                    variable: variable.label),
                year: year, rank: variable.rank, rows: draft.colleges.count)
        }
        while try reader.next() {
            guard let row = draft.row(of: try reader.unitID(unitID)) else { continue }
            for index in figures.indices {
                figures[index].values[row] = try reader.firstFigure(columns[index], figures[index].kind)
            }
            for (column, trait) in traits where reader.text(column) == "1" { draft.colleges[row].traits.insert(trait) }
            if let policy, draft.colleges[row].testPolicy == nil {
                draft.colleges[row].testPolicy = TestPolicy(published: reader.text(policy))
            }
        }
        for column in figures { draft.offer(column) }
        draft.credit(.scorecard)
    }

    private static let traits: [(name: String, trait: CollegeTraits)] = [
        ("HSI", .hispanicServing), ("WOMENONLY", .womenOnly), ("MENONLY", .menOnly), ("DISTANCEONLY", .distanceOnly),
    ]
}

/// Reads the tidied Scorecard file with a row for each school and year: each year is a source of its own.
enum TidyYearsImporter {
    static func run(_ source: CSVReader, into draft: inout CatalogDraft) throws(CSVError) {
        var reader = source
        let unitID = try reader.column("unitid")
        let yearColumn = try reader.column("academic_year")
        let variables = ScorecardVariable.tidied.compactMap { variable in
            reader.optionalColumn(variable.columns[0]).map { (variable: variable, column: $0) }
        }
        var years: [SurveyYear: [FigureColumn]] = [:]
        while try reader.next() {
            guard let year = SurveyYear(academicYear: reader.text(yearColumn)) else {
                throw .malformed(
                    reader.position(of: yearColumn), expected: "an academic year such as 2022-23",
                    found: "'\(reader.text(yearColumn))'")
            }
            guard let row = draft.row(of: try reader.unitID(unitID)) else { continue }
            if years[year] == nil {
                years[year] = variables.map { item in
                    let provenance = Provenance(
                        survey: "College Scorecard", publisher: Publisher.education, year: year.text,
                        variable: item.variable.label)
                    return FigureColumn(
                        kind: item.variable.kind, provenance: provenance, year: year, rank: item.variable.rank,
                        rows: draft.colleges.count)
                }
            }
            for (index, item) in variables.enumerated() {
                let figure = try reader.figure(item.column, item.variable.kind, marks: .scorecard)
                years[year]?[index].values[row] = figure
            }
        }
        for column in years.values.joined() { draft.offer(column) }
        draft.credit(.scorecard)
        draft.credit(.collegeScorecard)
    }
}

/// Reads the tidied school table: what no other file tells of a school.
enum TidySchoolsImporter {
    static func run(_ source: CSVReader, into draft: inout CatalogDraft) throws(CSVError) {
        var reader = source
        let unitID = try reader.column("unitid")
        let affiliation = try reader.column("religious_affiliation")
        let traits = try Self.traits.map { item throws(CSVError) in (try reader.column(item.name), item.trait) }
        while try reader.next() {
            guard let row = draft.row(of: try reader.unitID(unitID)) else { continue }
            for (column, trait) in traits where reader.text(column).lowercased() == "true" {
                draft.colleges[row].traits.insert(trait)
            }
            if draft.colleges[row].religiousAffiliation.isEmpty {
                draft.colleges[row].religiousAffiliation = reader.text(affiliation)
            }
        }
        draft.credit(.scorecard)
        draft.credit(.collegeScorecard)
    }

    private static let traits: [(name: String, trait: CollegeTraits)] = [
        ("is_hsi", .hispanicServing), ("is_only_women", .womenOnly), ("is_only_men", .menOnly),
    ]
}

extension CSVReader {
    /// The first known figure of several columns, else the most telling reason: withheld before not reported.
    func firstFigure(_ columns: [CSVColumn], _ kind: FigureKind) throws(CSVError) -> Figure {
        var reason = MissingReason.notReported
        for column in columns {
            switch try figure(column, kind, marks: .scorecard) {
            case .known(let value): return .known(value)
            case .missing(.withheld): reason = .withheld
            case .missing: break
            }
        }
        return .missing(reason)
    }
}
