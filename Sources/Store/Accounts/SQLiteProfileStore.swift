internal import Domain

/// One account's profile, a row for each field that is set.
struct SQLiteProfileStore: WholeProfileStore {
    private let database: Database
    private let account: AccountID

    init(_ database: Database, account: AccountID) {
        self.database = database
        self.account = account
    }

    func profile() async throws(StorageError) -> StudentProfile? {
        let fields = try await fields()
        return fields.isEmpty ? nil : ProfileRecord(fields).profile
    }

    func wholeProfile() async throws(StorageError) -> Profile {
        let fields = try await fields()
        return Profile(matching: ProfileRecord(fields).profile, rows: fields)
    }

    func save(_ profile: StudentProfile) async throws(StorageError) {
        let record = ProfileRecord(profile)
        try await database.write { [account] connection throws(SQLiteError) in
            // Only the fields known here: a later program's own stay.
            for key in ProfileRecord.Key.allCases {
                try Self.set(record.fields[key.rawValue], for: key.rawValue, of: account, in: connection)
            }
        }
    }

    func save(_ profile: Profile) async throws(StorageError) {
        let record = ProfileRecord(profile.matching)
        let rows = profile.rows
        try await database.write { [account] connection throws(SQLiteError) in
            try connection.run(
                "DELETE FROM profile WHERE account_id = ? AND substr(field, 1, ?) = ?", SQLiteValue(account),
                SQLiteValue(Profile.otherRowPrefix.count), .text(Profile.otherRowPrefix))
            for key in ProfileRecord.Key.allCases {
                try Self.set(record.fields[key.rawValue], for: key.rawValue, of: account, in: connection)
            }
            for name in Profile.rowNames { try Self.set(rows[name], for: name, of: account, in: connection) }
            for (name, value) in rows where name.hasPrefix(Profile.otherRowPrefix) {
                try Self.set(value, for: name, of: account, in: connection)
            }
        }
    }

    private func fields() async throws(StorageError) -> [String: String] {
        let pairs = try await database.run { [account] connection throws(SQLiteError) in
            try connection.rows("SELECT field, value FROM profile WHERE account_id = ?", SQLiteValue(account)) {
                row throws(SQLiteError) in try (row.text(0), row.text(1))
            }
        }
        return Dictionary(pairs) { _, last in last }
    }

    private static func set(
        _ value: String?, for field: String, of account: AccountID, in connection: Connection
    ) throws(SQLiteError) {
        guard let value else {
            return try connection.run(
                "DELETE FROM profile WHERE account_id = ? AND field = ?", SQLiteValue(account), .text(field))
        }
        try connection.run(
            "INSERT OR REPLACE INTO profile (account_id, field, value) VALUES (?, ?, ?)", SQLiteValue(account),
            .text(field), .text(value))
    }
}
