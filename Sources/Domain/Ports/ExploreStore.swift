/// What one account keeps while it explores.
public protocol ExploreStore: Sendable {
    /// By name.
    func filters() async throws(StorageError) -> [SavedFilter]
    /// Takes the place of a filter of the same name.
    func save(_ filter: SavedFilter) async throws(StorageError)
    func removeFilter(named name: String) async throws(StorageError)
    /// Everything written on the shortlist.
    func shortlist() async throws(StorageError) -> Shortlist
    func append(_ change: ShortlistChange) async throws(StorageError)
    /// Takes the last change back, for good; `nil` when there is none.
    func undoShortlist() async throws(StorageError) -> ShortlistChange?
}

/// A filter under a name of the student's own.
public struct SavedFilter: Sendable, Hashable {
    public let name: String
    public let filter: CollegeFilter

    /// Longer names say nothing more.
    public static let longestName = 60

    public init(name: String, filter: CollegeFilter) {
        self.name = name
        self.filter = filter
    }
}
