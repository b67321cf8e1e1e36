/// Why a filter finds less than its rules seem to say. Numbers count through the filter's rules.
public enum FilterProblem: Sendable, Hashable {
    /// The range ends before it begins.
    case emptyRange(Int)
    /// No college can have such a number.
    case impossible(Int)
    /// The two rules can't both be met.
    case contradiction(Int, Int)
    /// Each of the two is met by some, both together by none.
    case neverTogether(Int, Int)
    /// A distance is asked for, and no home town is known.
    case needsHome(Int)
}

extension CollegeFilter {
    /// What can be seen from the rules alone.
    public func problems(hasHome: Bool) -> [FilterProblem] {
        var problems: [FilterProblem] = []
        for (index, rule) in rules.enumerated() {
            guard case .measure(let measure, let bounds) = rule.condition else { continue }
            if measure == .distance, !hasHome { problems.append(.needsHome(index)) }
            if bounds.isEmpty {
                problems.append(.emptyRange(index))
            } else if !rule.isNegated, bounds.misses(measure.domain) {
                problems.append(.impossible(index))
            }
        }
        for first in rules.indices {
            for second in rules.indices where second > first {
                if rules[first].contradicts(rules[second]) { problems.append(.contradiction(first, second)) }
            }
        }
        return problems
    }
}

extension ExploreTable {
    /// Everything that stands in the filter's way. Pairs that never meet are looked for where nothing is left at all.
    public mutating func problems(of filter: CollegeFilter, answers: FilterAnswers) -> [FilterProblem] {
        var problems = filter.problems(hasHome: home?.place != nil)
        guard answers.fits == 0, answers.unknown == 0, filter.rules.count > 1 else { return problems }
        let verdicts = filter.rules.map { self.verdicts(of: $0) }
        for first in verdicts.indices where answers.rules[first].fits > 0 {
            for second in verdicts.indices where second > first && answers.rules[second].fits > 0 {
                guard !problems.contains(.contradiction(first, second)) else { continue }
                let meet = verdicts[first].indices.contains { verdicts[first][$0] < 2 && verdicts[second][$0] < 2 }
                if !meet { problems.append(.neverTogether(first, second)) }
            }
        }
        return problems
    }
}

extension FilterRule {
    /// No college whatever could meet both.
    func contradicts(_ other: FilterRule) -> Bool {
        func disjoint<Element>(_ mine: Set<Element>, _ theirs: Set<Element>) -> Bool {
            switch (isNegated, other.isNegated) {
            case (false, false): mine.isDisjoint(with: theirs)
            case (false, true): mine.isSubset(of: theirs)
            case (true, false): theirs.isSubset(of: mine)
            case (true, true): false
            }
        }
        switch (condition, other.condition) {
        case (.states(let mine), .states(let theirs)): return disjoint(mine, theirs)
        case (.settings(let mine), .settings(let theirs)): return disjoint(mine, theirs)
        case (.controls(let mine), .controls(let theirs)): return disjoint(mine, theirs)
        case (.levels(let mine), .levels(let theirs)): return disjoint(mine, theirs)
        case (.sizes(let mine), .sizes(let theirs)): return disjoint(mine, theirs)
        case (.policies(let mine), .policies(let theirs)): return disjoint(mine, theirs)
        case (.fields(let mine), .fields(let theirs)):
            // A college may teach several fields, so two different wishes never contradict.
            return isNegated != other.isNegated && disjoint(Set(mine), Set(theirs))
        case (.affiliation(let mine), .affiliation(let theirs)): return mine == theirs && isNegated != other.isNegated
        case (.measure(let mine, let bounds), .measure(let theirs, let others)):
            return mine == theirs && !isNegated && !other.isNegated && bounds.misses(others)
        case (.trait(let mine), .trait(let theirs)):
            if mine == theirs { return isNegated != other.isNegated }
            return !isNegated && !other.isNegated && mine.union(theirs) == [.womenOnly, .menOnly]
        default: return crosses(other) || other.crosses(self)
        }
    }

    /// Contradictions between rules of different kinds.
    private func crosses(_ other: FilterRule) -> Bool {
        guard !other.isNegated else { return false }
        switch (condition, other.condition) {
        case (.trait(.religious), .affiliation): return isNegated
        case (.trait(.openAdmission), .measure(.figure(.admissionRate), let bounds)):
            return !isNegated && !bounds.contains(1) && bounds.limits.most < 1
        case (.sizes(let sizes), .measure(.figure(.undergraduates), let bounds)):
            return !isNegated && sizes.allSatisfy { $0.bounds.misses(bounds) }
        default: return false
        }
    }
}
