public import Domain

extension ChatService {
    /// Rows of one page.
    private static let pageSize = 120

    public func conversations() async throws(ChatError) -> [Conversation] {
        try await storing { () throws(StorageError) in try await store.conversations() }
    }

    public func open(_ room: RoomID) async throws(ChatError) -> OpenedConversation {
        opened.insert(room)
        let conversation = try await storing { () throws(StorageError) in try await store.conversation(room) }
        guard let conversation else {
            opened.remove(room)
            throw .unknownRoom(room)
        }
        let page = try await page(of: room, .newest)
        let draft = try await storing { () throws(StorageError) in try await store.draft(in: room) }
        let members = try await storing { () throws(StorageError) in try await store.members(of: room) }
        var timeline = Timeline(room: room, owner: user)
        timeline.apply(.history(page))
        for member in members {
            receipts[room, default: [:]][member.user] = member.readUpTo
            timeline.apply(.receipt(ReadReceipt(user: member.user, upTo: member.readUpTo)))
        }
        for entry in outbox() where entry.event.room == room {
            guard var echo = entry.event.echo else { continue }
            echo.state = queues[room]?.delivery(of: entry.id) ?? .queued
            timeline.apply(.localEcho(echo))
        }
        timeline.apply(.typing(typing.typing(in: room)))
        if conversation.unread > 0 { timeline.apply(.unreadLine(after: conversation.readUpTo)) }
        return OpenedConversation(conversation: conversation, timeline: timeline, draft: drafts[room] ?? draft)
    }

    public func page(of room: RoomID, _ part: HistoryPart) async throws(ChatError) -> HistoryPage {
        let page = try await storing { () throws(StorageError) in
            try await store.page(of: room, part, limit: Self.pageSize)
        }
        guard let page else { throw .unknownRoom(room) }
        guard case .before(let position) = part, page.reachesStart, page.covers == nil else { return page }
        // The store has no more; the transport may.
        let hasMore = try await transporting { () throws(ChatTransportError) in
            try await transport.fetchHistory(of: room, before: position)
        }
        guard hasMore else { return page }
        return try await storing { () throws(StorageError) in
            try await store.page(of: room, part, limit: Self.pageSize)
        } ?? page
    }

    public func page(of room: RoomID, since time: Int64) async throws(ChatError) -> HistoryPage? {
        let position = try await storing { () throws(StorageError) in
            try await store.firstPosition(in: room, since: time)
        }
        guard let position else { return nil }
        return try await page(of: room, .around(position))
    }

    public func search(_ words: String, in room: RoomID?, limit: Int) async throws(ChatError) -> [SearchHit] {
        try await storing { () throws(StorageError) in try await store.search(words, in: room, limit: limit) }
    }

    public func watch(_ room: RoomID?, hasFocus: Bool) { watched = hasFocus ? room : nil }

    public func markRead(_ room: RoomID, upTo position: TimelinePosition) async throws(ChatError) {
        reads[room] = max(reads[room] ?? position, position)
        // One at a time: in a burst only the newest position is worth a commit.
        guard !isMarkingRead else { return }
        isMarkingRead = true
        defer { isMarkingRead = false }
        while let (room, position) = reads.popFirst() {
            try await transporting { () throws(ChatTransportError) in
                try await transport.markRead(room, upTo: position, tellsOthers: preferences.sendsReceipts)
            }
        }
        tell(.conversations)
    }

    public func save(_ settings: ConversationSettings, of room: RoomID) async throws(ChatError) {
        try await storing { () throws(StorageError) in try await store.save(settings, of: room) }
        tell(.conversations)
    }

    public func members(of room: RoomID) async throws(ChatError) -> [RoomMember] {
        try await storing { () throws(StorageError) in try await store.members(of: room) }
    }

    public func setTyping(_ isTyping: Bool, in room: RoomID) async {
        guard preferences.sendsTyping else { return }
        let now = clock.now()
        if isTyping {
            if let last = ownTyping[room], now - last < TypingBoard.renewal { return }
            ownTyping[room] = now
        } else {
            guard ownTyping.removeValue(forKey: room) != nil else { return }
        }
        await transport.setTyping(isTyping, in: room)
    }
}
