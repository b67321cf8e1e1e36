public import Domain

/// The compiled catalogue, opened for reading by one actor on a thread of its own.
public actor CatalogStore: CollegeCatalog {
    public nonisolated let version: String
    private let connection: Connection
    private let thread = DatabaseThread()
    private var loadedColumns: CollegeColumns?
    private var loadedRoster: CollegeRoster?
    private var loadedIndex: SearchIndex?
    private var loadedSources: [(number: UInt8, provenance: Provenance)]?
    private var loadedTitles: [(title: FieldTitle, words: [[UInt8]])]?

    public nonisolated var unownedExecutor: UnownedSerialExecutor { thread.asUnownedSerialExecutor() }

    /// Opens a compiled file; see ``CatalogCompiler``. Blocks for well under a millisecond.
    ///
    /// - Throws: `damaged` for what is not a compiled catalogue of this program, `unavailable` without a file.
    public init(file: String) throws(CatalogError) {
        do throws(SQLiteError) {
            let connection = try Connection(path: file, mode: .immutable)
            // Reading from the mapped file spares a copy through SQLite's own cache.
            try connection.execute("PRAGMA mmap_size = 67108864")
            version = try connection.catalogVersion()
            self.connection = connection
        } catch {
            throw error.catalogError
        }
    }

    /// Opens the catalogue of a data folder, compiling it first when it is missing or of another version.
    ///
    /// - Parameters:
    ///   - resources: The folder that holds the shipped data.
    ///   - folder: The data folder.
    ///   - progress: Hears from another thread the share of compiling that is done; not called when nothing is to be done.
    public static func open(
        resources: String, folder: String, progress: @escaping @Sendable (Double) -> Void = { _ in }
    ) async throws(CatalogCompileError) -> CatalogStore {
        let file = CatalogCompiler.file(inData: folder)
        do throws(CatalogError) {
            let expected = try CatalogCompiler.expectedVersion(resources: resources, file: file)
            if expected == CatalogCompiler.compiledVersion(of: file) {
                return try CatalogStore(file: file)
            }
        } catch {
            throw .tables(error)
        }
        try await CompilingThread().compile(resources: resources, into: file, progress: progress)
        do {
            return try CatalogStore(file: file)
        } catch {
            throw .tables(error)
        }
    }

    public func columns() throws(CatalogError) -> CollegeColumns {
        if let loadedColumns { return loadedColumns }
        let columns = try reading { connection throws(SQLiteError) in try ColumnReader(connection).columns() }
        loadedColumns = columns
        return columns
    }

    public func roster() throws(CatalogError) -> CollegeRoster {
        if let loadedRoster { return loadedRoster }
        let rows = try reading { connection throws(SQLiteError) in
            try connection.rows("SELECT name, city, policy, affiliation FROM college ORDER BY unitid") {
                row throws(SQLiteError) in
                (
                    name: try row.text(0), city: try row.text(1), policy: try row.integer(2, as: UInt8.self),
                    affiliation: try row.text(3)
                )
            }
        }
        guard rows.count == (try columns().count) else { throw .damaged(reason: "columns and rows differ") }
        let aliases = try reading { connection throws(SQLiteError) in
            try connection.rows("SELECT aliases FROM college ORDER BY unitid") { row throws(SQLiteError) in
                try row.text(0).split(separator: "|").map(String.init)
            }
        }
        let roster = CollegeRoster(rows, aliases: aliases)
        loadedRoster = roster
        return roster
    }

    public func college(_ id: UnitID) throws(CatalogError) -> College? {
        try reading { connection throws(SQLiteError) in
            try connection.first("SELECT * FROM college WHERE unitid = ?", SQLiteValue(id.rawValue)) {
                row throws(SQLiteError) in try College(row)
            }
        }
    }

    public func fields(of id: UnitID) throws(CatalogError) -> [FieldOffering] {
        let fields = try reading { connection throws(SQLiteError) in
            try connection.first("SELECT data FROM college_fields WHERE unitid = ?", SQLiteValue(id.rawValue)) {
                row throws(SQLiteError) in
                try row.withBlob(0) { bytes in
                    stride(from: 0, to: bytes.count - FieldRecord.packedSize + 1, by: FieldRecord.packedSize)
                        .compactMap { FieldOffering(packed: bytes, at: $0) }
                }
            }
        }
        return (fields ?? []).sorted {
            ($1.completers.value ?? -1, $0.field) < ($0.completers.value ?? -1, $1.field)
        }
    }

    public func offerings(in fields: [CIPCode]) throws(CatalogError) -> [CIPCode: [FieldRow]] {
        try reading { connection throws(SQLiteError) in
            var result: [CIPCode: [FieldRow]] = [:]
            for field in Set(fields) {
                let last = field.isFamily ? field.rawValue * 100 + 99 : field.rawValue
                let first = field.isFamily ? field.rawValue * 100 : field.rawValue
                let parts = try connection.rows(
                    "SELECT data FROM field_colleges WHERE cip BETWEEN ? AND ?", SQLiteValue(first), SQLiteValue(last)
                ) { row throws(SQLiteError) in try row.withBlob(0, FieldRows.unpack) }
                if parts.isEmpty { continue }
                result[field] = FieldRows.merged(parts)
            }
            return result
        }
    }

    public func search(_ words: String, limit: Int) throws(CatalogError) -> [CollegeHit] {
        let index = try index()
        let ids = try columns().unitIDs
        let matches = index.search(words, limit: limit)
        return try reading { connection throws(SQLiteError) in
            var hits: [CollegeHit] = []
            for match in matches {
                let hit = try connection.first(
                    "SELECT name, aliases, city, state FROM college WHERE unitid = ?",
                    SQLiteValue(ids[match.row].rawValue)
                ) { row throws(SQLiteError) in try CollegeHit(row, id: ids[match.row], alias: match.alias) }
                if let hit { hits.append(hit) }
            }
            return hits
        }
    }

    public func fieldTitles(matching words: String, limit: Int) throws(CatalogError) -> [FieldTitle] {
        let query = SearchFolding.words(of: words)
        let fitting = try titles().filter { item in
            query.allSatisfy { word in item.words.contains { $0.starts(with: word) } }
        }
        guard !query.isEmpty else { return fitting.prefix(limit).map(\.title) }
        return fitting.map(\.title).sorted { ($0.title.count, $0.title) < ($1.title.count, $1.title) }
            .prefix(limit).map { $0 }
    }

    public func titles(of fields: Set<CIPCode>) throws(CatalogError) -> [CIPCode: String] {
        try reading { connection throws(SQLiteError) in
            var titles: [CIPCode: String] = [:]
            for field in fields {
                titles[field] = try connection.first(
                    "SELECT title FROM title WHERE cip = ?", SQLiteValue(field.rawValue)
                ) { row throws(SQLiteError) in try row.text(0) }
            }
            return titles
        }
    }

    public func places(matching words: String, limit: Int) throws(CatalogError) -> [Place] {
        try reading { connection throws(SQLiteError) in
            try PlaceSearch(connection).places(matching: words, limit: limit)
        }
    }

    public func provenance() throws(CatalogError) -> [FigureKind: Provenance] {
        try sources().reduce(into: [:]) { all, source in
            if let kind = FigureKind(rawValue: source.number) { all[kind] = source.provenance }
        }
    }

    public func fieldsProvenance() throws(CatalogError) -> Provenance? {
        try sources().first { $0.number == CompiledCatalog.fieldSource }?.provenance
    }

    private func sources() throws(CatalogError) -> [(number: UInt8, provenance: Provenance)] {
        if let loadedSources { return loadedSources }
        let sources = try reading { connection throws(SQLiteError) in
            try connection.rows("SELECT figure, survey, publisher, year, variable FROM source") {
                row throws(SQLiteError) in
                let provenance = Provenance(
                    survey: try row.text(1), publisher: try row.text(2), year: try row.text(3),
                    variable: try row.text(4))
                return (number: try row.integer(0, as: UInt8.self), provenance: provenance)
            }
        }
        loadedSources = sources
        return sources
    }

    public func attributions() throws(CatalogError) -> [String] {
        try reading { connection throws(SQLiteError) in
            try connection.rows("SELECT line FROM credit ORDER BY number") { row throws(SQLiteError) in
                try row.text(0)
            }
        }
    }

    private func index() throws(CatalogError) -> SearchIndex {
        if let loadedIndex { return loadedIndex }
        let index = try reading { connection throws(SQLiteError) in try ColumnReader(connection).searchIndex() }
        loadedIndex = index
        return index
    }

    private func titles() throws(CatalogError) -> [(title: FieldTitle, words: [[UInt8]])] {
        if let loadedTitles { return loadedTitles }
        let titles = try reading { connection throws(SQLiteError) in
            try connection.rows("SELECT cip, title FROM title ORDER BY cip") { row throws(SQLiteError) in
                let title = FieldTitle(code: CIPCode(try row.integer(0, as: UInt16.self)), title: try row.text(1))
                return (title: title, words: SearchFolding.words(of: title.title))
            }
        }
        loadedTitles = titles
        return titles
    }

    private func reading<Result>(
        _ body: (Connection) throws(SQLiteError) -> Result
    ) throws(CatalogError) -> Result {
        do throws(SQLiteError) { return try body(connection) } catch { throw error.catalogError }
    }
}

extension Connection {
    /// What the compiled file calls itself.
    func catalogVersion() throws(SQLiteError) -> String {
        let version = try first("SELECT value FROM meta WHERE key = 'version'") { row throws(SQLiteError) in
            try row.text(0)
        }
        guard let version else { throw try statement("SELECT value FROM meta").mismatch("no version") }
        return version
    }
}

extension SQLiteError {
    /// The failure in the words of the catalogue's port.
    var catalogError: CatalogError {
        switch storageError(path: "catalog.db") {
        case .damaged: .damaged(reason: description)
        // A file of another layout lacks the tables that are asked for.
        case _ where message.hasPrefix("no such"): .damaged(reason: description)
        default: .unavailable(reason: description)
        }
    }
}
