public import Domain
import Resources

/// Everything that a card says, in words: what a view places and nothing else.
public struct CardContent: Sendable, Equatable {
    public let name: DisplayText
    /// `Portland, Oregon · private · 1,389 undergraduates`.
    public let place: DisplayText
    public let grade: DisplayText
    public let isFitting: Bool
    /// `nil` while the grade is withheld.
    public let score: DisplayText?
    /// How full the bar is, 0...1; `nil` while the grade is withheld.
    public let fullness: Double?
    public let confidence: DisplayText
    /// Why there is no grade.
    public let withheld: DisplayText?
    /// Net price, admission, graduation, earnings: always four.
    public let figures: [CardFigure]
    /// At most four, best first.
    public let tags: [DisplayText]
    public let plots: [RangePlot]
    /// Strongest first.
    public let reasons: [ReasonLine]
    public let chance: ChanceLine
    /// What swipes make of it; `nil` while they say nothing.
    public let taste: DisplayText?
    /// Set on a card that tests taste.
    public let probe: DisplayText?
    /// What the student decided before, and whether it is starred.
    public let mark: DisplayText?

    public init(_ card: FeedCard, profile: StudentProfile, notes: CatalogNotes, format: Format) {
        let words = format.words
        let college = card.college
        let match = card.match
        name = DisplayText(college.name)
        place = CardContent.place(of: college, format: format)
        grade = format.grade(match.grade)
        isFitting = (match.grade ?? .lessFitting) > .lessFitting
        score = match.grade == nil ? nil : format.score(match.value)
        fullness = match.grade == nil ? nil : min(1, max(0, match.value / 100))
        confidence = format.confidence(match.confidence)
        withheld = format.withheld(match)
        figures = CardFigure.four(of: college, band: profile.incomeBand, notes: notes, format: format)
        let wording = TagWording(notes: notes, format: format)
        tags = card.tags.prefix(4).map(wording.text)
        plots = [
            RangePlot(standing: card.chance.standing, format: format),
            RangePlot(price: college.price(for: profile), budget: profile.budget, format: format),
        ].compactMap(\.self)
        reasons = match.reasons.map { ReasonLine($0, notes: notes, format: format) }
        chance = ChanceLine(card.chance, isOpen: college.traits.contains(.openAdmission), format: format)
        taste = card.tastePoints == 0 ? nil : words(.cardTaste, format.signed(card.tastePoints))
        probe = card.isProbe ? words(.cardProbe) : nil
        mark = CardContent.mark(of: card, words: words)
    }

    static func place(of college: College, format: Format) -> DisplayText {
        var parts = [format.place(city: college.city, state: college.state), format.control(college.control)]
        if case .known(let value) = college[.undergraduates], let count = Format.whole(value) {
            parts.append(format.words.plural(.cardUndergraduates, count, format.integer(count)))
        } else {
            parts.append(format.words(.cardNoUndergraduates))
        }
        return parts.joined(by: " · ")
    }

    private static func mark(of card: FeedCard, words: Words) -> DisplayText? {
        var parts: [DisplayText] = []
        if card.isStarred { parts.append(words(.cardStarred)) }
        switch card.decision {
        case .like: parts.append(words(.cardLiked))
        case .pass: parts.append(words(.cardPassed))
        case nil: break
        }
        return parts.isEmpty ? nil : parts.joined(by: " · ")
    }
}

extension Sequence<DisplayText> {
    /// The texts with `separator` between them.
    func joined(by separator: DisplayText) -> DisplayText {
        var result: DisplayText = ""
        for (index, text) in enumerated() { result = index == 0 ? text : result + separator + text }
        return result
    }
}
