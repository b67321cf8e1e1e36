import Domain

/// A filter's rules in the words of the program's own answers.
struct RuleWording {
    let profile: StudentProfile
    var titles: [CIPCode: String] = [:]

    func text(_ rule: FilterRule) -> String { (rule.isNegated ? "not " : "") + text(rule.condition) }

    private func text(_ condition: FilterCondition) -> String {
        switch condition {
        case .states(let states):
            return "in " + AdvisorText.list(states.sorted().map { $0.name ?? $0.rawValue }, "or")
        case .settings(let set):
            return AdvisorText.list(set.sorted { $0.rawValue < $1.rawValue }.map { "\($0)" }, "or") + " setting"
        case .controls(let set):
            return AdvisorText.list(
                set.sorted { $0.rawValue < $1.rawValue }.map { control in
                    switch control {
                    case .public: "public"
                    case .privateNonprofit: "private, not for profit"
                    case .forProfit: "for profit"
                    }
                }, "or")
        case .levels(let set):
            return AdvisorText.list(
                set.sorted { $0.rawValue < $1.rawValue }.map { level in
                    switch level {
                    case .fourYear: "four-year"
                    case .twoYear: "two-year"
                    case .lessThanTwoYear: "less than two years"
                    }
                }, "or")
        case .sizes(let set):
            return AdvisorText.list(
                set.sorted { $0.rawValue < $1.rawValue }.map { bounds($0.bounds, of: .figure(.undergraduates)) }, "or")
        case .policies(let set):
            return set.contains(.required) ? "requires test scores" : "test scores not required"
        case .fields(let codes):
            return "teaches "
                + AdvisorText.list(codes.prefix(3).map { EvidenceDesk.title($0, titles) }, "or")
                + (codes.count > 3 ? " and the like" : "")
        case .trait(let trait): return trait.keys.map { $0.replacing("_", with: " ") }.joined(separator: ", ")
        case .affiliation(let words): return "affiliation: " + words
        case .measure(let measure, let bounds): return self.bounds(bounds, of: measure)
        }
    }

    private func bounds(_ bounds: FilterBounds, of measure: CollegeMeasure) -> String {
        let name = AdvisorText.name(of: measure)
        switch (bounds.lower, bounds.upper) {
        case (let lower?, let upper?):
            return "\(name) from \(AdvisorText.value(lower, of: measure)) to \(AdvisorText.value(upper, of: measure))"
        case (let lower?, nil):
            return "\(name) \(bounds.excludesLower ? "over" : "at least") \(AdvisorText.value(lower, of: measure))"
        case (nil, let upper?):
            return "\(name) \(bounds.excludesUpper ? "under" : "at most") \(AdvisorText.value(upper, of: measure))"
        case (nil, nil): return name
        }
    }
}
