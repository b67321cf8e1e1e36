public import Domain
public import Services

/// The details of one college, and where in them the student is.
public struct DetailsState: Equatable, Sendable {
    public var card: FeedCard
    public var offerings: ViewState<[FieldOffering]> = .loading
    /// Counts through ``DetailsContent/rows``.
    public var selection = ListSelection()

    public init(card: FeedCard) { self.card = card }
}

/// Why one college has its score.
public struct WhyState: Equatable, Sendable {
    public var card: FeedCard
    /// Counts through the reasons.
    public var selection: ListSelection

    public init(card: FeedCard) {
        self.card = card
        selection = ListSelection(count: card.match.reasons.count)
    }
}

/// Colleges the student liked or starred.
public struct MarkedState: Equatable, Sendable {
    public let mark: FeedMark
    public var cards: ViewState<[FeedCard]> = .loading
    public var selection = ListSelection()

    public init(mark: FeedMark) { self.mark = mark }
}
