/// The colleges a student is offered, and the rule that picks the next one.
///
/// A deal is a pure function of the account's seed, the card's place in the sequence, what is believed then, and which
/// colleges are out: a replay of the log deals the same cards.
public struct Deck: Sendable {
    public let matrix: FeatureMatrix
    private let unitIDs: [UnitID]
    private let seed: UInt64
    /// Cards a deal makes ready.
    public static let readyCount = 20
    /// A deck with fewer cards ready deals anew.
    public static let refillBelow = 5

    /// - Parameter unitIDs: In rising order.
    public init(unitIDs: [UnitID], seed: UInt64, vector: (UnitID) -> FeatureVector) {
        self.unitIDs = unitIDs
        self.seed = seed
        matrix = FeatureMatrix(count: unitIDs.count) { vector(unitIDs[$0]) }
    }

    public init(matrix: FeatureMatrix, unitIDs: [UnitID], seed: UInt64) {
        precondition(matrix.count == unitIDs.count, "a college for each row")
        self.matrix = matrix
        self.unitIDs = unitIDs
        self.seed = seed
    }

    public var count: Int { unitIDs.count }
    public func id(at row: Int) -> UnitID { unitIDs[row] }

    /// The deck's row of a college; `nil` when it is not in the deck.
    public func row(of id: UnitID) -> Int? {
        var low = 0
        var high = unitIDs.count
        while low < high {
            let middle = (low + high) / 2
            if unitIDs[middle] < id { low = middle + 1 } else { high = middle }
        }
        return low < unitIDs.count && unitIDs[low] == id ? low : nil
    }

    /// Thompson sampling: draws weights from what is believed and takes the colleges that are best under them.
    ///
    /// - Parameters:
    ///   - place: The card's place in the student's sequence, from 0.
    ///   - probes: A card may test taste.
    public func deal(
        place: Int, believing posterior: TastePosterior, excluding excluded: RowSet, limit: Int = readyCount,
        probes: Bool = true
    ) -> Deal {
        var generator = SeededGenerator(seed: seed &+ UInt64(place + 1) &* 0xD134_2543_DE82_EF95)
        let phase = FeedStatus.Phase(swipes: max(0, place - 1))
        let draw = Double(generator.next() >> 11) * 0x1p-53
        let isProbe = probes && draw < Exploration.rate(phase)
        let weights = posterior.sample(
            spread: isProbe ? Exploration.probeSpread : Exploration.spread, using: &generator)
        let best = matrix.top(limit, weights: FeatureVector(SIMD32<Float>(weights)), excluding: excluded)
        return Deal(rows: best.map(\.row), isProbe: isProbe)
    }
}

/// What a deal found.
public struct Deal: Sendable, Hashable {
    /// Rows of the deck, best first; empty when every college is out.
    public let rows: [Int]
    /// Drawn to test taste.
    public let isProbe: Bool
}
