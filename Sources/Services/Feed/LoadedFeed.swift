import Domain

/// The feed of one profile while it is in memory. Belongs to one `FeedService` and never leaves it.
final class LoadedFeed {
    let columns: CollegeColumns
    var scorer: MatchScorer { features.scorer }
    let device: UInt32
    let seed: UInt64
    private(set) var ledger: TasteLedger
    private(set) var current: DealtCard?
    private(set) var next: DealtCard?
    private let features: DeckFeatures
    private let deck: Deck
    /// Needed for the first cards alone.
    private lazy var standings = features.standings ?? features.rows.map { features.table.standing(row: $0) }
    /// Rows of the deck that the student has decided on.
    private var out = RowSet()
    /// What the last deal made ready beneath the hand.
    private var ready: [Int] = []
    private var isReadyForProbing = false
    /// The calibration colleges while they are asked about, decided ones included.
    private var calibration: [UnitID] = []

    struct DealtCard: Equatable {
        let id: UnitID
        let isProbe: Bool
        /// Not what a deal from the log as it stands would give: a restart has to be told of it.
        var isOffDeal = false
    }

    /// - Parameters:
    ///   - rows: The catalogue's rows that are dealt, rising.
    ///   - deals: Cards will be dealt from it; otherwise it is only compared with another.
    init(
        columns: CollegeColumns, offerings: [CIPCode: [FieldRow]], profile: StudentProfile, rows: [Int],
        ledger: TasteLedger, device: UInt32, seed: UInt64, deals: Bool = true
    ) async {
        self.columns = columns
        self.ledger = ledger
        self.device = device
        self.seed = seed
        features = await DeckFeatures(
            columns: columns, offerings: offerings, profile: profile, rows: rows,
            withStandings: deals && FirstCards.areAhead(of: ledger.swipes), isAskedOften: deals)
        deck = Deck(
            matrix: features.matrix, unitIDs: features.rows.map { columns.unitIDs[$0] }, seed: seed)
        noteDecided()
    }

    var status: FeedStatus {
        let phase = FeedStatus.Phase(swipes: ledger.swipes)
        let asked = calibration.count { ledger.decisions[$0] == nil }
        return FeedStatus(
            phase: phase, swipes: ledger.swipes, likes: ledger.likes, starred: ledger.starred.count,
            explorationRate: ledger.probes ? Exploration.rate(phase) : 0, canUndo: ledger.canUndo,
            isFrozen: ledger.isFrozen,
            deckCount: deck.count, remaining: deck.count - out.count,
            calibration: asked == 0
                ? nil : .init(position: calibration.count - asked + 1, count: calibration.count),
            lastChange: (ledger.lastUndoable?.key ?? (ledger.canUndo ? ledger.lastKey : nil))?.time)
    }

    /// `nil` for a college that the catalogue does not hold.
    func features(of id: UnitID) -> FeatureVector? { columns.row(of: id).map(features.table.vector(row:)) }

    /// The key of this device's next event; time never runs backwards within a log.
    func nextKey(now: Int64) -> OrderKey {
        OrderKey(
            time: max(now, ledger.lastKey?.time ?? now), device: device, counter: (ledger.counters[device] ?? 0) + 1)
    }

    /// After the cards that test taste are switched: the hand is dealt anew.
    func dealAnew() {
        (current, next, ready) = (nil, nil, [])
    }

    // MARK: - The place

    /// What a restart can't know from the log once the event with this key counts; `nil` when it knows all.
    ///
    /// - Parameter decided: The college that the event decides on.
    func place(after key: OrderKey?, deciding decided: UnitID? = nil) -> FeedPlace? {
        if let decided, decided != current?.id { markOffDeal() }
        let cards = [current, next].compactMap(\.self).filter { $0.id != decided }
        let asked = calibration.contains { $0 != decided && ledger.decisions[$0] == nil } ? calibration : []
        let hand =
            cards.contains(where: \.isOffDeal) ? cards.map { FeedPlace.Card(id: $0.id, isProbe: $0.isProbe) } : []
        return hand.isEmpty && asked.isEmpty ? nil : FeedPlace(key: key, hand: hand, calibration: asked)
    }

    /// Stands where the student stood when the program was left.
    func take(_ place: FeedPlace) {
        calibration = place.calibration.filter { columns.row(of: $0) != nil }
        guard place.key == ledger.lastKey else { return }
        let cards = place.hand.filter { columns.row(of: $0.id) != nil && ledger.decisions[$0.id] == nil }.map {
            DealtCard(id: $0.id, isProbe: $0.isProbe, isOffDeal: true)
        }
        current = cards.first
        next = cards.dropFirst().first
    }

    /// The cards in the hand stay, though what they were dealt from has changed.
    func markOffDeal() {
        current?.isOffDeal = true
        next?.isOffDeal = true
    }

    // MARK: - The hand

    /// Fills the gaps of the hand. Cards already in it stay: what a peek has shown comes next.
    func deal() {
        if current == nil {
            current = next ?? top()
            next = nil
        }
        if next == nil, let current { next = second(beneath: current.id) }
    }

    /// Lets an event of the log count.
    ///
    /// - Returns: `false` when it reaches back before a snapshot; the caller then brings the ledger of the whole log.
    func append(_ event: FeedEvent) -> Bool { ledger.append(event) }

    func replace(_ ledger: TasteLedger) { self.ledger = ledger }

    /// After a decision: the college leaves hand and deck, and the next card moves up.
    func advance(past id: UnitID) {
        if let row = deck.row(of: id) { out.insert(row) }
        ready.removeAll { deck.id(at: $0) == id }
        guard current?.id == id || next?.id == id else { return }
        if current?.id == id { current = next }
        next = nil
        // What was just learned decides what lies beneath.
        ready = []
    }

    /// After an undone decision: the college is back on top, and the card it covered lies beneath it.
    func putBack(_ id: UnitID) {
        noteDecided()
        ready = []
        guard ledger.decisions[id] == nil, current?.id != id else { return }
        next = current
        current = DealtCard(id: id, isProbe: false, isOffDeal: true)
        // Dealt from the same place of the sequence as the first time, so that its label is the same.
        if let dealt = top(), dealt.id == id { current = dealt } else { next?.isOffDeal = true }
    }

    /// After events of another process: decided colleges leave hand and deck.
    func noteForeignDecisions() {
        noteDecided()
        ready = []
        markOffDeal()
        if let id = next?.id, ledger.decisions[id] != nil { next = nil }
        if let id = current?.id, ledger.decisions[id] != nil { current = nil }
    }

    // MARK: - The order without chance

    /// The colleges that come first by what is believed, best first, without the draws that test taste.
    func first(_ count: Int) -> [UnitID] {
        deck.matrix.top(count, weights: believed, excluding: out).map { deck.id(at: $0.row) }
    }

    /// Places from 1; `nil` for a college that is not in the deck.
    func places(of ids: [UnitID]) -> [UnitID: Int] {
        let rows = ids.compactMap { id in deck.row(of: id).map { (id, $0) } }
        let places = deck.matrix.places(of: rows.map(\.1), weights: believed, excluding: out)
        return Dictionary(zip(rows.map(\.0), places)) { first, _ in first }
    }

    /// The match score, 0...100; 0 for a college that the catalogue does not hold.
    func score(of id: UnitID) -> Int {
        columns.row(of: id).map { Int(features.table.standing(row: $0).score.rounded()) } ?? 0
    }

    /// The component that changed a college's score most between two feeds.
    func reason(of id: UnitID, against other: LoadedFeed) -> MatchComponent? {
        guard let row = columns.row(of: id) else { return nil }
        let change = features.table.points(row: row) - other.features.table.points(row: row)
        let most = MatchComponent.allCases.max { abs(change[Int($0.rawValue)]) < abs(change[Int($1.rawValue)]) }
        return most.flatMap { abs(change[Int($0.rawValue)]) >= 0.5 ? $0 : nil }
    }

    private var believed: FeatureVector { FeatureVector(SIMD32<Float>(ledger.posterior.mean)) }

    func calibrate(_ isOn: Bool) {
        let kinds = isOn ? CalibrationDeck.rows(in: columns, for: scorer.profile).map { columns.unitIDs[$0] } : []
        calibration = kinds.filter { ledger.decisions[$0] == nil }
        (current, next, ready) = (nil, nil, [])
    }

    func keepCalibration(of other: LoadedFeed) { calibration = other.calibration }

    private func noteDecided() {
        out = RowSet()
        for id in ledger.order { if let row = deck.row(of: id) { out.insert(row) } }
    }

    /// The card that is on top after the standing swipes: dealt before the last of them, when it lay beneath.
    private func top() -> DealtCard? {
        if let id = calibration.first(where: { ledger.decisions[$0] == nil }) {
            return DealtCard(id: id, isProbe: false)
        }
        if let first = firstCard(at: ledger.swipes, believing: ledger.previous, excluding: out) { return first }
        let deal = deck.deal(
            place: ledger.swipes, believing: ledger.previous, excluding: out, limit: 1, probes: ledger.probes)
        return deal.rows.first.map { DealtCard(id: deck.id(at: $0), isProbe: deal.isProbe) }
    }

    private func second(beneath top: UnitID) -> DealtCard? {
        if let id = calibration.first(where: { ledger.decisions[$0] == nil && $0 != top }) {
            return DealtCard(id: id, isProbe: false)
        }
        var excluded = out
        if let row = deck.row(of: top) { excluded.insert(row) }
        let place = ledger.swipes + 1
        if let first = firstCard(at: place, believing: ledger.posterior, excluding: excluded) { return first }
        if ready.count < Deck.refillBelow {
            let deal = deck.deal(place: place, believing: ledger.posterior, excluding: excluded, probes: ledger.probes)
            (ready, isReadyForProbing) = (deal.rows, deal.isProbe)
        }
        guard !ready.isEmpty else { return nil }
        return DealtCard(id: deck.id(at: ready.removeFirst()), isProbe: isReadyForProbing)
    }

    /// A card that stands among the first for another reason than taste; `nil` where taste alone decides.
    ///
    /// - Parameter excluded: Rows that are out, the cards before this place among them.
    private func firstCard(at place: Int, believing posterior: TastePosterior, excluding excluded: RowSet) -> DealtCard?
    {
        if place == 0 {
            return FirstCards.best(standings, excluding: excluded).map {
                DealtCard(id: deck.id(at: $0), isProbe: false)
            }
        }
        guard ledger.probes, FirstCards.isChecked(place) else { return nil }
        let shown = Set(standings.indices.compactMap { excluded.contains($0) ? standings[$0].grade : nil })
        for wanted in FirstCards.gradesWanted(shown: shown) {
            var others = excluded
            for (row, standing) in standings.enumerated() where standing.grade.map({ !wanted.contains($0) }) ?? true {
                others.insert(row)
            }
            let deal = deck.deal(place: place, believing: posterior, excluding: others, limit: 1)
            if let row = deal.rows.first { return DealtCard(id: deck.id(at: row), isProbe: true) }
        }
        return nil
    }
}
