internal import Domain

/// Keeps the full-text index and its counts in step with the passages; every function is called in a write transaction.
enum PassageIndex {
    /// Ids of one workspace.
    static func ids(of workspace: WorkspaceID) -> ClosedRange<Int64> {
        (workspace.rawValue << 32)...(workspace.rawValue << 32 | 0xFFFF_FFFF)
    }

    /// Takes the place of the source's earlier passages.
    ///
    /// - Returns: How many there are now.
    static func replace(
        _ source: SourceID, of account: AccountID, in workspace: WorkspaceID, with pieces: [PassageCutter.Piece],
        on connection: Connection
    ) throws(SQLiteError) -> Int {
        try remove(source, in: connection)
        guard !pieces.isEmpty else { return 0 }
        try connection.run(
            "INSERT OR IGNORE INTO passage_total (workspace, account_id, next, passages, words) VALUES (?, ?, 1, 0, 0)",
            .integer(workspace.rawValue), SQLiteValue(account))
        let next = try connection.first(
            "UPDATE passage_total SET next = next + ? WHERE workspace = ? RETURNING next", SQLiteValue(pieces.count),
            .integer(workspace.rawValue)
        ) { row throws(SQLiteError) in try row.integer(0) }
        var id = workspace.rawValue << 32 + (next ?? 1) - Int64(pieces.count)
        var counts = WordCounts()
        for piece in pieces {
            try connection.run(
                "INSERT INTO passage (id, account_id, source, first, last, headings, text) VALUES (?, ?, ?, ?, ?, ?, ?)",
                .integer(id), SQLiteValue(account), .integer(source.rawValue), SQLiteValue(piece.range.lowerBound),
                SQLiteValue(piece.range.upperBound), .text(piece.headings.joined(separator: "\n")), .text(piece.text))
            let words = words(headings: piece.headings, text: piece.text)
            try connection.run(
                "INSERT INTO passage_search (rowid, words) VALUES (?, ?)", .integer(id),
                .text(words.joined(separator: " ")))
            counts.take(words)
            id += 1
        }
        try counts.add(1, to: workspace, of: account, on: connection)
        return pieces.count
    }

    /// Takes a source's passages out of index and table.
    static func remove(_ source: SourceID, in connection: Connection) throws(SQLiteError) {
        try freshen(connection)
        let owner = try connection.first(
            "SELECT workspace, account_id FROM source WHERE id = ?", .integer(source.rawValue)
        ) { row throws(SQLiteError) in
            (workspace: WorkspaceID(try row.integer(0)), account: AccountID(try row.integer(1)))
        }
        guard let owner else { return }
        let passages = try connection.rows(
            "SELECT id, headings, text FROM passage WHERE source = ?", .integer(source.rawValue)
        ) { row throws(SQLiteError) in (id: try row.integer(0), words: try words(row, from: 1)) }
        guard !passages.isEmpty else { return }
        var counts = WordCounts()
        for passage in passages {
            try connection.run(
                "INSERT INTO passage_search (passage_search, rowid, words) VALUES ('delete', ?, ?)",
                .integer(passage.id), .text(passage.words.joined(separator: " ")))
            counts.take(passage.words)
        }
        try connection.run("DELETE FROM passage WHERE source = ?", .integer(source.rawValue))
        try counts.add(-1, to: owner.workspace, of: owner.account, on: connection)
    }

    /// Fills the index anew from the passages when it does not hold them.
    static func freshen(_ connection: Connection) throws(SQLiteError) {
        guard try isStale(connection) else { return }
        try connection.execute(
            """
            INSERT INTO passage_search (passage_search) VALUES ('delete-all');
            DELETE FROM passage_word;
            UPDATE passage_total SET passages = 0, words = 0;
            UPDATE passage_index SET is_stale = 0;
            """)
        let sources = try connection.rows("SELECT id, workspace, account_id FROM source WHERE passages > 0") {
            row throws(SQLiteError) in
            (id: try row.integer(0), workspace: WorkspaceID(try row.integer(1)), account: AccountID(try row.integer(2)))
        }
        for source in sources {
            var counts = WordCounts()
            let passages = try connection.rows(
                "SELECT id, headings, text FROM passage WHERE source = ?", .integer(source.id)
            ) { row throws(SQLiteError) in (id: try row.integer(0), words: try words(row, from: 1)) }
            for passage in passages {
                try connection.run(
                    "INSERT INTO passage_search (rowid, words) VALUES (?, ?)", .integer(passage.id),
                    .text(passage.words.joined(separator: " ")))
                counts.take(passage.words)
            }
            try counts.add(1, to: source.workspace, of: source.account, on: connection)
        }
    }

    static func isStale(_ connection: Connection) throws(SQLiteError) -> Bool {
        try connection.first("SELECT is_stale FROM passage_index") { row throws(SQLiteError) in
            try row.integer(0) != 0
        } ?? false
    }

    /// The innermost headings count as words of the passage: they say what it is about.
    private static func words(headings: [String], text: String) -> [String] {
        PassageWords.words(of: headings.suffix(2).joined(separator: " ")) + PassageWords.words(of: text)
    }

    private static func words(_ row: Statement, from column: Int) throws(SQLiteError) -> [String] {
        words(
            headings: try row.text(column).split(separator: "\n").map(String.init), text: try row.text(column + 1))
    }
}

/// In how many passages each word is.
private struct WordCounts {
    private var passagesByWord: [String: Int] = [:]
    private var passages = 0
    private var words = 0

    mutating func take(_ words: [String]) {
        passages += 1
        self.words += words.count
        for word in Set(words) { passagesByWord[word, default: 0] += 1 }
    }

    /// - Parameter sign: −1 takes them away again.
    func add(
        _ sign: Int, to workspace: WorkspaceID, of account: AccountID, on connection: Connection
    ) throws(SQLiteError) {
        for (word, count) in passagesByWord {
            try connection.run(
                """
                INSERT INTO passage_word (workspace, word, account_id, passages) VALUES (?, ?, ?, ?)
                ON CONFLICT (workspace, word) DO UPDATE SET passages = passages + excluded.passages
                """, .integer(workspace.rawValue), .text(word), SQLiteValue(account), SQLiteValue(sign * count))
        }
        if sign < 0 {
            try connection.run(
                "DELETE FROM passage_word WHERE workspace = ? AND passages <= 0", .integer(workspace.rawValue))
        }
        try connection.run(
            "UPDATE passage_total SET passages = passages + ?, words = words + ? WHERE workspace = ?",
            SQLiteValue(sign * passages), SQLiteValue(sign * words), .integer(workspace.rawValue))
    }
}
