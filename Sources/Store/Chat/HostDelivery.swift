internal import Domain

/// Puts events into the rows of every member of a room, within the caller's transaction.
struct HostDelivery {
    /// One member's side of the room.
    struct Copy: Sendable {
        let account: AccountID
        let key: Int64
        let membership: Membership
        /// The newest position this member holds; 0 without events.
        let last: Int64
        /// The member wants nothing from the sender.
        let isBlocking: Bool
    }

    let connection: Connection
    let room: RoomID
    let kind: Conversation.Kind
    let sender: AccountID
    let copies: [Copy]

    /// `nil` when the sender does not have the room.
    init?(_ room: RoomID, from sender: AccountID, in connection: Connection) throws(SQLiteError) {
        guard let own = try ChatRoomRow.find(room, of: sender, in: connection) else { return nil }
        self.connection = connection
        self.room = room
        self.sender = sender
        kind = own.kind
        copies = try connection.rows(
            """
            SELECT r.account_id, r.key, r.membership,
                coalesce((SELECT max(position) FROM chat_event e WHERE e.room = r.key), 0),
                EXISTS (SELECT 1 FROM chat_block b WHERE b.account_id = r.account_id AND b.user_id = ?)
            FROM chat_room r WHERE r.room_id = ?
            """, .text(UserID(host: sender).rawValue), .text(room.rawValue)
        ) { row throws(SQLiteError) in
            Copy(
                account: AccountID(try row.integer(0)), key: try row.integer(1),
                membership: Membership(rawValue: try row.text(2)) ?? .leave, last: try row.integer(3),
                isBlocking: try row.integer(4) != 0)
        }
    }

    var own: Copy? { copies.first { $0.account == sender } }
    var next: TimelinePosition { TimelinePosition((copies.map(\.last).max() ?? 0) + 1) }

    /// Those who get what is sent now: members and the invited, so that nobody joins to an empty room, and in a direct
    /// conversation also whoever has left it.
    var receivers: [Copy] {
        copies.filter { copy in
            if copy.account == sender { return true }
            return (copy.membership != .leave || kind == .direct) && !copy.isBlocking
        }
    }

    /// Stores one event for every receiver, under the same position.
    func post(
        _ content: ChatEvent.Content, at time: Int64, transaction: TransactionID? = nil, also newcomer: Copy? = nil
    ) throws(SQLiteError) -> TimelinePosition {
        let position = next
        let values = ChatEventRow.values(content)
        let statement = try connection.statement(
            """
            INSERT INTO chat_event (account_id, room, position, sender, time, transaction_id, kind, body, style, target,
                reply_to, attachment) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
            """)
        for copy in receivers + (newcomer.map { [$0] } ?? []) {
            defer { statement.reset() }
            let transaction = copy.account == sender ? transaction : nil
            try statement.bind(
                [
                    SQLiteValue(copy.account), .integer(copy.key), .integer(position.rawValue),
                    .text(UserID(host: sender).rawValue), .integer(time), SQLiteValue(transaction?.rawValue),
                ] + values)
            try statement.run()
        }
        return position
    }

    /// Takes the text of a message, its edits and its attachment from every member, for good.
    func blank(_ target: EventID) throws(SQLiteError) {
        guard let position = target.hostPosition(in: room) else { return }
        for copy in copies {
            let row = try connection.first(
                "SELECT id, body FROM chat_event WHERE room = ? AND position = ?", .integer(copy.key),
                .integer(position.rawValue)
            ) { row throws(SQLiteError) in (id: try row.integer(0), body: try row.text(1)) }
            guard let row else { continue }
            try ChatSearchIndex.remove(
                row: row.id, room: copy.key, account: copy.account, event: target, body: row.body, from: connection)
            try connection.run(
                "UPDATE chat_event SET body = '', attachment = NULL, is_redacted = 1 WHERE id = ?", .integer(row.id))
            try connection.run(
                "UPDATE chat_event SET body = '', is_redacted = 1 WHERE room = ? AND target = ? AND kind = 1",
                .integer(copy.key), .text(target.rawValue))
        }
    }

    /// Lets every receiver read an attachment of the sender.
    func share(_ hash: ContentHash) throws(SQLiteError) {
        for copy in receivers where copy.account != sender {
            try connection.run(
                """
                INSERT OR IGNORE INTO chat_attachment (account_id, hash, name, media_type, size)
                SELECT ?, hash, name, media_type, size FROM chat_attachment WHERE account_id = ? AND hash = ?
                """, SQLiteValue(copy.account), SQLiteValue(sender), .text(hash.hex))
        }
    }

    /// Notes in every member's list of members how `user` stands to the room.
    func note(_ membership: Membership, of user: AccountID) throws(SQLiteError) {
        for copy in copies where copy.membership != .leave || copy.account == user {
            try connection.setMember(user, membership, inRoomWithKey: copy.key, of: copy.account)
        }
    }
}

extension Connection {
    func setMember(
        _ user: AccountID, _ membership: Membership, inRoomWithKey key: Int64, of account: AccountID
    ) throws(SQLiteError) {
        try run(
            """
            INSERT INTO chat_member (room, account_id, user_id, membership) VALUES (?, ?, ?, ?)
            ON CONFLICT (room, user_id) DO UPDATE SET membership = excluded.membership
            """, .integer(key), SQLiteValue(account), .text(UserID(host: user).rawValue), .text(membership.rawValue))
    }
}
