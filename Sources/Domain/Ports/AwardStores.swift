/// The shipped table of scholarships.
public protocol AwardTable: Sendable {
    /// Reads the whole table; nothing of it is read before.
    func awards() async throws(CatalogError) -> AwardList
}

/// One account's awards: those it entered, and what it has done about any; and its applications to colleges.
public protocol AwardBook: Sendable {
    func entries() async throws(StorageError) -> [AwardEntry]
    /// Each takes the place of the entry of the same award; an empty one is taken away. All or none.
    func save(_ entries: [AwardEntry]) async throws(StorageError)
    /// The student's own awards, in the order of their ids.
    func own() async throws(StorageError) -> [Scholarship]
    /// Each takes the place of the award of the same id. All or none.
    func save(own awards: [Scholarship]) async throws(StorageError)
    func remove(own ids: [AwardID]) async throws(StorageError)
    /// In the order of the colleges' ids.
    func plans() async throws(StorageError) -> [CollegePlan]
    /// Each takes the place of the plan of the same college; an empty one is taken away. All or none.
    func save(_ plans: [CollegePlan]) async throws(StorageError)
}
