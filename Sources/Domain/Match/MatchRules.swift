private import CMath

/// The rules of a match: what each comparison yields for a student. Every formula stands in docs/matching.md.
struct MatchRules {
    let profile: StudentProfile
    /// Median price of four-year colleges, dollars a year: the yardstick of a student without a budget.
    let medianPrice: Double
    private let budget: Double?
    private let distanceLimit: Double?
    private let hasPlace: Bool
    private let wantedSizes: [ClosedRange<Double>]
    /// Fit of each setting by its raw value.
    private let settingFits: [Double]
    /// Rules that this profile asks for, whatever the college reports.
    let asked: [Bool]
    /// Of each rule in its component; 0 for one that is not asked for.
    let shares: InlineArray<12, Double>
    /// Natural logarithm of the number of students that the wanted sizes centre on; of 1,340, the middle of four-year
    /// colleges, where none is wanted.
    let idealSize: Double

    init(profile: StudentProfile, medianPrice: Double) {
        self.profile = profile
        self.medianPrice = max(1_000, medianPrice)
        budget = profile.budget.flatMap { $0 > 0 ? Double($0) : nil }
        distanceLimit = profile.distanceLimit.flatMap { $0 > 0 ? Double($0) : nil }
        hasPlace = profile.home?.place != nil
        wantedSizes = profile.sizes.map(\.students)
        let middles = profile.sizes.sorted { $0.rawValue < $1.rawValue }.map { cmath_log($0.middle) }
        idealSize = middles.isEmpty ? 7.2 : middles.reduce(0, +) / Double(middles.count)
        settingFits = (0...4).map { raw in
            guard let setting = Setting(rawValue: UInt8(raw)) else { return .nan }
            return Self.settingFit(setting, wanted: profile.settings)
        }
        let hasScores = profile.scores.sat != nil || profile.scores.act != nil
        asked = MatchRule.allCases.map { rule in
            switch rule {
            case .fields: !profile.intendedFields.isEmpty
            case .standing: hasScores && !profile.scores.withoutTests
            case .distance: profile.home?.place != nil
            case .homeState: profile.home != nil
            case .size: !profile.sizes.isEmpty
            case .setting: !profile.settings.isEmpty
            case .price, .debt, .classSize, .graduation, .retention, .earnings: true
            }
        }
        shares = Self.shares(asked)
    }

    private static func shares(_ asked: [Bool]) -> InlineArray<12, Double> {
        var shares = InlineArray<12, Double>(repeating: 0)
        for rule in MatchRule.allCases where asked[rule.rawValue] { shares[rule.rawValue] = rule.share }
        return shares
    }

    func fits(_ facts: MatchFacts) -> RuleFits {
        var fits = RuleFits()
        if asked[MatchRule.fields.rawValue] { fits[.fields] = fieldsFit(facts.fields) }
        if asked[MatchRule.standing.rawValue], let standing = testStanding(facts), let score = standing.score {
            fits[.standing] = Self.standingFit(
                score: Double(score), low: Double(standing.low), high: Double(standing.high))
        }
        fits[.price] = priceFit(facts.price)
        fits[.debt] = squash((22_000 - facts.debt) / 7_000)
        if hasPlace { fits[.distance] = distanceFit(facts.miles) }
        if let isHomeState = facts.isHomeState { fits[.homeState] = isHomeState ? 1 : 0 }
        if !wantedSizes.isEmpty { fits[.size] = sizeFit(facts.undergraduates) }
        if !profile.settings.isEmpty { fits[.setting] = settingFits[Int(facts.setting)] }
        fits[.classSize] = squash((15 - facts.studentFacultyRatio) / 5)
        fits[.graduation] = squash((facts.graduationRate - 0.52) / 0.17)
        fits[.retention] = squash((facts.retentionRate - 0.73) / 0.12)
        fits[.earnings] = squash(cmath_log(max(1, facts.earnings) / 50_000) / 0.25)
        if facts.earnings.isNaN { fits[.earnings] = .nan }
        return fits
    }

    /// The student's test against the college's middle half: SAT where both sides have it, otherwise ACT. `nil` when
    /// the college publishes no range of a test the student took; without any score, the college's SAT range alone.
    func testStanding(_ facts: MatchFacts) -> AdmissionChance.Standing? {
        let hasSAT = facts.sat25.isFinite && facts.sat75.isFinite
        let hasACT = facts.act25.isFinite && facts.act75.isFinite
        let scores = profile.scores
        func sat(_ score: Int?) -> AdmissionChance.Standing {
            .init(test: .sat, score: score, low: Int(facts.sat25), high: Int(facts.sat75))
        }
        func act(_ score: Int?) -> AdmissionChance.Standing {
            .init(test: .act, score: score, low: Int(facts.act25), high: Int(facts.act75))
        }
        if !scores.withoutTests {
            if let score = scores.sat, hasSAT { return sat(score) }
            if let score = scores.act, hasACT { return act(score) }
        }
        return hasSAT ? sat(nil) : hasACT ? act(nil) : nil
    }

    /// Dollars that a price is compared with, and whether they are the student's own.
    var yardstick: (dollars: Double, isBudget: Bool) { budget.map { ($0, true) } ?? (medianPrice, false) }

    private func priceFit(_ price: Double) -> Double {
        guard !price.isNaN else { return .nan }
        let (dollars, isBudget) = yardstick
        let ratio = cmath_log(max(1_000, price) / dollars)
        return -squash(ratio * 1.3) * (isBudget ? 1 : 0.6)
    }

    private func distanceFit(_ miles: Double) -> Double {
        guard !miles.isNaN else { return .nan }
        guard let limit = distanceLimit else { return 0.5 * squash(cmath_log(260 / (miles + 10)) / 1.2) }
        if miles <= limit { return 1 - (miles / limit) * (miles / limit) }
        return -min(1, cmath_log(miles / limit) / cmath_log(5))
    }

    private func sizeFit(_ students: Double) -> Double {
        guard !students.isNaN else { return .nan }
        var off = Double.infinity
        for band in wantedSizes {
            if band.contains(students) { return 1 }
            let edge = students < band.lowerBound ? band.lowerBound / max(1, students) : students / band.upperBound
            off = min(off, edge)
        }
        return -min(1, 0.5 * cmath_log(off))
    }

    private func fieldsFit(_ standings: InlineArray<3, MatchFacts.FieldStanding>) -> Double {
        var sum = 0.0
        var weights = 0.0
        for index in standings.indices {
            guard let fit = Self.fieldFit(standings[index]) else { continue }
            let weight = 1 / Double(index + 1)
            sum += weight * fit
            weights += weight
        }
        return weights > 0 ? sum / weights : .nan
    }

    static func fieldFit(_ standing: MatchFacts.FieldStanding) -> Double? {
        switch standing {
        case .notAsked, .unknown: nil
        case .absent: -1
        case .familyOnly: -0.25
        case .taught(let completers): 0.25 + 0.75 * (completers.isNaN ? 0.3 : completers / (completers + 15))
        }
    }

    /// Best a little above the middle; falls fast below the range and slowly above it.
    static func standingFit(score: Double, low: Double, high: Double) -> Double {
        let half = max(1, (high - low) / 2)
        let offset = (score - (low + high) / 2) / half
        return offset < 0 ? max(-4, 1 - 0.25 * offset * offset) : max(-4, 1 - 0.15 * offset * offset)
    }

    private static func settingFit(_ setting: Setting, wanted: Set<Setting>) -> Double {
        if wanted.contains(setting) { return 1 }
        let isNextToWanted = wanted.contains { abs(Int($0.rawValue) - Int(setting.rawValue)) == 1 }
        return isNextToWanted ? -0.2 : -0.6
    }
}

extension SizeBand {
    /// A typical number of students in it: the geometric mean of its ends, where it has two.
    public var middle: Double {
        switch self {
        case .under1000: 450
        case .from1000: 2_240
        case .from5000: 7_070
        case .from10000: 14_140
        case .from20000: 28_280
        }
    }

    /// The numbers of students it holds.
    var students: ClosedRange<Double> {
        switch self {
        case .under1000: 0...999
        case .from1000: 1_000...4_999
        case .from5000: 5_000...9_999
        case .from10000: 10_000...19_999
        case .from20000: 20_000...1_000_000
        }
    }
}
