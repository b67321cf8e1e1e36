/// Rules that all have to be met.
public struct CollegeFilter: Sendable, Hashable {
    public var rules: [FilterRule]
    /// Colleges of which a rule can't be told, and no rule fails, count as well.
    public var includesUnknown: Bool

    public init(_ rules: [FilterRule] = [], includesUnknown: Bool = false) {
        self.rules = rules
        self.includesUnknown = includesUnknown
    }

    public var isEmpty: Bool { rules.isEmpty }

    /// The filter says itself which levels it wants, so that the deck's own choice of them does not hold.
    public var namesLevels: Bool {
        rules.contains { if case .levels = $0.condition { true } else { false } }
    }

    /// Every field of study that a rule names.
    public var fields: [CIPCode] {
        rules.flatMap { rule -> [CIPCode] in if case .fields(let codes) = rule.condition { codes } else { [] } }
    }

    /// A rule needs what only the roster knows.
    public var needsRoster: Bool {
        rules.contains { rule in
            switch rule.condition {
            case .policies, .affiliation: true
            default: false
            }
        }
    }

    /// A rule speaks of the distance from home.
    public var needsHome: Bool { rules.contains { $0.condition.kind == .measure(.distance) } }

    /// Adds a rule; a wish of the same kind as the last rule widens that one where `joining` says so.
    mutating func add(_ rule: FilterRule, joining: Bool) {
        if joining, let last = rules.last, last.isNegated == rule.isNegated,
            let sum = last.condition.union(rule.condition)
        {
            rules[rules.count - 1].condition = sum
        } else if !rules.contains(rule) {
            rules.append(rule)
        }
    }
}
