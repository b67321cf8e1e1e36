/// Carries one account's messages to the others and theirs into the account's ``ChatStore``.
///
/// What arrives is in the store before a signal says so; the store is what the screen reads.
public protocol ChatTransport: Sendable {
    /// This account, as the transport's other members see it.
    var user: UserID { get }
    /// One `send` is one local commit, so that writing the outbox first would only take twice as long.
    var storesAtOnce: Bool { get }

    /// Hears what happens from now on, until the stream is let go of.
    func signals() async -> AsyncStream<ChatSignal>
    /// Durable when it returns. The same transaction id again returns what was stored the first time.
    func send(_ event: OutgoingEvent) async throws(ChatTransportError) -> SentEvent
    /// Brings history older than the store's into the store.
    /// - Returns: False when there is none.
    func fetchHistory(of room: RoomID, before position: TimelinePosition) async throws(ChatTransportError) -> Bool

    /// - Parameter tellsOthers: The others get a receipt.
    func markRead(
        _ room: RoomID, upTo position: TimelinePosition, tellsOthers: Bool
    ) async throws(ChatTransportError)
    func setTyping(_ isTyping: Bool, in room: RoomID) async
    /// `nil` shares nothing.
    func setPresence(_ presence: Presence?) async

    /// A direct conversation with one person; the same room every time.
    func openDirect(with user: UserID) async throws(ChatTransportError) -> RoomID
    func makeRoom(named name: String, inviting users: [UserID]) async throws(ChatTransportError) -> RoomID
    func invite(_ user: UserID, to room: RoomID) async throws(ChatTransportError)
    func join(_ room: RoomID) async throws(ChatTransportError)
    /// Declines an invitation, too. The account's own history stays.
    func leave(_ room: RoomID) async throws(ChatTransportError)
    func rename(_ room: RoomID, to name: String) async throws(ChatTransportError)

    func askContact(_ user: UserID) async throws(ChatTransportError)
    func acceptContact(_ user: UserID) async throws(ChatTransportError)
    /// Withdraws and declines, too.
    func removeContact(_ user: UserID) async throws(ChatTransportError)
}

/// What a transport tells its account.
public enum ChatSignal: Sendable, Hashable {
    /// The store may hold something new.
    case stored
    case typing(UserID, isTyping: Bool, RoomID)
    case presence(UserID, Presence)
    case connection(ChatConnection)
}

/// Whether others can be reached.
public enum ChatConnection: Sendable, Hashable {
    case connected
    case connecting
    /// `reason` is for the log.
    case offline(reason: String)
}

/// Whether a person is there.
public enum Presence: String, Sendable, Hashable {
    case online, away, offline
}

/// Where a sent event went.
public struct SentEvent: Sendable, Hashable {
    public let id: EventID
    public let position: TimelinePosition

    public init(id: EventID, position: TimelinePosition) {
        self.id = id
        self.position = position
    }
}

/// Why a transport did not do something.
public enum ChatTransportError: Error, Sendable, Hashable {
    /// Nothing was done; the same may work later.
    case unreachable(reason: String)
    /// An earlier message of the conversation still waits in the outbox.
    case outOfOrder
    /// Trying again will not help.
    case refused(SendFailure)
    case storage(StorageError)
    case cancelled
}
