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
            figures: try figures(count),
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

    private func figures(_ count: Int) throws(SQLiteError) -> [[Float]] {
        let blob = try bulk(.figures, size: FigureKind.allCases.count * count * MemoryLayout<Float>.stride)
        var figures: [[Float]] = []
        for kind in FigureKind.allCases.indices {
            figures.append(try blob.elements(Float.self, from: kind * count, count: count))
        }
        return figures
    }

    /// - Parameter count: How many there must be; `nil` for as many as there are.
    private func values<Element: BitwiseCopyable>(
        _ name: CompiledCatalog.Bulk, _ type: Element.Type, count: Int? = nil
    ) throws(SQLiteError) -> [Element] {
        let stride = MemoryLayout<Element>.stride
        let blob = try bulk(name, size: count.map { $0 * stride })
        return try blob.elements(type, count: blob.count / stride)
    }

    private func bulk(_ name: CompiledCatalog.Bulk, size: Int?) throws(SQLiteError) -> BlobReader {
        let statement = try connection.statement("SELECT rowid FROM bulk WHERE name = ?")
        defer { statement.reset() }
        try statement.bind(name.rawValue, at: 1)
        guard try statement.step() else { throw statement.mismatch("no blob \(name.rawValue)") }
        let blob = try BlobReader(connection, table: "bulk", column: "data", row: try statement.integer(0))
        guard size == nil || blob.count == size else {
            throw statement.mismatch("the blob \(name.rawValue) has a wrong size")
        }
        return blob
    }
}
