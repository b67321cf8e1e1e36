/// A server that speaks the College Scorecard's API.
public protocol ScorecardReading: Sendable {
    /// The address that is asked, without the key.
    var origin: String { get }
    /// What each row of a page holds, in this order.
    var kinds: [FigureKind] { get }
    /// - Parameter number: From 0.
    func page(_ number: Int) async throws(ScorecardError) -> ScorecardPage
}

/// The fresh figures of a data folder: pages on their way, what the catalogue uses, and what it used before.
public protocol FigureShelf: Sendable {
    /// Pages of an interrupted fetching that fits: from the first page on, without a gap.
    func keptPages(of fetch: ScorecardFetch) async -> [ScorecardPage]
    /// Keeps a page so that a break loses nothing.
    func keep(_ page: ScorecardPage, of fetch: ScorecardFetch) async throws(StorageError)
    func discardPages() async
    /// Puts the figures in use and compiles the catalogue; at every instant the data folder holds one whole catalogue.
    func apply(_ table: FigureTable, from origin: String, day: String) async throws(FigureShelfError)
    /// Goes back to the figures that were in use before; false when only the shipped ones ever were.
    func restore() async throws(FigureShelfError) -> Bool
}

/// Why fresh figures could not be put in use or taken back; the catalogue is as it was.
public enum FigureShelfError: Error, Hashable, Sendable {
    case storage(StorageError)
    case catalog(CatalogError)
}

/// Lets time pass; tests do not wait.
public protocol Pausing: Sendable {
    /// Returns early when the task is cancelled.
    func pause(milliseconds: Int64) async
}
