public import Domain

/// What the feed tells a student about itself, and lets them say about what it has learned.
public protocol TasteProviding: Sendable {
    /// How the first cards would move under another profile. Changes nothing.
    func preview(_ profile: StudentProfile) async throws(FeedError) -> RankPreview
    func learned() async throws(FeedError) -> LearnedTaste
    /// What moved the weights, what is foretold for the card on top, and how often the feed was right.
    func report() async throws(FeedError) -> TasteReport
    /// Switches the cards that test taste.
    func probe(_ isOn: Bool) async throws(FeedError) -> FeedHand
    /// - Parameter offset: What local time is ahead of UTC, milliseconds.
    func statistics(offset: Int64) async throws(FeedError) -> SwipeStatistics
    /// Sets the mean of one learned weight.
    func edit(_ feature: Feature, to value: Float) async throws(FeedError) -> FeedHand
    /// While frozen, swipes are kept but teach nothing.
    func freeze(_ isFrozen: Bool) async throws(FeedError) -> FeedHand
    /// Learning starts anew; decisions stay.
    func reset() async throws(FeedError) -> FeedHand
}
