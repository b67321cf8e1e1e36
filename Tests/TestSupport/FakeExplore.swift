public import Domain

/// What an account keeps while it explores, in memory.
public actor FakeExplore: ExploreStore {
    private var saved: [SavedFilter]
    private var failure: StorageError?

    public init(_ saved: [SavedFilter] = []) { self.saved = saved }

    public func fail(with error: StorageError?) { failure = error }

    public func filters() throws(StorageError) -> [SavedFilter] {
        if let failure { throw failure }
        return saved.sorted { $0.name < $1.name }
    }

    public func save(_ filter: SavedFilter) throws(StorageError) {
        if let failure { throw failure }
        saved.removeAll { $0.name == filter.name }
        saved.append(filter)
    }

    public func removeFilter(named name: String) throws(StorageError) {
        if let failure { throw failure }
        saved.removeAll { $0.name == name }
    }

    public private(set) var changes: [ShortlistChange] = []

    public func shortlist() throws(StorageError) -> Shortlist {
        if let failure { throw failure }
        return Shortlist(changes)
    }

    public func append(_ change: ShortlistChange) throws(StorageError) {
        if let failure { throw failure }
        changes.append(change)
    }

    public func undoShortlist() throws(StorageError) -> ShortlistChange? {
        if let failure { throw failure }
        return changes.popLast()
    }
}
