public import Domain

/// One account's place, what it shares of it, and its meetups.
///
/// A precise place lives in this actor's memory, on a campus only. Stores and other people get the area.
public actor NearbyService: NearbyProviding {
    public nonisolated let user: UserID
    let store: any NearbyStore
    let map: any AreaMap
    let catalog: any CollegeCatalog
    let settings: any SettingStore
    let chat: any ChatProviding
    let clock: any WallClock
    private let signals: @Sendable () async -> AsyncStream<ChatSignal>
    private let timer: any Clock<Duration>

    public internal(set) var snapshot = NearbySnapshot()
    var tracker = AreaTracker()
    var fences: CampusFences?
    /// The campus whose areas are at hand.
    var loaded: CampusID?
    var loadedAreas: [Area] = []
    var index: AreaIndex?
    /// Whom the student wants to be seen by, wherever they are.
    var wanted: MeetupPost.Reach?
    private var listeners: [Int: AsyncStream<NearbySnapshot>.Continuation] = [:]
    private var lastListener = 0
    private var listening: Task<Void, Never>?
    var following: Task<Void, Never>?
    private var alarm: (at: Int64, task: Task<Void, Never>)?
    private var isLooking = false
    private var looksAgain = false

    /// Milliseconds after which nobody sees the student any more.
    public static let visibleFor: Int64 = 2 * 3_600_000
    /// Metres within which an area is next door.
    static let nextDoor = 250.0

    /// - Parameters:
    ///   - signals: Tells when another process has stored something.
    ///   - timer: Sleeps until something expires.
    public init(
        store: any NearbyStore, map: any AreaMap, catalog: any CollegeCatalog, settings: any SettingStore,
        chat: any ChatProviding, clock: any WallClock,
        signals: @escaping @Sendable () async -> AsyncStream<ChatSignal>,
        timer: any Clock<Duration> = ContinuousClock()
    ) {
        user = chat.user
        self.store = store
        self.map = map
        self.catalog = catalog
        self.settings = settings
        self.chat = chat
        self.clock = clock
        self.signals = signals
        self.timer = timer
    }

    public func start() async {
        guard listening == nil else { return }
        let signals = await signals()
        listening = Task { [weak self] in
            for await signal in signals where signal == .stored { await self?.look() }
        }
        await look()
    }

    public func stop() async {
        listening?.cancel()
        listening = nil
        following?.cancel()
        following = nil
        alarm?.task.cancel()
        alarm = nil
        // Who can't be told that the student is gone sees them until the time is up.
        if snapshot.reach != nil { try? await store.share(nil) }
        for listener in listeners.values { listener.finish() }
        listeners = [:]
    }

    public func updates() -> AsyncStream<NearbySnapshot> {
        let (stream, continuation) = AsyncStream<NearbySnapshot>.makeStream(bufferingPolicy: .bufferingNewest(1))
        lastListener += 1
        let key = lastListener
        listeners[key] = continuation
        continuation.onTermination = { [weak self] _ in Task { await self?.removeListener(key) } }
        continuation.yield(snapshot)
        return stream
    }

    private func removeListener(_ key: Int) { listeners[key] = nil }

    func change(_ body: (inout NearbySnapshot) -> Void) {
        var next = snapshot
        body(&next)
        guard next != snapshot else { return }
        snapshot = next
        for listener in listeners.values { listener.yield(next) }
    }

    // MARK: - Looking

    /// Reads what others have changed. Those who ask while it runs are answered by one more run.
    func look() async {
        guard !isLooking else {
            looksAgain = true
            return
        }
        isLooking = true
        repeat {
            looksAgain = false
            await lookOnce()
        } while looksAgain
        isLooking = false
    }

    private func lookOnce() async {
        let now = clock.now()
        let (place, nextDoor) = (snapshot.place, snapshot.nextDoor)
        // A store that can't be read leaves what is shown as it is; whatever the student does next says so.
        guard let meetups = try? await store.meetups(on: place.campus?.id, at: now) else { return }
        let presence = try? await store.presence(at: now)
        var view = NearbyView()
        if let area = place.area {
            view = (try? await store.look(from: area.id, neighbours: nextDoor, at: now)) ?? NearbyView()
        }
        await joinAgreed(meetups, at: now)
        let people = Set(meetups.flatMap { [$0.post.creator, $0.post.host] + $0.requesters })
        let names = (try? await chat.names(of: people)) ?? snapshot.names
        // The student has moved meanwhile: what was read is of the old place.
        guard snapshot.place == place else {
            looksAgain = true
            return
        }
        change { next in
            next.meetups = meetups
            next.names = names
            next.view = view
            next.expires = presence?.expires
            next.reach = presence?.reach
        }
        arm(now)
    }

    /// Wakes at the next instant at which something ends.
    private func arm(_ now: Int64) {
        let ends = snapshot.meetups.map(\.post.ends) + [snapshot.expires, snapshot.view.nextExpiry].compactMap(\.self)
        let next = ends.filter { $0 > now }.min()
        guard alarm?.at != next else { return }
        alarm?.task.cancel()
        alarm = next.map { next in
            let task = Task { [weak self, timer] in
                // Cancelled means that another alarm was set.
                guard (try? await timer.sleep(for: .milliseconds(max(1, next - now)))) != nil else { return }
                await self?.rang()
            }
            return (next, task)
        }
    }

    private func rang() async {
        alarm = nil
        await look()
    }

    // MARK: - Errors

    func storing<Result>(_ body: () async throws(StorageError) -> Result) async throws(NearbyError) -> Result {
        do throws(StorageError) { return try await body() } catch { throw .storage(error) }
    }

    func changing<Result>(_ body: () async throws(NearbyStoreError) -> Result) async throws(NearbyError) -> Result {
        do throws(NearbyStoreError) { return try await body() } catch { throw NearbyError(error) }
    }

    func chatting<Result>(_ body: () async throws(ChatError) -> Result) async throws(NearbyError) -> Result {
        do throws(ChatError) { return try await body() } catch { throw .chat(error) }
    }
}
