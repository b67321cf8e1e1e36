/// Reach, match or safety from a college's admission rate and the student's place in its score range.
public struct AdmissionJudge: Sendable {
    private let rules: MatchRules

    public init(_ scorer: MatchScorer) { rules = scorer.rules }

    public func chance(at college: College) -> AdmissionChance {
        let facts = MatchFacts(college, offerings: [], profile: rules.profile)
        let rate = facts.admissionRate.isNaN ? nil : facts.admissionRate
        let standing = rules.testStanding(facts)
        let isOpen = college.traits.contains(.openAdmission)
        return AdmissionChance(
            band: isOpen ? .safety : Self.band(rate: rate, standing: standing), admissionRate: rate, standing: standing)
    }

    /// A college that turns away four of five is a reach for everybody, whatever their score.
    static func band(rate: Double?, standing: AdmissionChance.Standing?) -> AdmissionChance.Band {
        if let rate, rate < 0.2 { return .reach }
        guard let standing, let score = standing.score else {
            guard let rate else { return .unknown }
            return rate < 0.4 ? .reach : rate < 0.8 ? .match : .safety
        }
        if score < standing.low { return rate.map { $0 >= 0.85 ? .match : .reach } ?? .reach }
        if score <= standing.high { return rate.map { $0 < 0.35 ? .reach : .match } ?? .match }
        return rate.map { $0 >= 0.5 ? .safety : .match } ?? .match
    }
}
