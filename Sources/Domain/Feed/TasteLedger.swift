/// What a feed log amounts to: decisions, stars and what is believed about the student's taste.
///
/// A pure function of the log. Events are taken one by one where that gives the same result; an undo, or a second
/// decision on the same college, folds the standing events anew.
public struct TasteLedger: Sendable, Hashable {
    public internal(set) var posterior = TastePrior.posterior
    /// What was believed just before the last swipe: from it the card now on top was dealt.
    public internal(set) var previous = TastePrior.posterior
    public internal(set) var isFrozen = false
    /// Cards that test taste are dealt.
    public internal(set) var probes = true
    public internal(set) var decisions: [UnitID: Decision] = [:]
    /// Colleges decided on, earliest first.
    public internal(set) var order: [UnitID] = []
    public internal(set) var starred: Set<UnitID> = []
    public internal(set) var likes = 0
    /// Last key of the log; `nil` for an empty one.
    public internal(set) var lastKey: OrderKey?
    /// Last counter of each device.
    public internal(set) var counters: [UInt32: UInt32] = [:]
    /// Events of the log that stand, in order; undone ones and undos are gone. A ledger that came from a snapshot holds
    /// only those after it.
    var standing: [FeedEvent] = []
    /// The ledger came from a snapshot that stood on events, which `standing` lacks.
    var hasHiddenEvents = false
    /// An event before the snapshot could be undone.
    var canUndoHidden = false

    public init() {}

    public init(_ events: [FeedEvent]) {
        for event in events {
            standing = Self.standing(after: event, in: standing)
            note(event.key)
        }
        refold()
    }

    public var swipes: Int { order.count }

    /// Colleges with a mark, the latest decision first; starred ones by `UNITID`.
    public func marked(_ mark: Mark) -> [UnitID] {
        switch mark {
        case .decided(let decision): order.reversed().filter { decisions[$0] == decision }
        case .starred: starred.sorted()
        }
    }

    public enum Mark: Sendable, Hashable {
        case decided(Decision), starred
    }

    /// What `undo` would take back.
    public var lastUndoable: FeedEvent? {
        standing.last { event in
            if case .reset = event.kind { false } else { true }
        }
    }

    public var canUndo: Bool { lastUndoable != nil || canUndoHidden }

    /// Takes one more event of the log.
    ///
    /// - Returns: `false` when the event reaches back before a snapshot: the caller has to fold the whole log.
    public mutating func append(_ event: FeedEvent) -> Bool {
        guard reachesBack(event) else {
            standing.append(event)
            note(event.key)
            apply(event)
            return true
        }
        guard !hasHiddenEvents else { return false }
        standing = Self.standing(after: event, in: standing)
        note(event.key)
        refold()
        return true
    }

    private mutating func note(_ key: OrderKey) {
        lastKey = key
        counters[key.device] = max(counters[key.device] ?? 0, key.counter)
    }

    /// The event changes what an earlier one did.
    private func reachesBack(_ event: FeedEvent) -> Bool {
        switch event.kind {
        case .undo: true
        case .swipe(let id, _, _): decisions[id] != nil
        case .star, .edit, .freeze, .probes, .reflect, .reset: false
        }
    }

    private static func standing(after event: FeedEvent, in standing: [FeedEvent]) -> [FeedEvent] {
        guard case .undo(let key) = event.kind else { return standing + [event] }
        return standing.filter { $0.key != key }
    }

    /// Folds the standing events from the prior on; of several swipes of a college the last alone counts, in its place.
    private mutating func refold() {
        let events = standing
        var fresh = TasteLedger()
        fresh.lastKey = lastKey
        fresh.counters = counters
        fresh.standing = events
        self = fresh
        for event in Self.withoutRepeats(events) { apply(event) }
    }

    private static func withoutRepeats(_ events: [FeedEvent]) -> [FeedEvent] {
        var last: [UnitID: OrderKey] = [:]
        for event in events {
            if case .swipe(let id, _, _) = event.kind { last[id] = event.key }
        }
        return events.filter { event in
            if case .swipe(let id, _, _) = event.kind { last[id] == event.key } else { true }
        }
    }

    /// The events of a log that count: neither undone nor overtaken by a later swipe of the same college.
    static func effective(_ events: [FeedEvent]) -> [FeedEvent] {
        withoutRepeats(TasteLedger(events).standing)
    }

    private mutating func apply(_ event: FeedEvent) {
        switch event.kind {
        case .swipe(let id, let decision, let features):
            decisions[id] = decision
            order.append(id)
            if decision == .like { likes += 1 }
            previous = posterior
            if !isFrozen { posterior.learn(features, liked: decision == .like) }
        case .star(let id, let isOn):
            if isOn { starred.insert(id) } else { starred.remove(id) }
        case .edit(let feature, let value):
            if Int(feature) < FeatureVector.count, value.isFinite { posterior.set(Int(feature), to: value) }
        case .freeze(let isOn): isFrozen = isOn
        case .probes(let isOn): probes = isOn
        case .reflect(_, let reflection, let features):
            if !isFrozen { posterior.learn(features, liked: reflection.isPraise) }
        case .reset: posterior = TastePrior.posterior
        case .undo: break
        }
    }
}
