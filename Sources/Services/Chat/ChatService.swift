public import Domain

/// One account's chat: what is in the store, what is on its way, who is there.
///
/// It knows one store and one transport by their ports, and no kind of either.
public actor ChatService: ChatProviding {
    public nonisolated let user: UserID
    let store: any ChatStore
    let transport: any ChatTransport
    let people: any PersonDirectory
    let settings: any SettingStore
    let clock: any WallClock
    let minuteOfDay: @Sendable (Int64) -> Int
    private let timer: any Clock<Duration>
    private let isPresent: Bool
    /// Where the work runs that begins and ends with the store.
    let executor: (any TaskExecutor)?

    public internal(set) var preferences = ChatPreferences()
    var queues: [RoomID: SendingQueue] = [:]
    /// What the queues hold, and what was written to the outbox of the store.
    var outgoing: [TransactionID: OutgoingEvent] = [:]
    var stored: Set<TransactionID> = []
    /// Messages of a room that are being written to the outbox.
    var saving: [RoomID: Int] = [:]
    /// What is shown already while the store takes it; nobody can change it then.
    var unsaved: Set<TransactionID> = []
    var waiting: [TransactionID: [CheckedContinuation<DeliveryState?, Never>]] = [:]
    var gate: FloodGate
    var drafts: [RoomID: Draft] = [:]
    var mark: ChatMark?
    var isLooking = false
    var looksAgain = false
    var opened: Set<RoomID> = []
    var watched: RoomID?
    var receipts: [RoomID: [UserID: TimelinePosition]] = [:]
    var noticed: [RoomID: TimelinePosition] = [:]
    var reads: [RoomID: TimelinePosition] = [:]
    var isMarkingRead = false
    var typing = TypingBoard()
    var presences = PresenceBoard()
    var ownTyping: [RoomID: Int64] = [:]
    var announced: Int64?
    private var listeners: [Int: AsyncStream<ChatUpdate>.Continuation] = [:]
    private var lastListener = 0
    private var listening: Task<Void, Never>?
    private var draftSaving: Task<Void, Never>?
    private var alarm: (at: Int64, task: Task<Void, Never>)?

    /// - Parameters:
    ///   - minuteOfDay: Minutes after midnight at an instant, where the student is.
    ///   - timer: Sleeps for drafts, retries and what expires.
    ///   - isPresent: A person is there; false for commands, which share no presence.
    ///   - executor: The store's own thread, which spares every arrival two changes of thread; `nil` for the shared pool.
    public init(
        store: any ChatStore, transport: any ChatTransport, people: any PersonDirectory,
        settings: any SettingStore, clock: any WallClock, flood: FloodLimits = FloodLimits(),
        minuteOfDay: @escaping @Sendable (Int64) -> Int, timer: any Clock<Duration> = ContinuousClock(),
        isPresent: Bool = true, executor: (any TaskExecutor)? = nil
    ) {
        user = transport.user
        self.store = store
        self.transport = transport
        self.people = people
        self.settings = settings
        self.clock = clock
        self.minuteOfDay = minuteOfDay
        self.timer = timer
        self.isPresent = isPresent
        self.executor = executor
        gate = FloodGate(flood)
    }

    public func start() async throws(ChatError) {
        guard listening == nil else { return }
        // Listening begins first, so that nothing falls between the store's mark and the first signal.
        let signals = await transport.signals()
        listening = Task(executorPreference: executor) { [weak self] in
            for await signal in signals { await self?.hear(signal) }
        }
        preferences = ChatPreferences(try await storing { () throws(StorageError) in try await settings.values() })
        mark = try await storing { () throws(StorageError) in try await store.changes(after: nil, limit: 1) }.mark
        let entries = try await storing { () throws(StorageError) in try await store.outbox() }
        for entry in entries {
            stored.insert(entry.id)
            adopt(entry)
        }
        if isPresent, preferences.sharesPresence {
            announced = clock.now()
            await transport.setPresence(.online)
        }
        await look()
    }

    public func stop() async {
        listening?.cancel()
        listening = nil
        alarm?.task.cancel()
        alarm = nil
        draftSaving?.cancel()
        await saveDrafts()
        await transport.setPresence(nil)
        for listener in listeners.values { listener.finish() }
        listeners = [:]
        for continuations in waiting.values { continuations.forEach { $0.resume(returning: nil) } }
        waiting = [:]
    }

    public func updates() -> AsyncStream<ChatUpdate> {
        let (stream, continuation) = AsyncStream<ChatUpdate>.makeStream()
        lastListener += 1
        let key = lastListener
        listeners[key] = continuation
        continuation.onTermination = { [weak self] _ in Task { await self?.removeListener(key) } }
        return stream
    }

    func tell(_ update: ChatUpdate) {
        for listener in listeners.values { listener.yield(update) }
    }

    private func removeListener(_ key: Int) { listeners[key] = nil }

    // MARK: - Drafts

    public func setDraft(_ draft: Draft, in room: RoomID) {
        drafts[room] = draft
        guard draftSaving == nil else { return }
        draftSaving = Task { [weak self, timer] in
            // Cancelled means that stop() saves.
            guard (try? await timer.sleep(for: .milliseconds(400))) != nil else { return }
            await self?.saveDrafts()
        }
    }

    private func saveDrafts() async {
        draftSaving = nil
        let pending = drafts
        for (room, draft) in pending {
            do {
                try await store.save(draft, in: room)
                // Typed on while it was being saved: the newer one is saved with the next.
                if drafts[room] == draft { drafts[room] = nil }
            } catch {
                tell(.trouble(.storage(error)))
            }
        }
        tell(.conversations)
    }

    // MARK: - Deadlines

    /// Wakes at the next instant at which something expires or is to be tried again; one timer for all of them.
    func arm() {
        let pauses = queues.values.compactMap { queue -> Int64? in
            if case .pausing(let until) = queue.entries.first?.state { until } else { nil }
        }
        guard let next = ([typing.nextDeadline, presences.nextDeadline].compactMap { $0 } + pauses).min() else {
            alarm?.task.cancel()
            alarm = nil
            return
        }
        if alarm?.at == next { return }
        alarm?.task.cancel()
        let duration = Duration.milliseconds(max(0, next - clock.now()))
        let task = Task { [weak self, timer] in
            // Cancelled means that another alarm was set.
            guard (try? await timer.sleep(for: duration)) != nil else { return }
            await self?.expire()
        }
        alarm = (next, task)
    }

    private func expire() {
        alarm = nil
        let now = clock.now()
        for room in typing.expire(at: now) { tell(.timeline(room, [.typing(typing.typing(in: room))])) }
        if presences.expire(at: now) { tell(.people) }
        for room in queues.keys.sorted(by: { $0.rawValue < $1.rawValue }) { advance(room, .due) }
        arm()
    }

    // MARK: - Errors

    /// Says a failure of the store in the words of the service.
    func storing<Result>(
        _ body: () async throws(StorageError) -> Result
    ) async throws(ChatError) -> Result {
        do throws(StorageError) { return try await body() } catch { throw .storage(error) }
    }

    /// Says a failure of the transport in the words of the service.
    func transporting<Result>(
        _ body: () async throws(ChatTransportError) -> Result
    ) async throws(ChatError) -> Result {
        do throws(ChatTransportError) { return try await body() } catch { throw .transport(error) }
    }
}
