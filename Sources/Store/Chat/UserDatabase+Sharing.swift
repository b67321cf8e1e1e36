public import Domain

extension UserDatabase {
    /// The account whose shortlist can be read by a code; `nil` when there is none, or it was revoked.
    public func account(sharing code: String) async throws(StorageError) -> AccountID? {
        guard !code.isEmpty else { return nil }
        return try await database.read { connection throws(SQLiteError) in
            try connection.first(
                "SELECT account_id FROM setting WHERE key = ? AND value = ?", .text(ShareCode.key), .text(code)
            ) { row throws(SQLiteError) in AccountID(try row.integer(0)) }
        }
    }
}
