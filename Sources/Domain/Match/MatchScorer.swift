/// Says how well colleges fit one profile, and why.
///
/// The score follows from the profile alone; what swipes taught never enters it.
public struct MatchScorer: Sendable {
    let rules: MatchRules
    private let weights: SIMD4<Double>

    /// - Parameter medianPrice: Median price of four-year colleges, dollars a year; see `PriceYardstick`.
    public init(profile: StudentProfile, medianPrice: Double) {
        rules = MatchRules(profile: profile, medianPrice: medianPrice)
        weights = profile.weights.normalized
    }

    public var profile: StudentProfile { rules.profile }

    /// - Parameter offerings: Every field the college awards; empty when its fields are not published.
    public func score(_ college: College, offerings: [FieldOffering]) -> MatchScore {
        let facts = MatchFacts(college, offerings: offerings, profile: profile)
        let fits = rules.fits(facts)
        let components = ComponentFits(fits, shares: rules.shares)
        let scale = 50 / knownWeight(components)
        var value = 50.0
        var parts: [MatchScore.Part] = []
        for component in MatchComponent.allCases {
            let lane = Int(component.rawValue)
            let fit = components.fits[lane]
            let points = fit.isNaN ? 0 : weights[lane] * fit * scale
            value += points
            parts.append(.init(component: component, weight: weights[lane], fit: fit.isNaN ? nil : fit, points: points))
        }
        let known = (weights * components.known).sum()
        let reasons = ReasonWriter(rules: rules, facts: facts, college: college).reasons(fits) { rule in
            let lane = Int(rule.component.rawValue)
            return weights[lane] * components.slopes[lane] * rule.share * scale
        }
        return MatchScore(
            value: value, grade: known >= 0.5 ? Grade(score: value) : nil, confidence: min(1, known), parts: parts,
            reasons: reasons)
    }

    /// The components of a college for the profile.
    func components(_ facts: MatchFacts) -> ComponentFits { ComponentFits(rules.fits(facts), shares: rules.shares) }

    /// Score and grade without their words; 50 for a college of which nothing is known.
    func standing(_ components: ComponentFits) -> MatchStanding {
        var sum = 0.0
        for lane in 0..<4 where !components.fits[lane].isNaN { sum += weights[lane] * components.fits[lane] }
        let value = 50 + 50 * (sum / knownWeight(components))
        let known = (weights * components.known).sum()
        return MatchStanding(score: value, grade: known >= 0.5 ? Grade(score: value) : nil, known: known)
    }

    /// What each component adds to 50, in their order; 0 where it is unknown.
    func points(_ rules: RuleFits) -> SIMD4<Double> {
        let components = ComponentFits(rules, shares: self.rules.shares)
        let scale = 50 / knownWeight(components)
        var points = SIMD4<Double>.zero
        for lane in 0..<4 where !components.fits[lane].isNaN {
            points[lane] = weights[lane] * components.fits[lane] * scale
        }
        return points
    }

    /// The score as a number in −1...1 for the deck's order: squashed less, so that among the best there is still a better.
    func deckFit(_ components: ComponentFits) -> Double {
        var sum = 0.0
        for lane in 0..<4 where !components.fits[lane].isNaN {
            sum += weights[lane] * squash(MatchComponent.deckGain * components.means[lane])
        }
        return sum / knownWeight(components)
    }

    /// The weight of the components of which something is known; 1 where that is none, so that nothing is divided by 0.
    private func knownWeight(_ components: ComponentFits) -> Double {
        var sum = 0.0
        for lane in 0..<4 where !components.fits[lane].isNaN { sum += weights[lane] }
        return sum > 1e-9 ? sum : 1
    }
}
