import Domain
import Resources

/// One thing that the what-if view changes, step by step.
public enum WhatIfSlider: Sendable, Hashable, CaseIterable {
    case budget, income, sat, act, gradePoint, distance
    case academic, financial, campus, outcomes

    private var weight: MatchComponent? {
        switch self {
        case .academic: .academic
        case .financial: .financial
        case .campus: .campus
        case .outcomes: .outcomes
        default: nil
        }
    }

    /// Steps from the least to the most; the first stands for nothing said, but for a weight.
    private var steps: ClosedRange<Int> {
        switch self {
        case .budget: 0...90
        case .income: 0...5
        case .sat: 0...121
        case .act: 0...36
        case .gradePoint: 0...41
        case .distance: 0...60
        case .academic, .financial, .campus, .outcomes: 0...20
        }
    }

    private func step(of profile: StudentProfile) -> Int {
        if let weight { return Int((profile.weights[weight] * 20).rounded()) }
        return switch self {
        case .budget: (profile.budget ?? 0) / 1_000
        case .income: profile.incomeBand.map { Int($0.rawValue) + 1 } ?? 0
        case .sat: profile.scores.sat.map { ($0 - 400) / 10 + 1 } ?? 0
        case .act: profile.scores.act ?? 0
        case .gradePoint: profile.gradePointAverage.map { Int(($0 * 10).rounded()) + 1 } ?? 0
        case .distance: (profile.distanceLimit ?? 0) / 50
        default: 0
        }
    }

    /// The profile so many steps on; at the ends it stays.
    func moved(_ profile: StudentProfile, by count: Int) -> StudentProfile {
        let step = max(steps.lowerBound, min(steps.upperBound, self.step(of: profile) + max(-200, min(200, count))))
        guard step != self.step(of: profile) else { return profile }
        var profile = profile
        if let weight {
            profile.weights[weight] = Double(step) / 20
            return profile
        }
        switch self {
        case .budget: profile.budget = step == 0 ? nil : step * 1_000
        case .income: profile.incomeBand = step == 0 ? nil : IncomeBand(rawValue: UInt8(step - 1))
        case .sat: profile.scores.sat = step == 0 ? nil : 400 + (step - 1) * 10
        case .act: profile.scores.act = step == 0 ? nil : step
        case .gradePoint: profile.gradePointAverage = step == 0 ? nil : Double(step - 1) / 10
        case .distance: profile.distanceLimit = step == 0 ? nil : step * 50
        default: break
        }
        if self == .sat || self == .act, step > 0 { profile.scores.withoutTests = false }
        return profile
    }

    /// 0...1 for the bar.
    func share(of profile: StudentProfile) -> Double {
        Double(min(steps.upperBound, step(of: profile))) / Double(steps.upperBound)
    }
}

extension Format {
    func label(of slider: WhatIfSlider) -> DisplayText {
        switch slider {
        case .budget: words(.whatIfBudget)
        case .income: words(.whatIfIncome)
        case .sat: words(.measureSat)
        case .act: words(.measureAct)
        case .gradePoint: words(.whatIfGradePoint)
        case .distance: words(.whatIfDistance)
        case .academic: component(.academic)
        case .financial: component(.financial)
        case .campus: component(.campus)
        case .outcomes: component(.outcomes)
        }
    }

    func value(of slider: WhatIfSlider, in profile: StudentProfile) -> DisplayText {
        let text: DisplayText? =
            switch slider {
            case .budget: profile.budget.map(money)
            case .income: profile.incomeBand.map(band)
            case .sat: profile.scores.sat.map(integer)
            case .act: profile.scores.act.map(integer)
            case .gradePoint: profile.gradePointAverage.map { tenths(Int(($0 * 10).rounded())) }
            case .distance: profile.distanceLimit.map(distance(miles:))
            case .academic: share(profile.weights[.academic])
            case .financial: share(profile.weights[.financial])
            case .campus: share(profile.weights[.campus])
            case .outcomes: share(profile.weights[.outcomes])
            }
        return text ?? words(.profileUnsaid)
    }
}
