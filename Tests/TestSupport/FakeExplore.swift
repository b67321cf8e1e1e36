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
}
