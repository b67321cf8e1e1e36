/// How an edit of the profile would move the colleges that come first, before it is saved.
public struct RankPreview: Sendable, Hashable {
    /// How many colleges are looked at on either side.
    public static let count = 10

    /// The first ten with the edit, best first.
    public let after: [Place]
    /// Colleges that were among the first ten and would no longer be, by their place before.
    public let leaving: [Place]

    public init(after: [Place], leaving: [Place]) {
        self.after = after
        self.leaving = leaving
    }

    /// Nothing moves and no score changes.
    public var isUnchanged: Bool {
        leaving.isEmpty && after.allSatisfy { $0.before == $0.after && $0.scoreBefore == $0.scoreAfter }
    }

    /// Where a college stands before and after, both from 1; `nil` where the deck does not hold it.
    public struct Place: Sendable, Hashable, Identifiable {
        public let id: UnitID
        public let name: String
        public let before: Int?
        public let after: Int?
        /// The match score, 0...100.
        public let scoreBefore: Int
        public let scoreAfter: Int
        /// The component whose points changed most; `nil` where none changed by half a point.
        public let reason: MatchComponent?

        public init(
            id: UnitID, name: String, before: Int?, after: Int?, scoreBefore: Int, scoreAfter: Int,
            reason: MatchComponent? = nil
        ) {
            self.id = id
            self.name = name
            self.before = before
            self.after = after
            self.scoreBefore = scoreBefore
            self.scoreAfter = scoreAfter
            self.reason = reason
        }
    }
}
