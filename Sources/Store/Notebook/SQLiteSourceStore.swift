internal import Domain

/// One account's sources: a row each, their texts apart.
struct SQLiteSourceStore: SourceStore {
    let database: Database
    let account: AccountID
    let clock: any WallClock

    func sources(in workspace: WorkspaceID, _ query: NotebookQuery) async throws(StorageError) -> NotebookPage<Source> {
        let filter = ListFilter(query.words, column: "title_key")
        let values = [SQLiteValue(account), .integer(workspace.rawValue)] + filter.values
        return try await database.read { connection throws(SQLiteError) in
            let place = "FROM source WHERE account_id = ? AND workspace = ? AND removed IS NULL\(filter.sql)"
            let total = try connection.firstValue("SELECT count(*) \(place)", values)
            let items = try connection.allRows(
                "SELECT \(SourceRow.columns) \(place) ORDER BY \(query.order.sql) LIMIT ? OFFSET ?",
                values + [SQLiteValue(query.limit), SQLiteValue(query.offset)], read: SourceRow.source)
            return NotebookPage(items: items, total: Int(total))
        }
    }

    func source(_ id: SourceID) async throws(StorageError) -> Source? {
        try await database.run { [account] connection throws(SQLiteError) in
            try SourceRow.find(id, of: account, in: connection)
        }
    }

    func counts(in workspace: WorkspaceID) async throws(StorageError) -> (all: Int, ready: Int) {
        try await database.run { [account] connection throws(SQLiteError) in
            try connection.first(
                """
                SELECT count(*), count(*) FILTER (WHERE state = 'ready') FROM source
                WHERE account_id = ? AND workspace = ? AND removed IS NULL
                """, SQLiteValue(account), .integer(workspace.rawValue)
            ) { row throws(SQLiteError) in
                (all: try row.integer(0, as: Int.self), ready: try row.integer(1, as: Int.self))
            } ?? (0, 0)
        }
    }

    func unfinished() async throws(StorageError) -> [Source] {
        try await database.run { [account] connection throws(SQLiteError) in
            try connection.rows(
                """
                SELECT \(SourceRow.columns) FROM source WHERE account_id = ? AND removed IS NULL
                AND state IN ('added', 'extracting', 'indexing') ORDER BY id
                """, SQLiteValue(account), read: SourceRow.source)
        }
    }

    func add(
        _ origin: SourceOrigin, title: String, input: [UInt8]?, to workspace: WorkspaceID
    ) async throws(StorageError) -> Source {
        try await database.write { [account, clock] connection throws(SQLiteError) in
            let made = try connection.first(
                """
                INSERT INTO source (account_id, workspace, kind, reference, title, title_key, state, added, updated, input)
                SELECT ?1, id, ?3, ?4, ?5, ?6, 'added', ?7, ?7, ?8 FROM workspace WHERE account_id = ?1 AND id = ?2
                RETURNING \(SourceRow.columns)
                """, SQLiteValue(account), .integer(workspace.rawValue), .text(origin.kind.rawValue),
                .text(origin.reference), .text(title), .text(SearchFolding.key(of: title)), .integer(clock.now()),
                input.map { .blob($0) } ?? .null, read: SourceRow.source)
            guard let made else { throw SQLiteError(extendedCode: 0, message: "the workspace is gone") }
            return made
        }
    }

    func input(of id: SourceID) async throws(StorageError) -> [UInt8]? {
        try await database.run { [account] connection throws(SQLiteError) in
            try connection.first(
                "SELECT input FROM source WHERE account_id = ? AND id = ? AND input IS NOT NULL", SQLiteValue(account),
                .integer(id.rawValue)
            ) { row throws(SQLiteError) in try row.blob(0) }
        }
    }

    func setState(_ state: SourceState, of id: SourceID) async throws(StorageError) {
        let (name, failure, detail) = SourceRow.columns(of: state)
        try await change(
            id, "state = ?, failure = ?, detail = ?, updated = ?", .text(name), SQLiteValue(failure),
            SQLiteValue(detail), .integer(clock.now()))
    }

    func rename(_ id: SourceID, to title: String) async throws(StorageError) {
        try await change(id, "title = ?, title_key = ?", .text(title), .text(SearchFolding.key(of: title)))
    }

    func remove(_ id: SourceID) async throws(StorageError) {
        try await database.write { [account, clock] connection throws(SQLiteError) in
            guard try SourceRow.find(id, of: account, in: connection) != nil else { return }
            try PassageIndex.remove(id, in: connection)
            try connection.run(
                "UPDATE source SET removed = ?, passages = 0 WHERE id = ?", .integer(clock.now()),
                .integer(id.rawValue))
        }
    }

    func restore(_ id: SourceID) async throws(StorageError) {
        try await database.write { [account] connection throws(SQLiteError) in
            try connection.run(
                "UPDATE source SET removed = NULL WHERE account_id = ? AND id = ?", SQLiteValue(account),
                .integer(id.rawValue))
            guard let source = try SourceRow.find(id, of: account, in: connection),
                let document = try SourceTextRow.document(of: id, isPrevious: false, in: connection)
            else { return }
            try Self.index(document, source, account, in: connection)
        }
    }

    func save(_ document: SourceDocument, of id: SourceID) async throws(StorageError) {
        try await database.write { [account, clock] connection throws(SQLiteError) in
            guard let source = try SourceRow.find(id, of: account, in: connection) else { return }
            try SourceTextRow.save(document, of: id, account, in: connection)
            try Self.index(document, source, account, in: connection)
            try connection.run(
                """
                UPDATE source SET state = 'ready', failure = NULL, detail = NULL, updated = ?, input = NULL
                WHERE id = ?
                """, .integer(clock.now()), .integer(id.rawValue))
        }
    }

    func document(of id: SourceID) async throws(StorageError) -> SourceDocument? {
        try await text(of: id, isPrevious: false)
    }

    func previousDocument(of id: SourceID) async throws(StorageError) -> SourceDocument? {
        try await text(of: id, isPrevious: true)
    }

    private func text(of id: SourceID, isPrevious: Bool) async throws(StorageError) -> SourceDocument? {
        try await database.run { [account] connection throws(SQLiteError) in
            guard try SourceRow.find(id, of: account, in: connection) != nil else { return nil }
            return try SourceTextRow.document(of: id, isPrevious: isPrevious, in: connection)
        }
    }

    private func change(_ id: SourceID, _ assignments: String, _ values: SQLiteValue...) async throws(StorageError) {
        let values = values + [SQLiteValue(account), .integer(id.rawValue)]
        try await database.write { connection throws(SQLiteError) in
            try connection.run("UPDATE source SET \(assignments) WHERE account_id = ? AND id = ?", values: values)
        }
    }

    private static func index(
        _ document: SourceDocument, _ source: Source, _ account: AccountID, in connection: Connection
    ) throws(SQLiteError) {
        let count = try PassageIndex.replace(
            source.id, of: account, in: source.workspace, with: PassageCutter().pieces(of: document), on: connection)
        try connection.run(
            "UPDATE source SET passages = ? WHERE id = ?", SQLiteValue(count), .integer(source.id.rawValue))
    }
}
