public import Domain

/// One account's side of chat: its store and the transport that reaches the other accounts of the data folder.
///
/// Dropping it after ``close()`` is signing out.
public struct ChatStores: Sendable {
    public let store: any ChatStore
    public let transport: any ChatTransport
    /// The account's presence and meetups; the others are rung after each change.
    public let nearby: any NearbyStore
    private let host: HostTransport

    init(store: any ChatStore, host: HostTransport) {
        self.store = store
        self.host = host
        transport = host
        nearby = SQLiteNearbyStore(database: host.database, account: host.account, doorbell: host.doorbell)
    }

    /// Stores many events of this account in one transaction: samples and measurements.
    public func store(_ events: [OutgoingEvent]) async throws(ChatTransportError) { try await host.store(events) }

    /// Ends the transport's streams, its thread and its socket.
    public func close() { host.doorbell.finish() }
}

extension UserDatabase {
    /// Opens the doorbell in the folder of the database, so that other processes wake this one.
    public func chat(
        for account: AccountID, clock: any WallClock = SystemClock(), tracing: (any Tracing)? = nil
    ) throws(StorageError) -> ChatStores {
        let parent = path.lastIndex(of: "/").map { String(path[..<$0]) } ?? "."
        let doorbell = try Doorbell(parent + "/doorbells", tracing: tracing)
        return ChatStores(
            store: SQLiteChatStore(database, account: account, clock: clock),
            host: HostTransport(database, account: account, clock: clock, doorbell: doorbell))
    }

    /// Names and people of the data folder.
    public var people: any PersonDirectory { SQLitePersonDirectory(database: database) }
}
