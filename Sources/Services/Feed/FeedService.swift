public import Domain

/// Deals colleges to one account, stores what the student says to them, and learns from it.
///
/// Nothing is loaded before the first call. Every decision is on disk before the card that follows it is known to
/// anybody; what is learned follows from the log alone.
public actor FeedService: FeedProviding {
    let catalog: any CollegeCatalog
    let log: any FeedLog
    let clock: any WallClock
    private let fixedSeed: UInt64?
    private var profile: StudentProfile
    private(set) var filter: CollegeFilter?
    private var loaded: LoadedFeed?
    private var cards: CardMaker?
    /// The log keeps a place besides its events.
    private var hasPlace = false
    private var isBusy = false
    private var waiting: [CheckedContinuation<Void, Never>] = []
    /// A snapshot is saved once this many events have come since the last.
    private let snapshotInterval: UInt32

    /// - Parameters:
    ///   - filter: Colleges that do not fit are not dealt.
    ///   - seed: Repeats a session exactly; `nil` takes the data folder's own number.
    public init(
        catalog: any CollegeCatalog, log: any FeedLog, profile: StudentProfile, filter: CollegeFilter? = nil,
        clock: any WallClock, seed: UInt64? = nil, snapshotInterval: UInt32 = 128
    ) {
        self.catalog = catalog
        self.log = log
        self.profile = profile
        self.filter = filter
        self.clock = clock
        self.fixedSeed = seed
        self.snapshotInterval = max(1, snapshotInterval)
    }

    public func hand() async throws(FeedError) -> FeedHand {
        try await inTurn { feed async throws(FeedError) in
            try await self.takeForeignEvents(feed)
            return try await self.show(feed)
        }
    }

    public func decide(_ decision: Decision, on id: UnitID) async throws(FeedError) -> FeedHand {
        try await inTurn { feed async throws(FeedError) in
            guard let features = feed.features(of: id) else { throw .unknownCollege(id) }
            let record = self.record(of: .swipe(id, decision, features), in: feed)
            // The next card is made ready while the disk takes this one; nobody sees it unless it did.
            async let stored = Self.store(record, in: self.log)
            guard feed.append(record.event) else {
                try await self.keep(record, stored, of: feed)
                try await self.foldWholeLog(feed)
                feed.advance(past: id)
                return try await self.show(feed)
            }
            feed.advance(past: id)
            let shown: Result<FeedHand, FeedError>
            do throws(FeedError) {
                shown = .success(try await self.show(feed))
            } catch {
                shown = .failure(error)
            }
            try await self.keep(record, stored, of: feed)
            return try shown.get()
        }
    }

    public func star(_ id: UnitID, _ starred: Bool) async throws(FeedError) -> FeedHand {
        try await inTurn { feed async throws(FeedError) in
            guard feed.columns.row(of: id) != nil else { throw .unknownCollege(id) }
            if feed.ledger.starred.contains(id) != starred { try await self.record(.star(id, starred), in: feed) }
            return try await self.show(feed)
        }
    }

    public func undo() async throws(FeedError) -> (undone: FeedEvent.Kind?, hand: FeedHand) {
        try await inTurn { feed async throws(FeedError) in
            if feed.ledger.lastUndoable == nil, feed.ledger.canUndo { try await self.foldWholeLog(feed) }
            guard let event = feed.ledger.lastUndoable else { return (nil, try await self.show(feed)) }
            // What was dealt under the word that is taken back stays on the table; with the test cards it is dealt anew.
            switch event.kind {
            case .edit, .freeze, .reset, .reflect: feed.markOffDeal()
            case .probes: feed.dealAnew()
            case .swipe, .star, .undo: break
            }
            try await self.record(.undo(event.key), in: feed)
            if case .swipe(let id, _, _) = event.kind { feed.putBack(id) }
            try await self.keepPlace(of: feed)
            return (event.kind, try await self.show(feed))
        }
    }

    public func reflect(_ reflection: Reflection, on id: UnitID) async throws(FeedError) -> FeedHand {
        try await inTurn { feed async throws(FeedError) in
            guard let features = feed.features(of: id) else { throw .unknownCollege(id) }
            let side = features.keeping(reflection.aspect.features)
            feed.markOffDeal()
            try await self.record(.reflect(id, reflection, side), in: feed)
            return try await self.show(feed)
        }
    }

    public func card(for id: UnitID) async throws(FeedError) -> FeedCard {
        try await inTurn { feed async throws(FeedError) in try await self.card(id, isProbe: false, of: feed) }
    }

    public func marked(_ mark: FeedMark) async throws(FeedError) -> [FeedCard] {
        try await inTurn { feed async throws(FeedError) in
            var cards: [FeedCard] = []
            // A college that a newer catalogue has dropped keeps its decision but has no card.
            for id in feed.ledger.marked(mark.ledgerMark) where feed.columns.row(of: id) != nil {
                cards.append(try await self.card(id, isProbe: false, of: feed))
            }
            return cards
        }
    }

    public func status() async throws(FeedError) -> FeedStatus {
        try await inTurn { feed async throws(FeedError) in feed.status }
    }

    public func use(_ profile: StudentProfile) async throws(FeedError) -> FeedHand {
        try await inTurn { feed async throws(FeedError) in
            let fresh = try await self.feed(like: feed, for: profile, self.filter)
            fresh.keepCalibration(of: feed)
            self.profile = profile
            self.keep(fresh)
            try await self.keepPlace(of: fresh)
            return try await self.show(fresh)
        }
    }

    public func use(_ filter: CollegeFilter?) async throws(FeedError) -> FeedHand {
        try await inTurn { feed async throws(FeedError) in
            let fresh = try await self.feed(like: feed, for: self.profile, filter)
            // The typical colleges fit no filter in particular: who chooses one has had enough of them.
            if filter == nil { fresh.keepCalibration(of: feed) }
            self.filter = filter
            self.keep(fresh)
            try await self.keepPlace(of: fresh)
            return try await self.show(fresh)
        }
    }

    public func calibrate(_ on: Bool) async throws(FeedError) -> FeedHand {
        try await inTurn { feed async throws(FeedError) in
            feed.calibrate(on)
            try await self.keepPlace(of: feed)
            return try await self.show(feed)
        }
    }

    public func erase() async throws(FeedError) -> FeedHand {
        try await inTurn { _ async throws(FeedError) in
            try await self.stored { () async throws(StorageError) in try await self.log.erase() }
            self.loaded = nil
            self.hasPlace = false
            return try await self.show(try await self.load())
        }
    }
}

// Order, memory and disk.
extension FeedService {
    /// Runs one call at a time: a call that waits for the disk must not meet another's half-done change.
    func inTurn<Value>(
        _ body: nonisolated(nonsending) (LoadedFeed) async throws(FeedError) -> Value
    ) async throws(FeedError) -> Value {
        if isBusy { await withCheckedContinuation { waiting.append($0) } }
        isBusy = true
        defer { if waiting.isEmpty { isBusy = false } else { waiting.removeFirst().resume() } }
        if Task.isCancelled { throw .cancelled }
        return try await body(try await load())
    }

    private func load() async throws(FeedError) -> LoadedFeed {
        if let loaded { return loaded }
        let offerings = try await offerings(for: profile)
        let columns: CollegeColumns
        do { columns = try await catalog.columns() } catch { throw .catalog(error) }
        let device = try await stored { () async throws(StorageError) in try await self.log.device() }
        let ledger = try await stored { () async throws(StorageError) in try await self.storedLedger() }
        let feed = await LoadedFeed(
            columns: columns, offerings: offerings, profile: profile,
            rows: try await rows(of: columns, for: profile, filter), ledger: ledger, device: device,
            seed: fixedSeed ?? UInt64(device))
        // A place that can't be read costs the order of two cards, and the rest of a calibration.
        if let place = try? await log.place() {
            hasPlace = true
            feed.take(place)
        }
        keep(feed)
        return feed
    }

    /// The same student's feed with another profile or filter.
    ///
    /// - Parameter deals: Cards will be dealt from it.
    func feed(
        like feed: LoadedFeed, for profile: StudentProfile, _ filter: CollegeFilter?, deals: Bool = true
    ) async throws(FeedError) -> LoadedFeed {
        await LoadedFeed(
            columns: feed.columns, offerings: try await offerings(for: profile), profile: profile,
            rows: try await rows(of: feed.columns, for: profile, filter), ledger: feed.ledger, device: feed.device,
            seed: feed.seed, deals: deals)
    }

    /// The catalogue's rows that make the deck, rising.
    private func rows(
        of columns: CollegeColumns, for profile: StudentProfile, _ filter: CollegeFilter?
    ) async throws(FeedError) -> [Int] {
        guard let filter, !filter.isEmpty else { return columns.rows(in: profile.scope) }
        let fields = filter.fields
        do throws(CatalogError) {
            let roster =
                filter.needsRoster ? try await catalog.roster() : CollegeRoster(unknown: columns.count)
            var table = ExploreTable(columns: columns, roster: roster, profile: profile)
            if !fields.isEmpty { table.add(try await catalog.offerings(in: fields), for: fields) }
            return table.answers(to: filter).rows(of: filter, in: profile.scope, columns)
        } catch {
            throw .catalog(error)
        }
    }

    private func keep(_ feed: LoadedFeed) {
        loaded = feed
        cards = CardMaker(scorer: feed.scorer)
    }

    private func offerings(for profile: StudentProfile) async throws(FeedError) -> [CIPCode: [FieldRow]] {
        guard !profile.intendedFields.isEmpty else { return [:] }
        do { return try await catalog.offerings(in: profile.intendedFields) } catch { throw .catalog(error) }
    }

    /// The ledger from the snapshot and what came after it; from the whole log where the snapshot does not serve.
    private func storedLedger() async throws(StorageError) -> TasteLedger {
        if let snapshot = try await log.snapshot(), var ledger = TasteLedger(snapshot) {
            if try await log.events(after: snapshot.key).allSatisfy({ ledger.append($0) }) { return ledger }
        }
        return TasteLedger(try await log.events(after: nil))
    }

    private func foldWholeLog(_ feed: LoadedFeed) async throws(FeedError) {
        feed.replace(
            TasteLedger(try await stored { () async throws(StorageError) in try await self.log.events(after: nil) }))
    }

    /// Another process on the same data folder may have added to the log.
    private func takeForeignEvents(_ feed: LoadedFeed) async throws(FeedError) {
        let key = feed.ledger.lastKey
        let events = try await stored { () async throws(StorageError) in try await self.log.events(after: key) }
        guard !events.isEmpty else { return }
        if !events.allSatisfy({ feed.append($0) }) { try await foldWholeLog(feed) }
        feed.noteForeignDecisions()
    }

    /// Puts an event on disk, then lets it count.
    func record(_ kind: FeedEvent.Kind, in feed: LoadedFeed) async throws(FeedError) {
        let record = record(of: kind, in: feed)
        try await keep(record, Self.store(record, in: log), of: feed)
        if !feed.append(record.event) { try await foldWholeLog(feed) }
    }

    /// What is written together, in one transaction.
    private struct Record: Sendable {
        let event: FeedEvent
        let place: FeedPlace?
        let touchesPlace: Bool
    }

    private func record(of kind: FeedEvent.Kind, in feed: LoadedFeed) -> Record {
        let event = FeedEvent(key: feed.nextKey(now: clock.now()), kind: kind)
        var decided: UnitID?
        if case .swipe(let id, _, _) = kind { decided = id }
        let place = feed.place(after: event.key, deciding: decided)
        return Record(event: event, place: place, touchesPlace: place != nil || hasPlace)
    }

    private static func store(_ record: Record, in log: any FeedLog) async -> Result<Void, StorageError> {
        do throws(StorageError) {
            if record.touchesPlace {
                try await log.append(record.event, place: record.place)
            } else {
                try await log.append([record.event])
            }
            return .success(())
        } catch {
            return .failure(error)
        }
    }

    /// Takes the disk's answer. Where it did not store the record, memory may be ahead of it and is read anew.
    private func keep(_ record: Record, _ stored: Result<Void, StorageError>, of feed: LoadedFeed)
        async throws(FeedError)
    {
        if case .failure(let error) = stored {
            loaded = nil
            throw .storage(error)
        }
        hasPlace = record.place != nil
        guard record.event.key.counter.isMultiple(of: snapshotInterval), let snapshot = feed.ledger.snapshot else {
            return
        }
        // The event itself is safe; a snapshot only saves time at the next start.
        try? await log.save(snapshot)
    }

    /// Keeps what the log does not say, where a change came without an event or beside one.
    private func keepPlace(of feed: LoadedFeed) async throws(FeedError) {
        let place = feed.place(after: feed.ledger.lastKey)
        guard place != nil || hasPlace else { return }
        try await stored { () async throws(StorageError) in try await self.log.save(place) }
        hasPlace = place != nil
    }

    func stored<Value>(_ body: nonisolated(nonsending) () async throws(StorageError) -> Value)
        async throws(FeedError) -> Value
    {
        do { return try await body() } catch { throw .storage(error) }
    }
}

// Cards.
extension FeedService {
    func show(_ feed: LoadedFeed) async throws(FeedError) -> FeedHand {
        feed.deal()
        var current: FeedCard?
        var next: FeedCard?
        if let dealt = feed.current { current = try await card(dealt.id, isProbe: dealt.isProbe, of: feed) }
        if let dealt = feed.next { next = try await card(dealt.id, isProbe: dealt.isProbe, of: feed) }
        return FeedHand(current: current, next: next, status: feed.status)
    }

    private func card(_ id: UnitID, isProbe: Bool, of feed: LoadedFeed) async throws(FeedError) -> FeedCard {
        let maker = cards ?? CardMaker(scorer: feed.scorer)
        let (college, offerings) = try await record(of: id, for: maker)
        return maker.card(
            college, offerings, isProbe: isProbe, features: feed.features(of: id), ledger: feed.ledger)
    }

    private func record(
        of id: UnitID, for maker: CardMaker
    ) async throws(FeedError) -> (college: College, offerings: [FieldOffering]) {
        if let known = maker.record(of: id) { return known }
        let college: College?
        let offerings: [FieldOffering]
        do {
            college = try await catalog.college(id)
            offerings = try await catalog.fields(of: id)
        } catch { throw .catalog(error) }
        guard let college else { throw .unknownCollege(id) }
        maker.remember(college, offerings)
        return (college, offerings)
    }
}

extension FeedMark {
    fileprivate var ledgerMark: TasteLedger.Mark {
        switch self {
        case .liked: .decided(.like)
        case .passed: .decided(.pass)
        case .starred: .starred
        }
    }
}
