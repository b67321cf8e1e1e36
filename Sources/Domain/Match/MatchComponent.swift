/// One part of a match score.
public enum MatchComponent: UInt8, Sendable, Hashable, CaseIterable, Codable {
    case academic, financial, campus, outcomes
}

/// How much each component counts; any non-negative numbers, normalised when used.
public struct MatchWeights: Sendable, Hashable, Codable {
    public var academic: Double
    public var financial: Double
    public var campus: Double
    public var outcomes: Double

    public init(academic: Double = 0.35, financial: Double = 0.25, campus: Double = 0.20, outcomes: Double = 0.20) {
        self.academic = academic
        self.financial = financial
        self.campus = campus
        self.outcomes = outcomes
    }

    public subscript(component: MatchComponent) -> Double {
        get {
            switch component {
            case .academic: academic
            case .financial: financial
            case .campus: campus
            case .outcomes: outcomes
            }
        }
        set {
            switch component {
            case .academic: academic = newValue
            case .financial: financial = newValue
            case .campus: campus = newValue
            case .outcomes: outcomes = newValue
            }
        }
    }
}
