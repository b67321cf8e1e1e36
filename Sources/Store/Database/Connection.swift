internal import CSQLite
private import Glibc

/// One open database file. It belongs to one thread at a time: whoever owns it, usually a ``Database``.
final class Connection {
    /// How a file is opened.
    enum Mode: Sendable, Hashable {
        /// Reads and writes; a missing file is made, readable by its owner alone.
        case create
        /// Reads and writes a file that exists.
        case readWrite
        /// Reads a file that others may write.
        case readOnly
        /// Reads a file that nobody writes: no locks, no WAL.
        case immutable
    }

    let path: String
    let handle: OpaquePointer
    private var cache: [String: Statement] = [:]

    /// The file is not touched before the first statement, apart from being made.
    init(path: String, mode: Mode) throws(SQLiteError) {
        if mode == .create {
            // SQLite gives WAL and shared memory the mode of the main file, so it has to be right from the start.
            let file = Glibc.open(path, O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0o600)
            if file >= 0 { close(file) }
        }
        var handle: OpaquePointer?
        let (name, flags) = Connection.arguments(path: path, mode: mode)
        let code = sqlite3_open_v2(name, &handle, flags, nil)
        guard code == SQLITE_OK, let handle else {
            let error = SQLiteError(code, of: handle, sql: nil)
            sqlite3_close_v2(handle)
            throw error
        }
        self.path = path
        self.handle = handle
        sqlite3_extended_result_codes(handle, 1)
        sqlite3_busy_timeout(handle, 5_000)
    }

    deinit {
        cache = [:]
        sqlite3_close_v2(handle)
    }

    /// The library's own version, as in `3.45.1`.
    static var libraryVersion: String { String(cString: sqlite3_libversion()) }

    /// The file could be opened for reading only, whatever was asked for.
    var isReadOnly: Bool { sqlite3_db_readonly(handle, "main") == 1 }
    /// Rows changed by the last statement.
    var changes: Int { Int(sqlite3_changes64(handle)) }

    /// Closing the last connection leaves the write-ahead log as it is, instead of carrying it over.
    var keepsLogOnClose = false {
        didSet { csqlite_keep_log_on_close(handle, keepsLogOnClose ? 1 : 0) }
    }

    /// ``PassageRank`` was taught to this connection.
    var knowsPassageRank = false

    /// A statement from the cache, prepared on first use.
    func statement(_ sql: String) throws(SQLiteError) -> Statement {
        if let cached = cache[sql] {
            // One that still stands on a row belongs to a caller further up.
            return cached.isBusy ? try Statement(sql, on: self) : cached
        }
        let statement = try Statement(sql, on: self)
        cache[sql] = statement
        return statement
    }

    /// Runs a script of any number of statements, without values.
    func execute(_ script: String) throws(SQLiteError) {
        let code = sqlite3_exec(handle, script, nil, nil, nil)
        guard code == SQLITE_OK else { throw error(code, sql: script) }
    }

    /// Runs one statement with values.
    func run(_ sql: String, _ values: SQLiteValue...) throws(SQLiteError) { try run(sql, values: values) }

    func run(_ sql: String, values: [SQLiteValue]) throws(SQLiteError) {
        let statement = try statement(sql)
        defer { statement.reset() }
        try statement.bind(values)
        try statement.run()
    }

    /// Reads every row of one statement.
    func rows<Element>(
        _ sql: String, _ values: SQLiteValue..., read: (Statement) throws(SQLiteError) -> Element
    ) throws(SQLiteError) -> [Element] {
        try allRows(sql, values, read: read)
    }

    /// Like ``rows(_:_:read:)``, for values that are counted at run time.
    func allRows<Element>(
        _ sql: String, _ values: [SQLiteValue], read: (Statement) throws(SQLiteError) -> Element
    ) throws(SQLiteError) -> [Element] {
        let statement = try statement(sql)
        defer { statement.reset() }
        try statement.bind(values)
        var elements: [Element] = []
        while try statement.step() { elements.append(try read(statement)) }
        return elements
    }

    /// Reads the first row of one statement; `nil` without one.
    func first<Element>(
        _ sql: String, _ values: SQLiteValue..., read: (Statement) throws(SQLiteError) -> Element
    ) throws(SQLiteError) -> Element? {
        let statement = try statement(sql)
        defer { statement.reset() }
        try statement.bind(values)
        return try statement.step() ? try read(statement) : nil
    }

    /// Runs `body` in one `BEGIN IMMEDIATE` transaction, rolled back when it throws.
    func write<Result>(_ body: (Connection) throws(SQLiteError) -> Result) throws(SQLiteError) -> Result {
        try run("BEGIN IMMEDIATE")
        do throws(SQLiteError) {
            let result = try body(self)
            try run("COMMIT")
            return result
        } catch {
            // Some failures have rolled back already; the first error is the one that matters.
            if sqlite3_get_autocommit(handle) == 0 { try? run("ROLLBACK") }
            throw error
        }
    }

    /// Runs `body` on one unchanging view of the file.
    func read<Result>(_ body: (Connection) throws(SQLiteError) -> Result) throws(SQLiteError) -> Result {
        try run("BEGIN")
        // Ending a transaction that wrote nothing cannot lose anything.
        defer { try? run("ROLLBACK") }
        return try body(self)
    }

    func error(_ code: Int32, sql: String?) -> SQLiteError { SQLiteError(code, of: handle, sql: sql) }

    private static func arguments(path: String, mode: Mode) -> (name: String, flags: Int32) {
        let common = SQLITE_OPEN_NOMUTEX | SQLITE_OPEN_EXRESCODE
        return switch mode {
        case .create, .readWrite: (path, common | SQLITE_OPEN_READWRITE | (mode == .create ? SQLITE_OPEN_CREATE : 0))
        case .readOnly: (path, common | SQLITE_OPEN_READONLY)
        case .immutable: (immutableName(path), common | SQLITE_OPEN_READONLY | SQLITE_OPEN_URI)
        }
    }

    /// The path as a URI, https://www.sqlite.org/uri.html.
    private static func immutableName(_ path: String) -> String {
        let digits = Array("0123456789ABCDEF".utf8)
        var name = Array("file:".utf8)
        for byte in path.utf8 {
            if byte == UInt8(ascii: "%") || byte == UInt8(ascii: "?") || byte == UInt8(ascii: "#") {
                name += [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 15)]]
            } else {
                name.append(byte)
            }
        }
        return String(decoding: name + Array("?immutable=1".utf8), as: UTF8.self)
    }
}

extension SQLiteError {
    /// Asks the connection for its words; without one the code's own words have to do.
    init(_ code: Int32, of handle: OpaquePointer?, sql: String?) {
        let words = handle.flatMap { sqlite3_errmsg($0) } ?? sqlite3_errstr(code)
        self.init(
            extendedCode: code, message: words.map { String(cString: $0) } ?? "unknown", sql: sql,
            systemError: handle.map { sqlite3_system_errno($0) } ?? 0)
    }
}
