/// A message with everything that has happened to it.
public struct TimelineMessage: Sendable, Hashable {
    public let key: MessageKey
    /// `nil` for a local echo.
    public let position: TimelinePosition?
    public let sender: UserID
    public let isMine: Bool
    /// Milliseconds since 1970, UTC.
    public let time: Int64
    /// The latest version; empty when redacted.
    public let content: MessageContent
    public let isRedacted: Bool
    /// Superseded texts, oldest first; empty when never edited.
    public let earlierVersions: [String]
    public let quote: Quote?
    /// In order of first use.
    public let reactions: [Reaction]
    /// `nil` for messages of others.
    public let delivery: DeliveryState?

    public var isEdited: Bool { !earlierVersions.isEmpty }

    /// The message that this one answers.
    public enum Quote: Sendable, Hashable {
        case message(EventID, sender: UserID, body: String)
        case redacted(EventID, sender: UserID)
        /// Not loaded, or gone.
        case missing(EventID)
    }

    public struct Reaction: Sendable, Hashable {
        public let key: String
        public let senders: [UserID]
        /// This account's own reaction, which a redaction takes back.
        public let mine: EventID?
    }
}
