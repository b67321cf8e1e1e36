public import Domain

/// What chat does for panes and commands. One chat serves one account.
public protocol ChatProviding: Sendable {
    nonisolated var user: UserID { get }

    /// Takes up the outbox and begins to listen. What is in the store already counts as history.
    func start() async throws(ChatError)
    /// Saves drafts, shares no presence any more and ends every stream.
    func stop() async
    /// Hears everything from now on.
    func updates() async -> AsyncStream<ChatUpdate>
    /// Looks at the store. To be called on any wake; cheap when nothing has changed.
    func look() async

    // MARK: Conversations
    func conversations() async throws(ChatError) -> [Conversation]
    func open(_ room: RoomID) async throws(ChatError) -> OpenedConversation
    func page(of room: RoomID, _ part: HistoryPart) async throws(ChatError) -> HistoryPage
    /// The page around the first message at or after an instant; `nil` when all are older.
    func page(of room: RoomID, since time: Int64) async throws(ChatError) -> HistoryPage?
    func search(_ words: String, in room: RoomID?, limit: Int) async throws(ChatError) -> [SearchHit]
    /// The conversation on the screen, and whether the terminal has focus: what arrives there rings no bell.
    func watch(_ room: RoomID?, hasFocus: Bool) async
    func markRead(_ room: RoomID, upTo position: TimelinePosition) async throws(ChatError)
    func save(_ settings: ConversationSettings, of room: RoomID) async throws(ChatError)
    func members(of room: RoomID) async throws(ChatError) -> [RoomMember]

    // MARK: Writing
    /// Returns as soon as the message is on its way: its echo is in the updates.
    func send(_ content: MessageContent, to room: RoomID) async throws(ChatError) -> SendReceipt
    func edit(_ event: EventID, in room: RoomID, to body: String) async throws(ChatError) -> SendReceipt
    func redact(_ event: EventID, in room: RoomID) async throws(ChatError)
    func react(_ key: String, to event: EventID, in room: RoomID) async throws(ChatError)
    /// Waits until a message was stored or failed; `nil` when it is not in the outbox any more.
    func outcome(of id: TransactionID) async -> DeliveryState?
    func outbox() async -> [OutboxEntry]
    func retry(_ id: TransactionID) async
    /// - Throws: `underWay` when it is too late.
    func drop(_ id: TransactionID) async throws(ChatError)
    func rewrite(_ id: TransactionID, to body: String) async throws(ChatError)
    /// Saved within a second.
    func setDraft(_ draft: Draft, in room: RoomID) async
    func setTyping(_ isTyping: Bool, in room: RoomID) async

    // MARK: People
    /// Those who chose to be found, by name.
    func people() async throws(ChatError) -> [Person]
    /// What people call themselves; the text is their own.
    func names(of users: Set<UserID>) async throws(ChatError) -> [UserID: String]
    /// What a contact shows of themself; nothing of somebody who is none.
    func profile(of user: UserID) async throws(ChatError) -> [SocialField: ProfileAnswer]
    /// Others find this account in the list of people.
    var isFindable: Bool { get async throws(ChatError) }
    func setFindable(_ isFindable: Bool) async throws(ChatError)
    func openDirect(with user: UserID) async throws(ChatError) -> RoomID
    func makeRoom(named name: String, inviting users: [UserID]) async throws(ChatError) -> RoomID
    func change(_ room: RoomID, _ change: RoomChange) async throws(ChatError)
    func contacts() async throws(ChatError) -> [Contact]
    func change(_ user: UserID, _ change: ContactChange) async throws(ChatError)
    func blocked() async throws(ChatError) -> Set<UserID>
    func report(_ user: UserID, event: ChatEvent?, reason: String) async throws(ChatError)
    func presence(of user: UserID) async -> Presence
    /// The student pressed a key; renews the presence that others see, at most every two minutes.
    func noteActivity() async
    var preferences: ChatPreferences { get async }
    func use(_ preferences: ChatPreferences) async throws(ChatError)

    // MARK: Attachments
    func attach(_ bytes: [UInt8], name: String, mediaType: String) async throws(ChatError) -> Attachment
    func attachment(_ hash: ContentHash) async throws(ChatError) -> Attachment?
    func bytes(of hash: ContentHash) async throws(ChatError) -> [UInt8]?
}

/// What a member does to a room.
public enum RoomChange: Sendable, Hashable {
    case join, leave
    case invite(UserID)
    case rename(String)
}

/// What a student does about another person.
public enum ContactChange: Sendable, Hashable {
    case ask, accept, remove, block, unblock
}
