/// One comparison of a college with a profile; each belongs to one component and yields a fit of at most 1.
enum MatchRule: Int, CaseIterable {
    case fields, standing
    case price, debt
    case distance, homeState, size, setting, classSize
    case graduation, retention, earnings

    var component: MatchComponent {
        switch self {
        case .fields, .standing: .academic
        case .price, .debt: .financial
        case .distance, .homeState, .size, .setting, .classSize: .campus
        case .graduation, .retention, .earnings: .outcomes
        }
    }

    /// Share of its component; the shares of a component add up to 1.
    var share: Double {
        switch self {
        case .fields: 0.60
        case .standing: 0.40
        case .price: 0.80
        case .debt: 0.20
        case .distance: 0.40
        case .homeState: 0.10
        case .size: 0.25
        case .setting: 0.15
        case .classSize: 0.10
        case .graduation: 0.45
        case .retention: 0.20
        case .earnings: 0.35
        }
    }
}

extension MatchComponent {
    /// Its rules, a run of `MatchRule` raw values.
    var rules: Range<Int> {
        switch self {
        case .academic: 0..<2
        case .financial: 2..<4
        case .campus: 4..<9
        case .outcomes: 9..<12
        }
    }

    /// Stretches a component's mean of rules before it is squashed, so that for a filled profile about one college in
    /// twenty reaches A−; measured over the four-year colleges of 2022-23.
    static let gain = 7.0
    /// The same for the deck's order: stretched less, so that among the best there is still a better.
    static let deckGain = 0.9
}

/// What each rule says about one college; `nan` where the college's figure is missing or nothing was asked.
struct RuleFits {
    var lanes = InlineArray<12, Double>(repeating: .nan)

    subscript(rule: MatchRule) -> Double {
        get { lanes[rule.rawValue] }
        set { lanes[rule.rawValue] = newValue }
    }
}

/// Maps any number into −1...1, rising, odd and smooth, with nothing but a square root.
@inline(__always) func squash(_ x: Double) -> Double { x / (1 + x * x).squareRoot() }
