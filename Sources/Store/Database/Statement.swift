internal import CSQLite

/// A prepared statement, finalized when its last owner lets go of it.
///
/// A class, because the connection keeps it in its cache. It stays on the thread of its connection.
final class Statement {
    let sql: String
    private let handle: OpaquePointer

    /// - Parameter sql: One statement; values are bound, never interpolated.
    init(_ sql: String, on connection: Connection) throws(SQLiteError) {
        var handle: OpaquePointer?
        let code = sqlite3_prepare_v3(
            connection.handle, sql, -1, UInt32(SQLITE_PREPARE_PERSISTENT), &handle, nil)
        guard code == SQLITE_OK, let handle else { throw connection.error(code, sql: sql) }
        self.sql = sql
        self.handle = handle
    }

    deinit { sqlite3_finalize(handle) }

    /// Stands on a row, or has not run to its end.
    var isBusy: Bool { sqlite3_stmt_busy(handle) != 0 }
    var columnCount: Int { Int(sqlite3_column_count(handle)) }
    func columnName(_ column: Int) -> String {
        sqlite3_column_name(handle, Int32(column)).map { String(cString: $0) } ?? "\(column)"
    }

    /// Moves to the next row; false at the end.
    func step() throws(SQLiteError) -> Bool {
        switch sqlite3_step(handle) {
        case SQLITE_ROW: return true
        case SQLITE_DONE: return false
        case let code: throw error(code)
        }
    }

    /// Runs to the end, leaving rows aside, and makes the statement ready for the next values.
    func run() throws(SQLiteError) {
        defer { reset() }
        while try step() {}
    }

    /// Makes the statement ready to run again, its values forgotten.
    func reset() {
        // Both repeat the error of the last step, which has been thrown already.
        sqlite3_reset(handle)
        sqlite3_clear_bindings(handle)
    }
}

// MARK: - Binding; the first value has number 1

extension Statement {
    func bind(_ values: [SQLiteValue]) throws(SQLiteError) {
        let expected = Int(sqlite3_bind_parameter_count(handle))
        precondition(values.count == expected, "\(sql) takes \(expected) values")
        for (index, value) in values.enumerated() { try bind(value, at: index + 1) }
    }

    func bind(_ value: SQLiteValue, at index: Int) throws(SQLiteError) {
        switch value {
        case .integer(let number): try bind(number, at: index)
        case .real(let number): try bind(number, at: index)
        case .text(let text): try bind(text, at: index)
        case .blob(let bytes): try bind(bytes, at: index)
        case .null: try bindNull(at: index)
        }
    }

    func bind(_ value: Int64, at index: Int) throws(SQLiteError) {
        try check(sqlite3_bind_int64(handle, Int32(index), value))
    }

    func bind(_ value: Double, at index: Int) throws(SQLiteError) {
        try check(sqlite3_bind_double(handle, Int32(index), value))
    }

    func bind(_ value: String, at index: Int) throws(SQLiteError) {
        var value = value
        let code = value.withUTF8 { bytes in
            bytes.withMemoryRebound(to: CChar.self) { text in
                // A null pointer would bind NULL; the empty text has none to offer.
                guard let start = text.baseAddress, !text.isEmpty else {
                    return sqlite3_bind_text(handle, Int32(index), "", 0, csqlite_transient())
                }
                return sqlite3_bind_text(handle, Int32(index), start, Int32(text.count), csqlite_transient())
            }
        }
        try check(code)
    }

    func bind(_ value: [UInt8], at index: Int) throws(SQLiteError) {
        let code = value.withUnsafeBytes { bytes in bindBlob(bytes, at: index) }
        try check(code)
    }

    func bind(_ value: UnsafeRawBufferPointer, at index: Int) throws(SQLiteError) {
        try check(bindBlob(value, at: index))
    }

    func bindNull(at index: Int) throws(SQLiteError) { try check(sqlite3_bind_null(handle, Int32(index))) }

    private func bindBlob(_ bytes: UnsafeRawBufferPointer, at index: Int) -> Int32 {
        guard let start = bytes.baseAddress, !bytes.isEmpty else {
            return sqlite3_bind_zeroblob(handle, Int32(index), 0)
        }
        return sqlite3_bind_blob64(handle, Int32(index), start, UInt64(bytes.count), csqlite_transient())
    }
}

// MARK: - Reading; the first column has number 0

extension Statement {
    /// The storage classes of SQLite, https://www.sqlite.org/datatype3.html.
    enum Kind { case integer, real, text, blob, null }

    func kind(_ column: Int) -> Kind {
        switch sqlite3_column_type(handle, Int32(column)) {
        case SQLITE_INTEGER: .integer
        case SQLITE_FLOAT: .real
        case SQLITE_TEXT: .text
        case SQLITE_BLOB: .blob
        default: .null
        }
    }

    func isNull(_ column: Int) -> Bool { sqlite3_column_type(handle, Int32(column)) == SQLITE_NULL }

    func integer(_ column: Int) throws(SQLiteError) -> Int64 {
        try expect(SQLITE_INTEGER, "an integer", column)
        return sqlite3_column_int64(handle, Int32(column))
    }

    /// An integer that has to fit a narrower type.
    func integer<Number: FixedWidthInteger>(_ column: Int, as type: Number.Type) throws(SQLiteError) -> Number {
        let value = try integer(column)
        guard let number = Number(exactly: value) else {
            throw mismatch("column \(columnName(column)) is out of range for \(type)")
        }
        return number
    }

    /// Whole numbers are read as well: SQLite stores them so in a column without a strict type.
    func real(_ column: Int) throws(SQLiteError) -> Double {
        if sqlite3_column_type(handle, Int32(column)) != SQLITE_INTEGER { try expect(SQLITE_FLOAT, "a number", column) }
        return sqlite3_column_double(handle, Int32(column))
    }

    /// Invalid UTF-8 is replaced.
    func text(_ column: Int) throws(SQLiteError) -> String {
        try expect(SQLITE_TEXT, "a text", column)
        guard let start = sqlite3_column_text(handle, Int32(column)) else { throw error(SQLITE_NOMEM) }
        let count = Int(sqlite3_column_bytes(handle, Int32(column)))
        return String(decoding: UnsafeBufferPointer(start: start, count: count), as: UTF8.self)
    }

    func blob(_ column: Int) throws(SQLiteError) -> [UInt8] {
        try withBlob(column) { bytes in [UInt8](bytes) }
    }

    /// Lends the bytes without a copy, until `body` returns.
    func withBlob<Result>(_ column: Int, _ body: (UnsafeRawBufferPointer) -> Result) throws(SQLiteError) -> Result {
        try expect(SQLITE_BLOB, "a blob", column)
        let start = sqlite3_column_blob(handle, Int32(column))
        let count = Int(sqlite3_column_bytes(handle, Int32(column)))
        if start == nil && count > 0 { throw error(SQLITE_NOMEM) }
        return body(UnsafeRawBufferPointer(start: start, count: start == nil ? 0 : count))
    }

    func integerOrNil(_ column: Int) throws(SQLiteError) -> Int64? { isNull(column) ? nil : try integer(column) }
    func realOrNil(_ column: Int) throws(SQLiteError) -> Double? { isNull(column) ? nil : try real(column) }
    func textOrNil(_ column: Int) throws(SQLiteError) -> String? { isNull(column) ? nil : try text(column) }

    /// Whatever the column holds.
    func value(_ column: Int) throws(SQLiteError) -> SQLiteValue {
        switch sqlite3_column_type(handle, Int32(column)) {
        case SQLITE_INTEGER: .integer(try integer(column))
        case SQLITE_FLOAT: .real(try real(column))
        case SQLITE_TEXT: .text(try text(column))
        case SQLITE_BLOB: .blob(try blob(column))
        default: .null
        }
    }

    /// What a reader throws when a row does not hold what it must.
    func mismatch(_ message: String) -> SQLiteError {
        SQLiteError(extendedCode: SQLITE_MISMATCH, message: message, sql: sql)
    }

    private func expect(_ type: Int32, _ name: String, _ column: Int) throws(SQLiteError) {
        guard sqlite3_column_type(handle, Int32(column)) == type else {
            throw mismatch("column \(columnName(column)) is not \(name)")
        }
    }

    private func check(_ code: Int32) throws(SQLiteError) {
        guard code == SQLITE_OK else { throw error(code) }
    }

    private func error(_ code: Int32) -> SQLiteError {
        SQLiteError(code, of: sqlite3_db_handle(handle), sql: sql)
    }
}
