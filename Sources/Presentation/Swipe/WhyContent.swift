public import Domain
import Resources

/// A score taken apart: bars that add up to the total, then every reason.
public struct WhyContent: Sendable, Equatable {
    public let start: DisplayText
    public let bars: [Bar]
    public let total: DisplayText
    public let grade: DisplayText
    public let withheld: DisplayText?
    public let reasons: [ReasonLine]
    public let taste: DisplayText

    public struct Bar: Sendable, Equatable {
        public let name: DisplayText
        public let weight: DisplayText
        /// Signed points as written; those of all bars and the start add up to the total as written.
        public let points: DisplayText
        /// −1...1, of the most that any part can add.
        public let length: Double
    }

    public init(_ card: FeedCard, notes: CatalogNotes, format: Format) {
        let words = format.words
        let match = card.match
        start = format.tenths(500)
        // Each bar shows the step between two rounded sums, so that the shown numbers add up exactly.
        let end = Format.whole((match.value * 10 + 1e-6).rounded(.down)) ?? 500
        var sum = 50.0
        var shown = 500
        var bars: [Bar] = []
        for (index, part) in match.parts.enumerated() {
            sum += part.points
            let next = index == match.parts.count - 1 ? end : Format.whole(sum * 10) ?? shown
            bars.append(
                Bar(
                    name: format.component(part.component), weight: words(.whyWeight, format.share(part.weight)),
                    points: part.fit == nil ? words(.whyUnknown) : format.signedTenths(next - shown),
                    length: part.fit == nil ? 0 : min(1, max(-1, part.points / 25))))
            shown = next
        }
        self.bars = bars
        total = format.tenths(end)
        grade = format.grade(match.grade)
        withheld = format.withheld(match)
        reasons = match.reasons.map { ReasonLine($0, notes: notes, format: format) }
        taste = words(.whyTaste, format.signed(card.tastePoints))
    }
}
