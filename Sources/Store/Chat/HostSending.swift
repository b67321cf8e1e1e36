internal import Domain

/// One event from one account to a room, within the caller's transaction.
enum HostSending {
    enum Outcome: Sendable, Hashable {
        case sent(SentEvent)
        /// The same transaction id was stored before.
        case known(SentEvent)
        case outOfOrder
        case refused(SendFailure)
    }

    static func send(
        _ event: OutgoingEvent, from account: AccountID, in connection: Connection
    ) throws(SQLiteError) -> Outcome {
        if let sent = try earlier(event, from: account, in: connection) {
            try forget(event.id, of: account, in: connection)
            return .known(sent)
        }
        guard let delivery = try HostDelivery(event.room, from: account, in: connection), let own = delivery.own
        else { return .refused(.notMember) }
        if own.membership == .invite, delivery.kind == .direct {
            // Whoever answers has accepted.
            try connection.run("UPDATE chat_room SET membership = 'join' WHERE key = ?", .integer(own.key))
            try delivery.note(.join, of: account)
        } else if own.membership != .join {
            return .refused(.notMember)
        }
        if try isBehindAnother(event.id, inRoomWithKey: own.key, in: connection) { return .outOfOrder }
        if let failure = try prepare(event.content, for: delivery, own: own) { return .refused(failure) }
        if delivery.kind == .direct { try reopen(delivery) }
        let position = try delivery.post(event.content.confirmed, at: event.time, transaction: event.id)
        try forget(event.id, of: account, in: connection)
        return .sent(SentEvent(id: EventID(host: event.room, position), position: position))
    }

    private static func earlier(
        _ event: OutgoingEvent, from account: AccountID, in connection: Connection
    ) throws(SQLiteError) -> SentEvent? {
        try connection.first(
            "SELECT position FROM chat_event WHERE account_id = ? AND transaction_id = ?", SQLiteValue(account),
            .text(event.id.rawValue)
        ) { row throws(SQLiteError) in
            let position = TimelinePosition(try row.integer(0))
            return SentEvent(id: EventID(host: event.room, position), position: position)
        }
    }

    private static func isBehindAnother(
        _ id: TransactionID, inRoomWithKey key: Int64, in connection: Connection
    ) throws(SQLiteError) -> Bool {
        let head = try connection.first(
            "SELECT transaction_id FROM chat_outbox WHERE room = ? ORDER BY number LIMIT 1", .integer(key)
        ) { row throws(SQLiteError) in try row.text(0) }
        return head.map { $0 != id.rawValue } ?? false
    }

    /// Checks what the event needs and does what it does to others.
    private static func prepare(
        _ content: OutgoingEvent.Content, for delivery: HostDelivery, own: HostDelivery.Copy
    ) throws(SQLiteError) -> SendFailure? {
        switch content {
        case .message(let message):
            if message.body.utf8.count > MessageContent.bodyLimit { return .tooLong }
            guard let hash = message.attachment else { return nil }
            let isHere = try delivery.connection.first(
                "SELECT 1 FROM chat_attachment WHERE account_id = ? AND hash = ?", SQLiteValue(delivery.sender),
                .text(hash.hex)
            ) { _ in true }
            guard isHere == true else { return .attachment }
            try delivery.share(hash)
        case .edit(let target, let body):
            if body.utf8.count > MessageContent.bodyLimit { return .tooLong }
            guard try isTarget(target, kind: "= 0", by: delivery.sender, in: delivery, own) else {
                return .unknownTarget
            }
        case .redaction(let target):
            guard try isTarget(target, kind: "IN (0, 3)", by: delivery.sender, in: delivery, own) else {
                return .unknownTarget
            }
            try delivery.blank(target)
        case .reaction(let target, let key):
            if key.utf8.count > 64 { return .tooLong }
            guard try isTarget(target, kind: "= 0", by: nil, in: delivery, own) else { return .unknownTarget }
        }
        return nil
    }

    private static func isTarget(
        _ target: EventID, kind: String, by sender: AccountID?, in delivery: HostDelivery, _ own: HostDelivery.Copy
    ) throws(SQLiteError) -> Bool {
        guard let position = target.hostPosition(in: delivery.room) else { return false }
        let author = try delivery.connection.first(
            "SELECT sender FROM chat_event WHERE room = ? AND position = ? AND kind \(kind) AND is_redacted = 0",
            .integer(own.key), .integer(position.rawValue)
        ) { row throws(SQLiteError) in try row.text(0) }
        guard let author else { return false }
        return sender.map { UserID(host: $0).rawValue == author } ?? true
    }

    /// A direct conversation that the other one has left comes back to them as a request.
    private static func reopen(_ delivery: HostDelivery) throws(SQLiteError) {
        for copy in delivery.receivers where copy.membership == .leave {
            try delivery.connection.run(
                "UPDATE chat_room SET membership = 'invite', invited_by = ? WHERE key = ?",
                .text(UserID(host: delivery.sender).rawValue), .integer(copy.key))
            try delivery.note(.invite, of: copy.account)
        }
    }

    private static func forget(
        _ id: TransactionID, of account: AccountID, in connection: Connection
    ) throws(SQLiteError) {
        try connection.run(
            "DELETE FROM chat_outbox WHERE account_id = ? AND transaction_id = ?", SQLiteValue(account),
            .text(id.rawValue))
    }
}
