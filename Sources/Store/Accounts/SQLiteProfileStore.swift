internal import Domain

/// One account's profile, a row for each field that is set.
struct SQLiteProfileStore: ProfileStore {
    private let database: Database
    private let account: AccountID

    init(_ database: Database, account: AccountID) {
        self.database = database
        self.account = account
    }

    func profile() async throws(StorageError) -> StudentProfile? {
        let fields = try await database.run { [account] connection throws(SQLiteError) in
            try connection.rows("SELECT field, value FROM profile WHERE account_id = ?", SQLiteValue(account)) {
                row throws(SQLiteError) in try (row.text(0), row.text(1))
            }
        }
        return fields.isEmpty ? nil : ProfileRecord(Dictionary(fields) { _, last in last }).profile
    }

    func save(_ profile: StudentProfile) async throws(StorageError) {
        let record = ProfileRecord(profile)
        try await database.write { [account] connection throws(SQLiteError) in
            // Only the fields known here: a later program's own stay.
            for key in ProfileRecord.Key.allCases {
                if let value = record.fields[key.rawValue] {
                    try connection.run(
                        "INSERT OR REPLACE INTO profile (account_id, field, value) VALUES (?, ?, ?)",
                        SQLiteValue(account), .text(key.rawValue), .text(value))
                } else {
                    try connection.run(
                        "DELETE FROM profile WHERE account_id = ? AND field = ?", SQLiteValue(account),
                        .text(key.rawValue))
                }
            }
        }
    }
}
