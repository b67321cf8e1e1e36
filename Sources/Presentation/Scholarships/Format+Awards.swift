public import Domain
import Resources

/// The words of awards.
extension Format {
    /// `$5,000–8,000`, `to $3,900`, with `/yr` where the figures are of a year.
    public func amount(_ amount: AwardAmount) -> DisplayText {
        let isYearly = [.year, .yearWithTuition, .yearLastDollar].contains(amount.basis)
        let figure: DisplayText
        switch (amount.least, amount.most) {
        case (nil, nil): return words(.awardsAmountNone)
        case (let least?, let most?) where least == most: figure = money(most)
        case (let least?, let most?):
            figure = isVietnamese ? integer(least) + "–" + money(most) : "$" + integer(least) + "–" + integer(most)
        case (nil, let most?): figure = words(.awardsAmountTo, money(most))
        case (let least?, nil): figure = words(.awardsAmountFrom, money(least))
        }
        return isYearly ? words(.awardsAmountYear, figure) : figure
    }

    public func basis(_ basis: AwardAmount.Basis) -> DisplayText { words(basis.label) }

    /// `1 fact`, or the verdict's own word; never told by colour alone.
    public func verdict(_ judgement: Judgement) -> DisplayText {
        switch judgement.verdict {
        case .eligible: words(.awardsEligible)
        case .likely: words(.awardsLikely)
        case .missingFacts:
            words.plural(.awardsFacts, judgement.missingCount, integer(judgement.missingCount))
        case .notEligible: words(.awardsNo)
        }
    }

    // MARK: Time

    /// When an award closes next, as short as a column: `in 12 d`, `15 Mar`, `mid Nov`, `rolling`.
    ///
    /// `~` stands before an estimate: about a day, or carried over from an earlier year.
    public func deadline(of index: Int, in shelf: AwardShelf) -> DisplayText {
        guard let date = shelf.dates[index], let countdown = shelf.countdown(of: index) else {
            guard let closing = shelf.awards[index].cycle.closings.first else { return words(.awardsDateNone) }
            return closing.point.isSingle ? words(.awardsDateOver) : point(closing.point)
        }
        guard date.isDay else { return point(date.closing.point) }
        let mark: DisplayText = isEstimate(date) ? "~" : ""
        return mark + whenever(days: countdown.days, date.span.last)
    }

    /// How many days are left, and the day itself where they are many.
    func whenever(days: Int, _ date: CivilDate) -> DisplayText {
        switch days {
        case 0: words(.awardsDateToday)
        case 1: words(.awardsDateTomorrow)
        case ...120: words(.awardsDateDays, integer(days))
        default: dayOfYear(date)
        }
    }

    private func isEstimate(_ date: AwardDate) -> Bool {
        if case .day(_, isAbout: true) = date.closing.point { return true }
        return date.isProjected
    }

    /// The next closing as a sentence, with the end of the day in the sponsor's zone in the student's own time.
    public func deadlineSentence(of index: Int, in shelf: AwardShelf) -> DisplayText {
        guard let date = shelf.dates[index], let countdown = shelf.countdown(of: index) else {
            guard let closing = shelf.awards[index].cycle.closings.first else { return words(.awardsDateNoneLong) }
            return closing.point.isSingle ? words(.awardsDateOverLong) : words(.awardsDateWords, point(closing.point))
        }
        let label = date.closing.label.map { " · " + words($0.label) } ?? ""
        guard date.isDay else { return words(.awardsDateWords, point(date.closing.point)) + label }
        let zone = DisplayText(date.zone.town)
        let own = LocalTime(hour: countdown.minute / 60, minute: countdown.minute % 60).text
        let isAbout = if case .day(_, isAbout: true) = date.closing.point { true } else { false }
        let there = (isAbout ? "~" : "") + full(date.span.last)
        let time = date.span.minute.map { LocalTime(hour: $0 / 60, minute: $0 % 60).text }
        let stated =
            time.map { words(.awardsDateUntilTime, there, $0, zone) } ?? words(.awardsDateUntil, there, zone)
        return stated + label + " · " + words(.awardsDateYours, full(CivilDate(countdown.day)), own)
    }

    /// `15 Mar`.
    func dayOfYear(_ date: CivilDate) -> DisplayText { words(.dateShort, "\(date.day)", monthName(date.month)) }

    /// `15 Mar 2027`.
    /// Why a typed line can't be taken.
    func sentence(_ reason: AwardImport.Reason) -> DisplayText {
        switch reason {
        case .noName: words(.awardsFormNoName)
        case .notAnAmount: words(.awardsNotAnAmount)
        case .notADate, .noSuchDate: words(.awardsFormNotADate)
        case .notALink: words(.awardsFormNotALink)
        case .fields, .malformed, .notAZone, .notANumber, .notAState, .notAnOption: words(.awardsFormNotTaken)
        }
    }

    public func full(_ date: CivilDate) -> DisplayText { dayOfYear(date) + " \(date.year)" }

    public func monthName(_ month: Int) -> DisplayText {
        let names = words(.dateMonths).string.split(separator: ",")
        return names.indices.contains(month - 1) ? DisplayText(String(names[month - 1])) : ""
    }

    /// A time of the year as the listing has it.
    public func point(_ point: CyclePoint) -> DisplayText {
        switch point {
        case .day(let day, let isAbout):
            (isAbout ? "~" : "") + words(.dateShort, "\(day.day)", monthName(day.month))
        case .month(let month, nil): monthName(month)
        case .month(let month, let part?): words(part.label, monthName(month))
        case .months(let from, let to): monthName(from) + "–" + monthName(to)
        case .season(let season, let isEarly):
            isEarly ? words(.awardsSeasonEarly, words(season.label)) : words(season.label)
        case .seasons(let from, let to): words(from.label) + "–" + words(to.label)
        case .rolling: words(.awardsRolling)
        case .varies: words(.awardsVaries)
        case .date(let date): full(date)
        case .time(let date, let minute):
            full(date) + " " + LocalTime(hour: minute / 60, minute: minute % 60).text
        }
    }

    // MARK: Work

    /// One to five marks.
    public func effort(hours: Int) -> DisplayText {
        switch hours {
        case ...1: "▪"
        case ...4: "▪▪"
        case ...8: "▪▪▪"
        case ...16: "▪▪▪▪"
        default: "▪▪▪▪▪"
        }
    }

    public func task(_ title: AwardTask.Title) -> DisplayText {
        switch title {
        case .form: words(.awardsTaskForm)
        case .essay: words(.awardsTaskEssay)
        case .letters: words(.awardsTaskLetters)
        case .transcript: words(.awardsTaskTranscript)
        case .aidForm: words(.awardsTaskAid)
        case .nomination: words(.awardsTaskNomination)
        case .custom(let text): DisplayText(text)
        }
    }

    public func stage(_ stage: BoardStage) -> DisplayText { words(stage.label) }
    public func section(_ section: AwardSection) -> DisplayText {
        switch section {
        case .list: words(.awardsSectionList)
        case .board: words(.awardsSectionBoard)
        case .timeline: words(.awardsSectionTimeline)
        case .plans: words(.plansSection)
        case .money: words(.awardsSectionMoney)
        }
    }
    public func filter(_ row: AwardFilter.Row) -> DisplayText { words(row.label) }
    public func term(_ term: EffortFormula.Term) -> DisplayText { words(term.label) }
    public func sort(_ sort: AwardSort) -> DisplayText { words(sort.label) }
    public func kind(_ kind: SponsorKind) -> DisplayText { words(kind.label) }
    public func status(_ status: ListingStatus) -> DisplayText { words(status.label) }
}

extension BoardStage {
    var label: StringKey {
        switch self {
        case .found: .awardsStageFound
        case .drafting: .awardsStageDrafting
        case .submitted: .awardsStageSubmitted
        case .won: .awardsStageWon
        case .lost: .awardsStageLost
        }
    }
}

extension SponsorKind {
    var label: StringKey {
        switch self {
        case .federal: .awardsKindFederal
        case .state: .awardsKindState
        case .private: .awardsKindPrivate
        case .college: .awardsKindCollege
        }
    }
}

extension ListingStatus {
    var label: StringKey {
        switch self {
        case .checked: .awardsStatusChecked
        case .unverified: .awardsStatusUnverified
        case .doubtful: .awardsStatusDoubtful
        case .discontinued: .awardsStatusDiscontinued
        case .own: .awardsStatusOwn
        }
    }
}

extension AwardSort {
    var label: StringKey {
        switch self {
        case .verdict: .awardsSortVerdict
        case .deadline: .awardsSortDeadline
        case .amount: .awardsSortAmount
        case .worth: .awardsSortWorth
        case .name: .awardsSortName
        }
    }
}

extension AwardFilter.Row {
    var label: StringKey {
        switch self {
        case .eligible: .awardsFilterEligible
        case .likely: .awardsFilterLikely
        case .missing: .awardsFilterMissing
        case .notEligible: .awardsFilterNo
        case .federal: .awardsKindFederal
        case .state: .awardsKindState
        case .private: .awardsKindPrivate
        case .college: .awardsKindCollege
        case .soon: .awardsFilterSoon
        case .withoutNomination: .awardsFilterNomination
        case .renewable: .awardsFilterRenewable
        case .checked: .awardsFilterChecked
        case .hidden: .awardsFilterHidden
        case .passed: .awardsFilterPassed
        }
    }
}

extension EffortFormula.Term {
    var label: StringKey {
        switch self {
        case .amountPoint: .awardsTermAmount
        case .federalChance: .awardsTermFederal
        case .stateChance: .awardsTermState
        case .privateChance: .awardsTermPrivate
        case .collegeChance: .awardsTermCollege
        case .likelyFit: .awardsTermLikely
        case .missingFit: .awardsTermMissing
        case .formHours: .awardsTermForm
        case .essayHours: .awardsTermEssay
        case .nominationHours: .awardsTermNomination
        case .projectHours: .awardsTermProject
        }
    }
}

extension AwardAmount.Basis {
    var label: StringKey {
        switch self {
        case .unstated: .awardsBasisUnstated
        case .year: .awardsBasisYear
        case .fourYears: .awardsBasisFourYears
        case .fullCost: .awardsBasisFullCost
        case .studyAbroad: .awardsBasisAbroad
        case .yearWithTuition: .awardsBasisTuition
        case .internship: .awardsBasisInternship
        case .fullTuition: .awardsBasisFullTuition
        case .yearLastDollar: .awardsBasisYearLast
        case .partnerTuition: .awardsBasisPartner
        case .research: .awardsBasisResearch
        case .fourYearAward: .awardsBasisFourYear
        case .lastDollar: .awardsBasisLast
        case .varies: .awardsBasisVaries
        }
    }
}

extension CyclePoint.Part {
    var label: StringKey {
        switch self {
        case .early: .awardsPartEarly
        case .mid: .awardsPartMid
        case .late: .awardsPartLate
        }
    }
}

extension CyclePoint.Season {
    var label: StringKey {
        switch self {
        case .winter: .awardsSeasonWinter
        case .spring: .awardsSeasonSpring
        case .summer: .awardsSeasonSummer
        case .fall: .awardsSeasonFall
        }
    }
}

extension AwardCycle.Closing.Label {
    var label: StringKey {
        switch self {
        case .early: .awardsClosingEarly
        case .regular: .awardsClosingRegular
        case .national: .awardsClosingNational
        case .state: .awardsClosingState
        case .nominations: .awardsClosingNominations
        }
    }
}
