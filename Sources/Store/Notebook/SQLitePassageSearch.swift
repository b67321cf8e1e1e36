internal import Domain

/// Finds passages in one account's workspaces.
struct SQLitePassageSearch: PassageSearching {
    let database: Database
    let account: AccountID

    func passages(
        matching words: String, in scope: SourceScope, of workspace: WorkspaceID, limit: Int
    ) async throws(StorageError) -> [PassageHit] {
        try await freshen()
        return try await database.read { [account] connection throws(SQLiteError) in
            let owns = try connection.first(
                "SELECT 1 FROM workspace WHERE account_id = ? AND id = ?", SQLiteValue(account),
                .integer(workspace.rawValue)
            ) { _ in true }
            guard owns == true else { return [] }
            var allowed: [ClosedRange<Int64>]?
            if case .chosen(let sources) = scope { allowed = try Self.ranges(of: sources, account, in: connection) }
            var search = PassageSearch(connection, workspace, allowed: allowed, limit: limit)
            var hits: [PassageHit] = []
            for (score, id) in try search.run(words) {
                if let hit = try Self.hit(id, score, account, in: connection) { hits.append(hit) }
            }
            return hits
        }
    }

    func passage(_ id: PassageID) async throws(StorageError) -> Passage? {
        try await database.read { [account] connection throws(SQLiteError) in
            try Self.hit(id.rawValue, 0, account, in: connection)?.passage
        }
    }

    func rankingAll(
        _ words: String, of workspace: WorkspaceID, limit: Int
    ) async throws(StorageError) -> [PassageID] {
        try await freshen()
        let asked = PassageWords.asked(words, limit: 40)
        let query = asked.map { "\"\($0)\"" }.joined(separator: " OR ")
        let ids = PassageIndex.ids(of: workspace)
        guard !asked.isEmpty else { return [] }
        return try await database.read { connection throws(SQLiteError) in
            try connection.rows(
                """
                SELECT rowid FROM passage_search WHERE passage_search MATCH ? AND rowid BETWEEN ? AND ?
                ORDER BY rank LIMIT ?
                """, .text(query), .integer(ids.lowerBound), .integer(ids.upperBound), SQLiteValue(limit)
            ) { row throws(SQLiteError) in PassageID(try row.integer(0)) }
        }
    }

    private func freshen() async throws(StorageError) {
        try await database.run { connection throws(SQLiteError) in
            guard try PassageIndex.isStale(connection) else { return }
            try connection.write { connection throws(SQLiteError) in try PassageIndex.freshen(connection) }
        }
    }

    /// The passages of a source are numbered in one go.
    private static func ranges(
        of sources: Set<SourceID>, _ account: AccountID, in connection: Connection
    ) throws(SQLiteError) -> [ClosedRange<Int64>] {
        var ranges: [ClosedRange<Int64>] = []
        for source in sources {
            let range = try connection.first(
                "SELECT min(id), max(id) FROM passage WHERE source = ? AND account_id = ? HAVING count(*) > 0",
                .integer(source.rawValue), SQLiteValue(account)
            ) { row throws(SQLiteError) in (try row.integer(0))...(try row.integer(1)) }
            if let range { ranges.append(range) }
        }
        return ranges.sorted { $0.lowerBound < $1.lowerBound }
    }

    private static func hit(
        _ id: Int64, _ score: Double, _ account: AccountID, in connection: Connection
    ) throws(SQLiteError) -> PassageHit? {
        try connection.first(
            """
            SELECT p.source, p.first, p.last, p.headings, p.text, s.title, s.kind, s.reference
            FROM passage p JOIN source s ON s.id = p.source WHERE p.id = ? AND p.account_id = ?
            """, .integer(id), SQLiteValue(account)
        ) { row throws(SQLiteError) in
            guard let kind = SourceOrigin.Kind(rawValue: try row.text(6)),
                let origin = SourceOrigin(kind, reference: try row.text(7))
            else { throw row.mismatch("column kind or reference names no source") }
            let (first, last) = (try row.integer(1, as: Int.self), try row.integer(2, as: Int.self))
            guard first <= last else { throw row.mismatch("columns first and last are no range") }
            let passage = Passage(
                id: PassageID(id), source: SourceID(try row.integer(0)),
                headings: try row.text(3).split(separator: "\n").map(String.init), range: first..<last,
                text: try row.text(4))
            return PassageHit(passage: passage, title: try row.text(5), origin: origin, score: score)
        }
    }
}
