public import Domain

/// How many colleges a filter leaves, and what stands in its way.
public struct FilterCounts: Sendable, Equatable {
    /// Colleges in the catalogue.
    public let total: Int
    public let fits: Int
    /// Colleges that no rule rules out, but of which some rule can't be told.
    public let unknown: Int
    /// What the deck would hold.
    public let deck: Int
    /// One for each rule, whatever the others say.
    public let rules: [FilterAnswers.Count]
    public let problems: [FilterProblem]

    public init(
        total: Int, fits: Int, unknown: Int, deck: Int, rules: [FilterAnswers.Count], problems: [FilterProblem]
    ) {
        self.total = total
        self.fits = fits
        self.unknown = unknown
        self.deck = deck
        self.rules = rules
        self.problems = problems
    }
}
