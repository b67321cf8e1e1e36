public import Domain

/// Two to five colleges side by side.
public struct CompareState: Equatable, Sendable {
    public var cards: [FeedCard]
    /// Rows in which the colleges are alike are left out.
    public var onlyDifferences = true
    /// The first college in sight, where not all have room.
    public var offset = 0
    /// Counts through the rows.
    public var selection = ListSelection()

    public static let least = 2
    public static let most = 5

    public init(_ cards: [FeedCard]) { self.cards = cards }
}
