public import Domain

extension CollegeFilter {
    /// Up to five rules of any kind.
    public static func random(_ generator: inout SeededGenerator) -> CollegeFilter {
        let count = Int.random(in: 1...5, using: &generator)
        return CollegeFilter(
            (0..<count).map { _ in .random(&generator) }, includesUnknown: Bool.random(using: &generator))
    }
}

extension FilterRule {
    static func random(_ generator: inout SeededGenerator) -> FilterRule {
        func some<Value: Hashable>(_ values: [Value]) -> Set<Value> {
            let chosen = values.filter { _ in Bool.random(using: &generator) }
            return Set(chosen.isEmpty ? [values[Int.random(in: 0..<values.count, using: &generator)]] : chosen)
        }
        let states = ["OR", "CA", "TX", "NY", "OH", "WA"].compactMap { StateCode($0) }
        let codes = [2601, 1107, 5203, 1410, 5116, 26, 11, 9901].map { CIPCode($0) }
        let traits = CollegeTraits.keyed.map(\.trait)
        let condition: FilterCondition =
            switch Int.random(in: 0..<10, using: &generator) {
            case 0: .states(some(states))
            case 1: .settings(some(Setting.allCases))
            case 2: .controls(some(Control.allCases))
            case 3: .levels(some(InstitutionLevel.allCases))
            case 4: .sizes(some(SizeBand.allCases))
            case 5: .policies(some(TestPolicy.allCases))
            case 6: .fields(some(codes).sorted())
            case 7: .trait(traits[Int.random(in: 0..<traits.count, using: &generator)])
            case 8: .affiliation(["catholic", "baptist", "church"][Int.random(in: 0..<3, using: &generator)])
            default: randomRange(&generator)
            }
        return FilterRule(condition, isNegated: Int.random(in: 0..<4, using: &generator) == 0)
    }

    private static func randomRange(_ generator: inout SeededGenerator) -> FilterCondition {
        let ranges: [(CollegeMeasure, ClosedRange<Double>)] = [
            (.price, 0...50_000), (.distance, 0...3_000), (.sat, 800...1_500), (.act, 12...34),
            (.figure(.undergraduates), 0...40_000), (.figure(.admissionRate), 0...1),
            (.figure(.graduationRate), 0...1), (.figure(.earnings), 20_000...110_000), (.figure(.debt), 0...40_000),
        ]
        let (measure, range) = ranges[Int.random(in: 0..<ranges.count, using: &generator)]
        let one = Double.random(in: range, using: &generator)
        let two = Double.random(in: range, using: &generator)
        let excludes = (Bool.random(using: &generator), Bool.random(using: &generator))
        let bounds =
            switch Int.random(in: 0..<3, using: &generator) {
            case 0: FilterBounds(from: one, excludesLower: excludes.0)
            case 1: FilterBounds(to: one, excludesUpper: excludes.1)
            default:
                FilterBounds(
                    from: min(one, two), to: max(one, two), excludesLower: excludes.0, excludesUpper: excludes.1)
            }
        return .measure(measure, bounds)
    }
}
