public import Domain

extension UserDatabase {
    /// What students have reported, the newest last.
    public func reports() async throws(StorageError) -> [ChatReport] {
        try await database.read { connection throws(SQLiteError) in
            try connection.rows(
                "SELECT account_id, user_id, body, reason, time, id, state FROM chat_report ORDER BY id"
            ) { row throws(SQLiteError) in
                ChatReport(
                    number: try row.integer(5), state: ChatReport.State(rawValue: try row.text(6)) ?? .pending,
                    reporter: UserID(host: AccountID(try row.integer(0))), subject: UserID(try row.text(1)),
                    body: try row.text(2), reason: try row.text(3), time: try row.integer(4))
            }
        }
    }

    /// - Returns: Whether there is a report of this number.
    public func setReport(_ number: Int64, _ state: ChatReport.State) async throws(StorageError) -> Bool {
        try await database.write { connection throws(SQLiteError) in
            try connection.run(
                "UPDATE chat_report SET state = ? WHERE id = ?", .text(state.rawValue), .integer(number))
            return connection.changes > 0
        }
    }
}
