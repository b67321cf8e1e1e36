public import Domain

/// What the feed does for a pane. One feed serves one account.
public protocol FeedProviding: Sendable {
    /// The card on top of the deck, and the next beneath it.
    func hand() async throws(FeedError) -> FeedHand
    /// Stores the decision, learns from it and returns the new hand. Durable when it returns.
    /// A decision on a college that is not in the hand (from search) is stored just the same.
    func decide(_ decision: Decision, on id: UnitID) async throws(FeedError) -> FeedHand
    func star(_ id: UnitID, _ starred: Bool) async throws(FeedError) -> FeedHand
    /// Takes back the last swipe, star, edit or freeze; `undone` says which.
    func undo() async throws(FeedError) -> (undone: FeedEvent.Kind?, hand: FeedHand)
    /// Learns from what the student says moved them about a college. Durable when it returns.
    func reflect(_ reflection: Reflection, on id: UnitID) async throws(FeedError) -> FeedHand
    /// Any college as a card, whether or not the deck holds it.
    func card(for id: UnitID) async throws(FeedError) -> FeedCard
    func marked(_ mark: FeedMark) async throws(FeedError) -> [FeedCard]
    func status() async throws(FeedError) -> FeedStatus
    /// Scores, deck and prior follow the new profile; what was swiped stays.
    func use(_ profile: StudentProfile) async throws(FeedError) -> FeedHand
    /// Deals only colleges that fit; `nil` deals the whole deck again. Search and lists know every college all the same.
    func use(_ filter: CollegeFilter?) async throws(FeedError) -> FeedHand
    /// Shows the six typical colleges first, or ends them.
    func calibrate(_ on: Bool) async throws(FeedError) -> FeedHand
    /// Forgets every swipe and star of the account.
    func erase() async throws(FeedError) -> FeedHand
}

/// Lists of colleges a student has marked.
public enum FeedMark: Sendable, Hashable {
    case liked, starred, passed
}

/// The top of the deck.
public struct FeedHand: Sendable, Hashable {
    /// `nil` when every college of the deck has been decided on.
    public let current: FeedCard?
    public let next: FeedCard?
    public let status: FeedStatus

    public init(current: FeedCard?, next: FeedCard?, status: FeedStatus) {
        self.current = current
        self.next = next
        self.status = status
    }
}

/// Why the feed could not do what was asked.
public enum FeedError: Error, Sendable, Hashable {
    case catalog(CatalogError)
    case storage(StorageError)
    case unknownCollege(UnitID)
    case cancelled
}
