internal import Domain

/// The actor that owns the only connection to one file, on a thread of its own.
actor Database {
    nonisolated let path: String
    private let connection: Connection
    private let thread = DatabaseThread()

    nonisolated var executor: any TaskExecutor { thread }

    nonisolated var unownedExecutor: UnownedSerialExecutor { thread.asUnownedSerialExecutor() }

    init(_ connection: sending Connection) {
        path = connection.path
        self.connection = connection
    }

    /// Runs `body` on one unchanging view of the file.
    func read<Result: Sendable>(
        _ body: @Sendable (Connection) throws(SQLiteError) -> Result
    ) throws(StorageError) -> Result {
        try connection.storing { connection throws(SQLiteError) in try connection.read(body) }
    }

    /// Runs `body` in one transaction; its changes are durable when this returns.
    func write<Result: Sendable>(
        _ body: @Sendable (Connection) throws(SQLiteError) -> Result
    ) throws(StorageError) -> Result {
        try connection.storing { connection throws(SQLiteError) in try connection.write(body) }
    }

    /// Like ``write(_:)``, and calls `committed` at once, before anybody who waits for the result has been woken.
    func write<Result: Sendable>(
        _ body: @Sendable (Connection) throws(SQLiteError) -> Result, committed: @Sendable (Result) -> Void
    ) throws(StorageError) -> Result {
        let result = try write(body)
        committed(result)
        return result
    }

    /// Runs `body` outside a transaction, for single statements and pragmas.
    func run<Result: Sendable>(
        _ body: @Sendable (Connection) throws(SQLiteError) -> Result
    ) throws(StorageError) -> Result {
        try connection.storing(body)
    }

    /// Changes when another process or connection has committed.
    func dataVersion() throws(StorageError) -> Int64 {
        try run { connection throws(SQLiteError) in try connection.dataVersion() }
    }
}
