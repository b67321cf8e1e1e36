/// One thing that a filter asks of a college.
public struct FilterRule: Sendable, Hashable {
    public var condition: FilterCondition
    /// The college must not meet the condition.
    public var isNegated: Bool

    public init(_ condition: FilterCondition, isNegated: Bool = false) {
        // One end negated is the other end: `not under 20k` and `at least 20k` are the same rule.
        if isNegated, case .measure(let measure, let bounds) = condition, let flipped = bounds.negated {
            self.condition = .measure(measure, flipped)
            self.isNegated = false
        } else {
            self.condition = condition
            self.isNegated = isNegated
        }
    }
}

/// What a college is asked about. Sets hold what is accepted.
public enum FilterCondition: Sendable, Hashable {
    case states(Set<StateCode>)
    case settings(Set<Setting>)
    case controls(Set<Control>)
    case levels(Set<InstitutionLevel>)
    /// By the number of undergraduates.
    case sizes(Set<SizeBand>)
    /// A college without a policy that takes every applicant asks for no scores.
    case policies(Set<TestPolicy>)
    /// Awards a degree in one of these; in rising order.
    case fields([CIPCode])
    /// A single trait.
    case trait(CollegeTraits)
    /// Part of the name of a religious affiliation, folded: `catholic`.
    case affiliation(String)
    case measure(CollegeMeasure, FilterBounds)

    /// Rules of one kind stand in one row of the form.
    public enum Kind: Sendable, Hashable {
        case states, settings, controls, levels, sizes, policies, fields, affiliation
        case trait(CollegeTraits)
        case measure(CollegeMeasure)
    }

    public var kind: Kind {
        switch self {
        case .states: .states
        case .settings: .settings
        case .controls: .controls
        case .levels: .levels
        case .sizes: .sizes
        case .policies: .policies
        case .fields: .fields
        case .trait(let trait): .trait(trait)
        case .affiliation: .affiliation
        case .measure(let measure, _): .measure(measure)
        }
    }

    /// The condition that either of the two meets; `nil` for conditions that have no such sum.
    func union(_ other: FilterCondition) -> FilterCondition? {
        switch (self, other) {
        case (.states(let mine), .states(let theirs)): .states(mine.union(theirs))
        case (.settings(let mine), .settings(let theirs)): .settings(mine.union(theirs))
        case (.controls(let mine), .controls(let theirs)): .controls(mine.union(theirs))
        case (.levels(let mine), .levels(let theirs)): .levels(mine.union(theirs))
        case (.sizes(let mine), .sizes(let theirs)): .sizes(mine.union(theirs))
        case (.policies(let mine), .policies(let theirs)): .policies(mine.union(theirs))
        case (.fields(let mine), .fields(let theirs)): .fields(Set(mine + theirs).sorted())
        default: nil
        }
    }
}

extension SizeBand {
    /// Undergraduates of the band.
    public var bounds: FilterBounds {
        switch self {
        case .under1000: FilterBounds(to: 1_000, excludesUpper: true)
        case .from1000: FilterBounds(from: 1_000, to: 5_000, excludesUpper: true)
        case .from5000: FilterBounds(from: 5_000, to: 10_000, excludesUpper: true)
        case .from10000: FilterBounds(from: 10_000, to: 20_000, excludesUpper: true)
        case .from20000: FilterBounds(from: 20_000)
        }
    }
}
