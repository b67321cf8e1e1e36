/// Chooses the labels of a card: what the student asked for comes first, then what sets the college apart.
public struct CardTags: Sendable {
    private let rules: MatchRules
    private let weights: SIMD4<Double>

    public init(_ scorer: MatchScorer) {
        rules = scorer.rules
        weights = scorer.profile.weights.normalized
    }

    /// Best first, each at most once.
    public func tags(for college: College, offerings: [FieldOffering]) -> [CardTag] {
        let facts = MatchFacts(college, offerings: offerings, profile: rules.profile)
        var ranked = wanted(college, facts) + distinguishing(college, facts)
        if let band = college.sizeBand { ranked.append((.size(band), 0.15)) }
        if let setting = college.setting { ranked.append((.setting(setting), 0.14)) }
        ranked.append((.control(college.control), 0.13))
        var seen: Set<CardTag> = []
        return ranked.enumerated().sorted { left, right in
            left.element.1 == right.element.1 ? left.offset < right.offset : left.element.1 > right.element.1
        }.map(\.element.0).filter { seen.insert($0).inserted }
    }

    /// Labels that answer something the profile says; a component the student weighs more lifts its labels.
    private func wanted(_ college: College, _ facts: MatchFacts) -> [(CardTag, Double)] {
        let profile = rules.profile
        var tags: [(CardTag, Double)] = []
        for (index, field) in profile.intendedFields.prefix(facts.fields.count).enumerated() {
            if case .taught = facts.fields[index] {
                tags.append((.teaches(field), 2.4 * weights[0] / Double(index + 1)))
            }
        }
        if rules.yardstick.isBudget, facts.price <= rules.yardstick.dollars {
            tags.append((.affordable, 2.6 * weights[1]))
        }
        if facts.isHomeState == true { tags.append((.inState, 2 * weights[2])) }
        if facts.miles <= min(50, Double(profile.distanceLimit ?? 50)) { tags.append((.nearHome, 2.6 * weights[2])) }
        if let band = college[.undergraduates].value.map({ SizeBand(students: Int($0)) }), profile.sizes.contains(band)
        {
            tags.append((.size(band), 2.4 * weights[2]))
        }
        if let setting = college.setting, profile.settings.contains(setting) {
            tags.append((.setting(setting), 2.2 * weights[2]))
        }
        if college.testPolicy == .neither || college.testPolicy == .considered {
            tags.append((.testsNotRequired, profile.scores.withoutTests ? 0.7 : 0.2))
        }
        return tags
    }

    /// Labels that would strike anybody.
    private func distinguishing(_ college: College, _ facts: MatchFacts) -> [(CardTag, Double)] {
        var tags: [(CardTag, Double)] = []
        if facts.graduationRate >= 0.75 { tags.append((.highGraduation, 2.4 * weights[3])) }
        if facts.earnings >= 65_000 { tags.append((.highEarnings, 2.2 * weights[3])) }
        if facts.studentFacultyRatio <= 10 { tags.append((.smallClasses, 0.3)) }
        let traits: [(CollegeTraits, CardTag, Double)] = [
            (.womenOnly, .womenOnly, 0.45), (.menOnly, .menOnly, 0.45), (.tribal, .tribal, 0.4),
            (.historicallyBlack, .historicallyBlack, 0.4), (.openAdmission, .openAdmission, 0.35),
            (.hispanicServing, .hispanicServing, 0.22), (.divisionOne, .divisionOne, 0.2),
            (.studyAbroad, .studyAbroad, 0.1),
        ]
        for (trait, tag, weight) in traits where college.traits.contains(trait) { tags.append((tag, weight)) }
        if !college.religiousAffiliation.isEmpty { tags.append((.religious, 0.25)) }
        return tags
    }
}
