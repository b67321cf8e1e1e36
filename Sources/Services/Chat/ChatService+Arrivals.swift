internal import Domain

extension ChatService {
    /// Events taken from the store at a time.
    private static let batch = 500

    public func look() async {
        if isLooking {
            looksAgain = true
            return
        }
        isLooking = true
        defer { isLooking = false }
        repeat {
            looksAgain = false
            do {
                let changes = try await store.changes(after: mark, limit: Self.batch)
                mark = changes.mark
                looksAgain = looksAgain || changes.isPartial
                if changes.isAnythingNew { try await distribute(changes.events) }
            } catch {
                // The next wake looks from the same mark.
                tell(.trouble(.storage(error)))
            }
        } while looksAgain
    }

    func hear(_ signal: ChatSignal) async {
        switch signal {
        case .stored: await look()
        case .typing(let user, let isTyping, let room):
            // Only members are heard; the notice itself says nothing about that.
            guard user != self.user, opened.contains(room), receipts[room]?[user] != nil else { return }
            typing.take(user, isTyping: isTyping, in: room, at: clock.now())
            tell(.timeline(room, [.typing(typing.typing(in: room))]))
            arm()
        case .presence(let user, let presence):
            guard user != self.user else { return }
            presences.take(user, presence, at: clock.now())
            tell(.people)
            arm()
        case .connection(let connection):
            tell(.connection(connection))
            for room in Array(queues.keys) { advance(room, .connection(isOnline: connection == .connected)) }
        }
    }

    private func distribute(_ arrivals: [ChatChanges.Arrival]) async throws(StorageError) {
        var byRoom: [RoomID: [ChatChanges.Arrival]] = [:]
        for arrival in arrivals { byRoom[arrival.event.room, default: []].append(arrival) }
        for (room, arrivals) in byRoom {
            var events = arrivals.map { TimelineEvent.confirmed($0.event, after: $0.after) }
            var stopped = false
            for arrival in arrivals where arrival.event.message != nil {
                if typing.typing(in: room).contains(arrival.event.sender) {
                    typing.take(arrival.event.sender, isTyping: false, in: room, at: clock.now())
                    stopped = true
                }
            }
            if stopped { events.append(.typing(typing.typing(in: room))) }
            tell(.timeline(room, events))
            for arrival in arrivals {
                if let id = arrival.event.transactionID, arrival.event.sender == user { confirm(id, in: room) }
            }
        }
        for room in opened { try await readReceipts(of: room) }
        for room in byRoom.keys.sorted(by: { $0.rawValue < $1.rawValue }) {
            try await notify(room, byRoom[room] ?? [])
        }
        tell(.conversations)
        if arrivals.isEmpty { tell(.people) }
    }

    /// Tells what the members of a room have read since the last time.
    func readReceipts(of room: RoomID) async throws(StorageError) {
        let members = try await store.members(of: room)
        var events: [TimelineEvent] = []
        for member in members where receipts[room]?[member.user] != member.readUpTo {
            receipts[room, default: [:]][member.user] = member.readUpTo
            if member.user != user { events.append(.receipt(ReadReceipt(user: member.user, upTo: member.readUpTo))) }
        }
        if !events.isEmpty { tell(.timeline(room, events)) }
    }

    private func notify(_ room: RoomID, _ arrivals: [ChatChanges.Arrival]) async throws(StorageError) {
        let told = noticed[room] ?? .start
        let fresh = arrivals.map(\.event).filter { event in
            event.sender != user && event.message != nil && !event.isRedacted && event.position > told
        }
        guard let last = fresh.last else { return }
        // Before the first await: the same message must not be told twice.
        noticed[room] = last.position
        if room == watched || preferences.quietHours?.contains(minute: minuteOfDay(clock.now())) == true { return }
        guard let conversation = try await store.conversation(room), conversation.membership == .join,
            !conversation.settings.isMuted, conversation.settings.rule != .none
        else { return }
        let name = try await people.names(of: [user])[user] ?? ""
        for event in fresh where event.position > conversation.readUpTo {
            let body = event.message?.body ?? ""
            let isMention = Mention.occurs(of: name, in: body)
            guard conversation.settings.rule == .all || isMention else { continue }
            tell(
                .notice(
                    ChatNotice(room: room, event: event.id, sender: event.sender, body: body, isMention: isMention)))
        }
    }
}
