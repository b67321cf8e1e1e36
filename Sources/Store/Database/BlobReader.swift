internal import CSQLite

/// One blob of a table, read in pieces straight to where they are wanted.
///
/// A blob of many pages that is asked for as a column is put together in memory of SQLite's own first.
struct BlobReader: ~Copyable {
    /// Bytes.
    let count: Int
    private let handle: OpaquePointer
    private let connection: Connection

    /// - Parameter row: The row id.
    init(_ connection: Connection, table: String, column: String, row: Int64) throws(SQLiteError) {
        var handle: OpaquePointer?
        let code = sqlite3_blob_open(connection.handle, "main", table, column, row, 0, &handle)
        guard code == SQLITE_OK, let handle else { throw connection.error(code, sql: "\(table).\(column)") }
        self.handle = handle
        self.connection = connection
        count = Int(sqlite3_blob_bytes(handle))
    }

    deinit { sqlite3_blob_close(handle) }

    /// `count` little-endian numbers from the element `offset` on, which the blob must hold.
    func elements<Element: BitwiseCopyable>(
        _ type: Element.Type, from offset: Int = 0, count: Int
    ) throws(SQLiteError) -> [Element] {
        precondition(Int(littleEndian: 1) == 1, "blobs are little-endian")
        let stride = MemoryLayout<Element>.stride
        precondition((offset + count) * stride <= self.count, "a blob is as long as its rows need")
        var code = SQLITE_OK
        let values = [Element](unsafeUninitializedCapacity: count) { target, used in
            if count > 0 {
                code = sqlite3_blob_read(
                    handle, target.baseAddress, Int32(count * stride), Int32(offset * stride))
            }
            used = code == SQLITE_OK ? count : 0
        }
        guard code == SQLITE_OK else { throw connection.error(code, sql: "a blob") }
        return values
    }
}
