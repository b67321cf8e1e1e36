private import CMath

/// Standardises what is known of a college for one student into a feature vector.
///
/// The constants are means and spreads of the four-year colleges of the 2022-23 catalogue, fixed here so that vectors in
/// an old log mean what they meant. A missing figure stands at the mean: it neither attracts nor repels.
struct FeatureRules {
    let scorer: MatchScorer

    /// Value of the feature `fit` for a college that fits in every way.
    static let fitScale = 8.0

    func vector(_ facts: MatchFacts, place: FeaturePlace) -> FeatureVector {
        vector(facts, place: place, components: scorer.components(facts))
    }

    /// - Parameter components: The scorer's, of the same facts.
    func vector(_ facts: MatchFacts, place: FeaturePlace, components: ComponentFits) -> FeatureVector {
        var lanes = InlineArray<32, Float>(repeating: 0)
        func set(_ feature: Feature, _ value: Double) {
            lanes[Int(feature.rawValue)] = value.isNaN ? 0 : Float(max(-4, min(4, value)))
        }
        set(.bias, 1)
        lanes[Int(Feature.fit.rawValue)] = Float(Self.fitScale * scorer.deckFit(components))
        let ratio = cmath_log(max(1_000, facts.price) / scorer.rules.yardstick.dollars)
        let price = facts.price.isNaN ? 0 : max(-1.5, min(2, ratio)) / 0.6
        set(.price, price)
        set(.overBudget, max(0, price))
        if !facts.miles.isNaN {
            let distance = max(-3, min(2.5, cmath_log(facts.miles + 10) - 4.9))
            set(.distance, distance)
            set(.distanceSquared, distance * distance - 1)
            set(.nearHome, facts.miles < 50 ? 1 : 0)
        }
        set(.homeState, facts.isHomeState == true ? 1 : 0)
        if !facts.undergraduates.isNaN {
            let size = max(-3, min(3, (cmath_log(max(20, facts.undergraduates)) - scorer.rules.idealSize) / 1.6))
            set(.size, size)
            set(.sizeSquared, size * size - 1)
        }
        if let standing = scorer.rules.testStanding(facts), let score = standing.score {
            let spread = standing.test == .sat ? 150.0 : 4.5
            let gap = max(-3, min(3, (Double(standing.low + standing.high) / 2 - Double(score)) / spread))
            set(.scoreGap, gap)
            set(.scoreGapSquared, (gap * gap - 1) / 2)
            set(.reach, max(0, gap))
        }
        set(.admissionRate, (facts.admissionRate - 0.73) / 0.22)
        set(.graduation, (facts.graduationRate - 0.52) / 0.22)
        if !facts.earnings.isNaN { set(.earnings, cmath_log(max(1, facts.earnings) / 50_000) / 0.3) }
        if let first = Self.strength(facts.fields[0]) {
            set(.teachesFirst, first > 0 ? 0.5 : -0.5)
            set(.strengthInFirst, (first - 0.4) / 0.35)
        }
        if let second = Self.strength(facts.fields[1]) { set(.teachesSecond, second > 0 ? 0.5 : -0.5) }
        let north = max(-3, min(3, (place.latitude - 38) / 5))
        set(.north, north)
        set(.northSquared, north * north - 1)
        set(.east, (place.longitude + 90) / 16)
        set(.city, facts.setting == Setting.city.rawValue ? 1 : 0)
        set(.suburb, facts.setting == Setting.suburb.rawValue ? 1 : 0)
        set(.rural, facts.setting == Setting.rural.rawValue ? 1 : 0)
        set(.publicControl, place.control == Control.public.rawValue ? 1 : 0)
        set(.forProfit, place.control == Control.forProfit.rawValue ? 1 : 0)
        set(.twoYear, place.level == InstitutionLevel.fourYear.rawValue ? 0 : 1)
        set(.religious, place.traits.contains(.religious) ? 1 : 0)
        set(.athletics, place.traits.contains(.divisionOne) ? 1 : place.traits.contains(.athletics) ? 0.5 : 0)
        set(.housing, place.traits.contains(.housing) ? 1 : 0)
        set(.classSize, (facts.studentFacultyRatio - 14) / 6)
        return FeatureVector(lanes)
    }

    /// 0 where the field is not taught, up to 1 with many degrees a year; `nil` where it is unknown or not asked.
    private static func strength(_ standing: MatchFacts.FieldStanding) -> Double? {
        switch standing {
        case .notAsked, .unknown: nil
        case .absent, .familyOnly: 0
        case .taught(let completers): completers.isNaN ? 0.3 : max(0.05, completers / (completers + 30))
        }
    }
}

/// What a college is, beside its figures.
struct FeaturePlace {
    var latitude: Double
    var longitude: Double
    var control: UInt8
    var level: UInt8
    var traits: CollegeTraits
}
