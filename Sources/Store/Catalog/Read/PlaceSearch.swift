internal import Domain

/// Finds towns by the beginning of their name, with or without a state, and by ZIP code.
struct PlaceSearch {
    private let connection: Connection

    init(_ connection: Connection) { self.connection = connection }

    func places(matching text: String, limit: Int) throws(SQLiteError) -> [Place] {
        let parts = text.split(separator: ",", maxSplits: 1).map(String.init)
        let city = SearchFolding.key(of: parts.first ?? "")
        guard !city.isEmpty, limit > 0 else { return [] }
        if city.utf8.allSatisfy({ $0 >= 0x30 && $0 <= 0x39 }) { return try places(zip: city, limit: limit) }
        if parts.count > 1 {
            return try places(city: city, state: SearchFolding.key(of: parts[1]), limit: limit)
        }
        let places = try places(city: city, state: "", limit: limit)
        let words = city.split(separator: " ")
        guard places.isEmpty, words.count > 1, let last = words.last, last.utf8.count <= 2 else { return places }
        // `portland or`: the last word is the state.
        return try self.places(
            city: words.dropLast().joined(separator: " "), state: String(last), limit: limit)
    }

    /// The exact name first, then the towns with most colleges.
    private func places(city: String, state: String, limit: Int) throws(SQLiteError) -> [Place] {
        try connection.rows(
            """
            SELECT city, state, latitude, longitude FROM place
            WHERE folded >= ? AND folded < ? AND state LIKE ?
            ORDER BY folded <> ?, colleges DESC, folded, state LIMIT ?
            """, .text(city), .text(city + "\u{10FFFF}"), .text(state.uppercased() + "%"), .text(city),
            SQLiteValue(limit), read: place)
    }

    /// A ZIP code without a college stands for its neighbours: those that share four, then three digits.
    private func places(zip: String, limit: Int) throws(SQLiteError) -> [Place] {
        let zip = String(zip.prefix(5))
        for length in stride(from: zip.utf8.count, through: min(3, zip.utf8.count), by: -1) {
            let found = try connection.rows(
                """
                SELECT city, state, latitude, longitude FROM zip JOIN place ON place.number = zip.place
                WHERE zip >= ? AND zip < ? GROUP BY place.number
                ORDER BY min(abs(CAST(zip AS INTEGER) - ?)), colleges DESC LIMIT ?
                """, .text(String(zip.prefix(length))), .text(String(zip.prefix(length)) + ":"),
                SQLiteValue(Int(zip) ?? 0), SQLiteValue(limit), read: place)
            if !found.isEmpty { return found }
        }
        return []
    }

    private func place(_ row: Statement) throws(SQLiteError) -> Place {
        guard let state = StateCode(try row.text(1)) else { throw row.mismatch("no state") }
        return Place(
            city: try row.text(0), state: state,
            coordinate: Coordinate(latitude: try row.real(2), longitude: try row.real(3)))
    }
}
