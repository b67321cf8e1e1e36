public import Domain
import Resources

extension Format {
    /// A figure with its unit, or the reason why there is none; never zero for a missing one.
    public func figure(_ kind: FigureKind, _ figure: Figure) -> DisplayText {
        switch figure {
        case .missing(let reason): return missing(reason)
        case .known(let value):
            if kind.unit == .share { return share(value) }
            guard let whole = Format.whole(value) else { return missing(.notReported) }
            return switch kind.unit {
            case .dollars, .dollarsPerYear: money(whole)
            case .ratio: words(.formatRatio, integer(whole))
            case .count, .points, .share: integer(whole)
            }
        }
    }

    public func missing(_ reason: MissingReason) -> DisplayText {
        switch reason {
        case .notReported: words(.formatNotReported)
        case .withheld: words(.formatWithheld)
        case .notApplicable: words(.formatNotApplicable)
        }
    }

    /// The title of a field of study as it reads within a sentence: without the taxonomy's full stop and `General`.
    public func field(_ title: String) -> DisplayText {
        var text = Substring(title)
        while text.last == "." || text.last == " " { text = text.dropLast() }
        if text.hasSuffix(", General") { text = text.dropLast(9) }
        return DisplayText(String(text))
    }

    /// The letter of a grade, or words for the band below the letters; `nil` is a withheld grade.
    public func grade(_ grade: Grade?) -> DisplayText {
        switch grade {
        case .aPlus: "A+"
        case .a: "A"
        case .aMinus: "A−"
        case .bPlus: "B+"
        case .b: "B"
        case .bMinus: "B−"
        case .cPlus: "C+"
        case .c: "C"
        case .lessFitting: words(.gradeLessFitting)
        case nil: words(.gradeWithheld)
        }
    }

    /// At most two columns, for a list: a dash for what fits less, a question mark for a grade that is withheld.
    public func gradeLetter(_ grade: Grade?) -> DisplayText {
        switch grade {
        case .lessFitting: "–"
        case nil: "?"
        default: self.grade(grade)
        }
    }

    /// Whole points, rounded down so that a score never looks better than its grade.
    public func score(_ value: Double) -> DisplayText {
        integer(Format.whole((value + 1e-9).rounded(.down)) ?? 0)
    }

    /// How sure the score is, in a word.
    public func confidence(_ confidence: Double) -> DisplayText {
        switch confidence {
        case 0.85...: words(.cardSureHigh)
        case 0.6...: words(.cardSureFair)
        default: words(.cardSureLow)
        }
    }

    /// Why there is no grade; `nil` when there is one.
    func withheld(_ match: MatchScore) -> DisplayText? {
        guard match.grade == nil else { return nil }
        return match.confidence > 0 ? words(.cardWithheld, share(match.confidence)) : words(.cardWithheldNothing)
    }
}
