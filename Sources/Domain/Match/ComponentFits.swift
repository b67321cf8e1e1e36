/// The four components of a match for one college, before they are put into words.
struct ComponentFits {
    /// Means of the known rules, before they are stretched and squashed; `nan` as in `fits`.
    var means = SIMD4<Double>(repeating: .nan)
    /// In the order of `MatchComponent`; `nan` for a component of which nothing is known.
    var fits = SIMD4<Double>(repeating: .nan)
    /// Known share of each component's rules that the student asked for, 0...1.
    var known = SIMD4<Double>.zero
    /// d(fit)/d(rule) along the line from 0, so that a component's rules add up to its fit.
    var slopes = SIMD4<Double>.zero

    /// - Parameter shares: Of each rule in its component; 0 for one that the student did not ask for.
    init(_ rules: RuleFits, shares: InlineArray<12, Double>) {
        for lane in 0..<4 {
            guard let component = MatchComponent(rawValue: UInt8(lane)) else { continue }
            var sum = 0.0
            var knownShare = 0.0
            var askedShare = 0.0
            for index in component.rules where shares[index] > 0 {
                let share = shares[index]
                askedShare += share
                let fit = rules.lanes[index]
                guard !fit.isNaN else { continue }
                sum += share * fit
                knownShare += share
            }
            guard knownShare > 0 else { continue }
            // A component of which little is known stays near neutral instead of speaking for the whole.
            let divisor = max(knownShare, 0.5)
            means[lane] = sum / divisor
            let stretched = MatchComponent.gain * means[lane]
            let squashed = (1 + stretched * stretched).squareRoot()
            fits[lane] = stretched / squashed
            known[lane] = knownShare / askedShare
            slopes[lane] = MatchComponent.gain / divisor / squashed
        }
    }
}

extension MatchWeights {
    /// The weights in the order of `MatchComponent`, made to sum to 1; the defaults where they cannot.
    var normalized: SIMD4<Double> {
        let raw = SIMD4(academic, financial, campus, outcomes)
        var usable = SIMD4<Double>.zero
        for lane in 0..<4 where raw[lane].isFinite && raw[lane] > 0 { usable[lane] = min(raw[lane], 1e6) }
        let sum = usable.sum()
        return sum > 1e-9 ? usable / sum : SIMD4(0.35, 0.25, 0.20, 0.20)
    }
}
