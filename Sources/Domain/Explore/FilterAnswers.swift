/// What a rule, or a whole filter, says of one college.
public enum FilterVerdict: UInt8, Sendable, Hashable {
    // In this order the verdict of several rules is the largest of theirs.
    case yes = 0, unknown, no
}

/// What a filter says of every college of the catalogue.
public struct FilterAnswers: Sendable, Equatable {
    /// `FilterVerdict` raw values, one for each row.
    public let verdicts: [UInt8]
    public let fits: Int
    /// Colleges that no rule rules out, and of which at least one rule can't be told.
    public let unknown: Int
    /// For each rule, over the whole catalogue, whatever the others say.
    public let rules: [Count]

    public struct Count: Sendable, Hashable {
        public let fits: Int
        public let unknown: Int

        public init(fits: Int, unknown: Int) {
            self.fits = fits
            self.unknown = unknown
        }
    }

    public func verdict(of row: Int) -> FilterVerdict { FilterVerdict(rawValue: verdicts[row]) ?? .no }

    /// Rows that count under the filter, rising.
    public func rows(includingUnknown: Bool) -> [Int] {
        let limit = includingUnknown ? FilterVerdict.unknown.rawValue : FilterVerdict.yes.rawValue
        return verdicts.indices.filter { verdicts[$0] <= limit }
    }
}

extension ExploreTable {
    /// Asks every rule about every college: one pass over a column for each rule.
    public mutating func answers(to filter: CollegeFilter) -> FilterAnswers {
        var verdicts = [UInt8](repeating: 0, count: count)
        var counts: [FilterAnswers.Count] = []
        for rule in filter.rules {
            let own = self.verdicts(of: rule)
            counts.append(Self.count(own))
            own.withUnsafeBufferPointer { own in
                verdicts.withUnsafeMutableBufferPointer { all in
                    for row in all.indices { all[row] = max(all[row], own[row]) }
                }
            }
        }
        let total = Self.count(verdicts)
        return FilterAnswers(verdicts: verdicts, fits: total.fits, unknown: total.unknown, rules: counts)
    }

    private static func count(_ verdicts: [UInt8]) -> FilterAnswers.Count {
        var fits = 0
        var unknown = 0
        for verdict in verdicts {
            fits += verdict == 0 ? 1 : 0
            unknown += verdict == 1 ? 1 : 0
        }
        return FilterAnswers.Count(fits: fits, unknown: unknown)
    }

    mutating func verdicts(of rule: FilterRule) -> [UInt8] {
        var verdicts = verdicts(of: rule.condition)
        if rule.isNegated { for row in verdicts.indices { verdicts[row] = 2 - verdicts[row] } }
        return verdicts
    }

    private mutating func verdicts(of condition: FilterCondition) -> [UInt8] {
        switch condition {
        case .states(let states):
            let codes = columns.stateCodes.map { states.contains($0) }
            return columns.states.map { codes[Int($0)] ? 0 : 2 }
        case .settings(let settings): return verdicts(columns.settings, Set(settings.map(\.rawValue)), unknown: 0)
        case .controls(let controls): return verdicts(columns.controls, Set(controls.map(\.rawValue)))
        case .levels(let levels): return verdicts(columns.levels, Set(levels.map(\.rawValue)))
        case .sizes(let sizes):
            let limits = sizes.map(\.bounds.limits)
            return column(of: .figure(.undergraduates)).map { students in
                students.isNaN ? 1 : limits.contains { students >= $0.least && students <= $0.most } ? 0 : 2
            }
        case .policies(let policies):
            var known = roster.policies
            for row in known.indices where known[row] == 0 && columns.traits[row].contains(.openAdmission) {
                known[row] = TestPolicy.neither.rawValue
            }
            return verdicts(known, Set(policies.map(\.rawValue)), unknown: 0)
        case .fields(let codes): return verdicts(ofFields: codes)
        case .trait(let trait): return columns.traits.map { $0.contains(trait) ? 0 : 2 }
        case .affiliation(let words):
            let fitting = roster.affiliationNames.map { !$0.isEmpty && SearchFolding.key(of: $0).contains(words) }
            return roster.affiliations.map { fitting[Int($0)] ? 0 : 2 }
        case .measure(let measure, let bounds):
            let (least, most) = bounds.limits
            return column(of: measure).map { value in
                value.isNaN ? 1 : value >= least && value <= most ? 0 : 2
            }
        }
    }

    private func verdicts(_ column: [UInt8], _ wanted: Set<UInt8>, unknown: UInt8? = nil) -> [UInt8] {
        let table = (0...UInt8.max).map { value -> UInt8 in wanted.contains(value) ? 0 : value == unknown ? 1 : 2 }
        return column.map { table[Int($0)] }
    }

    /// A college without published fields may teach anything.
    private func verdicts(ofFields codes: [CIPCode]) -> [UInt8] {
        var verdicts: [UInt8] = columns.families.map { $0 == 0 ? 1 : 2 }
        for code in codes {
            for offering in offerings[code] ?? [] where verdicts.indices.contains(Int(offering.row)) {
                verdicts[Int(offering.row)] = 0
            }
        }
        return verdicts
    }
}
