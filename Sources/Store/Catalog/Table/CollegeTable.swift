internal import Domain

extension TableReader {
    /// Reads the rows of the college table, which must stand in the order of `UNITID`.
    static func colleges(_ source: CSVReader) throws(CSVError) -> [CollegeRecord] {
        var reader = source
        let names = TableWriter.collegeColumns + FigureKind.allCases.map(\.key)
        let columns = try names.map { name throws(CSVError) in try reader.column(name) }
        var records: [CollegeRecord] = []
        records.reserveCapacity(6_000)
        while try reader.next() {
            let record = try college(reader, columns)
            if let last = records.last, last.id >= record.id {
                throw reader.malformed(columns[0], expected: "a UNITID above \(last.id)")
            }
            records.append(record)
        }
        return records
    }

    private static func college(_ reader: CSVReader, _ columns: [CSVColumn]) throws(CSVError) -> CollegeRecord {
        guard let state = StateCode(reader.text(columns[4])) else {
            throw reader.malformed(columns[4], expected: "two letters of a state")
        }
        var record = CollegeRecord(
            id: try reader.unitID(columns[0]), name: reader.text(columns[1]), city: reader.text(columns[3]),
            state: state,
            coordinate: Coordinate(
                latitude: try reader.degrees(columns[6]), longitude: try reader.degrees(columns[7])),
            control: try reader.code(columns[10], Control.init),
            level: try reader.code(columns[11], InstitutionLevel.init))
        record.aliases = reader.list(columns[2])
        record.zip = reader.text(columns[5])
        record.website = reader.text(columns[8])
        record.netPriceCalculator = reader.text(columns[9])
        record.setting = try reader.optionalCode(columns[12], Setting.init)
        record.sizeBand = try reader.optionalCode(columns[13], SizeBand.init)
        for key in reader.list(columns[14]) {
            guard let trait = CollegeTraits(key: key) else {
                throw reader.malformed(columns[14], expected: "names of traits")
            }
            record.traits.insert(trait)
        }
        record.testPolicy = try reader.optionalCode(columns[15], TestPolicy.init)
        record.religiousAffiliation = reader.text(columns[16])
        record.athletics = reader.list(columns[17])
        let first = TableWriter.collegeColumns.count
        for kind in FigureKind.allCases {
            record.figures[Int(kind.rawValue)] = try reader.cell(columns[first + Int(kind.rawValue)], kind)
        }
        return record
    }
}

extension CSVReader {
    func malformed(_ column: CSVColumn, expected: String) -> CSVError {
        .malformed(position(of: column), expected: expected, found: "'\(text(column))'")
    }

    /// A figure as our own tables write it.
    func cell(_ column: CSVColumn, _ kind: FigureKind) throws(CSVError) -> Figure {
        guard let figure = TableCell.figure(slice(column), kind) else {
            throw malformed(column, expected: kind.expectation)
        }
        return figure
    }

    /// Texts between bars.
    func list(_ column: CSVColumn) -> [String] {
        slice(column).isEmpty ? [] : text(column).split(separator: "|").map(String.init)
    }

    func degrees(_ column: CSVColumn) throws(CSVError) -> Double {
        guard let value = CSVNumber.parse(slice(column)), value.magnitude <= 180 else {
            throw malformed(column, expected: "degrees")
        }
        return value
    }

    func code<Code>(_ column: CSVColumn, _ make: (UInt8) -> Code?) throws(CSVError) -> Code {
        guard let code = try optionalCode(column, make) else { throw malformed(column, expected: "a code") }
        return code
    }

    func optionalCode<Code>(_ column: CSVColumn, _ make: (UInt8) -> Code?) throws(CSVError) -> Code? {
        let bytes = slice(column)
        if bytes.isEmpty { return nil }
        guard let code = CSVNumber.parse(bytes).flatMap({ UInt8(exactly: $0) }).flatMap(make) else {
            throw malformed(column, expected: "a code")
        }
        return code
    }

    /// A CIP code of two digits, or of four with a point.
    func field(_ column: CSVColumn) throws(CSVError) -> CIPCode {
        let bytes = slice(column)
        var value: UInt16 = 0
        for (offset, byte) in bytes.enumerated() {
            if offset == 2 && byte == UInt8(ascii: ".") { continue }
            guard byte >= 0x30, byte <= 0x39 else { throw malformed(column, expected: "a CIP code") }
            value = value &* 10 &+ UInt16(byte - 0x30)
        }
        guard bytes.count == 2 || bytes.count == 5 else { throw malformed(column, expected: "a CIP code") }
        return CIPCode(value)
    }
}
