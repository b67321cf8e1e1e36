/// Turns the rules that spoke about a college into reasons.
struct ReasonWriter {
    let rules: MatchRules
    let facts: MatchFacts
    let college: College

    /// Strongest first; the reasons of a component add up to its points.
    ///
    /// - Parameter pointsPerFit: Points that a fit of 1 in a rule adds to the score.
    func reasons(_ fits: RuleFits, pointsPerFit: (MatchRule) -> Double) -> [Reason] {
        var reasons: [Reason] = []
        for rule in MatchRule.allCases where rules.asked[rule.rawValue] {
            let fit = fits[rule]
            guard !fit.isNaN else { continue }
            let points = pointsPerFit(rule) * fit
            if rule == .fields {
                reasons += fieldReasons(scale: pointsPerFit(rule))
            } else if let reason = reason(rule, fit: fit, points: points) {
                reasons.append(reason)
            }
        }
        return reasons.enumerated().sorted { left, right in
            let (a, b) = (abs(left.element.points), abs(right.element.points))
            return a == b ? left.offset < right.offset : a > b
        }.map(\.element)
    }

    /// One reason for each choice that is known; their points share the rule's as their fits do.
    private func fieldReasons(scale: Double) -> [Reason] {
        var weights = 0.0
        for index in facts.fields.indices where MatchRules.fieldFit(facts.fields[index]) != nil {
            weights += 1 / Double(index + 1)
        }
        return rules.profile.intendedFields.prefix(facts.fields.count).enumerated().compactMap { index, field in
            let standing = facts.fields[index]
            guard let own = MatchRules.fieldFit(standing) else { return nil }
            let choice = index + 1
            let kind: Reason.Kind
            switch standing {
            case .notAsked, .unknown: return nil
            case .absent: kind = .lacksField(field, choice: choice)
            case .familyOnly: kind = .teachesFamily(field.family, choice: choice)
            case .taught(let completers):
                kind = .teachesField(field, choice: choice, completers: completers.isNaN ? nil : whole(completers))
            }
            return Reason(
                kind: kind, component: .academic, points: scale * own / Double(choice) / weights,
                field: .intendedFields)
        }
    }

    private func reason(_ rule: MatchRule, fit: Double, points: Double) -> Reason? {
        func reason(_ kind: Reason.Kind, _ field: ProfileField? = nil, _ figure: FigureKind? = nil) -> Reason {
            Reason(kind: kind, component: rule.component, points: points, field: field, figure: figure)
        }
        switch rule {
        case .fields: return nil
        case .standing: return standing().map { reason($0.kind, .scores, $0.figure) }
        case .price:
            let (dollars, isBudget) = rules.yardstick
            let (price, limit) = (whole(facts.price), whole(dollars))
            let figure = MatchFacts.netPrice(for: rules.profile) { college[$0].value != nil }
            guard isBudget else { return reason(.price(price: price, median: limit), nil, figure) }
            return reason(
                price <= limit ? .withinBudget(price: price, budget: limit) : .overBudget(price: price, budget: limit),
                .budget, figure)
        case .debt: return reason(.debt(dollars: whole(facts.debt)), nil, .debt)
        case .distance:
            let limit = rules.profile.distanceLimit.flatMap { $0 > 0 ? $0 : nil }
            let field: ProfileField = limit == nil ? .home : .distanceLimit
            let miles = whole(facts.miles)
            return reason(fit >= 0 ? .near(miles: miles, limit: limit) : .far(miles: miles, limit: limit), field)
        case .homeState: return fit > 0 ? reason(.inState(college.state), .home) : nil
        case .size:
            let students = whole(facts.undergraduates)
            return reason(
                fit > 0 ? .sizeWanted(students: students) : .sizeUnwanted(students: students), .sizes, .undergraduates)
        case .setting:
            guard let setting = college.setting else { return nil }
            return reason(fit > 0 ? .settingWanted(setting) : .settingUnwanted(setting), .settings)
        case .classSize:
            return reason(
                .classSize(studentsPerTeacher: whole(facts.studentFacultyRatio)), nil, .studentFacultyRatio)
        case .graduation: return reason(.graduation(share: facts.graduationRate), nil, .graduationRate)
        case .retention: return reason(.retention(share: facts.retentionRate), nil, .retentionRate)
        case .earnings: return reason(.earnings(dollars: whole(facts.earnings)), nil, .earnings)
        }
    }

    private func standing() -> (kind: Reason.Kind, figure: FigureKind)? {
        guard let standing = rules.testStanding(facts), let score = standing.score else { return nil }
        let isSAT = standing.test == .sat
        if score < standing.low {
            return (.scoreBelowRange(test: standing.test, score: score, low: standing.low), isSAT ? .satMath25 : .act25)
        }
        if score > standing.high {
            return (
                .scoreAboveRange(test: standing.test, score: score, high: standing.high), isSAT ? .satMath75 : .act75
            )
        }
        return (
            .scoreInRange(test: standing.test, score: score, low: standing.low, high: standing.high),
            isSAT ? .satMath75 : .act75
        )
    }

    private func whole(_ value: Double) -> Int { Int(max(-1e9, min(1e9, value)).rounded()) }
}
