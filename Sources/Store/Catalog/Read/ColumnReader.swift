internal import Domain

/// Copies the blobs of the compiled file into memory.
struct ColumnReader {
    private let connection: Connection

    init(_ connection: Connection) { self.connection = connection }

    func columns() throws(SQLiteError) -> CollegeColumns {
        let ids = try values(.unitIDs, Int32.self)
        let count = ids.count
        let stateCodes = try states()
        return CollegeColumns(
            unitIDs: ids.map(UnitID.init),
            figures: try bulk(.figures, size: FigureKind.allCases.count * count * 4) { bytes in
                FigureKind.allCases.indices.map { bytes.elements(Float.self, from: $0 * count, count: count) }
            },
            latitudes: try values(.latitudes, Float.self, count: count),
            longitudes: try values(.longitudes, Float.self, count: count),
            states: try values(.states, UInt8.self, count: count),
            stateCodes: stateCodes,
            controls: try values(.controls, UInt8.self, count: count),
            levels: try values(.levels, UInt8.self, count: count),
            settings: try values(.settings, UInt8.self, count: count),
            traits: try values(.traits, UInt16.self, count: count).map(CollegeTraits.init),
            families: try values(.families, UInt64.self, count: count))
    }

    func searchIndex() throws(SQLiteError) -> SearchIndex {
        SearchIndex(
            words: try values(.searchWords, UInt8.self), entries: try values(.searchEntries, UInt32.self),
            places: try values(.searchPlaces, UInt32.self), ranks: try values(.searchRanks, UInt32.self))
    }

    private func states() throws(SQLiteError) -> [StateCode] {
        let letters = try values(.stateCodes, UInt8.self)
        return stride(from: 0, to: letters.count - 1, by: 2).compactMap { offset in
            StateCode(String(decoding: letters[offset..<offset + 2], as: UTF8.self))
        }
    }

    /// - Parameter count: How many there must be; `nil` for as many as there are.
    private func values<Element: BitwiseCopyable>(
        _ name: CompiledCatalog.Bulk, _ type: Element.Type, count: Int? = nil
    ) throws(SQLiteError) -> [Element] {
        try bulk(name, size: count.map { $0 * MemoryLayout<Element>.stride }) { bytes in
            bytes.elements(type, count: bytes.count / MemoryLayout<Element>.stride)
        }
    }

    private func bulk<Result>(
        _ name: CompiledCatalog.Bulk, size: Int?, _ body: (UnsafeRawBufferPointer) -> Result
    ) throws(SQLiteError) -> Result {
        let statement = try connection.statement("SELECT data FROM bulk WHERE name = ?")
        defer { statement.reset() }
        try statement.bind(name.rawValue, at: 1)
        guard try statement.step() else { throw statement.mismatch("no blob \(name.rawValue)") }
        let result: Result? = try statement.withBlob(0) { bytes in
            size == nil || bytes.count == size ? body(bytes) : nil
        }
        guard let result else { throw statement.mismatch("the blob \(name.rawValue) has a wrong size") }
        return result
    }
}
