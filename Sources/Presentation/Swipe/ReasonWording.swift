public import Domain
import Resources

/// A reason in words, with the sign that says which way it counts.
public struct ReasonLine: Sendable, Equatable {
    public let isGood: Bool
    public let text: DisplayText
    public let points: Double
    /// Opened like a citation.
    public let figure: FigureKind?

    public var sign: DisplayText { isGood ? "+" : "−" }

    public init(_ reason: Reason, notes: CatalogNotes, format: Format) {
        isGood = reason.points >= 0
        points = reason.points
        figure = reason.figure
        let sentence = ReasonWording(notes: notes, format: format).sentence(reason.kind, isGood: reason.points >= 0)
        let year =
            reason.kind.field != nil ? notes.fields.map { DisplayText($0.year) } : reason.figure.flatMap(notes.year)
        text = year.map { sentence + " (" + $0 + ")" } ?? sentence
    }
}

/// Puts reasons into sentences that name the student's side and the college's figure.
struct ReasonWording {
    let notes: CatalogNotes
    let format: Format

    private var words: Words { format.words }

    func sentence(_ kind: Reason.Kind, isGood: Bool) -> DisplayText {
        switch kind {
        case .teachesField(let code, let choice, let completers):
            if let completers {
                words(.reasonTeachesField, title(code), self.choice(choice), format.integer(completers))
            } else {
                words(.reasonTeachesFieldWithheld, title(code), self.choice(choice))
            }
        case .lacksField(let code, let choice): words(.reasonLacksField, title(code), self.choice(choice))
        case .teachesFamily(let code, let choice): words(.reasonTeachesFamily, title(code), self.choice(choice))
        case .withinBudget(let price, let budget):
            words(.reasonWithinBudget, format.money(price), format.money(budget))
        case .overBudget(let price, let budget):
            words(.reasonOverBudget, format.money(price), format.money(price - budget), format.money(budget))
        case .price(let price, let median):
            words(.reasonPriceMedian, format.money(price), format.money(median))
        case .scoreInRange(let test, let score, let low, let high):
            words(.reasonScoreIn, format.test(test), "\(score)", "\(low)–\(high)")
        case .scoreAboveRange(let test, let score, let high):
            words(.reasonScoreAbove, format.test(test), "\(score)", "\(high)")
        case .scoreBelowRange(let test, let score, let low):
            words(.reasonScoreBelow, format.test(test), "\(score)", "\(low)")
        case .sizeWanted(let students): words(.reasonSizeWanted, format.integer(students))
        case .sizeUnwanted(let students): words(.reasonSizeUnwanted, format.integer(students))
        case .settingWanted(let setting): words(.reasonSettingWanted, format.setting(setting))
        case .settingUnwanted(let setting): words(.reasonSettingUnwanted, format.setting(setting))
        case .near(let miles, let limit), .far(let miles, let limit): distance(miles, limit: limit)
        case .inState(let state): words(.reasonInState, DisplayText(state.name ?? state.rawValue))
        case .graduation(let share): words(.reasonGraduation, format.share(share))
        case .retention(let share): words(.reasonRetention, format.share(share))
        case .earnings(let dollars): words(.reasonEarnings, format.money(dollars))
        case .debt(let dollars): words(.reasonDebt, format.money(dollars))
        case .classSize(let count): words(.reasonClassSize, format.integer(count))
        }
    }

    /// A field's title, or its code while the title is unknown.
    func title(_ code: CIPCode) -> DisplayText {
        notes.titles[code].map(format.field) ?? DisplayText("CIP \(code.description)")
    }

    private func choice(_ number: Int) -> DisplayText {
        switch number {
        case 1: words(.choiceFirst)
        case 2: words(.choiceSecond)
        case 3: words(.choiceThird)
        default: words(.choiceOther, format.integer(number))
        }
    }

    private func distance(_ miles: Int, limit: Int?) -> DisplayText {
        let away = format.distance(miles: miles)
        guard let limit else { return words(.reasonDistance, away) }
        return words(.reasonDistanceLimit, away, format.distance(miles: limit))
    }
}
