internal import Domain

/// A room as a row of `chat_room`: one account's side of it.
struct ChatRoomRow: Sendable {
    let key: Int64
    let id: RoomID
    let kind: Conversation.Kind
    let name: String
    let membership: Membership
    let invitedBy: UserID?
    let readUpTo: TimelinePosition
    let settings: ConversationSettings

    static let columns = """
        r.key, r.room_id, r.kind, r.name, r.membership, r.invited_by, r.read_position, r.rule, r.is_muted, r.is_archived
        """

    init(_ row: Statement) throws(SQLiteError) {
        key = try row.integer(0)
        id = RoomID(try row.text(1))
        kind = Conversation.Kind(rawValue: try row.text(2)) ?? .room
        name = try row.text(3)
        membership = Membership(rawValue: try row.text(4)) ?? .leave
        invitedBy = try row.textOrNil(5).map { UserID($0) }
        readUpTo = TimelinePosition(try row.integer(6))
        settings = ConversationSettings(
            rule: NoticeRule(rawValue: try row.text(7)) ?? .all, isMuted: try row.integer(8) != 0,
            isArchived: try row.integer(9) != 0)
    }

    static func find(
        _ room: RoomID, of account: AccountID, in connection: Connection
    ) throws(SQLiteError) -> ChatRoomRow? {
        try connection.first(
            "SELECT \(columns) FROM chat_room r WHERE r.account_id = ? AND r.room_id = ?", SQLiteValue(account),
            .text(room.rawValue)
        ) { row throws(SQLiteError) in try ChatRoomRow(row) }
    }

    func conversation(for account: AccountID, in connection: Connection) throws(SQLiteError) -> Conversation {
        let user = UserID(host: account)
        // Word for word the condition of the index, which SQLite uses for nothing else.
        let unread = try connection.first(
            """
            SELECT count(*) FROM (
                SELECT 1 FROM chat_event INDEXED BY chat_event_unread WHERE room = ? AND position > ?
                AND kind = 0 AND is_redacted = 0 AND sender <> '@' || account_id || ':host'
                LIMIT \(Conversation.unreadLimit))
            """, .integer(key), .integer(readUpTo.rawValue)
        ) { row throws(SQLiteError) in try row.integer(0, as: Int.self) }
        let others = try connection.rows(
            "SELECT user_id FROM chat_member WHERE room = ? AND membership <> 'leave' AND user_id <> ?",
            .integer(key), .text(user.rawValue)
        ) { row throws(SQLiteError) in UserID(try row.text(0)) }
        let hasDraft = try connection.first("SELECT 1 FROM chat_draft WHERE room = ?", .integer(key)) { _ in true }
        return Conversation(
            id: id, kind: kind, name: name, membership: membership, invitedBy: invitedBy, others: others,
            unread: unread ?? 0, last: try preview(in: connection), readUpTo: readUpTo, settings: settings,
            hasDraft: hasDraft ?? false)
    }

    private func preview(in connection: Connection) throws(SQLiteError) -> Conversation.Preview? {
        let last = try connection.first(
            """
            SELECT \(ChatEventRow.columns) FROM chat_event e WHERE e.room = ? AND e.kind = 0
            ORDER BY e.position DESC LIMIT 1
            """, .integer(key)
        ) { [id] row throws(SQLiteError) in try ChatEventRow.event(row, in: id) }
        guard let last else { return nil }
        return Conversation.Preview(
            sender: last.sender, body: try body(of: last, in: connection), time: last.time,
            isRedacted: last.isRedacted)
    }

    /// The text of a message as its last edit left it.
    func body(of event: ChatEvent, in connection: Connection) throws(SQLiteError) -> String {
        guard let message = event.message, !event.isRedacted else { return "" }
        // The plus keeps SQLite from walking the whole room in the order of positions.
        return try connection.first(
            """
            SELECT body FROM chat_event WHERE room = ? AND target = ? AND kind = 1 AND sender = ? AND is_redacted = 0
            ORDER BY +position DESC LIMIT 1
            """, .integer(key), .text(event.id.rawValue), .text(event.sender.rawValue)
        ) { row throws(SQLiteError) in try row.text(0) } ?? message.body
    }

    /// The event with this id, if the room holds it.
    func event(_ event: EventID, in connection: Connection) throws(SQLiteError) -> ChatEvent? {
        let read = { [id] (row: Statement) throws(SQLiteError) -> ChatEvent in try ChatEventRow.event(row, in: id) }
        if let position = event.hostPosition(in: id) {
            return try connection.first(
                "SELECT \(ChatEventRow.columns) FROM chat_event e WHERE e.room = ? AND e.position = ?",
                .integer(key), .integer(position.rawValue), read: read)
        }
        return try connection.first(
            "SELECT \(ChatEventRow.columns) FROM chat_event e WHERE e.event_id = ? AND e.room = ?",
            .text(event.rawValue), .integer(key), read: read)
    }

    static func changes(
        after mark: ChatMark?, limit: Int, of account: AccountID, in connection: Connection
    ) throws(SQLiteError) -> ChatChanges {
        // Read before the events, so that nothing is passed over: what is stored in between comes again.
        let newest = try connection.first("SELECT max(id) FROM chat_event") { row throws(SQLiteError) in
            try row.integerOrNil(0)
        }
        let end = ChatMark((newest ?? nil) ?? 0)
        guard let mark else { return ChatChanges(events: [], mark: end, isAnythingNew: true, isPartial: false) }
        let rows = try connection.rows(
            """
            SELECT e.id, r.room_id,
                (SELECT max(p.position) FROM chat_event p WHERE p.room = e.room AND p.position < e.position),
                \(ChatEventRow.columns)
            FROM chat_event e CROSS JOIN chat_room r ON r.key = e.room
            WHERE e.id > ? AND e.id <= ? AND e.account_id = ? ORDER BY e.id LIMIT ?
            """, .integer(mark.rawValue), .integer(max(mark, end).rawValue), SQLiteValue(account), SQLiteValue(limit)
        ) { row throws(SQLiteError) in
            let event = try ChatEventRow.event(row, in: RoomID(try row.text(1)), from: 3)
            let after = TimelinePosition(try row.integerOrNil(2) ?? event.position.rawValue - 1)
            return (id: try row.integer(0), arrival: ChatChanges.Arrival(event: event, after: after))
        }
        let isPartial = rows.count == limit
        return ChatChanges(
            events: rows.map(\.arrival), mark: isPartial ? ChatMark(rows[rows.count - 1].id) : max(mark, end),
            isAnythingNew: true, isPartial: isPartial)
    }
}
