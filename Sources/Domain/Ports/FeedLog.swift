/// One account's feed log on disk.
public protocol FeedLog: Sendable {
    /// Events in order, from the first after `key`; all of them for `nil`.
    func events(after key: OrderKey?) async throws(StorageError) -> [FeedEvent]
    /// Durable when it returns.
    func append(_ events: [FeedEvent]) async throws(StorageError)
    /// Appends an event and keeps the place that holds after it, or forgets the kept one: both or neither.
    func append(_ event: FeedEvent, place: FeedPlace?) async throws(StorageError)
    /// The place that was kept last.
    func place() async throws(StorageError) -> FeedPlace?
    /// Keeps a place without an event; `nil` forgets it.
    func save(_ place: FeedPlace?) async throws(StorageError)
    /// This data folder's device number, drawn on first use.
    func device() async throws(StorageError) -> UInt32
    /// A cache of what the log yields, so that a start need not replay it.
    func snapshot() async throws(StorageError) -> FeedSnapshot?
    func save(_ snapshot: FeedSnapshot) async throws(StorageError)
    /// Takes every event of the account away, for good.
    func erase() async throws(StorageError)
}

/// A log that lives no longer than its feed needs no place.
extension FeedLog {
    public func append(_ event: FeedEvent, place: FeedPlace?) async throws(StorageError) { try await append([event]) }
    public func place() async throws(StorageError) -> FeedPlace? { nil }
    public func save(_ place: FeedPlace?) async throws(StorageError) {}
}

/// The log's outcome up to `key`, as bytes of the writer's own layout.
public struct FeedSnapshot: Sendable, Hashable {
    public let key: OrderKey
    public let bytes: [UInt8]

    public init(key: OrderKey, bytes: [UInt8]) {
        self.key = key
        self.bytes = bytes
    }
}
