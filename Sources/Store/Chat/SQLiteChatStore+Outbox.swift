internal import Domain

extension SQLiteChatStore {
    func outbox() async throws(StorageError) -> [OutboxEntry] {
        try await database.read { [account] connection throws(SQLiteError) in
            try connection.rows(
                """
                SELECT o.transaction_id, r.room_id, o.time, o.kind, o.body, o.style, o.target, o.reply_to, o.attachment,
                    o.failure
                FROM chat_outbox o JOIN chat_room r ON r.key = o.room WHERE o.account_id = ? ORDER BY o.number
                """, SQLiteValue(account)
            ) { row in
                // A damaged entry must not hold up the others.
                try? OutboxRow.entry(row)
            }.compactMap { $0 }
        }
    }

    func save(_ entry: OutboxEntry) async throws(StorageError) {
        try await database.write { [account] connection throws(SQLiteError) in
            guard let room = try ChatRoomRow.find(entry.event.room, of: account, in: connection) else { return }
            let statement = try connection.statement(
                """
                INSERT INTO chat_outbox (account_id, room, transaction_id, time, failure, kind, body, style, target,
                    reply_to, attachment) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
                ON CONFLICT (account_id, transaction_id) DO UPDATE SET failure = excluded.failure,
                    kind = excluded.kind, body = excluded.body, style = excluded.style, target = excluded.target,
                    reply_to = excluded.reply_to, attachment = excluded.attachment
                """)
            defer { statement.reset() }
            try statement.bind(
                [
                    SQLiteValue(account), .integer(room.key), .text(entry.id.rawValue), .integer(entry.event.time),
                    SQLiteValue(entry.failure?.rawValue),
                ] + ChatEventRow.values(entry.event.content.confirmed))
            try statement.run()
        }
    }

    func removeFromOutbox(_ id: TransactionID) async throws(StorageError) {
        try await database.write { [account] connection throws(SQLiteError) in
            try connection.run(
                "DELETE FROM chat_outbox WHERE account_id = ? AND transaction_id = ?", SQLiteValue(account),
                .text(id.rawValue))
        }
    }

    func draft(in room: RoomID) async throws(StorageError) -> Draft {
        try await database.read { [account] connection throws(SQLiteError) in
            try connection.first(
                """
                SELECT d.body, d.reply_to FROM chat_draft d JOIN chat_room r ON r.key = d.room
                WHERE r.account_id = ? AND r.room_id = ?
                """, SQLiteValue(account), .text(room.rawValue)
            ) { row throws(SQLiteError) in
                Draft(try row.text(0), replyTo: try row.textOrNil(1).map { EventID($0) })
            } ?? Draft()
        }
    }

    func save(_ draft: Draft, in room: RoomID) async throws(StorageError) {
        try await database.write { [account] connection throws(SQLiteError) in
            guard let row = try ChatRoomRow.find(room, of: account, in: connection) else { return }
            if draft.isEmpty {
                try connection.run("DELETE FROM chat_draft WHERE room = ?", .integer(row.key))
            } else {
                try connection.run(
                    """
                    INSERT INTO chat_draft (room, account_id, body, reply_to) VALUES (?, ?, ?, ?)
                    ON CONFLICT (room) DO UPDATE SET body = excluded.body, reply_to = excluded.reply_to
                    """, .integer(row.key), SQLiteValue(account), .text(draft.body),
                    SQLiteValue(draft.replyTo?.rawValue))
            }
        }
    }
}

/// An outbox entry as a row.
private enum OutboxRow {
    static func entry(_ row: Statement) throws(SQLiteError) -> OutboxEntry {
        let body = try row.text(4)
        let target = try row.textOrNil(6).map { EventID($0) }
        let content: OutgoingEvent.Content
        switch (ChatEventRow.Kind(rawValue: try row.integer(3, as: Int.self)), target) {
        case (.message, _):
            content = .message(
                MessageContent(
                    body, style: .init(rawValue: try row.integer(5, as: Int.self)) ?? .text,
                    replyTo: try row.textOrNil(7).map { EventID($0) },
                    attachment: try row.textOrNil(8).flatMap { ContentHash(hex: $0) }))
        case (.edit, let target?): content = .edit(of: target, body: body)
        case (.redaction, let target?): content = .redaction(of: target)
        case (.reaction, let target?): content = .reaction(to: target, key: body)
        default: throw row.mismatch("column kind is not one of an outgoing event")
        }
        return OutboxEntry(
            event: OutgoingEvent(
                id: TransactionID(try row.text(0)), room: RoomID(try row.text(1)), time: try row.integer(2),
                content: content),
            failure: try row.textOrNil(9).map { SendFailure(rawValue: $0) ?? .refused })
    }
}
