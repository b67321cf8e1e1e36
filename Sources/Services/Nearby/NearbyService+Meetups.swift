public import Domain

extension NearbyService {
    public func post(_ post: MeetupPost) async throws(NearbyError) {
        if let fault = post.fault(at: clock.now()) { throw .post(fault) }
        try await changing { () throws(NearbyStoreError) in try await store.post(post) }
        await look()
    }

    public func meetup(_ id: MeetupID) async throws(NearbyError) -> Meetup? {
        try await storing { () throws(StorageError) in try await store.meetup(id) }
    }

    public func apply(
        _ deed: Meetup.Deed, to id: MeetupID, telling line: String
    ) async throws(NearbyError) -> RoomID? {
        let now = clock.now()
        let change = try await changing { () throws(NearbyStoreError) in
            try await store.apply(deed, to: id, at: now)
        }
        var room: RoomID?
        switch deed {
        case .approve(let guest):
            // The meetup is agreed; a conversation that can't be opened now is opened by the first message.
            room = try await open(change.after.post, with: guest)
        case .confirm(let guest): await close(change, besides: guest, line)
        case .ask, .withdraw, .decline, .cancel, .undo: break
        }
        await look()
        return room
    }

    public func share(_ text: String, with other: UserID) async throws(NearbyError) -> RoomID {
        let room = try await chatting { () throws(ChatError) in try await chat.openDirect(with: other) }
        _ = try await chatting { () throws(ChatError) in try await chat.send(MessageContent(text), to: room) }
        return room
    }

    /// Who asked to meet has said yes to talking already: the host's invitation needs no answer.
    func joinAgreed(_ meetups: [Meetup], at now: Int64) async {
        let hosts = Set(meetups.filter { $0.request(of: user, at: now) == .approved }.map(\.post.host))
        // An invitation that can't be taken now stands in the list.
        guard !hosts.isEmpty, let conversations = try? await chat.conversations() else { return }
        for room in conversations where room.kind == .direct && room.membership == .invite {
            if let other = room.others.first, hosts.contains(other) { try? await chat.change(room.id, .join) }
        }
    }

    /// The conversation begins with a card of who, where and when.
    private func open(_ post: MeetupPost, with guest: UserID) async throws(NearbyError) -> RoomID {
        let room = try await chatting { () throws(ChatError) in try await chat.openDirect(with: guest) }
        let card = MessageContent(DeepLink.meetup(post.id).address + " " + post.title, style: .card)
        _ = try await chatting { () throws(ChatError) in try await chat.send(card, to: room) }
        return room
    }

    /// Whoever was approved and not confirmed is told, and their conversation goes to the archive.
    private func close(_ change: MeetupChange, besides guest: UserID, _ line: String) async {
        let others = change.before.requesters.filter { other in
            other != guest && change.before.request(of: other, at: clock.now()) == .approved
        }
        for other in others {
            // Somebody who can't be told sees it in the list of meetups.
            guard let room = try? await chat.openDirect(with: other) else { continue }
            _ = try? await chat.send(MessageContent(line, style: .notice), to: room)
            var settings = ConversationSettings()
            settings.isArchived = true
            try? await chat.save(settings, of: room)
        }
    }
}
