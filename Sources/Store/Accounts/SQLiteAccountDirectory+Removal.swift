internal import Domain
private import Glibc

extension SQLiteAccountDirectory {
    /// Every table with an `account_id`, whoever added it.
    static func personalTables(in connection: Connection) throws(SQLiteError) -> [String] {
        try connection.rows(
            """
            SELECT name FROM pragma_table_list AS tables
            WHERE schema = 'main' AND type = 'table'
                AND EXISTS (SELECT 1 FROM pragma_table_info(tables.name) AS info WHERE info.name = 'account_id')
            ORDER BY name
            """
        ) { row throws(SQLiteError) in try row.text(0) }
    }

    func contents(of id: AccountID) async throws(StorageError) -> [AccountContent] {
        try await database.read { connection throws(SQLiteError) in
            var contents: [AccountContent] = []
            for table in try Self.personalTables(in: connection) {
                let rows = try connection.first(
                    "SELECT count(*) FROM \(Self.quoted(table)) WHERE account_id = ?", SQLiteValue(id)
                ) { row throws(SQLiteError) in try row.integer(0, as: Int.self) }
                if let rows, rows > 0 { contents.append(AccountContent(table: table, rows: rows)) }
            }
            return contents
        }
    }

    /// Deleted rows are overwritten, the file is written anew without its free space, the write-ahead log is cut to
    /// nothing, and the copies made before migrations go as a whole: they hold the account too.
    func remove(_ id: AccountID) async throws(StorageError) -> AccountRemoval {
        try await database.run { connection throws(SQLiteError) in
            try connection.execute("PRAGMA secure_delete = ON")
            try connection.write { connection throws(SQLiteError) in
                for table in try Self.personalTables(in: connection) {
                    try connection.run(
                        "DELETE FROM \(Self.quoted(table)) WHERE account_id = ?", SQLiteValue(id))
                }
                try Self.optimizeSearch(in: connection)
                try Self.removeRow(of: id, in: connection)
                try connection.run("UPDATE account_sequence SET remnants = 1")
            }
        }
        return try await wipeRemnants() ? .complete : .remnantsRemain
    }

    func wipeRemnants() async throws(StorageError) -> Bool {
        try await database.run { connection throws(SQLiteError) in
            let remnants = try connection.first("SELECT remnants FROM account_sequence") { row throws(SQLiteError) in
                try row.integer(0)
            }
            guard remnants == 1 else { return true }
            Self.removeCopies(of: connection.path)
            do throws(SQLiteError) {
                try connection.execute("PRAGMA secure_delete = ON; PRAGMA temp_store = MEMORY; VACUUM;")
                guard try Self.cutLog(of: connection) else { return false }
            } catch {
                // Busy: another process reads. The account is gone already; the note stays for the next one.
                if error.isBusy { return false }
                throw error
            }
            try connection.run("UPDATE account_sequence SET remnants = 0")
            return try Self.cutLog(of: connection)
        }
    }

    /// Carries the log over and cuts it to nothing; false while somebody reads from it.
    private static func cutLog(of connection: Connection) throws(SQLiteError) -> Bool {
        try connection.first("PRAGMA wal_checkpoint(TRUNCATE)") { row throws(SQLiteError) in
            try row.integer(0) == 0
        } ?? false
    }

    /// The guest always exists, so it comes back at once: what is tied to the end of an account happens all the same.
    private static func removeRow(of id: AccountID, in connection: Connection) throws(SQLiteError) {
        let created = try connection.first("SELECT created FROM account WHERE id = ?", SQLiteValue(id)) {
            row throws(SQLiteError) in try row.integer(0)
        }
        try connection.run("DELETE FROM account WHERE id = ?", SQLiteValue(id))
        guard id == .guest else { return }
        try connection.run(
            "INSERT INTO account (id, name, created, kind, skeleton) VALUES (?, 'guest', ?, 'guest', 'guest')",
            SQLiteValue(id), SQLiteValue(created ?? 0))
    }

    /// A full-text index keeps the words of deleted rows until its parts are merged.
    private static func optimizeSearch(in connection: Connection) throws(SQLiteError) {
        let indexes = try connection.rows(
            "SELECT name FROM sqlite_schema WHERE type = 'table' AND sql LIKE '%USING fts5%'"
        ) { row throws(SQLiteError) in try row.text(0) }
        for name in indexes.map(quoted) { try connection.run("INSERT INTO \(name) (\(name)) VALUES ('optimize')") }
    }

    private static func removeCopies(of path: String) {
        for version in 0..<Migrator().known { unlink(Migrator.copyPath(of: path, version: version)) }
    }

    /// A table's name as SQL takes it; the names come from the schema, not from outside.
    static func quoted(_ table: String) -> String { "\"" + table.replacing("\"", with: "\"\"") + "\"" }
}
