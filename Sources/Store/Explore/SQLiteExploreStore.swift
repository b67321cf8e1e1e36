internal import Domain

/// One account's saved filters, a row each.
struct SQLiteExploreStore: ExploreStore {
    let database: Database
    let account: AccountID

    init(_ database: Database, account: AccountID) {
        self.database = database
        self.account = account
    }

    func filters() async throws(StorageError) -> [SavedFilter] {
        let rows = try await database.run { [account] connection throws(SQLiteError) in
            try connection.rows(
                "SELECT name, code FROM saved_filter WHERE account_id = ? ORDER BY name", SQLiteValue(account)
            ) { row throws(SQLiteError) in (name: try row.text(0), code: try row.text(1)) }
        }
        // A filter of a later program stays where it is and is not offered.
        return rows.compactMap { row in
            CollegeFilter(code: row.code).map { SavedFilter(name: row.name, filter: $0) }
        }
    }

    func save(_ filter: SavedFilter) async throws(StorageError) {
        try await database.write { [account] connection throws(SQLiteError) in
            try connection.run(
                "INSERT OR REPLACE INTO saved_filter (account_id, name, code) VALUES (?, ?, ?)",
                SQLiteValue(account), .text(filter.name), .text(filter.filter.code))
        }
    }

    func removeFilter(named name: String) async throws(StorageError) {
        try await database.write { [account] connection throws(SQLiteError) in
            try connection.run(
                "DELETE FROM saved_filter WHERE account_id = ? AND name = ?", SQLiteValue(account), .text(name))
        }
    }
}
