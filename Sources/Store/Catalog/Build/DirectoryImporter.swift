internal import Domain

/// Reads IPEDS HD: who there is. Keeps active institutions that teach undergraduates.
///
/// The chief officer's name and telephone number are never read.
enum DirectoryImporter {
    static func draft(from source: CSVReader) throws(CSVError) -> CatalogDraft {
        var reader = source
        let columns = try Columns(reader)
        var colleges: [CollegeRecord] = []
        var lines: [UnitID: Int] = [:]
        while try reader.next() {
            let id = try reader.unitID(columns.unitID)
            if let first = lines.updateValue(reader.line, forKey: id) {
                throw .malformed(
                    reader.position(of: columns.unitID), expected: "each UNITID once",
                    found: "\(id) as on line \(first)")
            }
            guard try reader.integer(columns.active, marks: .ipeds) == 1,
                try reader.integer(columns.undergraduate, marks: .ipeds) == 1
            else { continue }
            colleges.append(try record(id, reader, columns))
        }
        return CatalogDraft(colleges: colleges.sorted { $0.id < $1.id })
    }

    private static func record(_ id: UnitID, _ reader: CSVReader, _ columns: Columns) throws(CSVError) -> CollegeRecord
    {
        guard let state = StateCode(reader.text(columns.state)) else {
            throw .malformed(
                reader.position(of: columns.state), expected: "two letters of a state",
                found: "'\(reader.text(columns.state))'")
        }
        var record = CollegeRecord(
            id: id, name: PublishedText.repaired(reader.text(columns.name)),
            city: PublishedText.repaired(reader.text(columns.city)), state: state,
            coordinate: Coordinate(
                latitude: try degrees(reader, columns.latitude, limit: 90),
                longitude: try degrees(reader, columns.longitude, limit: 180)),
            control: try code(reader, columns.control, "1, 2 or 3", Control.init),
            level: try code(reader, columns.level, "1, 2 or 3", InstitutionLevel.init))
        record.aliases = PublishedText.aliases(reader.text(columns.aliases), of: record.name)
        record.zip = PublishedText.zip(reader.text(columns.zip))
        record.website = reader.text(columns.website)
        record.netPriceCalculator = reader.text(columns.calculator)
        if let locale = try reader.integer(columns.locale, marks: .ipeds) {
            record.setting = Setting(rawValue: UInt8(clamping: locale / 10))
        }
        if let size = try reader.integer(columns.size, marks: .ipeds) {
            record.sizeBand = SizeBand(rawValue: UInt8(clamping: size))
        }
        if try reader.integer(columns.hbcu, marks: .ipeds) == 1 { record.traits.insert(.historicallyBlack) }
        if try reader.integer(columns.tribal, marks: .ipeds) == 1 { record.traits.insert(.tribal) }
        return record
    }

    private static func degrees(_ reader: CSVReader, _ column: CSVColumn, limit: Double) throws(CSVError) -> Double {
        guard let value = CSVNumber.parse(reader.slice(column)), value.magnitude <= limit else {
            throw .malformed(
                reader.position(of: column), expected: "degrees from -\(Int(limit)) to \(Int(limit))",
                found: "'\(reader.text(column))'")
        }
        return value
    }

    private static func code<Code>(
        _ reader: CSVReader, _ column: CSVColumn, _ expected: String, _ make: (UInt8) -> Code?
    ) throws(CSVError) -> Code {
        guard let number = CSVNumber.parse(reader.slice(column)).flatMap({ UInt8(exactly: $0) }),
            let code = make(number)
        else {
            throw .malformed(reader.position(of: column), expected: expected, found: "'\(reader.text(column))'")
        }
        return code
    }

    /// Where the columns stand that are read.
    private struct Columns {
        let unitID, name, aliases, city, state, zip, website, calculator: CSVColumn
        let level, control, undergraduate, hbcu, tribal, locale, active, size, longitude, latitude: CSVColumn

        init(_ reader: CSVReader) throws(CSVError) {
            unitID = try reader.column("UNITID")
            name = try reader.column("INSTNM")
            aliases = try reader.column("IALIAS")
            city = try reader.column("CITY")
            state = try reader.column("STABBR")
            zip = try reader.column("ZIP")
            website = try reader.column("WEBADDR")
            calculator = try reader.column("NPRICURL")
            level = try reader.column("ICLEVEL")
            control = try reader.column("CONTROL")
            undergraduate = try reader.column("UGOFFER")
            hbcu = try reader.column("HBCU")
            tribal = try reader.column("TRIBAL")
            locale = try reader.column("LOCALE")
            active = try reader.column("CYACTIVE")
            size = try reader.column("INSTSIZE")
            longitude = try reader.column("LONGITUD")
            latitude = try reader.column("LATITUDE")
        }
    }
}
