/// Where the feed stands.
public struct FeedStatus: Sendable, Hashable {
    public let phase: Phase
    /// Swipes that stand (undone ones do not count).
    public let swipes: Int
    public let likes: Int
    public let starred: Int
    /// Share of cards that test taste, 0...1.
    public let explorationRate: Double
    public let canUndo: Bool
    public let isFrozen: Bool
    /// Colleges in the deck, and how many of them are still to come.
    public let deckCount: Int
    public let remaining: Int
    /// The calibration deck's position, from 1, while it runs.
    public let calibration: Calibration?
    /// When that was done which an undo would take back, milliseconds since 1970; `nil` for nothing.
    public let lastChange: Int64?

    public init(
        phase: Phase, swipes: Int, likes: Int, starred: Int, explorationRate: Double, canUndo: Bool, isFrozen: Bool,
        deckCount: Int, remaining: Int, calibration: Calibration?, lastChange: Int64? = nil
    ) {
        self.phase = phase
        self.swipes = swipes
        self.likes = likes
        self.starred = starred
        self.explorationRate = explorationRate
        self.canUndo = canUndo
        self.isFrozen = isFrozen
        self.deckCount = deckCount
        self.remaining = remaining
        self.calibration = calibration
        self.lastChange = lastChange
    }

    /// Discovery to 10 swipes, refinement to 30, then stable.
    public enum Phase: String, Sendable, Hashable, CaseIterable {
        case discovery, refinement, stable

        public init(swipes: Int) {
            self = swipes < 10 ? .discovery : swipes < 30 ? .refinement : .stable
        }
    }

    public struct Calibration: Sendable, Hashable {
        public let position: Int
        public let count: Int

        public init(position: Int, count: Int) {
            self.position = position
            self.count = count
        }
    }
}
