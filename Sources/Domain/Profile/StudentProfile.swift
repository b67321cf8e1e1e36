/// What a student has said about themself. Every field may be unset: a rule that needs it then drops out.
public struct StudentProfile: Sendable, Hashable, Codable {
    public var home: Home?
    /// The most a year may cost, whole dollars.
    public var budget: Int?
    public var incomeBand: IncomeBand?
    /// First choice first; four-digit fields or two-digit families.
    public var intendedFields: [CIPCode]
    public var scores: TestScores
    /// Unweighted, 0...4; other scales are converted when they are entered.
    public var gradePointAverage: Double?
    public var sizes: Set<SizeBand>
    public var settings: Set<Setting>
    /// Farthest a college may be from home, miles.
    public var distanceLimit: Int?
    public var scope: DeckScope
    public var weights: MatchWeights

    public init(
        home: Home? = nil, budget: Int? = nil, incomeBand: IncomeBand? = nil, intendedFields: [CIPCode] = [],
        scores: TestScores = TestScores(), gradePointAverage: Double? = nil, sizes: Set<SizeBand> = [],
        settings: Set<Setting> = [], distanceLimit: Int? = nil, scope: DeckScope = .fourYear,
        weights: MatchWeights = MatchWeights()
    ) {
        self.home = home
        self.budget = budget
        self.incomeBand = incomeBand
        self.intendedFields = intendedFields
        self.scores = scores
        self.gradePointAverage = gradePointAverage
        self.sizes = sizes
        self.settings = settings
        self.distanceLimit = distanceLimit
        self.scope = scope
        self.weights = weights
    }
}

/// The fields of a profile, as reasons name them.
public enum ProfileField: String, Sendable, Hashable, CaseIterable, Codable {
    case home, budget, incomeBand, intendedFields, scores, gradePointAverage, sizes, settings, distanceLimit, scope
    case weights
}

/// Where a student lives: a state alone, or a town in it.
public struct Home: Sendable, Hashable, Codable {
    public let state: StateCode
    /// `nil` when only the state is known: distances then drop out.
    public let place: Place?

    public init(state: StateCode, place: Place? = nil) {
        self.state = state
        self.place = place
    }
}

/// Family income in the bands in which net prices are published.
public enum IncomeBand: UInt8, Sendable, Hashable, CaseIterable, Codable {
    case upTo30 = 0, upTo48, upTo75, upTo110, above110

    /// The net price that applies to this band.
    public var netPrice: FigureKind {
        switch self {
        case .upTo30: .netPrice0To30
        case .upTo48: .netPrice30To48
        case .upTo75: .netPrice48To75
        case .upTo110: .netPrice75To110
        case .above110: .netPriceAbove110
        }
    }
}

/// A student's admission tests.
public struct TestScores: Sendable, Hashable, Codable {
    /// SAT total, 400...1600.
    public var sat: Int?
    /// ACT composite, 1...36.
    public var act: Int?
    /// The student has said that they take neither.
    public var withoutTests: Bool

    public init(sat: Int? = nil, act: Int? = nil, withoutTests: Bool = false) {
        self.sat = sat
        self.act = act
        self.withoutTests = withoutTests
    }
}

/// Which colleges the deck is made of.
public enum DeckScope: String, Sendable, Hashable, CaseIterable, Codable {
    case fourYear, everyLevel
}
