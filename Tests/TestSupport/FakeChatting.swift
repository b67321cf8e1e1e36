public import Domain
public import Services

/// A chat in memory: conversations with what was said in them, and a record of what was asked.
public actor FakeChatting: ChatProviding {
    public nonisolated let user = UserID("@1:host")
    public private(set) var sent: [(room: RoomID, content: MessageContent)] = []
    public private(set) var edits: [(event: EventID, body: String)] = []
    public private(set) var redacted: [EventID] = []
    public private(set) var reactions: [String] = []
    public private(set) var drafts: [RoomID: Draft] = [:]
    public private(set) var marks: [RoomID: TimelinePosition] = [:]
    public private(set) var watching: (room: RoomID?, hasFocus: Bool) = (nil, false)
    public private(set) var changes: [RoomChange] = []
    public private(set) var contactChanges: [ContactChange] = []
    public private(set) var preferences = ChatPreferences()
    public private(set) var isFindable = false
    private var rooms: [Conversation] = []
    private var events: [RoomID: [ChatEvent]] = [:]
    private var names: [UserID: String] = [:]
    private var findable: [Person] = []
    private var known: [UserID: Contact] = [:]
    private var waiting: [OutboxEntry] = []
    private var refusal: ChatError?
    private var files: [ContentHash: (facts: Attachment, bytes: [UInt8])] = [:]
    private var listeners: [AsyncStream<ChatUpdate>.Continuation] = []

    public init() {}

    // MARK: Told by the test

    public func name(_ user: UserID, _ name: String) {
        names[user] = name
        findable.append(Person(id: user, name: name))
    }

    public func add(_ conversation: Conversation, _ stored: [ChatEvent] = []) {
        rooms.removeAll { $0.id == conversation.id }
        rooms.append(conversation)
        events[conversation.id] = stored
    }

    public func know(_ contact: Contact) { known[contact.id] = contact }
    public func queue(_ entry: OutboxEntry) { waiting.append(entry) }
    public func refuse(with error: ChatError?) { refusal = error }
    public func tell(_ update: ChatUpdate) { listeners.forEach { $0.yield(update) } }

    /// A message arrives and is heard of.
    public func arrive(_ event: ChatEvent) {
        events[event.room, default: []].append(event)
        tell(.timeline(event.room, [.confirmed(event, after: event.position.previous)]))
        tell(.conversations)
    }

    // MARK: Chat

    public func start() throws(ChatError) { if let refusal { throw refusal } }
    public func stop() { listeners.forEach { $0.finish() } }
    public func updates() -> AsyncStream<ChatUpdate> {
        let (stream, continuation) = AsyncStream<ChatUpdate>.makeStream()
        listeners.append(continuation)
        return stream
    }
    public func look() {}
    public func conversations() -> [Conversation] { rooms }

    public func open(_ room: RoomID) throws(ChatError) -> OpenedConversation {
        guard let conversation = rooms.first(where: { $0.id == room }) else { throw .unknownRoom(room) }
        var timeline = Timeline(room: room, owner: user)
        timeline.apply(.history(page(of: room, .newest)))
        for entry in waiting where entry.event.room == room {
            guard var echo = entry.event.echo else { continue }
            echo.state = entry.failure.map(DeliveryState.failed) ?? .queued
            timeline.apply(.localEcho(echo))
        }
        if conversation.unread > 0 { timeline.apply(.unreadLine(after: conversation.readUpTo)) }
        return OpenedConversation(conversation: conversation, timeline: timeline, draft: drafts[room] ?? Draft())
    }

    /// Rows of one page.
    private static let pageSize = 40

    public func page(of room: RoomID, _ part: HistoryPart) -> HistoryPage {
        let all = events[room] ?? []
        let range: Range<Int>
        switch part {
        case .newest: range = max(0, all.count - Self.pageSize)..<all.count
        case .before(let position):
            let end = all.firstIndex { $0.position >= position } ?? all.count
            range = max(0, end - Self.pageSize)..<end
        case .after(let position):
            let start = all.firstIndex { $0.position > position } ?? all.count
            range = start..<min(all.count, start + Self.pageSize)
        case .around(let position):
            let middle = all.firstIndex { $0.position >= position } ?? all.count
            range = max(0, middle - Self.pageSize / 2)..<min(all.count, middle + Self.pageSize / 2)
        }
        let found = Array(all[range])
        let covers = found.first.flatMap { first in found.last.map { first.position...$0.position } }
        return HistoryPage(
            events: found, covers: covers, reachesStart: range.lowerBound == 0,
            reachesEnd: range.upperBound == all.count)
    }

    public func page(of room: RoomID, since time: Int64) -> HistoryPage? {
        (events[room] ?? []).first { $0.time >= time }.map { page(of: room, .around($0.position)) }
    }

    public func search(_ words: String, in room: RoomID?, limit: Int) -> [SearchHit] {
        events.filter { room == nil || $0.key == room }.flatMap { room, events in
            events.compactMap { event in
                guard let body = event.message?.body, body.lowercased().contains(words.lowercased()) else { return nil }
                return SearchHit(room: room, event: event, body: body)
            }
        }.sorted { $0.event.position > $1.event.position }
    }

    public func watch(_ room: RoomID?, hasFocus: Bool) { watching = (room, hasFocus) }
    public func markRead(_ room: RoomID, upTo position: TimelinePosition) { marks[room] = position }

    public func save(_ settings: ConversationSettings, of room: RoomID) {
        guard let index = rooms.firstIndex(where: { $0.id == room }) else { return }
        let old = rooms[index]
        rooms[index] = Conversation(
            id: old.id, kind: old.kind, name: old.name, membership: old.membership, invitedBy: old.invitedBy,
            others: old.others, unread: old.unread, last: old.last, readUpTo: old.readUpTo, settings: settings,
            hasDraft: old.hasDraft)
    }

    public func members(of room: RoomID) -> [RoomMember] { [] }

    public func send(_ content: MessageContent, to room: RoomID) throws(ChatError) -> SendReceipt {
        if let refusal { throw refusal }
        sent.append((room, content))
        let position = TimelinePosition((events[room]?.last?.position.rawValue ?? 0) + 1)
        let id = TransactionID("t\(position.rawValue)")
        arrive(
            ChatEvent(
                id: EventID("$\(position.rawValue)"), room: room, sender: user, position: position, time: 0,
                transactionID: id, content: .message(content)))
        return SendReceipt(id: id, flood: .open)
    }

    public func edit(_ event: EventID, in room: RoomID, to body: String) -> SendReceipt {
        edits.append((event, body))
        return SendReceipt(id: TransactionID("e"), flood: .open)
    }

    public func redact(_ event: EventID, in room: RoomID) { redacted.append(event) }
    public func react(_ key: String, to event: EventID, in room: RoomID) { reactions.append(key) }
    public func outcome(of id: TransactionID) -> DeliveryState? { nil }
    public func outbox() -> [OutboxEntry] { waiting }
    public func retry(_ id: TransactionID) {}
    public func drop(_ id: TransactionID) { waiting.removeAll { $0.id == id } }
    public func rewrite(_ id: TransactionID, to body: String) {}
    public func setDraft(_ draft: Draft, in room: RoomID) { drafts[room] = draft }
    public func setTyping(_ isTyping: Bool, in room: RoomID) {}

    public func people() -> [Person] { findable.filter { $0.id != user } }
    public func names(of users: Set<UserID>) -> [UserID: String] { names.filter { users.contains($0.key) } }
    public func profile(of user: UserID) -> [SocialField: ProfileAnswer] { [:] }
    public func setFindable(_ isFindable: Bool) { self.isFindable = isFindable }

    public func openDirect(with user: UserID) -> RoomID {
        let id = RoomID("!direct-\(user.rawValue)")
        if !rooms.contains(where: { $0.id == id }) { add(.fixture(id: id, others: [user])) }
        return id
    }

    public func makeRoom(named name: String, inviting users: [UserID]) -> RoomID {
        let id = RoomID("!" + name)
        add(.fixture(id: id, kind: .room, name: name, others: users))
        return id
    }

    public func change(_ room: RoomID, _ change: RoomChange) {
        changes.append(change)
        if change == .leave { rooms.removeAll { $0.id == room } }
    }

    public func contacts() -> [Contact] { known.values.sorted { $0.id.rawValue < $1.id.rawValue } }
    public func change(_ user: UserID, _ change: ContactChange) {
        contactChanges.append(change)
        if change == .accept { known[user] = Contact(id: user, state: .contact) }
    }
    public func blocked() -> Set<UserID> { [] }
    public func report(_ user: UserID, event: ChatEvent?, reason: String) {}
    public func presence(of user: UserID) -> Presence { .offline }
    public func noteActivity() {}
    public func use(_ preferences: ChatPreferences) { self.preferences = preferences }

    public func attach(_ bytes: [UInt8], name: String, mediaType: String) -> Attachment {
        let facts = Attachment(id: ContentHash(of: bytes), name: name, mediaType: mediaType, size: bytes.count)
        files[facts.id] = (facts, bytes)
        return facts
    }
    public func attachment(_ hash: ContentHash) -> Attachment? { files[hash]?.facts }
    public func bytes(of hash: ContentHash) -> [UInt8]? { files[hash]?.bytes }
}

extension Conversation {
    /// A direct conversation in which nothing was said; a test names only what it is about.
    public static func fixture(
        id: RoomID = RoomID("!r"), kind: Kind = .direct, name: String = "", membership: Membership = .join,
        invitedBy: UserID? = nil, others: [UserID] = [UserID("@2:host")], unread: Int = 0, last: Preview? = nil,
        readUpTo: TimelinePosition = .start, settings: ConversationSettings = ConversationSettings(),
        hasDraft: Bool = false
    ) -> Conversation {
        Conversation(
            id: id, kind: kind, name: name, membership: membership, invitedBy: invitedBy, others: others,
            unread: unread, last: last, readUpTo: readUpTo, settings: settings, hasDraft: hasDraft)
    }
}

extension ChatEvent {
    /// The message number `position` of a room, a minute after the one before.
    public static func fixture(
        _ position: Int64, _ body: String, by sender: UserID = UserID("@2:host"), room: RoomID = RoomID("!r"),
        time: Int64? = nil, style: MessageContent.Style = .text, replyTo: EventID? = nil
    ) -> ChatEvent {
        ChatEvent(
            id: EventID("$\(position)"), room: room, sender: sender, position: TimelinePosition(position),
            time: time ?? position * 60_000, content: .message(MessageContent(body, style: style, replyTo: replyTo)))
    }
}
