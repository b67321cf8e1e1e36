/// Something of one's own on its way to a room.
public struct OutgoingEvent: Sendable, Hashable, Identifiable {
    public let id: TransactionID
    public let room: RoomID
    /// Milliseconds since 1970, UTC.
    public let time: Int64
    public var content: Content

    public init(id: TransactionID, room: RoomID, time: Int64, content: Content) {
        self.id = id
        self.room = room
        self.time = time
        self.content = content
    }

    public enum Content: Sendable, Hashable {
        case message(MessageContent)
        case edit(of: EventID, body: String)
        case redaction(of: EventID)
        case reaction(to: EventID, key: String)
    }

    /// What the timeline shows until the event is confirmed; only messages have an echo.
    public var echo: LocalEcho? {
        guard case .message(let content) = content else { return nil }
        return LocalEcho(id: id, time: time, content: content)
    }
}

/// An entry of the outbox.
public struct OutboxEntry: Sendable, Hashable, Identifiable {
    public var id: TransactionID { event.id }
    public let event: OutgoingEvent
    /// Set when the transport refused it.
    public let failure: SendFailure?

    public init(event: OutgoingEvent, failure: SendFailure?) {
        self.event = event
        self.failure = failure
    }
}
