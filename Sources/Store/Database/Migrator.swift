internal import Domain
private import Glibc

/// Brings a file to the newest schema: forward only, one transaction for each step, a copy of the file before the first.
struct Migrator: Sendable {
    private let migrations: [Migration]

    init(_ migrations: [Migration] = Migration.all) { self.migrations = migrations }

    /// The newest schema this program knows.
    var known: Int { migrations.last?.number ?? 0 }

    /// Reads the schema's number and changes nothing.
    ///
    /// - Throws: `newerSchema` for a file of a later program, `damaged` for a file of another program.
    func check(_ connection: Connection) throws(StorageError) -> Int {
        let found = try connection.storing { connection throws(SQLiteError) in try connection.schemaVersion() }
        guard found <= known else { throw .newerSchema(path: connection.path, found: found, known: known) }
        if found == 0 {
            let tables = try connection.storing { connection throws(SQLiteError) in try connection.tableCount() }
            guard tables == 0 else { throw .damaged(path: connection.path, reason: "not a database of Quad") }
        }
        return found
    }

    /// Takes the steps that are missing after `found`, as ``check(_:)`` read it.
    func migrate(_ connection: Connection, from found: Int) throws(StorageError) {
        var isCopied = found == 0
        for migration in migrations where migration.number > found {
            try connection.storing { connection throws(SQLiteError) in
                try connection.write { connection throws(SQLiteError) in
                    // Another process may have been faster.
                    let version = try connection.schemaVersion()
                    guard version < migration.number else { return }
                    if !isCopied { try Migrator.copy(connection.path, at: version) }
                    isCopied = true
                    try connection.execute(migration.script)
                    try connection.execute("PRAGMA user_version = \(migration.number)")
                }
            }
        }
    }

    /// Where the copy is kept that was made before leaving `version`.
    static func copyPath(of path: String, version: Int) -> String { "\(path).before-\(version + 1)" }

    /// Copies the file while the caller's transaction keeps writers away.
    private static func copy(_ path: String, at version: Int) throws(SQLiteError) {
        let target = copyPath(of: path, version: version)
        // Left over from a step that failed at this same version.
        unlink(target)
        let file = open(target, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, 0o600)
        if file >= 0 { close(file) }
        try Connection(path: path, mode: .readOnly).run("VACUUM INTO ?", .text(target))
    }
}
