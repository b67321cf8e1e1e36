public import Domain

/// The accounts of one user database.
struct SQLiteAccountDirectory: AccountDirectory {
    let database: Database

    private static let columns = "id, name, kind, email, fingerprint, verified, created"

    private static func account(_ row: Statement) throws(SQLiteError) -> Account {
        guard let kind = Account.Kind(rawValue: try row.text(2)) else {
            throw row.mismatch("column kind is not one of an account")
        }
        return Account(
            id: AccountID(try row.integer(0)), name: try row.text(1), kind: kind, email: try row.textOrNil(3),
            fingerprint: try row.textOrNil(4).flatMap { KeyFingerprint($0) }, verified: try row.integerOrNil(5),
            created: try row.integer(6))
    }

    func accounts() async throws(StorageError) -> [Account] {
        try await database.run { connection throws(SQLiteError) in
            try connection.rows("SELECT \(Self.columns) FROM account ORDER BY id") { row throws(SQLiteError) in
                try Self.account(row)
            }
        }
    }

    func account(_ id: AccountID) async throws(StorageError) -> Account? {
        try await first(where: "id", SQLiteValue(id))
    }

    func account(skeleton: String) async throws(StorageError) -> Account? {
        try await first(where: "skeleton", .text(skeleton))
    }

    func account(email: String) async throws(StorageError) -> Account? {
        try await first(where: "email", .text(email))
    }

    func account(fingerprint: KeyFingerprint) async throws(StorageError) -> Account? {
        try await first(where: "fingerprint", .text(fingerprint.description))
    }

    private func first(where column: StaticString, _ value: SQLiteValue) async throws(StorageError) -> Account? {
        try await database.run { connection throws(SQLiteError) in
            try Self.first(where: column, value, in: connection)
        }
    }

    private static func first(
        where column: StaticString, _ value: SQLiteValue, in connection: Connection
    ) throws(SQLiteError) -> Account? {
        try connection.first("SELECT \(columns) FROM account WHERE \(column) = ?", value) {
            row throws(SQLiteError) in try account(row)
        }
    }

    func add(_ new: NewAccount) async throws(StorageError) -> AddedAccount {
        try await database.write { connection throws(SQLiteError) in
            if let other = try Self.first(where: "skeleton", .text(new.name.skeleton), in: connection) {
                return .nameLooksLike(other.name)
            }
            if let email = new.email, try Self.first(where: "email", .text(email), in: connection) != nil {
                return .emailTaken
            }
            let key = new.fingerprint?.description
            if let key, let other = try Self.first(where: "fingerprint", .text(key), in: connection) {
                return .keyTaken(other.name)
            }
            try connection.run("UPDATE account_sequence SET last = max(last, (SELECT max(id) FROM account)) + 1")
            try connection.run(
                """
                INSERT INTO account (id, name, created, kind, skeleton, email, fingerprint, verified)
                SELECT last, ?, ?, ?, ?, ?, ?, ? FROM account_sequence
                """, .text(new.name.string), .integer(new.created),
                .text((new.fingerprint == nil ? Account.Kind.local : .ssh).rawValue), .text(new.name.skeleton),
                SQLiteValue(new.email), SQLiteValue(key), SQLiteValue(new.verified))
            guard let account = try Self.first(where: "skeleton", .text(new.name.skeleton), in: connection) else {
                throw SQLiteError(extendedCode: 0, message: "the account that was made is not there")
            }
            if let credential = new.credential { try Self.set(credential, of: account.id, in: connection) }
            return .added(account)
        }
    }

    private static func set(
        _ credential: SignInCredential, of id: AccountID, in connection: Connection
    ) throws(SQLiteError) {
        try connection.run(
            "INSERT OR REPLACE INTO credential (account_id, passphrase, recovery) VALUES (?, ?, ?)", SQLiteValue(id),
            .text(credential.passphraseHash), .blob(credential.recoveryHash))
        try connection.run("DELETE FROM sign_in_attempt WHERE account_id = ?", SQLiteValue(id))
    }
}

// MARK: - Signing in

extension SQLiteAccountDirectory {
    func credential(of id: AccountID) async throws(StorageError) -> SignInCredential? {
        try await database.run { connection throws(SQLiteError) in
            try connection.first(
                "SELECT passphrase, recovery FROM credential WHERE account_id = ?", SQLiteValue(id)
            ) { row throws(SQLiteError) in
                SignInCredential(passphraseHash: try row.text(0), recoveryHash: try row.blob(1))
            }
        }
    }

    func setCredential(_ credential: SignInCredential, of id: AccountID) async throws(StorageError) {
        try await database.write { connection throws(SQLiteError) in
            try Self.set(credential, of: id, in: connection)
        }
    }

    func beginAttempt(of id: AccountID, now: Int64) async throws(StorageError) -> Int64 {
        try await database.write { connection throws(SQLiteError) in
            let known = try connection.first(
                "SELECT failures, last FROM sign_in_attempt WHERE account_id = ?", SQLiteValue(id)
            ) { row throws(SQLiteError) in (failures: try row.integer(0, as: Int.self), last: try row.integer(1)) }
            let failures = known?.failures ?? 0
            let wait = SignInDelay.remaining(failures: failures, last: known?.last ?? now, now: now)
            guard wait == 0 else { return wait }
            try connection.run(
                "INSERT OR REPLACE INTO sign_in_attempt (account_id, failures, last) VALUES (?, ?, ?)",
                SQLiteValue(id), SQLiteValue(failures + 1), .integer(now))
            return 0
        }
    }

    func clearAttempts(of id: AccountID) async throws(StorageError) {
        try await database.write { connection throws(SQLiteError) in
            try connection.run("DELETE FROM sign_in_attempt WHERE account_id = ?", SQLiteValue(id))
        }
    }

    func setVerified(_ time: Int64, of id: AccountID) async throws(StorageError) {
        try await database.write { connection throws(SQLiteError) in
            try connection.run("UPDATE account SET verified = ? WHERE id = ?", .integer(time), SQLiteValue(id))
        }
    }

    func setCode(
        _ hash: [UInt8], purpose: OneTimeCode.Purpose, of id: AccountID, expires: Int64
    ) async throws(StorageError) {
        try await database.write { connection throws(SQLiteError) in
            try connection.run(
                "DELETE FROM account_code WHERE account_id = ? AND purpose = ?", SQLiteValue(id),
                .text(purpose.rawValue))
            try connection.run(
                "INSERT INTO account_code (hash, account_id, purpose, expires) VALUES (?, ?, ?, ?)", .blob(hash),
                SQLiteValue(id), .text(purpose.rawValue), .integer(expires))
        }
    }

    func takeCode(
        _ hash: [UInt8], purpose: OneTimeCode.Purpose, of id: AccountID?, now: Int64
    ) async throws(StorageError) -> AccountID? {
        try await database.write { connection throws(SQLiteError) in
            try connection.run("DELETE FROM account_code WHERE expires <= ?", .integer(now))
            let owner = try connection.first(
                "SELECT account_id FROM account_code WHERE hash = ? AND purpose = ?", .blob(hash),
                .text(purpose.rawValue)
            ) { row throws(SQLiteError) in AccountID(try row.integer(0)) }
            if let id, id != owner { return nil }
            if owner != nil { try connection.run("DELETE FROM account_code WHERE hash = ?", .blob(hash)) }
            return owner
        }
    }
}

extension UserDatabase {
    /// Who has an account here.
    public var accounts: any AccountDirectory { SQLiteAccountDirectory(database: database) }
}
