public import Domain
public import Services

extension FakeFeed: TasteProviding {
    public func preview(_ profile: StudentProfile) throws(FeedError) -> RankPreview {
        let budget = profile.budget ?? 0
        return RankPreview(
            after: [
                .init(
                    id: UnitID(1), name: "Budget \(budget)", before: 4, after: 1, scoreBefore: 70, scoreAfter: 82)
            ], leaving: [])
    }

    public func learned() throws(FeedError) -> LearnedTaste {
        LearnedTaste(
            weights: Feature.allCases.map { .init(feature: $0, mean: 0.5, spread: 0.2, prior: 0.1) }, isFrozen: false,
            swipes: 3)
    }

    public func report() throws(FeedError) -> TasteReport {
        TasteReport(
            [], status: try status(),
            next: try hand().current.map { .init(id: $0.id, name: $0.college.name, probability: 0.64) })
    }

    public func probe(_ isOn: Bool) throws(FeedError) -> FeedHand {
        probes = isOn
        return try hand()
    }

    public func statistics(offset: Int64) throws(FeedError) -> SwipeStatistics {
        SwipeStatistics([], columns: CollegeColumns([], offerings: [:]), now: 0)
    }

    public func edit(_ feature: Feature, to value: Float) throws(FeedError) -> FeedHand { try hand() }
    public func freeze(_ isFrozen: Bool) throws(FeedError) -> FeedHand { try hand() }
    public func reset() throws(FeedError) -> FeedHand { try hand() }
}
