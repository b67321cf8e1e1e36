/// A row that can't be read, known by its primary key.
struct DamagedRow: Hashable {
    /// The primary key of each personal table, the account first.
    static let keys = [
        "feed_event": ["account_id", "time", "device", "counter"], "feed_snapshot": ["account_id"],
        "profile": ["account_id", "field"], "setting": ["account_id", "key"],
    ]

    let table: String
    let key: [SQLiteValue]
    let reason: String

    init(_ table: String, key: [SQLiteValue], reason: String) {
        self.table = table
        self.key = key
        self.reason = reason
    }

    /// Takes the key from the first columns of a row.
    init(_ table: String, key row: Statement, reason: String) throws(SQLiteError) {
        var key: [SQLiteValue] = []
        for column in 0..<(DamagedRow.keys[table]?.count ?? 0) { key.append(try row.value(column)) }
        self.init(table, key: key, reason: reason)
    }

    /// Without the account, joined by `-`; names of fields are ours and hold nothing personal.
    var keyText: String {
        key.dropFirst().map { value in
            switch value {
            case .integer(let number): "\(number)"
            case .text(let text): text
            case .real, .blob, .null: "?"
            }
        }.joined(separator: "-")
    }

    /// Moves the row into `damaged_row`, its content as JSON with blobs in hexadecimal.
    func setAside(in connection: Connection, at time: Int64) throws(SQLiteError) {
        let columns = try connection.rows("SELECT name FROM pragma_table_info(?)", .text(table)) {
            row throws(SQLiteError) in try row.text(0)
        }
        let pairs = columns.map { "'\($0)', CASE typeof(\($0)) WHEN 'blob' THEN hex(\($0)) ELSE \($0) END" }
        let condition = (DamagedRow.keys[table] ?? []).map { "\($0) = ?" }.joined(separator: " AND ")
        try connection.run(
            """
            INSERT INTO damaged_row (account_id, found, source, reason, content)
            SELECT account_id, ?, ?, ?, json_object(\(pairs.joined(separator: ", "))) FROM \(table) WHERE \(condition)
            """, values: [.integer(time), .text(table), .text(reason)] + key)
        try connection.run("DELETE FROM \(table) WHERE \(condition)", values: key)
    }
}
