/// A message of one's own that the transport has not confirmed yet.
public struct LocalEcho: Sendable, Hashable, Identifiable {
    public let id: TransactionID
    /// Milliseconds since 1970, UTC.
    public let time: Int64
    public var content: MessageContent
    public var state: DeliveryState

    public init(id: TransactionID, time: Int64, content: MessageContent, state: DeliveryState = .queued) {
        self.id = id
        self.time = time
        self.content = content
        self.state = state
    }
}
