public import Domain

/// What a listener of the chat hears.
public enum ChatUpdate: Sendable, Hashable {
    /// For the ``Timeline`` of a conversation that is open; others may pass it over.
    case timeline(RoomID, [TimelineEvent])
    /// The list has changed: an arrival, a count, a setting, an invitation.
    case conversations
    /// Contacts or presence have changed.
    case people
    /// Bell, OSC and toast for a message; said once, and never for what arrived before the service started.
    case notice(ChatNotice)
    case connection(ChatConnection)
    /// Something in the background failed; nothing was lost by it.
    case trouble(ChatError)
}

/// A conversation as it is opened.
public struct OpenedConversation: Sendable {
    public let conversation: Conversation
    /// The newest page, receipts, outbox and who is typing; it grows by ``ChatUpdate/timeline(_:_:)``.
    public let timeline: Timeline
    public let draft: Draft

    public init(conversation: Conversation, timeline: Timeline, draft: Draft) {
        self.conversation = conversation
        self.timeline = timeline
        self.draft = draft
    }
}

/// What became of a message that the student wants to send.
public struct SendReceipt: Sendable, Hashable {
    public let id: TransactionID
    /// A warning when the next messages will have to wait.
    public let flood: FloodGate.Verdict

    public init(id: TransactionID, flood: FloodGate.Verdict) {
        self.id = id
        self.flood = flood
    }
}

/// Why the chat did not do something.
public enum ChatError: Error, Sendable, Hashable {
    /// Not a conversation of this account.
    case unknownRoom(RoomID)
    case empty
    /// More than this many UTF-8 bytes.
    case tooLong(limit: Int)
    /// Too many at once: the text stays in the composer until this instant, milliseconds since 1970.
    case flood(until: Int64)
    /// It is under way, and can be redacted once it has arrived.
    case underWay
    case transport(ChatTransportError)
    case storage(StorageError)
}
