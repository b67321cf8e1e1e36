public import Domain
import Resources

/// The words that stand around awards, for views that may not look strings up themselves.
public struct AwardWords: Sendable, Equatable {
    private let format: Format
    private var words: Words { format.words }

    public init(_ format: Format) { self.format = format }

    public var loading: DisplayText { words(.awardsLoading) }
    public var noneFound: DisplayText { words(.awardsNoneFound) }
    public var searchPrompt: DisplayText { words(.awardsSearchPrompt) }
    public var rules: DisplayText { words(.awardsHeadingRules) }
    public var tasks: DisplayText { words(.awardsHeadingTasks) }
    public var doubts: DisplayText { words(.awardsHeadingDoubts) }
    public var noRules: DisplayText { words(.awardsNoRules) }
    public var link: DisplayText { words(.awardsFactLink) }
    public var source: DisplayText { words(.awardsFactSource) }
    public var boardEmpty: DisplayText { words(.awardsBoardEmpty) }
    public var timelineEmpty: DisplayText { words(.awardsTimelineEmpty) }
    public var timelineOthers: DisplayText { words(.awardsTimelineOthers) }
    public var plansEmpty: DisplayText { words(.plansEmpty) }
    public var plansNone: DisplayText { words(.plansNoPlan) }
    public var plansHow: DisplayText { words(.plansHow) }
    public var dateExample: DisplayText { words(.plansDateExample) }
    public var moneyLoading: DisplayText { words(.awardsMoneyLoading) }
    public var moneyEmpty: DisplayText { words(.awardsMoneyEmpty) }
    public var columnCollege: DisplayText { words(.awardsColumnCollege) }
    public var columnPrice: DisplayText { words(.awardsColumnPrice) }
    public var columnWon: DisplayText { words(.awardsColumnWon) }
    public var columnLeft: DisplayText { words(.awardsColumnLeft) }
    public var columnEarnings: DisplayText { words(.awardsColumnEarnings) }
    public var legendGrants: DisplayText { words(.awardsLegendGrants) }
    public var legendWon: DisplayText { words(.awardsLegendWon) }
    public var legendLeft: DisplayText { words(.awardsLegendLeft) }
    public var noPrice: DisplayText { words(.awardsNoPrice) }

    /// What the figures are, with the rate that they grow by.
    public func moneyNote(growth: Int) -> DisplayText { words(.awardsMoneyNote, format.tenths(growth)) }

    /// One college's years, and of whom its price is.
    public func years(_ cost: FourYearCost) -> DisplayText {
        let years = zip(cost.prices, cost.held).map { price, held in
            held == 0 ? format.money(price) : format.money(price) + " − " + format.money(held)
        }
        return format.list(years) + " · " + words(cost.isOfBand ? .awardsPriceBand : .awardsPriceAverage)
    }

    public var boardHow: DisplayText { words(.awardsBoardHow) }
    public var deckEmpty: DisplayText { words(.awardsDeckEmpty) }
    public var peek: DisplayText { words(.awardsPeek) }
    public var filterTitle: DisplayText { words(.awardsFilterTitle) }
    public var filterKinds: DisplayText { words(.awardsFilterKinds) }
    public var formulaTitle: DisplayText { words(.awardsFormulaTitle) }
    public var formulaAbout: DisplayText { words(.awardsFormulaAbout) }
    public var columnVerdict: DisplayText { words(.awardsColumnVerdict) }
    public var columnAward: DisplayText { words(.awardsColumnAward) }
    public var columnSponsor: DisplayText { words(.awardsColumnSponsor) }
    public var columnAmount: DisplayText { words(.awardsColumnAmount) }
    public var columnDeadline: DisplayText { words(.awardsColumnDeadline) }
    public var columnEffort: DisplayText { words(.awardsColumnEffort) }
    public var columnWorth: DisplayText { words(.awardsColumnWorth) }

    /// Columns that the widest label of a fact takes; every letter of both languages takes one.
    public var factColumn: Int {
        [
            words(.awardsFactAmount), words(.awardsFactDeadline), words(.awardsFactDates), words(.awardsFactOpens),
            words(.awardsFactEffort), words(.awardsFactService), words(.awardsFactBoard), words(.awardsFactChecked),
        ].map(\.string.count).max() ?? 0
    }

    /// Columns that the widest verdict takes, with its mark.
    public var verdictColumn: Int {
        [
            words(.awardsEligible), words(.awardsLikely), words.plural(.awardsFacts, 9, "9"), words(.awardsNo),
            words(.awardsColumnVerdict),
        ].map(\.string.count).max().map { $0 + 2 } ?? 10
    }

    public func undoes(_ key: DisplayText) -> DisplayText { " · " + words(.awardsUndoes, key) }

    public func cardsLeft(_ count: Int) -> DisplayText { words.plural(.awardsDeckLeft, count, format.integer(count)) }

    public func question(_ kind: AwardPrompt.Kind, _ name: DisplayText) -> DisplayText {
        words(kind == .won ? .awardsPromptWon : .awardsPromptTask, name)
    }

    public func question(_ step: PlanStep, _ plan: CollegePlan) -> DisplayText {
        words(.plansQuestion, format.step(step, of: plan))
    }

    public func title(of form: AwardForm) -> DisplayText {
        form.college.map { words(.awardsFormCollege, DisplayText($0.name)) } ?? words(.awardsFormTitle)
    }

    public func label(of field: AwardForm.Field) -> DisplayText {
        switch field {
        case .name: words(.awardsFormName)
        case .sponsor: words(.awardsFormSponsor)
        case .amount: words(.awardsFormAmount)
        case .deadline: words(.awardsFormDeadline)
        case .link: words(.awardsFormLink)
        }
    }

    /// What an answer looks like; nothing where any words will do.
    public func example(of field: AwardForm.Field) -> DisplayText {
        switch field {
        case .name: words(.awardsFormNameExample)
        case .sponsor: ""
        case .amount: words(.awardsFormAmountExample)
        case .deadline: words(.awardsFormDeadlineExample)
        case .link: words(.awardsFormLinkExample)
        }
    }

    /// How many awards are shown, and what they say.
    public func count(of state: ScholarshipsState, short: Bool) -> DisplayText {
        guard let shelf = state.known else { return "" }
        func count(_ verdict: Verdict) -> DisplayText {
            format.integer(state.rows.count { shelf.judgements[$0].verdict == verdict })
        }
        let shown = format.integer(state.rows.count)
        return short
            ? words(.awardsCountShort, shown, count(.eligible))
            : words(.awardsCount, shown, count(.eligible), count(.likely), count(.missingFacts))
    }
}
