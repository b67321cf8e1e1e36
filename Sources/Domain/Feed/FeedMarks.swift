/// What stands of a feed log: the decision and the star of each college, undone ones taken back.
public struct FeedMarks: Sendable {
    /// The decision that counts, and when it was made, for each college.
    public private(set) var decisions: [UnitID: (decision: Decision, key: OrderKey)] = [:]
    public private(set) var stars: [UnitID: OrderKey] = [:]

    /// - Parameter events: In any order.
    public init(_ events: [FeedEvent]) {
        var undone: Set<OrderKey> = []
        for event in events {
            if case .undo(let key) = event.kind { undone.insert(key) }
        }
        for event in events.sorted(by: { $0.key < $1.key }) where !undone.contains(event.key) {
            switch event.kind {
            case .swipe(let college, let decision, _): decisions[college] = (decision, event.key)
            case .star(let college, let starred): stars[college] = starred ? event.key : nil
            case .undo, .edit, .freeze, .reset: break
            }
        }
    }

    /// Colleges with this decision, the latest first.
    public func colleges(decided decision: Decision) -> [UnitID] {
        FeedMarks.latestFirst(decisions.filter { $0.value.decision == decision }.mapValues(\.key))
    }

    /// Starred colleges, the latest first.
    public var starred: [UnitID] { FeedMarks.latestFirst(stars) }

    private static func latestFirst(_ keys: [UnitID: OrderKey]) -> [UnitID] {
        keys.sorted { $0.value > $1.value }.map(\.key)
    }
}
