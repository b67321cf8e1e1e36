internal import Domain

/// Rooms, invitations and contacts of one data folder, within the caller's transaction.
enum HostRooms {
    /// - Returns: The new row's key.
    static func insert(
        _ room: RoomID, _ kind: Conversation.Kind, name: String, _ membership: Membership, by inviter: AccountID?,
        for account: AccountID, in connection: Connection
    ) throws(SQLiteError) -> Int64 {
        try connection.run(
            """
            INSERT INTO chat_room (account_id, room_id, kind, name, membership, invited_by) VALUES (?, ?, ?, ?, ?, ?)
            """, SQLiteValue(account), .text(room.rawValue), .text(kind.rawValue), .text(name),
            .text(membership.rawValue), SQLiteValue(inviter.map { UserID(host: $0).rawValue }))
        return connection.lastInsertedRow
    }

    /// Whether one account may begin a conversation with another: a person who can be found, a contact, someone from a
    /// room of both, or someone with whom a meetup was agreed.
    static func mayWrite(
        _ account: AccountID, to other: AccountID, in connection: Connection
    ) throws(SQLiteError) -> Bool {
        try connection.first(
            """
            SELECT EXISTS (SELECT 1 FROM person WHERE account_id = ?1 AND is_findable = 1)
                OR EXISTS (SELECT 1 FROM chat_contact WHERE account_id = ?1 AND user_id = ?2 AND state <> 'asking')
                OR EXISTS (
                    SELECT 1 FROM chat_room mine JOIN chat_room theirs ON theirs.room_id = mine.room_id
                    WHERE mine.account_id = ?3 AND theirs.account_id = ?1
                    AND mine.membership = 'join' AND theirs.membership = 'join')
                OR EXISTS (
                    SELECT 1 FROM meetup_deed d JOIN meetup m ON m.key = d.meetup WHERE d.deed = 'approve'
                    AND (m.host = ?1 AND d.subject = ?3 OR m.host = ?3 AND d.subject = ?1))
            """, SQLiteValue(other), .text(UserID(host: account).rawValue), SQLiteValue(account)
        ) { row throws(SQLiteError) in try row.integer(0) != 0 } ?? false
    }

    /// Inviting someone who is in, or who blocks the inviter, changes nothing and tells nothing.
    static func invite(
        _ guest: AccountID, to room: RoomID, by account: AccountID, at now: Int64, in connection: Connection
    ) throws(SQLiteError) -> Bool {
        guard let delivery = try HostDelivery(room, from: account, in: connection), delivery.kind == .room,
            delivery.own?.membership == .join, guest != account
        else { return false }
        let known = delivery.copies.first { $0.account == guest }
        if known?.membership == .join || known?.membership == .invite { return true }
        guard try mayWrite(account, to: guest, in: connection) else { return false }
        if try isBlocking(guest, account, in: connection) { return true }
        let name = try ChatRoomRow.find(room, of: account, in: connection)?.name ?? ""
        if let known {
            try connection.run(
                "UPDATE chat_room SET membership = 'invite', name = ?, invited_by = ? WHERE key = ?", .text(name),
                .text(UserID(host: account).rawValue), .integer(known.key))
        } else {
            _ = try insert(room, .room, name: name, .invite, by: account, for: guest, in: connection)
        }
        // Read again: the guest is one of them now.
        guard let delivery = try HostDelivery(room, from: account, in: connection) else { return false }
        try delivery.note(.invite, of: guest)
        if let key = delivery.copies.first(where: { $0.account == guest })?.key {
            for copy in delivery.copies where copy.membership == .join {
                try connection.setMember(copy.account, .join, inRoomWithKey: key, of: guest)
            }
        }
        _ = try delivery.post(.membership(of: UserID(host: guest), .invite), at: now)
        return true
    }

    /// Takes an invitation; a room's history has begun for its new member with it.
    @discardableResult
    static func join(
        _ room: RoomID, _ account: AccountID, at now: Int64?, in connection: Connection
    ) throws(SQLiteError) -> Bool {
        guard let before = try HostDelivery(room, from: account, in: connection), let own = before.own else {
            return false
        }
        if own.membership == .join { return true }
        // Who left a room needs a new invitation; a direct conversation is open to both for good.
        guard own.membership == .invite || before.kind == .direct else { return false }
        try connection.run(
            "UPDATE chat_room SET membership = 'join', invited_by = NULL WHERE key = ?", .integer(own.key))
        guard let delivery = try HostDelivery(room, from: account, in: connection) else { return false }
        try delivery.note(.join, of: account)
        if delivery.kind == .room, let now {
            _ = try delivery.post(.membership(of: UserID(host: account), .join), at: now)
        }
        return true
    }

    static func isBlocking(
        _ account: AccountID, _ other: AccountID, in connection: Connection
    ) throws(SQLiteError) -> Bool {
        try connection.first(
            "SELECT 1 FROM chat_block WHERE account_id = ? AND user_id = ?", SQLiteValue(account),
            .text(UserID(host: other).rawValue)
        ) { _ in true } ?? false
    }

    static func contact(
        _ other: AccountID, of account: AccountID, in connection: Connection
    ) throws(SQLiteError) -> Contact.State? {
        try connection.first(
            "SELECT state FROM chat_contact WHERE account_id = ? AND user_id = ?", SQLiteValue(account),
            .text(UserID(host: other).rawValue)
        ) { row throws(SQLiteError) in Contact.State(rawValue: try row.text(0)) } ?? nil
    }

    static func setContact(
        _ other: AccountID, _ state: Contact.State?, of account: AccountID, in connection: Connection
    ) throws(SQLiteError) {
        let name = UserID(host: other).rawValue
        guard let state else {
            try connection.run(
                "DELETE FROM chat_contact WHERE account_id = ? AND user_id = ?", SQLiteValue(account), .text(name))
            return
        }
        try connection.run(
            """
            INSERT INTO chat_contact (account_id, user_id, state) VALUES (?, ?, ?)
            ON CONFLICT (account_id, user_id) DO UPDATE SET state = excluded.state
            """, SQLiteValue(account), .text(name), .text(state.rawValue))
    }
}
