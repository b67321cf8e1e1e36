internal import Domain

/// One account's settings, a row each.
struct SQLiteSettingStore: SettingStore {
    private let database: Database
    private let account: AccountID

    init(_ database: Database, account: AccountID) {
        self.database = database
        self.account = account
    }

    func value(for key: String) async throws(StorageError) -> String? {
        try await database.run { [account] connection throws(SQLiteError) in
            try SQLiteSettingStore.value(for: key, of: account, in: connection)
        }
    }

    func values() async throws(StorageError) -> [String: String] {
        let pairs = try await database.run { [account] connection throws(SQLiteError) in
            try connection.rows("SELECT key, value FROM setting WHERE account_id = ?", SQLiteValue(account)) {
                row throws(SQLiteError) in try (row.text(0), row.text(1))
            }
        }
        return Dictionary(pairs) { _, last in last }
    }

    func set(_ value: String?, for key: String) async throws(StorageError) {
        try await database.write { [account] connection throws(SQLiteError) in
            try SQLiteSettingStore.set(value, for: key, of: account, in: connection)
        }
    }

    static func value(
        for key: String, of account: AccountID, in connection: Connection
    ) throws(SQLiteError) -> String? {
        try connection.first(
            "SELECT value FROM setting WHERE account_id = ? AND key = ?", SQLiteValue(account), .text(key)
        ) { row throws(SQLiteError) in try row.text(0) }
    }

    /// - Parameter value: `nil` takes the setting away.
    static func set(
        _ value: String?, for key: String, of account: AccountID, in connection: Connection
    ) throws(SQLiteError) {
        guard let value else {
            return try connection.run(
                "DELETE FROM setting WHERE account_id = ? AND key = ?", SQLiteValue(account), .text(key))
        }
        try connection.run(
            "INSERT OR REPLACE INTO setting (account_id, key, value) VALUES (?, ?, ?)", SQLiteValue(account),
            .text(key), .text(value))
    }
}
