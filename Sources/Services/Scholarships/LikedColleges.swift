public import Domain

/// The colleges whose cost a student wants to see.
public protocol LikedColleges: Sendable {
    /// The latest like first.
    func liked() async throws(FeedError) -> [College]
}

extension FeedService: LikedColleges {
    public func liked() async throws(FeedError) -> [College] { try await marked(.liked).map(\.college) }
}
