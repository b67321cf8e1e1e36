internal import Domain

/// Figures from the College Scorecard's API, kept in the data folder and laid over the shipped tables when they are
/// compiled. One file, so that it changes as a whole.
struct FreshFigures {
    /// What the file's first line says; read alone at every start.
    struct Stamp: Hashable {
        /// CRC-32 of everything behind the first line.
        let checksum: String
        /// When they were fetched, as `2026-11-30`.
        let day: String
        /// Where from.
        let origin: String
    }

    let stamp: Stamp
    let table: FigureTable

    static let name = "catalog-figures.csv"
    /// What was in use before; missing when that were the shipped tables alone.
    static let previousName = "catalog-figures.before.csv"
    /// A damaged file, set aside.
    static let damagedName = "catalog-figures.damaged.csv"

    static let mark = "quad-figures-1"

    /// The file's whole content; the same table always gives the same bytes.
    static func bytes(_ table: FigureTable, origin: String, day: String) -> [UInt8] {
        let body = rows(table)
        var writer = CSVWriter()
        writer.fields([mark, Checksum.crc(body), day, origin])
        writer.endRow()
        return writer.bytes + body
    }

    /// Header and rows without a first line; pages on their way are kept in this form.
    static func rows(_ table: FigureTable) -> [UInt8] {
        var writer = CSVWriter()
        writer.fields(["unitid"] + table.kinds.map(\.key))
        writer.endRow()
        for (id, figures) in table.rows.sorted(by: { $0.key < $1.key }) {
            writer.fields(["\(id)"] + figures.map(TableCell.text))
            writer.endRow()
        }
        return writer.bytes
    }

    /// Reads what ``rows(_:)`` writes.
    static func table(_ bytes: [UInt8], file: String) throws(CSVError) -> FigureTable {
        var reader = try CSVReader(file: file, bytes: bytes)
        let id = try reader.column("unitid")
        let columns = reader.header.dropFirst().compactMap { key in
            FigureKind(key: key).flatMap { kind in reader.optionalColumn(key).map { (kind: kind, column: $0) } }
        }
        var table = FigureTable(kinds: columns.map(\.kind))
        while try reader.next() {
            let figures = try columns.map { item throws(CSVError) in try reader.cell(item.column, item.kind) }
            guard table.add(try reader.unitID(id), figures) else {
                throw reader.malformed(id, expected: "every college once")
            }
        }
        return table
    }
}

extension FreshFigures {
    /// Lays the figures over the shipped ones. A figure never mixes sources: a college that the answer does not tell of
    /// has none, with the reason that the shipped tables give for that.
    func refresh(_ tables: inout CatalogTables) {
        for (place, kind) in table.kinds.enumerated() {
            for row in tables.colleges.indices {
                let fresh = table.rows[tables.colleges[row].id]?[place] ?? .missing(.notReported)
                switch (fresh, tables.colleges[row][kind]) {
                case (.missing(.notReported), .missing): break
                default: tables.colleges[row][kind] = fresh
                }
            }
            let variable = ScorecardVariable.original.first { $0.kind == kind }
            tables.sources[kind] = Provenance(
                survey: "College Scorecard", publisher: Publisher.education, year: "latest, \(stamp.day.prefix(7))",
                variable: variable?.label ?? kind.key)
        }
        if !tables.credits.contains(Credit.scorecard.line) { tables.credits.append(Credit.scorecard.line) }
    }
}
