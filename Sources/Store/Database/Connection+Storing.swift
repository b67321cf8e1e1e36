internal import Domain

extension Connection {
    /// Runs `body`, with its failure said in the words of the ports.
    func storing<Result>(_ body: (Connection) throws(SQLiteError) -> Result) throws(StorageError) -> Result {
        do throws(SQLiteError) { return try body(self) } catch { throw error.storageError(path: path) }
    }
}
