/// One entry of a room's history, as the transport confirmed it. Named after Matrix's events.
public struct ChatEvent: Sendable, Hashable, Identifiable {
    public let id: EventID
    public let room: RoomID
    public let sender: UserID
    public let position: TimelinePosition
    /// Milliseconds since 1970, UTC, by the sender's host. Order follows `position`, not this.
    public let time: Int64
    /// Known for events that this account sent.
    public let transactionID: TransactionID?
    public let content: Content
    /// A redacted message has lost its body for good.
    public let isRedacted: Bool

    public init(
        id: EventID, room: RoomID, sender: UserID, position: TimelinePosition, time: Int64,
        transactionID: TransactionID? = nil, content: Content, isRedacted: Bool = false
    ) {
        self.id = id
        self.room = room
        self.sender = sender
        self.position = position
        self.time = time
        self.transactionID = transactionID
        self.content = content
        self.isRedacted = isRedacted
    }

    public enum Content: Sendable, Hashable {
        case message(MessageContent)
        /// Replaces the text of an earlier message of the same sender.
        case edit(of: EventID, body: String)
        /// Takes a message or a reaction away.
        case redaction(of: EventID)
        /// `key` is an emoji, or any short text.
        case reaction(to: EventID, key: String)
        case membership(of: UserID, Membership)
        case roomName(String)
    }

    /// The event that this one changes, if it changes one.
    public var target: EventID? {
        switch content {
        case .edit(let target, _), .redaction(let target), .reaction(let target, _): target
        case .message, .membership, .roomName: nil
        }
    }

    public var message: MessageContent? {
        if case .message(let content) = content { content } else { nil }
    }
}

/// How a person stands to a room.
public enum Membership: String, Sendable, Hashable, Codable {
    case invite, join, leave
}
