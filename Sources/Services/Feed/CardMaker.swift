import Domain

/// Makes cards for one profile, and remembers the records behind the last few.
final class CardMaker {
    private let scorer: MatchScorer
    private let tags: CardTags
    private let judge: AdmissionJudge
    private var known: [UnitID: (college: College, offerings: [FieldOffering])] = [:]
    /// The hand, and a little of where it came from.
    private static let memory = 8

    init(scorer: MatchScorer) {
        self.scorer = scorer
        tags = CardTags(scorer)
        judge = AdmissionJudge(scorer)
    }

    func record(of id: UnitID) -> (college: College, offerings: [FieldOffering])? { known[id] }

    func remember(_ college: College, _ offerings: [FieldOffering]) {
        if known.count >= Self.memory { known.removeAll(keepingCapacity: true) }
        known[college.id] = (college, offerings)
    }

    func card(
        _ college: College, _ offerings: [FieldOffering], isProbe: Bool, features: FeatureVector?, ledger: TasteLedger
    ) -> FeedCard {
        let profile = scorer.profile
        var miles: Int?
        if let home = profile.home?.place?.coordinate { miles = Int(home.miles(to: college.coordinate).rounded()) }
        return FeedCard(
            college: college, match: scorer.score(college, offerings: offerings), chance: judge.chance(at: college),
            tastePoints: features.map(ledger.posterior.tastePoints) ?? 0, isProbe: isProbe,
            fields: profile.intendedFields.flatMap { field in
                offerings.filter { field.isFamily ? $0.field.family == field : $0.field == field }
            },
            tags: tags.tags(for: college, offerings: offerings), milesFromHome: miles,
            decision: ledger.decisions[college.id], isStarred: ledger.starred.contains(college.id))
    }
}
