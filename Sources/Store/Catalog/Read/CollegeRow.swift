internal import Domain

extension College {
    /// Reads a row of `college` with all its columns in their order.
    init(_ row: Statement) throws(SQLiteError) {
        guard let state = StateCode(try row.text(4)) else { throw row.mismatch("no state") }
        guard let control = Control(rawValue: try row.integer(10, as: UInt8.self)),
            let level = InstitutionLevel(rawValue: try row.integer(11, as: UInt8.self))
        else { throw row.mismatch("no control or level") }
        let figures: [Figure]? = try row.withBlob(18) { bytes in
            let count = FigureKind.allCases.count
            guard bytes.count == count * 9 else { return nil }
            let figures = (0..<count).compactMap { index in
                Figure(
                    bytes.loadUnaligned(fromByteOffset: index * 8, as: Double.self),
                    reasonCode: bytes[count * 8 + index])
            }
            return figures.count == count ? figures : nil
        }
        guard let figures else { throw row.mismatch("the figures have a wrong size") }
        self.init(
            id: UnitID(try row.integer(0, as: Int32.self)), name: try row.text(1), aliases: try row.list(2),
            city: try row.text(3), state: state, zip: try row.text(5),
            coordinate: Coordinate(latitude: try row.real(6), longitude: try row.real(7)), website: try row.text(8),
            netPriceCalculator: try row.text(9), control: control, level: level,
            setting: Setting(rawValue: try row.integer(12, as: UInt8.self)),
            sizeBand: SizeBand(rawValue: try row.integer(13, as: UInt8.self)),
            traits: CollegeTraits(rawValue: try row.integer(14, as: UInt16.self)),
            testPolicy: TestPolicy(rawValue: try row.integer(15, as: UInt8.self)),
            religiousAffiliation: try row.text(16), athletics: try row.list(17), figures: figures)
    }
}

extension CollegeHit {
    /// Reads name, aliases, town and state.
    init(_ row: Statement, id: UnitID, alias: Int) throws(SQLiteError) {
        guard let state = StateCode(try row.text(3)) else { throw row.mismatch("no state") }
        let aliases = alias == 0 ? [] : try row.list(1)
        self.init(
            id: id, name: try row.text(0), alias: alias > 0 && alias <= aliases.count ? aliases[alias - 1] : nil,
            city: try row.text(2), state: state)
    }
}

extension Statement {
    /// Texts between bars.
    fileprivate func list(_ column: Int) throws(SQLiteError) -> [String] {
        try text(column).split(separator: "|").map(String.init)
    }
}
