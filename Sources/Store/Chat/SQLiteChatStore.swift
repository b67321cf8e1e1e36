internal import Domain
private import Synchronization

/// One account's conversations in the shared file.
final class SQLiteChatStore: ChatStore {
    let database: Database
    let account: AccountID
    let clock: any WallClock
    let files: AttachmentFiles
    /// What the file looked like when ``changes(after:limit:)`` was last asked.
    private let stamp = Mutex<FileStamp?>(nil)

    init(_ database: Database, account: AccountID, clock: any WallClock) {
        self.database = database
        self.account = account
        self.clock = clock
        files = AttachmentFiles(beside: database.path)
    }

    var user: UserID { UserID(host: account) }

    func conversations() async throws(StorageError) -> [Conversation] {
        try await database.read { [account] connection throws(SQLiteError) in
            let rooms = try connection.rows(
                "SELECT \(ChatRoomRow.columns) FROM chat_room r WHERE r.account_id = ? AND r.membership <> 'leave'",
                SQLiteValue(account)
            ) { row throws(SQLiteError) in try ChatRoomRow(row) }
            var conversations: [Conversation] = []
            for room in rooms { conversations.append(try room.conversation(for: account, in: connection)) }
            return conversations.sorted { ($0.last?.time ?? .max) > ($1.last?.time ?? .max) }
        }
    }

    func conversation(_ room: RoomID) async throws(StorageError) -> Conversation? {
        try await database.read { [account] connection throws(SQLiteError) in
            try ChatRoomRow.find(room, of: account, in: connection)?.conversation(for: account, in: connection)
        }
    }

    func members(of room: RoomID) async throws(StorageError) -> [RoomMember] {
        try await database.read { [account] connection throws(SQLiteError) in
            try connection.rows(
                """
                SELECT m.user_id, m.membership, m.read_position FROM chat_member m JOIN chat_room r ON r.key = m.room
                WHERE r.account_id = ? AND r.room_id = ? AND m.membership <> 'leave' ORDER BY m.user_id
                """, SQLiteValue(account), .text(room.rawValue)
            ) { row throws(SQLiteError) in
                RoomMember(
                    user: UserID(try row.text(0)), membership: Membership(rawValue: try row.text(1)) ?? .join,
                    readUpTo: TimelinePosition(try row.integer(2)))
            }
        }
    }

    func save(_ settings: ConversationSettings, of room: RoomID) async throws(StorageError) {
        try await database.write { [account] connection throws(SQLiteError) in
            try connection.run(
                "UPDATE chat_room SET rule = ?, is_muted = ?, is_archived = ? WHERE account_id = ? AND room_id = ?",
                .text(settings.rule.rawValue), .integer(settings.isMuted ? 1 : 0),
                .integer(settings.isArchived ? 1 : 0), SQLiteValue(account), .text(room.rawValue))
        }
    }

    func changes(after mark: ChatMark?, limit: Int) async throws(StorageError) -> ChatChanges {
        let known = mark == nil ? nil : stamp.withLock { $0 }
        let (changes, found) = try await database.run { [account] connection throws(SQLiteError) in
            let found = try FileStamp(connection)
            if let mark, let known, found == known {
                return (ChatChanges(events: [], mark: mark, isAnythingNew: false, isPartial: false), found)
            }
            return (try ChatRoomRow.changes(after: mark, limit: limit, of: account, in: connection), found)
        }
        // What the limit held back is still to be fetched.
        stamp.withLock { $0 = changes.isPartial ? nil : found }
        return changes
    }
}

/// Differs whenever something was written, by whichever process.
struct FileStamp: Sendable, Hashable {
    private let version: Int64
    private let own: Int64

    init(_ connection: Connection) throws(SQLiteError) {
        version = try connection.dataVersion()
        own = connection.totalChanges
    }
}
