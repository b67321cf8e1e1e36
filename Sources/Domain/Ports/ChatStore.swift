/// One account's conversations on this machine: what the screen reads, whichever transport fed it.
public protocol ChatStore: Sendable {
    // MARK: Conversations

    /// Every conversation, archived ones and invitations too, by newest message first; those that were left are not.
    func conversations() async throws(StorageError) -> [Conversation]
    func conversation(_ room: RoomID) async throws(StorageError) -> Conversation?
    /// Everyone in the room or invited to it, this account too.
    func members(of room: RoomID) async throws(StorageError) -> [RoomMember]
    func save(_ settings: ConversationSettings, of room: RoomID) async throws(StorageError)

    // MARK: History, in pages

    /// - Returns: `nil` for a room that this account does not have.
    func page(of room: RoomID, _ part: HistoryPart, limit: Int) async throws(StorageError) -> HistoryPage?
    /// The first message at or after an instant (milliseconds since 1970); `nil` when all are older.
    func firstPosition(in room: RoomID, since time: Int64) async throws(StorageError) -> TimelinePosition?
    /// What was stored after `mark`, in order; nothing but the newest mark for `nil`. Cheap when nothing was.
    func changes(after mark: ChatMark?, limit: Int) async throws(StorageError) -> ChatChanges
    /// Newest first. Every word must occur; the last one may be unfinished. All conversations for `nil`.
    func search(_ words: String, in room: RoomID?, limit: Int) async throws(StorageError) -> [SearchHit]

    // MARK: Outbox and drafts

    /// In the order of writing.
    func outbox() async throws(StorageError) -> [OutboxEntry]
    /// Appends, or replaces content and failure of the entry with the same transaction id.
    func save(_ entry: OutboxEntry) async throws(StorageError)
    func removeFromOutbox(_ id: TransactionID) async throws(StorageError)
    func draft(in room: RoomID) async throws(StorageError) -> Draft
    func save(_ draft: Draft, in room: RoomID) async throws(StorageError)

    // MARK: People

    func contacts() async throws(StorageError) -> [Contact]
    func blocked() async throws(StorageError) -> Set<UserID>
    /// Nothing from a blocked person arrives; the person is not told.
    func setBlocked(_ isBlocked: Bool, _ user: UserID) async throws(StorageError)
    /// Keeps a report for the host's operator, with the message as evidence.
    func report(_ user: UserID, event: ChatEvent?, reason: String) async throws(StorageError)

    // MARK: Attachments

    /// Stores bytes once by their hash.
    /// - Throws: `full` also for more than ``Attachment/limit`` bytes.
    func store(_ bytes: [UInt8], name: String, mediaType: String) async throws(StorageError) -> Attachment
    func attachment(_ hash: ContentHash) async throws(StorageError) -> Attachment?
    /// `nil` when the bytes are not here, or are not what their name says.
    func bytes(of hash: ContentHash) async throws(StorageError) -> [UInt8]?
}

/// Which part of a room's history.
public enum HistoryPart: Sendable, Hashable {
    case newest
    case before(TimelinePosition)
    case after(TimelinePosition)
    case around(TimelinePosition)
}

/// A moment in one account's store; later ones compare greater.
public struct ChatMark: Sendable, Hashable, Comparable {
    public let rawValue: Int64

    public init(_ rawValue: Int64) { self.rawValue = rawValue }

    public static func < (left: ChatMark, right: ChatMark) -> Bool { left.rawValue < right.rawValue }
}

/// What was stored between two marks.
public struct ChatChanges: Sendable, Hashable {
    /// In the order of storing, with the position of the event before each; nothing lies between.
    public let events: [Arrival]
    public let mark: ChatMark
    /// Something in the file has changed: events, or settings, receipts, contacts, invitations.
    public let isAnythingNew: Bool
    /// More is stored than the limit let through.
    public let isPartial: Bool

    public struct Arrival: Sendable, Hashable {
        public let event: ChatEvent
        public let after: TimelinePosition

        public init(event: ChatEvent, after: TimelinePosition) {
            self.event = event
            self.after = after
        }
    }

    public init(events: [Arrival], mark: ChatMark, isAnythingNew: Bool, isPartial: Bool) {
        self.events = events
        self.mark = mark
        self.isAnythingNew = isAnythingNew
        self.isPartial = isPartial
    }
}

/// A file that came with a message, stored once by the hash of its bytes.
public struct Attachment: Sendable, Hashable, Identifiable {
    /// Largest file, in bytes: 10 MB.
    public static let limit = 10 * 1_024 * 1_024

    public let id: ContentHash
    public let name: String
    /// As in `image/png`, by the sender's word.
    public let mediaType: String
    /// Bytes.
    public let size: Int

    public init(id: ContentHash, name: String, mediaType: String, size: Int) {
        self.id = id
        self.name = name
        self.mediaType = mediaType
        self.size = size
    }
}
