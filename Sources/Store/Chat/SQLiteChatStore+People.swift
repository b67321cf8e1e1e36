internal import Domain

extension SQLiteChatStore {
    func contacts() async throws(StorageError) -> [Contact] {
        try await database.read { [account] connection throws(SQLiteError) in
            try connection.rows(
                "SELECT user_id, state FROM chat_contact WHERE account_id = ? ORDER BY user_id", SQLiteValue(account)
            ) { row throws(SQLiteError) in
                Contact(id: UserID(try row.text(0)), state: Contact.State(rawValue: try row.text(1)) ?? .asked)
            }
        }
    }

    func blocked() async throws(StorageError) -> Set<UserID> {
        try await database.read { [account] connection throws(SQLiteError) in
            Set(
                try connection.rows("SELECT user_id FROM chat_block WHERE account_id = ?", SQLiteValue(account)) {
                    row throws(SQLiteError) in UserID(try row.text(0))
                })
        }
    }

    func setBlocked(_ isBlocked: Bool, _ user: UserID) async throws(StorageError) {
        try await database.write { [account] connection throws(SQLiteError) in
            let sql =
                isBlocked
                ? "INSERT OR IGNORE INTO chat_block (account_id, user_id) VALUES (?, ?)"
                : "DELETE FROM chat_block WHERE account_id = ? AND user_id = ?"
            try connection.run(sql, SQLiteValue(account), .text(user.rawValue))
        }
    }

    func report(_ user: UserID, event: ChatEvent?, reason: String) async throws(StorageError) {
        let now = clock.now()
        try await database.write { [account] connection throws(SQLiteError) in
            try connection.run(
                """
                INSERT INTO chat_report (account_id, user_id, room_id, event_id, body, reason, time)
                VALUES (?, ?, ?, ?, ?, ?, ?)
                """, SQLiteValue(account), .text(user.rawValue), SQLiteValue(event?.room.rawValue),
                SQLiteValue(event?.id.rawValue), .text(event?.message?.body ?? ""), .text(reason), .integer(now))
        }
    }

    func store(_ bytes: [UInt8], name: String, mediaType: String) async throws(StorageError) -> Attachment {
        guard bytes.count <= Attachment.limit else { throw .full(path: name) }
        let attachment = Attachment(
            id: ContentHash(of: bytes), name: name, mediaType: mediaType, size: bytes.count)
        try files.write(bytes, as: attachment.id)
        try await database.write { [account] connection throws(SQLiteError) in
            try connection.run(
                """
                INSERT INTO chat_attachment (account_id, hash, name, media_type, size) VALUES (?, ?, ?, ?, ?)
                ON CONFLICT DO UPDATE SET name = excluded.name, media_type = excluded.media_type
                """, SQLiteValue(account), .text(attachment.id.hex), .text(name), .text(mediaType),
                SQLiteValue(bytes.count))
        }
        return attachment
    }

    func attachment(_ hash: ContentHash) async throws(StorageError) -> Attachment? {
        try await database.read { [account] connection throws(SQLiteError) in
            try connection.first(
                "SELECT name, media_type, size FROM chat_attachment WHERE account_id = ? AND hash = ?",
                SQLiteValue(account), .text(hash.hex)
            ) { row throws(SQLiteError) in
                Attachment(
                    id: hash, name: try row.text(0), mediaType: try row.text(1), size: try row.integer(2, as: Int.self))
            }
        }
    }

    func bytes(of hash: ContentHash) async throws(StorageError) -> [UInt8]? {
        // Only who was sent a file may read it.
        guard try await attachment(hash) != nil else { return nil }
        return try files.read(hash)
    }
}
