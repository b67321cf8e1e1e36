/// A row that can't be read, known by its primary key.
struct DamagedRow: Hashable {
    let table: String
    /// Column and value of the primary key.
    let key: [Part]
    let reason: String

    struct Part: Hashable {
        let column: String
        let value: SQLiteValue
    }

    /// The numbers of the key, joined by `-`. Texts may be personal; a profile's field names are ours.
    var keyText: String {
        key.filter { $0.column != "account_id" }.compactMap { part in
            switch part.value {
            case .integer(let number): "\(number)"
            case .text(let text): table == "profile" ? text : nil
            case .real, .blob, .null: nil
            }
        }.joined(separator: "-")
    }

    /// Moves the row into `damaged_row`, its content as JSON with blobs in hexadecimal.
    func setAside(in connection: Connection, at time: Int64) throws(SQLiteError) {
        let pairs = try connection.columnNames(of: table).map { name in
            "'\(name)', CASE typeof(\(name)) WHEN 'blob' THEN hex(\(name)) ELSE \(name) END"
        }
        let condition = key.map { "\($0.column) = ?" }.joined(separator: " AND ")
        let values = key.map(\.value)
        try connection.run(
            """
            INSERT INTO damaged_row (account_id, found, source, reason, content)
            SELECT account_id, ?, ?, ?, json_object(\(pairs.joined(separator: ", "))) FROM \(table) WHERE \(condition)
            """, values: [.integer(time), .text(table), .text(reason)] + values)
        try connection.run("DELETE FROM \(table) WHERE \(condition)", values: values)
    }
}
