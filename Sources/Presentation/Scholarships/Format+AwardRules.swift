public import Domain
import Resources

/// Rules in words, and what they make of the student.
extension Format {
    /// What a rule asks for.
    public func rule(_ rule: AwardRule) -> DisplayText {
        switch rule {
        case .stage(let stages):
            words(.awardsRuleStage, either(StageSet.each.filter { stages.contains($0) }.map(stage)))
        case .citizenship(let set):
            words(.awardsRuleCitizenship, either(CitizenshipSet.each.filter { set.contains($0) }.map(papers)))
        case .residency(let states):
            words(.awardsRuleResidency, either(states.states.map { DisplayText($0.name ?? $0.rawValue) }))
        case .gradeAverage(let least): words(.awardsRuleGrade, hundredths(of: least))
        case .income(let most): words(.awardsRuleIncome, money(most))
        case .field(let areas): words(.awardsRuleField, either(AreaSet.each.filter { areas.contains($0) }.map(area)))
        case .need: words(.awardsRuleNeed)
        case .pell: words(.awardsRulePell)
        case .ethnicity(let set):
            words(.awardsRuleEthnicity, either(EthnicitySet.each.filter { set.contains($0) }.map(origin)))
        case .women: words(.awardsRuleWomen)
        case .firstGeneration: words(.awardsRuleFirst)
        case .military: words(.awardsRuleMilitary)
        case .disability: words(.awardsRuleDisability)
        case .nomination: words(.awardsRuleNomination)
        case .personal(let fact): personal(fact)
        case .college: words(.awardsRuleCollege)
        }
    }

    /// Why a rule stands as it does; empty where the mark says it all.
    ///
    /// What the profile page masks is not repeated here.
    public func remark(_ rule: AwardRule, in shelf: AwardShelf) -> DisplayText {
        let outcome = rule.outcome(for: shelf.applicant)
        switch outcome {
        case .met: return ""
        case .missing(let item): return words(.awardsRemarkMissing, words(item.labelKey))
        case .open:
            switch rule {
            case .nomination: return words(.awardsRemarkNomination)
            case .personal, .college: return words(.awardsRemarkPersonal)
            case .pell: return words(.awardsRemarkPell)
            case .income: return words(.awardsRemarkIncome)
            default: return words(.awardsRemarkOpen)
            }
        case .failed:
            if case .stage(let stages) = rule, let stage = shelf.applicant.stage, isYetToCome(stages, after: stage) {
                return words(.awardsRemarkNotYet)
            }
            guard let item = rule.item, !item.isSensitive, let said = said(item, shelf) else {
                return words(.awardsRemarkFailed)
            }
            return words(.awardsRemarkSaid, said)
        }
    }

    private func isYetToCome(_ wanted: StageSet, after stage: StageSet) -> Bool {
        guard let first = StageSet.each.first(where: { wanted.contains($0) }) else { return false }
        return first.rawValue > stage.rawValue
    }

    private func said(_ item: ProfileItem, _ shelf: AwardShelf) -> DisplayText? {
        switch item {
        case .graduationYear: shelf.applicant.stage.map { either(StageSet.each.filter($0.contains).map(stage)) }
        case .homeState: shelf.applicant.state.map { DisplayText($0.name ?? $0.rawValue) }
        case .gradeAverage: shelf.applicant.gradeAverage.map { hundredths(of: $0) }
        default: nil
        }
    }

    /// `3.50`.
    private func hundredths(of value: Int) -> DisplayText {
        let rest = value % 100
        return "\(value / 100)" + (isVietnamese ? "," : ".") + (rest < 10 ? "0" : "") + "\(rest)"
    }

    /// `a`, `a or b`, `a, b or c`.
    func either(_ parts: [DisplayText]) -> DisplayText {
        guard let last = parts.last, parts.count > 1 else { return parts.first ?? "" }
        let head = parts.dropLast().reduce(into: DisplayText("")) { text, part in
            text = text.isEmpty ? part : text + ", " + part
        }
        return words(.awardsOr, head, last)
    }

    private func stage(_ stage: StageSet) -> DisplayText {
        switch stage {
        case .grades4To8: words(.awardsStageGrades)
        case .grades9And10: words(.awardsStageYounger)
        case .junior: words(.awardsStageJunior)
        case .senior: words(.awardsStageSenior)
        case .undergraduate: words(.awardsStageUndergraduate)
        default: words(.awardsStageGraduate)
        }
    }

    private func papers(_ set: CitizenshipSet) -> DisplayText {
        switch set {
        case .citizen: words(.awardsPapersCitizen)
        case .national: words(.awardsPapersNational)
        case .permanentResident: words(.awardsPapersPermanent)
        case .daca: "DACA"
        default: words(.awardsPapersResident)
        }
    }

    private func area(_ area: AreaSet) -> DisplayText {
        switch area {
        case .stem: words(.awardsAreaStem)
        case .health: words(.awardsAreaHealth)
        case .business: words(.awardsAreaBusiness)
        case .education: words(.awardsAreaEducation)
        case .arts: words(.awardsAreaArts)
        case .humanities: words(.awardsAreaHumanities)
        default: words(.awardsAreaSocial)
        }
    }

    private func origin(_ origin: EthnicitySet) -> DisplayText {
        switch origin {
        case .black: words(.awardsOriginBlack)
        case .hispanic: words(.awardsOriginHispanic)
        case .native: words(.awardsOriginNative)
        case .asian: words(.awardsOriginAsian)
        default: words(.awardsOriginMinority)
        }
    }

    private func personal(_ fact: PersonalFact) -> DisplayText {
        switch fact {
        case .lgbtq: words(.awardsPersonalLgbtq)
        case .member: words(.awardsPersonalMember)
        case .memberFamily: words(.awardsPersonalFamily)
        case .programMember: words(.awardsPersonalProgram)
        case .athlete: words(.awardsPersonalAthlete)
        case .research: words(.awardsPersonalResearch)
        case .project: words(.awardsPersonalProject)
        case .leadership: words(.awardsPersonalLeadership)
        case .studyAbroad: words(.awardsPersonalAbroad)
        case .partnerCity: words(.awardsPersonalCity)
        case .singleCollege: words(.awardsPersonalCollege)
        case .age18: words(.awardsPersonalAge)
        }
    }
}
