internal import Domain

/// Reads fields of study: the Truewise compilation, and the Scorecard's own file.
///
/// Keeps bachelor and associate degrees. A field that nobody completed and that has no earnings or debt is left out: the
/// college does not award it. The college's own debt is the median over its undergraduate awards, weighted by completers.
enum ProgramsImporter {
    static func run(
        _ source: CSVReader, layout: SourceLayout, year: SurveyYear, into draft: inout CatalogDraft
    ) throws(CSVError) {
        var reader = source
        let columns = try ProgramColumns(reader, layout: layout)
        var fields: [FieldRecord] = []
        var debts: [Int: [WeightedValue]] = [:]
        var isListed = [Bool](repeating: false, count: draft.colleges.count)
        while try reader.next() {
            guard let unitID = try columns.unitID(reader), let row = draft.row(of: unitID) else { continue }
            let level = try columns.level(reader)
            guard (1...3).contains(level) else { continue }
            let completers = try columns.completers(reader)
            let debt = try columns.debt(reader)
            isListed[row] = true
            if let value = debt.value { debts[row, default: []].append((value, max(1, completers.value ?? 1))) }
            guard let credential = Credential(rawValue: UInt8(level)) else { continue }
            let (earnings, years) = try columns.earnings(reader)
            if completers == .known(0), earnings.value == nil, debt.value == nil { continue }
            fields.append(
                FieldRecord(
                    college: unitID, field: try columns.field(reader), credential: credential, completers: completers,
                    earnings: earnings, earningsYears: years, debt: debt))
        }
        draft.fields = fields.sorted {
            ($0.college, $0.field, $0.credential.rawValue) < ($1.college, $1.field, $1.credential.rawValue)
        }
        let provenance = Provenance(
            survey: "College Scorecard, fields of study", publisher: columns.publisher, year: year.text,
            variable: columns.debtVariable)
        draft.fieldSource = Provenance(
            survey: provenance.survey, publisher: columns.publisher, year: year.text, variable: columns.fieldVariables)
        var column = FigureColumn(
            kind: .debt, provenance: provenance, year: year, rank: .computed, rows: draft.colleges.count)
        for row in isListed.indices where isListed[row] {
            let median = WeightedMedian.of(debts[row] ?? [])
            column.values[row] = median.map(Figure.known) ?? .missing(.withheld)
        }
        draft.offer(column)
        draft.credit(.scorecard)
        if layout == .programs { draft.credit(.truewise) }
    }
}

typealias WeightedValue = (value: Double, weight: Double)

/// The value below which half of the weight lies.
enum WeightedMedian {
    /// `nil` for no values. When the middle falls between two values, their mean, as for an even count.
    static func of(_ values: [WeightedValue]) -> Double? {
        let sorted = values.sorted { $0.value < $1.value }
        let half = sorted.reduce(0) { $0 + $1.weight } / 2
        var below = 0.0
        for (index, item) in sorted.enumerated() {
            below += item.weight
            if below > half { return item.value }
            if below == half, index + 1 < sorted.count { return (item.value + sorted[index + 1].value) / 2 }
        }
        return sorted.last?.value
    }
}
