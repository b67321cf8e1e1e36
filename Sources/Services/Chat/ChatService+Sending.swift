public import Domain

extension ChatService {
    public func send(_ content: MessageContent, to room: RoomID) async throws(ChatError) -> SendReceipt {
        let text = content.body
        guard content.attachment != nil || text.contains(where: { !$0.isWhitespace }) else { throw .empty }
        guard text.utf8.count <= MessageContent.bodyLimit else { throw .tooLong(limit: MessageContent.bodyLimit) }
        let verdict = try admit()
        let id = try await submit(.message(content), to: room)
        ownTyping[room] = nil
        return SendReceipt(id: id, flood: verdict)
    }

    public func edit(_ event: EventID, in room: RoomID, to body: String) async throws(ChatError) -> SendReceipt {
        guard body.contains(where: { !$0.isWhitespace }) else { throw .empty }
        guard body.utf8.count <= MessageContent.bodyLimit else { throw .tooLong(limit: MessageContent.bodyLimit) }
        let verdict = try admit()
        return SendReceipt(id: try await submit(.edit(of: event, body: body), to: room), flood: verdict)
    }

    public func redact(_ event: EventID, in room: RoomID) async throws(ChatError) {
        _ = try await submit(.redaction(of: event), to: room)
    }

    public func react(_ key: String, to event: EventID, in room: RoomID) async throws(ChatError) {
        _ = try admit()
        _ = try await submit(.reaction(to: event, key: key), to: room)
    }

    public func outcome(of id: TransactionID) async -> DeliveryState? {
        guard let event = outgoing[id], let state = queues[event.room]?.delivery(of: id) else { return nil }
        if case .failed = state { return state }
        return await withCheckedContinuation { waiting[id, default: []].append($0) }
    }

    public func outbox() -> [OutboxEntry] {
        queues.sorted { $0.key.rawValue < $1.key.rawValue }.flatMap { room, queue in
            queue.entries.compactMap { entry in
                guard let event = outgoing[entry.id] else { return nil }
                if case .failed(let failure) = entry.state { return OutboxEntry(event: event, failure: failure) }
                return OutboxEntry(event: event, failure: nil)
            }
        }
    }

    public func retry(_ id: TransactionID) {
        guard let room = outgoing[id]?.room else { return }
        advance(room, .retry(id))
    }

    public func drop(_ id: TransactionID) async throws(ChatError) {
        guard !unsaved.contains(id) else { throw .underWay }
        guard let room = outgoing[id]?.room else { return }
        guard queues[room]?.isChangeable(id) == true else { throw .underWay }
        // Out of the queue first: while the store forgets it, nothing may send it.
        outgoing[id] = nil
        advance(room, .drop(id))
        tell(.timeline(room, [.dropped(id)]))
        finish(id, nil)
        guard stored.remove(id) != nil else { return }
        try await storing { () throws(StorageError) in try await store.removeFromOutbox(id) }
    }

    public func rewrite(_ id: TransactionID, to body: String) async throws(ChatError) {
        guard let event = outgoing[id], case .message(var content) = event.content else { throw .underWay }
        guard queues[event.room]?.isChangeable(id) == true else { throw .underWay }
        guard body.utf8.count <= MessageContent.bodyLimit else { throw .tooLong(limit: MessageContent.bodyLimit) }
        content.body = body
        let changed = OutgoingEvent(id: id, room: event.room, time: event.time, content: .message(content))
        outgoing[id] = changed
        if var echo = changed.echo {
            echo.state = .queued
            tell(.timeline(event.room, [.localEcho(echo)]))
        }
        if stored.contains(id) {
            try await storing { () throws(StorageError) in
                try await store.save(OutboxEntry(event: changed, failure: nil))
            }
        }
        advance(event.room, .retry(id))
    }

    // MARK: - The queue

    private func admit() throws(ChatError) -> FloodGate.Verdict {
        let verdict = gate.admit(at: clock.now())
        if case .shut(let until) = verdict { throw .flood(until: until) }
        return verdict
    }

    private func submit(_ content: OutgoingEvent.Content, to room: RoomID) async throws(ChatError) -> TransactionID {
        let event = OutgoingEvent(id: .random(), room: room, time: clock.now(), content: content)
        let isNext = queues[room]?.entries.isEmpty != false && saving[room] == nil
        // Seen at once: a store that is held by another process may take seconds.
        if let echo = event.echo { tell(.timeline(room, [.localEcho(echo)])) }
        if !(isNext && transport.storesAtOnce) {
            saving[room, default: 0] += 1
            unsaved.insert(event.id)
            defer {
                unsaved.remove(event.id)
                saving[room] = (saving[room] ?? 1) - 1
                if saving[room] == 0 { saving[room] = nil }
            }
            do throws(StorageError) {
                try await store.save(OutboxEntry(event: event, failure: nil))
            } catch {
                // Whoever asked has the text still.
                tell(.timeline(room, [.dropped(event.id)]))
                throw .storage(error)
            }
            stored.insert(event.id)
        }
        outgoing[event.id] = event
        advance(room, .enqueue(event.id))
        return event.id
    }

    /// Takes an entry of the store's outbox into its queue.
    func adopt(_ entry: OutboxEntry) {
        outgoing[entry.id] = entry.event
        if let failure = entry.failure {
            var queue = queues[entry.event.room] ?? SendingQueue()
            queue.restore(entry.id, failure: failure)
            queues[entry.event.room] = queue
        } else {
            advance(entry.event.room, .enqueue(entry.id))
        }
    }

    /// Gives the room's queue an event and does what it asks for.
    func advance(_ room: RoomID, _ event: SendingQueue.Event) {
        var queue = queues[room] ?? SendingQueue()
        let action = queue.take(event, now: clock.now())
        queues[room] = queue.entries.isEmpty ? nil : queue
        switch action {
        case .transmit(let id): Task(executorPreference: executor) { await self.transmit(id) }
        case .wake: arm()
        case nil: break
        }
    }

    private func transmit(_ id: TransactionID) async {
        guard let event = outgoing[id] else { return }
        do throws(ChatTransportError) {
            _ = try await transport.send(event)
            await accepted(id, in: event.room)
        } catch {
            await failed(event, error)
        }
    }

    private func accepted(_ id: TransactionID, in room: RoomID) async {
        if stored.remove(id) != nil, !transport.storesAtOnce {
            // Sent again under the same id it would change nothing.
            try? await store.removeFromOutbox(id)
        }
        confirm(id, in: room)
        await look()
    }

    /// The transport has the event, by answer or by echo.
    func confirm(_ id: TransactionID, in room: RoomID) {
        guard outgoing.removeValue(forKey: id) != nil else { return }
        advance(room, .accepted(id))
        finish(id, .sent)
    }

    private func failed(_ event: OutgoingEvent, _ error: ChatTransportError) async {
        let failure: SendFailure?
        switch error {
        case .outOfOrder: return await requeue(event)
        case .refused(let reason): failure = reason
        case .storage: failure = .storage
        case .unreachable, .cancelled: failure = nil
        }
        do {
            try await store.save(OutboxEntry(event: event, failure: failure))
            stored.insert(event.id)
        } catch {
            // The message stays in the queue and on the screen; only a restart would lose it, and that is said.
            tell(.trouble(.storage(error)))
        }
        advance(event.room, failure.map { .refused(event.id, $0) } ?? .unreachable(event.id))
        let state = queues[event.room]?.delivery(of: event.id) ?? .queued
        tell(.timeline(event.room, [.echoState(event.id, state)]))
        if failure != nil { finish(event.id, state) }
    }

    /// Another process of this account has left earlier messages in the outbox: they go first.
    private func requeue(_ event: OutgoingEvent) async {
        do {
            if !stored.contains(event.id) { try await store.save(OutboxEntry(event: event, failure: nil)) }
            stored.insert(event.id)
            let entries = try await store.outbox().filter { $0.event.room == event.room }
            queues[event.room] = nil
            for entry in entries {
                stored.insert(entry.id)
                adopt(entry)
            }
        } catch {
            tell(.trouble(.storage(error)))
            advance(event.room, .unreachable(event.id))
        }
    }

    private func finish(_ id: TransactionID, _ state: DeliveryState?) {
        for continuation in waiting.removeValue(forKey: id) ?? [] { continuation.resume(returning: state) }
    }
}
