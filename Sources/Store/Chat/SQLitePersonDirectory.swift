internal import Domain

/// The people of one data folder.
struct SQLitePersonDirectory: PersonDirectory {
    let database: Database

    func names(of users: Set<UserID>) async throws(StorageError) -> [UserID: String] {
        try await database.read { connection throws(SQLiteError) in
            var names: [UserID: String] = [:]
            for user in users {
                guard let account = user.hostAccount else { continue }
                names[user] = try connection.first(
                    """
                    SELECT coalesce(p.name, a.name) FROM account a LEFT JOIN person p ON p.account_id = a.id
                    WHERE a.id = ?
                    """, SQLiteValue(account)
                ) { row throws(SQLiteError) in try row.text(0) }
            }
            return names
        }
    }

    func people(besides user: UserID) async throws(StorageError) -> [Person] {
        try await database.read { connection throws(SQLiteError) in
            try connection.rows(
                "SELECT account_id, name FROM person WHERE is_findable = 1 AND account_id <> ? ORDER BY name",
                SQLiteValue(user.hostAccount?.rawValue ?? 0)
            ) { row throws(SQLiteError) in
                Person(id: UserID(host: AccountID(try row.integer(0))), name: try row.text(1))
            }
        }
    }

    func isFindable(_ account: AccountID) async throws(StorageError) -> Bool {
        try await database.read { connection throws(SQLiteError) in
            try connection.first("SELECT is_findable FROM person WHERE account_id = ?", SQLiteValue(account)) {
                row throws(SQLiteError) in try row.integer(0) != 0
            } ?? false
        }
    }

    func shown(of account: AccountID, to viewer: Visibility) async throws(StorageError) -> [SocialField: ProfileAnswer]
    {
        try await SQLiteProfileStore(database, account: account).wholeProfile().social.shown(to: viewer)
    }

    func save(name: String, isFindable: Bool, of account: AccountID) async throws(StorageError) {
        try await database.write { connection throws(SQLiteError) in
            try connection.run(
                """
                INSERT INTO person (account_id, name, is_findable) VALUES (?, ?, ?)
                ON CONFLICT (account_id) DO UPDATE SET name = excluded.name, is_findable = excluded.is_findable
                """, SQLiteValue(account), .text(name), .integer(isFindable ? 1 : 0))
        }
    }

    func account(named name: String) async throws(StorageError) -> AccountID? {
        try await database.read { connection throws(SQLiteError) in
            try connection.first("SELECT id FROM account WHERE name = ?", .text(name)) { row throws(SQLiteError) in
                AccountID(try row.integer(0))
            }
        }
    }

    func makeAccount(named name: String) async throws(StorageError) -> AccountID {
        if let known = try await account(named: name) { return known }
        return try await database.write { connection throws(SQLiteError) in
            try connection.run("UPDATE account_sequence SET last = last + 1")
            try connection.run(
                """
                INSERT INTO account (id, name, skeleton, kind, created)
                SELECT last, ?1, ?1, 'local', CAST((julianday('now') - 2440587.5) * 86400000 AS INTEGER)
                FROM account_sequence
                """, .text(name))
            return AccountID(connection.lastInsertedRow)
        }
    }
}
