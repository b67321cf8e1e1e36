/// One line of the conversation list.
public struct Conversation: Sendable, Hashable, Identifiable {
    public let id: RoomID
    public let kind: Kind
    /// The room's name; empty for a direct conversation, which is named after its person.
    public let name: String
    public let membership: Membership
    /// Who invited this account, while it is invited.
    public let invitedBy: UserID?
    /// Everyone else who is in, or invited.
    public let others: [UserID]
    /// Messages of others after the read marker; counting stops at ``unreadLimit``.
    public let unread: Int
    public let last: Preview?
    public let readUpTo: TimelinePosition
    public let settings: ConversationSettings
    public let hasDraft: Bool

    /// `999+` is as good as any number above.
    public static let unreadLimit = 1_000

    public enum Kind: String, Sendable, Hashable {
        case direct, room
    }

    /// The newest message.
    public struct Preview: Sendable, Hashable {
        public let sender: UserID
        public let body: String
        /// Milliseconds since 1970, UTC.
        public let time: Int64
        public let isRedacted: Bool

        public init(sender: UserID, body: String, time: Int64, isRedacted: Bool) {
            self.sender = sender
            self.body = body
            self.time = time
            self.isRedacted = isRedacted
        }
    }

    public init(
        id: RoomID, kind: Kind, name: String, membership: Membership, invitedBy: UserID?, others: [UserID],
        unread: Int, last: Preview?, readUpTo: TimelinePosition, settings: ConversationSettings, hasDraft: Bool
    ) {
        self.id = id
        self.kind = kind
        self.name = name
        self.membership = membership
        self.invitedBy = invitedBy
        self.others = others
        self.unread = unread
        self.last = last
        self.readUpTo = readUpTo
        self.settings = settings
        self.hasDraft = hasDraft
    }
}

/// What the student chose for one conversation.
public struct ConversationSettings: Sendable, Hashable {
    public var rule: NoticeRule
    /// No notices, whatever the rule, and the unread count does not show in totals.
    public var isMuted: Bool
    public var isArchived: Bool

    public init(rule: NoticeRule = .all, isMuted: Bool = false, isArchived: Bool = false) {
        self.rule = rule
        self.isMuted = isMuted
        self.isArchived = isArchived
    }
}

/// Someone in a room, with what they have read.
public struct RoomMember: Sendable, Hashable {
    public let user: UserID
    public let membership: Membership
    public let readUpTo: TimelinePosition

    public init(user: UserID, membership: Membership, readUpTo: TimelinePosition) {
        self.user = user
        self.membership = membership
        self.readUpTo = readUpTo
    }
}

/// How this account stands to another person.
public struct Contact: Sendable, Hashable, Identifiable {
    public let id: UserID
    public let state: State

    public init(id: UserID, state: State) {
        self.id = id
        self.state = state
    }

    public enum State: String, Sendable, Hashable {
        /// This account asked.
        case asked
        /// The other one asks.
        case asking
        case contact
    }
}

/// A text that was begun and not sent.
public struct Draft: Sendable, Hashable {
    public var body: String
    public var replyTo: EventID?

    public init(_ body: String = "", replyTo: EventID? = nil) {
        self.body = body
        self.replyTo = replyTo
    }

    public var isEmpty: Bool { body.isEmpty && replyTo == nil }
}

/// A found message.
public struct SearchHit: Sendable, Hashable {
    public let room: RoomID
    /// The message as it reads now.
    public let event: ChatEvent
    public let body: String

    public init(room: RoomID, event: ChatEvent, body: String) {
        self.room = room
        self.event = event
        self.body = body
    }
}
