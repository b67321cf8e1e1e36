extension Connection {
    /// `PRAGMA user_version`: the number of the last migration that ran.
    func schemaVersion() throws(SQLiteError) -> Int {
        try first("PRAGMA user_version") { row throws(SQLiteError) in try row.integer(0, as: Int.self) } ?? 0
    }

    /// `PRAGMA data_version`: changes when another connection has committed, and only then.
    func dataVersion() throws(SQLiteError) -> Int64 {
        try first("PRAGMA data_version") { row throws(SQLiteError) in try row.integer(0) } ?? 0
    }

    func tableCount() throws(SQLiteError) -> Int {
        try first("SELECT count(*) FROM sqlite_schema") { row throws(SQLiteError) in
            try row.integer(0, as: Int.self)
        } ?? 0
    }
}
