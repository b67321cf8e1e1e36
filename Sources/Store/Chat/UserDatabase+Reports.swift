public import Domain

extension UserDatabase {
    /// What students have reported, the newest last.
    public func reports() async throws(StorageError) -> [ChatReport] {
        try await database.read { connection throws(SQLiteError) in
            try connection.rows("SELECT account_id, user_id, body, reason, time FROM chat_report ORDER BY id") {
                row throws(SQLiteError) in
                ChatReport(
                    reporter: UserID(host: AccountID(try row.integer(0))), subject: UserID(try row.text(1)),
                    body: try row.text(2), reason: try row.text(3), time: try row.integer(4))
            }
        }
    }
}
