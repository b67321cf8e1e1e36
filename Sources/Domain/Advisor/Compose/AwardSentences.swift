/// Awards in the words of the program's own answers.
public enum AwardSentences {
    public static func amount(_ amount: AwardAmount) -> String? {
        let figure: String
        switch (amount.least, amount.most) {
        case (nil, nil): return nil
        case (let least?, let most?) where least == most: figure = AdvisorText.money(most)
        case (let least?, let most?): figure = AdvisorText.money(least) + " to " + AdvisorText.money(most)
        case (nil, let most?): figure = "up to " + AdvisorText.money(most)
        case (let least?, nil): figure = "from " + AdvisorText.money(least)
        }
        return switch amount.basis {
        case .year, .yearWithTuition, .yearLastDollar: figure + " a year"
        case .fourYears, .fourYearAward: figure + " over four years"
        default: figure
        }
    }

    public static func closing(_ cycle: AwardCycle) -> String? {
        guard !cycle.closings.isEmpty else { return nil }
        let parts = cycle.closings.map { closing in
            point(closing.point) + (closing.label.map { " (\($0.rawValue))" } ?? "")
        }
        return AdvisorText.list(parts)
    }

    static func point(_ point: CyclePoint) -> String {
        let months = AdvisorText.months
        func month(_ number: Int) -> String { months.indices.contains(number - 1) ? months[number - 1] : "" }
        switch point {
        case .day(let day, let isAbout): return (isAbout ? "about " : "") + month(day.month) + " \(day.day)"
        case .month(let number, let part): return (part.map { $0.rawValue + " " } ?? "") + month(number)
        case .months(let from, let to): return month(from) + " to " + month(to)
        case .season(let season, let isEarly): return (isEarly ? "early " : "") + season.rawValue
        case .seasons(let from, let to): return from.rawValue + " to " + to.rawValue
        case .rolling: return "at any time (rolling)"
        case .varies: return "at dates that vary"
        case .date(let date): return AdvisorText.date(date)
        case .time(let date, let minute):
            let rest = minute % 60
            return AdvisorText.date(date) + ", \(minute / 60):" + (rest < 10 ? "0" : "") + "\(rest)"
        }
    }

    /// Whom an award is for, one phrase for each rule.
    public static func rules(_ award: Scholarship) -> [String] { award.rules.compactMap(rule) }

    static func rule(_ rule: AwardRule) -> String? {
        switch rule {
        case .stage(let stages): AdvisorText.list(StageSet.each.filter(stages.contains).map(stage), "or")
        case .citizenship(let set):
            AdvisorText.list(CitizenshipSet.each.filter(set.contains).map(papers), "or")
        case .residency(let states):
            "residents of " + AdvisorText.list(states.states.map { $0.name ?? $0.rawValue }, "or")
        case .gradeAverage(let least):
            "a grade average of at least \(least / 100)." + (least % 100 < 10 ? "0" : "") + "\(least % 100)"
        case .income(let most): "a family income up to " + AdvisorText.money(most)
        case .field(let areas): "students of " + AdvisorText.list(AreaSet.each.filter(areas.contains).map(area), "or")
        case .need: "financial need"
        case .pell: "a Pell Grant"
        case .ethnicity(let set):
            AdvisorText.list(EthnicitySet.each.filter(set.contains).map(origin), "or") + " students"
        case .women: "women"
        case .firstGeneration: "the first of a family to go to college"
        case .military: "military families"
        case .disability: "students with a disability"
        case .nomination: "a nomination by the school"
        case .personal(let fact): personal(fact)
        case .college: "one college alone"
        }
    }

    private static func stage(_ stage: StageSet) -> String {
        switch stage {
        case .grades4To8: "grades 4 to 8"
        case .grades9And10: "grades 9 and 10"
        case .junior: "high school juniors"
        case .senior: "high school seniors"
        case .undergraduate: "undergraduates"
        default: "graduate students"
        }
    }

    private static func papers(_ set: CitizenshipSet) -> String {
        switch set {
        case .citizen: "US citizens"
        case .national: "US nationals"
        case .permanentResident: "permanent residents"
        case .daca: "students with DACA"
        default: "US residents"
        }
    }

    static func area(_ area: AreaSet) -> String {
        switch area {
        case .stem: "science, technology, engineering or mathematics"
        case .health: "health fields"
        case .business: "business"
        case .education: "education"
        case .arts: "the arts"
        case .humanities: "the humanities"
        default: "social sciences"
        }
    }

    public static func areaName(_ set: AreaSet) -> String { area(set) }

    private static func origin(_ set: EthnicitySet) -> String {
        switch set {
        case .black: "Black"
        case .hispanic: "Hispanic"
        case .native: "Native American"
        case .asian: "Asian American"
        default: "minority"
        }
    }

    private static func personal(_ fact: PersonalFact) -> String {
        switch fact {
        case .lgbtq: "LGBTQ students"
        case .member: "members of the sponsor"
        case .memberFamily: "families of the sponsor's members"
        case .programMember: "members of its program"
        case .athlete: "athletes"
        case .research: "a research project"
        case .project: "a project of one's own"
        case .leadership: "leadership"
        case .studyAbroad: "a stay abroad"
        case .partnerCity: "students of a partner city"
        case .singleCollege: "one college alone"
        case .age18: "students of 18 or younger"
        }
    }

    public static func status(_ status: ListingStatus) -> String {
        switch status {
        case .checked: "compared with the sponsor's page"
        case .unverified: "unverified: ask the sponsor"
        case .doubtful: "doubtful: it may be renamed or paused"
        case .discontinued: "no longer given"
        case .own: "entered by you"
        }
    }

    /// The award as one passage.
    public static func evidence(_ award: Scholarship, sources: [String: AwardSource]) -> Evidence {
        var parts = ["\(award.name), given by \(award.sponsor)."]
        if let amount = amount(award.amount) { parts.append("Amount: \(amount).") }
        if let closing = closing(award.cycle) {
            parts.append("Closes: \(closing)." + (award.cycle.listed.map { " Listed for \($0)." } ?? ""))
        }
        if let opens = award.cycle.opens { parts.append("Opens: \(point(opens)).") }
        let rules = rules(award)
        if !rules.isEmpty { parts.append("For: \(rules.joined(separator: "; ")).") }
        if let renewable = award.amount.isRenewable { parts.append(renewable ? "Renewable." : "Paid once.") }
        if award.asksForService { parts.append("Asks for service afterwards.") }
        let names = award.sources.compactMap { sources[$0]?.name }
        let checked = award.checked.map { ", checked \(AdvisorText.date($0))" } ?? ""
        return Evidence(
            id: "scholarship/" + award.id.rawValue, kind: .scholarship, title: award.name,
            place: (names.isEmpty ? "Scholarships" : "Scholarships, listed by " + AdvisorText.list(names)) + checked,
            text: parts.joined(separator: " ") + " This listing is \(status(award.status)).",
            target: .scholarship(award.id))
    }
}
