/// What can happen to a ``Timeline``. The same event twice, or late, does no harm.
public enum TimelineEvent: Sendable, Hashable {
    case localEcho(LocalEcho)
    case echoState(TransactionID, DeliveryState)
    /// The student dropped a message from the outbox.
    case dropped(TransactionID)
    /// A stored event of any content. Nothing lies between `after` and it; `nil` when that is not known.
    case confirmed(ChatEvent, after: TimelinePosition?)
    case history(HistoryPage)
    /// The room has grown up to here; what lies between is not loaded.
    case gap(upTo: TimelinePosition)
    case receipt(ReadReceipt)
    /// Everyone who is typing now.
    case typing([UserID])
    /// Where the unread line stands: in front of the first message of others after this position; `nil` takes it away.
    case unreadLine(after: TimelinePosition?)
}

/// A person has read everything up to a position.
public struct ReadReceipt: Sendable, Hashable {
    public let user: UserID
    public let upTo: TimelinePosition

    public init(user: UserID, upTo: TimelinePosition) {
        self.user = user
        self.upTo = upTo
    }
}
