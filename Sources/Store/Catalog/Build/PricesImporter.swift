internal import Domain

/// Reads IPEDS IC_AY: what an academic year costs. The suffix 3 marks the year of the file.
enum PricesImporter {
    static func run(_ source: CSVReader, year: SurveyYear, into draft: inout CatalogDraft) throws(CSVError) {
        var reader = source
        let unitID = try reader.column("UNITID")
        let columns = Self.variables.compactMap { kind, name in
            FlaggedColumn(name, flag: "X" + name, in: reader).map { (kind: kind, name: name, column: $0) }
        }
        var figures = columns.map { item in
            FigureColumn(
                kind: item.kind,
                provenance: Provenance(
                    survey: "IPEDS IC_AY", publisher: Publisher.nces, year: year.text, variable: item.name),
                year: year, rank: .ipeds, rows: draft.colleges.count)
        }
        // A college that charges by programme is not in this file: the question was not put to it.
        for index in figures.indices {
            figures[index].values = figures[index].values.map { _ in .missing(.notApplicable) }
        }
        while try reader.next() {
            guard let row = draft.row(of: try reader.unitID(unitID)) else { continue }
            for index in columns.indices {
                figures[index].values[row] = try columns[index].column.figure(columns[index].kind, in: reader)
            }
        }
        for column in figures { draft.offer(column) }
        draft.credit(.ipeds)
    }

    private static let variables: [(FigureKind, String)] = [
        (.tuitionInState, "CHG2AY3"), (.tuitionOutOfState, "CHG3AY3"), (.books, "CHG4AY3"),
        (.roomAndBoard, "CHG5AY3"),
    ]
}
