/// One row of a conversation, top to bottom.
public enum TimelineRow: Sendable, Hashable {
    /// The first message of a day follows.
    case day(LocalDay)
    /// What follows was not read when the conversation was opened.
    case unread
    case gap(TimelineGap)
    case message(TimelineMessage)
    /// Someone was invited, came or left.
    case membership(EventID, of: UserID, by: UserID, Membership)
    case roomName(EventID, String, by: UserID)

    /// What scrolling holds on to; only messages have one.
    public var key: MessageKey? {
        if case .message(let message) = self { message.key } else { nil }
    }
}

/// A calendar day where the student is, counted from 1970-01-01.
public struct LocalDay: Sendable, Hashable, Comparable {
    public let number: Int

    public init(_ number: Int) { self.number = number }

    public static func < (left: LocalDay, right: LocalDay) -> Bool { left.number < right.number }
}

/// Events that are known to be missing, and how to ask for them.
public enum TimelineGap: Sendable, Hashable {
    /// Load the page before this position.
    case before(TimelinePosition)
    /// Between two loaded stretches: load the page before `end`.
    case between(TimelinePosition, end: TimelinePosition)
    /// Newer events than this are not loaded: load the page after it.
    case after(TimelinePosition)
}

/// Names a message before and after the transport has confirmed it.
public enum MessageKey: Sendable, Hashable {
    case event(EventID)
    case echo(TransactionID)
}
