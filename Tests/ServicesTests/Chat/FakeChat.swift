import Domain

/// One conversation in memory, with a transport that answers as it was told.
actor FakeChat: ChatStore, ChatTransport {
    nonisolated let user = UserID("@1:host")
    nonisolated let other = UserID("@2:host")
    nonisolated let storesAtOnce: Bool
    let room = RoomID("!r")
    var answers: [ChatTransportError?] = []
    var events: [ChatEvent] = []
    var saved: [OutboxEntry] = []
    var drafts: [Draft] = []
    var settings = ConversationSettings()
    var readUpTo = TimelinePosition.start
    var readTold: [Bool] = []
    var presences: [Presence?] = []
    /// The most that was under way at one time.
    var atOnce = 0
    private var underWay = 0
    private var refusal: StorageError?
    private var continuation: AsyncStream<ChatSignal>.Continuation?

    init(storesAtOnce: Bool = true) { self.storesAtOnce = storesAtOnce }

    var bodies: [String] { events.compactMap { $0.message?.body } }

    func answer(_ answers: [ChatTransportError?]) { self.answers = answers }
    func set(_ settings: ConversationSettings) { self.settings = settings }
    func refuseToKeep(_ error: StorageError) { refusal = error }
    func keep(_ entry: OutboxEntry) { saved.append(entry) }

    /// Something arrives from the other one.
    func arrive(_ body: String, signals: Bool = true) {
        append(.message(MessageContent(body)), by: other, nil)
        if signals { continuation?.yield(.stored) }
    }

    func signal(_ signal: ChatSignal) { continuation?.yield(signal) }

    private func append(_ content: ChatEvent.Content, by sender: UserID, _ transaction: TransactionID?) {
        let position = TimelinePosition(Int64(events.count + 1))
        events.append(
            ChatEvent(
                id: EventID("$\(position.rawValue)"), room: room, sender: sender, position: position, time: 0,
                transactionID: transaction, content: content))
    }

    // MARK: Transport

    func signals() -> AsyncStream<ChatSignal> {
        let (stream, continuation) = AsyncStream<ChatSignal>.makeStream()
        self.continuation = continuation
        return stream
    }

    func send(_ event: OutgoingEvent) async throws(ChatTransportError) -> SentEvent {
        underWay += 1
        atOnce = max(atOnce, underWay)
        await Task.yield()
        defer { underWay -= 1 }
        let answer = answers.isEmpty ? nil : answers.removeFirst()
        // Lost on the way back: stored all the same.
        if answer == nil || answer == .unreachable(reason: "late"),
            !events.contains(where: { $0.transactionID == event.id })
        {
            if case .message(let content) = event.content { append(.message(content), by: user, event.id) }
        }
        if let answer { throw answer }
        return SentEvent(id: EventID("$\(events.count)"), position: TimelinePosition(Int64(events.count)))
    }

    func fetchHistory(of room: RoomID, before: TimelinePosition) -> Bool { false }
    func markRead(_ room: RoomID, upTo position: TimelinePosition, tellsOthers: Bool) {
        readUpTo = max(readUpTo, position)
        readTold.append(tellsOthers)
    }
    func setTyping(_ isTyping: Bool, in room: RoomID) {}
    func setPresence(_ presence: Presence?) { presences.append(presence) }
    func openDirect(with user: UserID) -> RoomID { room }
    func makeRoom(named name: String, inviting users: [UserID]) -> RoomID { room }
    func invite(_ user: UserID, to room: RoomID) {}
    func join(_ room: RoomID) {}
    func leave(_ room: RoomID) {}
    func rename(_ room: RoomID, to name: String) {}
    func askContact(_ user: UserID) {}
    func acceptContact(_ user: UserID) {}
    func removeContact(_ user: UserID) {}

    // MARK: Store

    func conversations() -> [Conversation] { conversation(room).map { [$0] } ?? [] }
    func conversation(_ room: RoomID) -> Conversation? {
        guard room == self.room else { return nil }
        let unread = events.count { $0.sender == other && $0.position > readUpTo }
        return Conversation(
            id: room, kind: .direct, name: "", membership: .join, invitedBy: nil, others: [other], unread: unread,
            last: nil, readUpTo: readUpTo, settings: settings, hasDraft: false)
    }
    func members(of room: RoomID) -> [RoomMember] {
        [user, other].map { RoomMember(user: $0, membership: .join, readUpTo: .start) }
    }
    func save(_ settings: ConversationSettings, of room: RoomID) { self.settings = settings }
    func page(of room: RoomID, _ part: HistoryPart, limit: Int) -> HistoryPage? {
        let covers = events.isEmpty ? nil : TimelinePosition(1)...TimelinePosition(Int64(events.count))
        return HistoryPage(events: events, covers: covers, reachesStart: true, reachesEnd: true)
    }
    func firstPosition(in room: RoomID, since time: Int64) -> TimelinePosition? { nil }
    func changes(after mark: ChatMark?, limit: Int) -> ChatChanges {
        let start = mark.map { Int($0.rawValue) } ?? events.count
        let found = events.dropFirst(start).prefix(limit).map {
            ChatChanges.Arrival(event: $0, after: $0.position.previous)
        }
        return ChatChanges(
            events: found, mark: ChatMark(Int64(start + found.count)), isAnythingNew: !found.isEmpty,
            isPartial: found.count == limit)
    }
    func search(_ words: String, in room: RoomID?, limit: Int) -> [SearchHit] { [] }
    func outbox() -> [OutboxEntry] { saved }
    func save(_ entry: OutboxEntry) throws(StorageError) {
        if let refusal { throw refusal }
        if let index = saved.firstIndex(where: { $0.id == entry.id }) {
            saved[index] = entry
        } else {
            saved.append(entry)
        }
    }
    func removeFromOutbox(_ id: TransactionID) { saved.removeAll { $0.id == id } }
    func draft(in room: RoomID) -> Draft { drafts.last ?? Draft() }
    func save(_ draft: Draft, in room: RoomID) { drafts.append(draft) }
    func contacts() -> [Contact] { [] }
    func blocked() -> Set<UserID> { [] }
    func setBlocked(_ isBlocked: Bool, _ user: UserID) {}
    func report(_ user: UserID, event: ChatEvent?, reason: String) {}
    func store(_ bytes: [UInt8], name: String, mediaType: String) -> Attachment {
        Attachment(id: ContentHash(of: bytes), name: name, mediaType: mediaType, size: bytes.count)
    }
    func attachment(_ hash: ContentHash) -> Attachment? { nil }
    func bytes(of hash: ContentHash) -> [UInt8]? { nil }
}

/// A directory that knows one name.
struct FakePeople: PersonDirectory {
    func names(of users: Set<UserID>) -> [UserID: String] { [UserID("@1:host"): "An"] }
    func people(besides user: UserID) -> [Person] { [] }
    func isFindable(_ account: AccountID) -> Bool { false }
    func shown(of account: AccountID, to viewer: Visibility) -> [SocialField: ProfileAnswer] { [:] }
    func save(name: String, isFindable: Bool, of account: AccountID) {}
    func account(named name: String) -> AccountID? { nil }
    func makeAccount(named name: String) -> AccountID { .guest }
}
