public import Domain
public import Services

/// A feed that deals from a fixed deck and remembers what it was told.
public actor FakeFeed: FeedProviding {
    public private(set) var decisions: [(UnitID, Decision)] = []
    public private(set) var reflections: [(UnitID, Reflection)] = []
    public private(set) var profiles: [StudentProfile] = []
    public private(set) var filters: [CollegeFilter?] = []
    private var deck: [FeedCard]
    private var cards: [UnitID: FeedCard]
    private var undone: [(UnitID, FeedEvent.Kind)] = []
    /// What cards that test taste were switched to last.
    public internal(set) var probes: Bool?
    private var failure: FeedError?
    private var gate: CheckedContinuation<Void, Never>?
    private var holdsBack = false
    private let deckCount: Int
    private var calibration: FeedStatus.Calibration?

    public init(_ deck: [FeedCard], others: [FeedCard] = []) {
        self.deck = deck
        cards = Dictionary((deck + others).map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
        deckCount = deck.count
    }

    /// Makes every further question fail, until `nil` is given.
    public func fail(with error: FeedError?) { failure = error }

    /// The next decision waits for ``release()`` before it is done.
    public func holdBack() { holdsBack = true }

    /// A decision is waiting for ``release()``.
    public var isWaiting: Bool { gate != nil }

    public func release() {
        holdsBack = false
        gate?.resume()
        gate = nil
    }

    public func hand() throws(FeedError) -> FeedHand {
        if let failure { throw failure }
        return dealt
    }

    public func decide(_ decision: Decision, on id: UnitID) async throws(FeedError) -> FeedHand {
        if holdsBack { await withCheckedContinuation { gate = $0 } }
        if let failure { throw failure }
        decisions.append((id, decision))
        undone.append((id, .swipe(id, decision, FeatureVector(SIMD32(repeating: 0)))))
        deck.removeAll { $0.id == id }
        cards[id] = cards[id].map { $0.changed(decision: decision, isStarred: $0.isStarred) }
        return dealt
    }

    public func star(_ id: UnitID, _ starred: Bool) throws(FeedError) -> FeedHand {
        if let failure { throw failure }
        undone.append((id, .star(id, starred)))
        cards[id] = cards[id].map { $0.changed(decision: $0.decision, isStarred: starred) }
        deck = deck.map { cards[$0.id] ?? $0 }
        return dealt
    }

    public func undo() throws(FeedError) -> (undone: FeedEvent.Kind?, hand: FeedHand) {
        if let failure { throw failure }
        guard let (id, kind) = undone.popLast(), let card = cards[id] else { return (nil, dealt) }
        if case .star(_, let starred) = kind {
            cards[id] = card.changed(decision: card.decision, isStarred: !starred)
            deck = deck.map { cards[$0.id] ?? $0 }
        } else {
            let back = card.changed(decision: nil, isStarred: card.isStarred)
            cards[id] = back
            decisions.removeLast()
            deck.insert(back, at: 0)
        }
        return (kind, dealt)
    }

    public func reflect(_ reflection: Reflection, on id: UnitID) throws(FeedError) -> FeedHand {
        if let failure { throw failure }
        reflections.append((id, reflection))
        return dealt
    }

    public func card(for id: UnitID) throws(FeedError) -> FeedCard {
        if let failure { throw failure }
        guard let card = cards[id] else { throw .unknownCollege(id) }
        return card
    }

    public func marked(_ mark: FeedMark) throws(FeedError) -> [FeedCard] {
        if let failure { throw failure }
        return cards.values.sorted { $0.id < $1.id }.filter { card in
            switch mark {
            case .liked: card.decision == .like
            case .passed: card.decision == .pass
            case .starred: card.isStarred
            }
        }
    }

    public func status() throws(FeedError) -> FeedStatus { dealt.status }

    public func use(_ profile: StudentProfile) throws(FeedError) -> FeedHand {
        if let failure { throw failure }
        profiles.append(profile)
        return dealt
    }

    public func use(_ filter: CollegeFilter?) throws(FeedError) -> FeedHand {
        if let failure { throw failure }
        filters.append(filter)
        return dealt
    }

    public func calibrate(_ on: Bool) throws(FeedError) -> FeedHand {
        if let failure { throw failure }
        calibration = on ? FeedStatus.Calibration(position: 1, count: 6) : nil
        return dealt
    }

    public func erase() throws(FeedError) -> FeedHand {
        if let failure { throw failure }
        decisions = []
        undone = []
        return dealt
    }

    private var dealt: FeedHand {
        FeedHand(
            current: deck.first, next: deck.dropFirst().first,
            status: .fixture(
                swipes: decisions.count, likes: decisions.count { $0.1 == .like }, canUndo: !undone.isEmpty,
                deckCount: deckCount, remaining: deck.count, calibration: calibration))
    }
}

extension FeedCard {
    func changed(decision: Decision?, isStarred: Bool) -> FeedCard {
        FeedCard(
            college: college, match: match, chance: chance, tastePoints: tastePoints, isProbe: isProbe, fields: fields,
            tags: tags, milesFromHome: milesFromHome, decision: decision, isStarred: isStarred)
    }
}

extension FakeFeed: LikedColleges {
    public func liked() throws(FeedError) -> [College] { try marked(.liked).map(\.college) }
}
