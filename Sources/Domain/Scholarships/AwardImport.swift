/// Awards that a student brings along, read from the rows of a table whose columns may be called anything.
public struct AwardImport: Sendable, Hashable {
    /// Each award once; of rows that name the same one, the first says what it says and the others fill its gaps.
    public private(set) var awards: [Scholarship] = []
    /// Rows that were joined to an earlier one of the file.
    public private(set) var merged = 0
    /// Rows whose award the shipped table has already: they are left out.
    public private(set) var known: [Known] = []
    public private(set) var problems: [Problem] = []
    /// Awards of the file that name no link.
    public var withoutLink: Int { awards.count { $0.link.isEmpty } }

    /// More rows than a person gathers.
    public static let rowLimit = 20_000

    /// A table as it was read: every row has as many cells as the header.
    public struct Table: Sendable, Hashable {
        public var header: [String]
        public var rows: [Row]
        /// Rows that could not be read as rows.
        public var faults: [Problem]
        /// There are more rows than ``rowLimit``.
        public var isCut: Bool

        public init(header: [String], rows: [Row] = [], faults: [Problem] = [], isCut: Bool = false) {
            self.header = header
            self.rows = rows
            self.faults = faults
            self.isCut = isCut
        }
    }

    public struct Row: Sendable, Hashable {
        /// From 1.
        public let line: Int
        public let cells: [String]

        public init(line: Int, cells: [String]) {
            self.line = line
            self.cells = cells
        }
    }

    /// A row that can't be taken, and why.
    public struct Problem: Sendable, Hashable {
        public let line: Int
        /// From 1; 0 for the row as a whole.
        public let column: Int
        /// The column's header.
        public let name: String
        public let text: String
        public let reason: Reason

        public init(line: Int, column: Int, name: String, text: String, reason: Reason) {
            self.line = line
            self.column = column
            self.name = name
            self.text = text
            self.reason = reason
        }
    }

    public enum Reason: Sendable, Hashable {
        case noName
        /// The row has so many fields instead of so many.
        case fields(Int, expected: Int)
        /// Not a row at all, such as a quote that is never closed.
        case malformed(String)
        case notAnAmount, notADate, noSuchDate, notAZone, notALink, notANumber, notAState
        /// The names that would have been taken.
        case notAnOption([String])
    }

    public struct Known: Sendable, Hashable {
        public let line: Int
        public let id: AwardID
    }

    /// - Parameters:
    ///   - own: The student's awards so far: a row that names one of them takes its place.
    ///   - shipped: The table that ships.
    public init(_ table: Table, mapping: Mapping, own: [Scholarship], shipped: [Scholarship]) {
        problems = table.faults
        let shippedKeys = Dictionary(shipped.map { (Self.key($0.name, $0.sponsor), $0.id) }) { first, _ in first }
        let ownKeys = Dictionary(own.map { (Self.key($0.name, $0.sponsor), $0.id) }) { first, _ in first }
        var records: [String: AwardRecord] = [:]
        var order: [String] = []
        for row in table.rows {
            guard let record = record(of: row, table.header, mapping) else { continue }
            let key = Self.key(record[.name], record[.sponsor])
            if let id = shippedKeys[key] {
                known.append(Known(line: row.line, id: id))
            } else if var earlier = records[key] {
                merged += 1
                for field in AwardRecord.Field.allCases where earlier[field].isEmpty { earlier[field] = record[field] }
                records[key] = earlier
            } else {
                var record = record
                record[.id] = ownKeys[key]?.rawValue ?? "own-" + Self.hash(key)
                records[key] = record
                order.append(key)
            }
        }
        for key in order {
            // Each field has been checked.
            if let award = try? records[key]?.award() { awards.append(award) }
        }
        problems.sort { ($0.line, $0.column) < ($1.line, $1.column) }
    }

    /// Names are the same without case, accents and marks.
    private static func key(_ name: String, _ sponsor: String) -> String {
        SearchFolding.key(of: name) + "|" + SearchFolding.key(of: sponsor)
    }

    /// FNV-1a: the same award has the same id in every file.
    private static func hash(_ text: String) -> String {
        String(text.utf8.reduce(UInt64(0xcbf2_9ce4_8422_2325)) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }, radix: 36)
    }

    private mutating func record(of row: Row, _ header: [String], _ mapping: Mapping) -> AwardRecord? {
        var record = AwardRecord([.status: ListingStatus.own.rawValue])
        var isGood = true
        for (index, target) in mapping.targets.enumerated() {
            guard let target, row.cells.indices.contains(index) else { continue }
            // One line, without control characters, and no longer than anybody reads.
            let text = String(DisplayText(row.cells[index]).string.prefix(400))
                .split(separator: " ").joined(separator: " ")
            guard !text.isEmpty else { continue }
            do throws(AwardCell.Fault) {
                try AwardCell.take(text, as: target, into: &record)
            } catch {
                isGood = false
                problems.append(
                    Problem(
                        line: row.line, column: index + 1, name: header[index], text: text, reason: error.reason))
            }
        }
        if record[.name].isEmpty {
            isGood = false
            problems.append(Problem(line: row.line, column: 0, name: "", text: "", reason: .noName))
        }
        return isGood ? record : nil
    }
}
