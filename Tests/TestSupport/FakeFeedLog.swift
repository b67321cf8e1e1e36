public import Domain

/// A feed log in memory.
public actor FakeFeedLog: FeedLog {
    public private(set) var stored: [FeedEvent]
    public private(set) var savedSnapshot: FeedSnapshot?
    public private(set) var savedPlace: FeedPlace?
    public private(set) var reads = 0
    private var failure: StorageError?

    public init(_ stored: [FeedEvent] = [], snapshot: FeedSnapshot? = nil) {
        self.stored = stored
        savedSnapshot = snapshot
    }

    public func fail(with error: StorageError?) { failure = error }

    public func events(after key: OrderKey?) throws(StorageError) -> [FeedEvent] {
        if let failure { throw failure }
        reads += 1
        guard let key else { return stored }
        return stored.filter { $0.key > key }
    }

    public func append(_ events: [FeedEvent]) throws(StorageError) {
        if let failure { throw failure }
        stored += events
    }

    public func append(_ event: FeedEvent, place: FeedPlace?) throws(StorageError) {
        try append([event])
        savedPlace = place
    }

    public func place() -> FeedPlace? { savedPlace }
    public func save(_ place: FeedPlace?) { savedPlace = place }

    public func device() throws(StorageError) -> UInt32 {
        if let failure { throw failure }
        return 7
    }

    public func snapshot() -> FeedSnapshot? { savedSnapshot }
    public func save(_ snapshot: FeedSnapshot) { savedSnapshot = snapshot }

    public func erase() throws(StorageError) {
        if let failure { throw failure }
        stored = []
        savedSnapshot = nil
        savedPlace = nil
    }
}

/// A clock that a test sets.
public struct FixedClock: WallClock {
    public let time: Int64

    public init(_ time: Int64 = 1_790_000_000_000) { self.time = time }

    public func now() -> Int64 { time }
}
