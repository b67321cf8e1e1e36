internal import CSQLite
public import Domain
private import Glibc

/// A student's own data on this machine: one file, shared by every process that has it open.
public struct UserDatabase: Sendable {
    /// The database file.
    public let path: String
    let database: Database

    /// Opens the file, making folder and file on first use and bringing an older file to the newest schema.
    ///
    /// Blocks for about a millisecond; a caller on the start path may call it directly.
    public init(path: String) throws(StorageError) { try self.init(path: path, migrator: Migrator()) }

    init(path: String, migrator: Migrator) throws(StorageError) {
        let connection = try Connection.opened(path, migrator: migrator)
        self.path = path
        database = Database(connection)
    }

    /// Runs tasks on the database's own thread: one that wakes up only to ask the database then waits for no other thread.
    public var executor: any TaskExecutor { database.executor }

    /// Changes when another process or connection has committed something.
    public func dataVersion() async throws(StorageError) -> Int64 { try await database.dataVersion() }
}

extension Connection {
    /// A connection that shares its file with other processes, with the newest schema; folder and file are made.
    static func opened(_ path: String, migrator: Migrator) throws(StorageError) -> Connection {
        if let slash = path.lastIndex(of: "/"), slash != path.startIndex { try Folder.make(String(path[..<slash])) }
        try DatabaseHeader.check(path: path, known: migrator.known)
        let connection: Connection
        do throws(SQLiteError) {
            connection = try Connection(path: path, mode: .create)
        } catch {
            throw openingFailure(error, path: path)
        }
        if connection.isReadOnly { throw .readOnly(path: path) }
        try connection.prepareForSharing(migrator)
        return connection
    }

    /// SQLite says only that it cannot open a file; the system's own code says why.
    private static func openingFailure(_ error: SQLiteError, path: String) -> StorageError {
        let isDenied = error.code == SQLITE_CANTOPEN && (error.systemError == EACCES || error.systemError == EROFS)
        return isDenied ? .readOnly(path: path) : error.storageError(path: path)
    }

    /// Puts the connection into the mode in which several processes share one file, with the newest schema.
    private func prepareForSharing(_ migrator: Migrator) throws(StorageError) {
        // A file that is refused stays as it is, and so does its log.
        keepsLogOnClose = true
        let found = try migrator.check(self)
        try storing { connection throws(SQLiteError) in
            try connection.execute(
                """
                PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON;
                PRAGMA wal_autocheckpoint = 4000;
                """)
        }
        try migrator.migrate(self, from: found)
        keepsLogOnClose = false
    }
}
