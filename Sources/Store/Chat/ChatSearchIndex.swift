internal import Domain

/// The full-text index over messages. It trails the events, so that sending need not wait for it.
///
/// A message is indexed under its own row's id by its newest text; the second column says whose it is.
enum ChatSearchIndex {
    /// How many events may wait before a sender indexes them.
    static let slack: Int64 = 256

    private struct Entry: Sendable {
        let id: Int64
        let scope: String
        let room: Int64
        let roomID: RoomID
        let account: AccountID
        let kind: Int
        let body: String
        let target: String?
        let isRedacted: Bool
    }

    /// Indexes up to `limit` events; call it in a write transaction.
    ///
    /// - Returns: Whether more is waiting.
    static func catchUp(_ connection: Connection, limit: Int) throws(SQLiteError) -> Bool {
        let last = try self.last(connection)
        let entries = try connection.rows(
            """
            SELECT e.id, e.account_id, e.room, e.kind, e.body, e.target, e.is_redacted, r.room_id
            FROM chat_event e CROSS JOIN chat_room r ON r.key = e.room WHERE e.id > ? ORDER BY e.id LIMIT ?
            """, .integer(last), SQLiteValue(limit)
        ) { row throws(SQLiteError) in
            let (account, room) = (try row.integer(1), try row.integer(2))
            return Entry(
                id: try row.integer(0), scope: scope(account: account, room: room), room: room,
                roomID: RoomID(try row.text(7)), account: AccountID(account), kind: try row.integer(3, as: Int.self),
                body: try row.text(4), target: try row.textOrNil(5), isRedacted: try row.integer(6) != 0)
        }
        for entry in entries where !entry.isRedacted {
            switch ChatEventRow.Kind(rawValue: entry.kind) {
            case .message: try add(entry.id, entry.body, entry.scope, to: connection)
            case .edit: try replace(entry, in: connection)
            default: break
            }
        }
        guard let end = entries.last?.id else { return false }
        try connection.run("UPDATE chat_index SET last = ?", .integer(end))
        return entries.count == limit
    }

    /// Takes a message out before its text goes. Nothing to do when it was not indexed yet.
    static func remove(
        row id: Int64, room: Int64, account: AccountID, event: EventID, body: String, from connection: Connection
    ) throws(SQLiteError) {
        let last = try self.last(connection)
        guard id <= last else { return }
        let indexed = try text(of: event, room: room, before: last + 1, in: connection) ?? body
        try delete(id, indexed, scope(account: account.rawValue, room: room), from: connection)
    }

    /// The words of a search as FTS5 asks for them; `nil` when there is nothing to look for.
    ///
    /// - Parameter isUnfinished: The last word is only a beginning, which costs more the more words begin so.
    static func query(_ words: String, isUnfinished: Bool, account: AccountID, room: Int64?) -> String? {
        let parts = folded(words).split { $0.isWhitespace || $0 == "\0" }
            .filter { $0.contains { $0.isLetter || $0.isNumber || $0.unicodeScalars.contains { $0.value > 0x2000 } } }
            .prefix(12).map {
                "\"" + $0.split(separator: "\"", omittingEmptySubsequences: false).joined(separator: "\"\"") + "\""
            }
        guard !parts.isEmpty else { return nil }
        let own = room.map { "r\($0)" } ?? "a\(account.rawValue)"
        return "{body} : (\(parts.joined(separator: " AND "))\(isUnfinished ? " *" : "")) AND {scope} : \"\(own)\""
    }

    static func scope(account: Int64, room: Int64) -> String { "a\(account) r\(room)" }

    static func last(_ connection: Connection) throws(SQLiteError) -> Int64 {
        try connection.first("SELECT last FROM chat_index") { row throws(SQLiteError) in try row.integer(0) } ?? 0
    }

    private static func replace(_ edit: Entry, in connection: Connection) throws(SQLiteError) {
        guard let target = edit.target, let position = EventID(target).hostPosition(in: edit.roomID) else { return }
        let original = try connection.first(
            "SELECT id, body, is_redacted FROM chat_event WHERE room = ? AND position = ? AND kind = 0",
            .integer(edit.room), .integer(position.rawValue)
        ) { row throws(SQLiteError) in (id: try row.integer(0), body: try row.text(1), gone: try row.integer(2) != 0) }
        guard let original, !original.gone else { return }
        let indexed = try text(of: EventID(target), room: edit.room, before: edit.id, in: connection) ?? original.body
        try delete(original.id, indexed, edit.scope, from: connection)
        try add(original.id, edit.body, edit.scope, to: connection)
    }

    /// The text that the last edit before row `id` gave a message; `nil` without one.
    private static func text(
        of event: EventID, room: Int64, before id: Int64, in connection: Connection
    ) throws(SQLiteError) -> String? {
        try connection.first(
            """
            SELECT body FROM chat_event WHERE room = ? AND target = ? AND kind = 1 AND id < ? AND is_redacted = 0
            ORDER BY id DESC LIMIT 1
            """, .integer(room), .text(event.rawValue), .integer(id)
        ) { row throws(SQLiteError) in try row.text(0) }
    }

    private static func add(
        _ id: Int64, _ body: String, _ scope: String, to connection: Connection
    ) throws(SQLiteError) {
        try connection.run(
            "INSERT INTO chat_search (rowid, body, scope) VALUES (?, ?, ?)", .integer(id), .text(folded(body)),
            .text(scope))
    }

    private static func delete(
        _ id: Int64, _ body: String, _ scope: String, from connection: Connection
    ) throws(SQLiteError) {
        try connection.run(
            "INSERT INTO chat_search (chat_search, rowid, body, scope) VALUES ('delete', ?, ?, ?)", .integer(id),
            .text(folded(body)), .text(scope))
    }

    /// The tokenizer takes marks off letters, but knows đ as a letter of its own; people type d for it.
    private static func folded(_ text: String) -> String {
        guard text.utf8.contains(0xC4) else { return text }
        return String(text.map { $0 == "đ" ? "d" : $0 == "Đ" ? "D" : $0 })
    }
}

extension SQLiteChatStore {
    func search(_ words: String, in room: RoomID?, limit: Int) async throws(StorageError) -> [SearchHit] {
        let account = account
        while try await database.run({ connection throws(SQLiteError) in
            let waiting = try connection.first(
                "SELECT 1 FROM chat_event WHERE id > (SELECT last FROM chat_index) LIMIT 1"
            ) { _ in true }
            guard waiting == true else { return false }
            return try connection.write { connection throws(SQLiteError) in
                try ChatSearchIndex.catchUp(connection, limit: 2_000)
            }
        }) {}
        return try await database.read { connection throws(SQLiteError) in
            var key: Int64?
            if let room {
                guard let row = try ChatRoomRow.find(room, of: account, in: connection) else { return [] }
                key = row.key
            }
            // Whole words first: they are found in the order of the index, and mostly they are what was meant.
            var found: [FoundMessage] = []
            for isUnfinished in [false, true] where found.count < limit {
                let query = ChatSearchIndex.query(words, isUnfinished: isUnfinished, account: account, room: key)
                guard let query else { return [] }
                found = try FoundMessage.all(query, of: account, limit: limit, in: connection)
            }
            var hits: [SearchHit] = []
            for hit in found {
                let body = try hit.room.body(of: hit.event, in: connection)
                hits.append(SearchHit(room: hit.room.id, event: hit.event, body: body))
            }
            return hits
        }
    }
}

/// A row that matches a search.
private struct FoundMessage {
    let room: ChatRoomRow
    let event: ChatEvent

    static func all(
        _ query: String, of account: AccountID, limit: Int, in connection: Connection
    ) throws(SQLiteError) -> [FoundMessage] {
        try connection.rows(
            """
            SELECT \(ChatRoomRow.columns), \(ChatEventRow.columns) FROM chat_search s
            CROSS JOIN chat_event e ON e.id = s.rowid CROSS JOIN chat_room r ON r.key = e.room
            WHERE chat_search MATCH ? AND e.account_id = ? AND e.is_redacted = 0
            ORDER BY s.rowid DESC LIMIT ?
            """, .text(query), SQLiteValue(account), SQLiteValue(limit)
        ) { row throws(SQLiteError) in
            let room = try ChatRoomRow(row)
            return FoundMessage(room: room, event: try ChatEventRow.event(row, in: room.id, from: 10))
        }
    }
}
