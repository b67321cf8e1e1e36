internal import CSQLite

extension Connection {
    /// Grows with every row that this connection writes.
    var totalChanges: Int64 { sqlite3_total_changes64(handle) }
    /// The rowid that the last INSERT of this connection gave.
    var lastInsertedRow: Int64 { sqlite3_last_insert_rowid(handle) }
}
