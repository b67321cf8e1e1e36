public import Domain
import Resources

/// A small picture on one line: a range, where something stands in it, and a mark to compare with.
///
/// Positions are shares of the picture's width, 0...1.
public struct RangePlot: Sendable, Equatable {
    public let label: DisplayText
    /// Written at the ends of the picture.
    public let low: DisplayText
    public let high: DisplayText
    /// The part of the picture that the range covers.
    public let range: ClosedRange<Double>
    /// Where the student, or the college's price, stands.
    public let dot: Double?
    /// The student's limit.
    public let tick: Double?
    /// The same in words, for those who can't see the picture.
    public let note: DisplayText
}

extension RangePlot {
    /// The student's score in the college's middle half; `nil` when the college publishes none.
    init?(standing: AdmissionChance.Standing?, format: Format) {
        guard let standing, standing.low <= standing.high else { return nil }
        let score = standing.score
        let bottom = Double(min(standing.low, score ?? standing.low))
        let top = Double(max(standing.high, score ?? standing.high))
        let span = max(1, top - bottom)
        func position(_ value: Int) -> Double { (Double(value) - bottom) / span }
        label = format.test(standing.test)
        low = "\(standing.low)"
        high = "\(standing.high)"
        range = position(standing.low)...position(standing.high)
        dot = score.map(position)
        tick = nil
        let words = format.words
        if let score {
            let text: DisplayText = "\(score)"
            note =
                score < standing.low
                ? words(.plotYouBelow, text)
                : score > standing.high ? words(.plotYouAbove, text) : words(.plotYouMiddle, text)
        } else {
            note = words(.plotNoScore)
        }
    }

    /// A net price beside the student's budget; `nil` when the price is missing.
    init?(price: Double?, budget: Int?, format: Format) {
        guard let price = price.flatMap(Format.whole) else { return nil }
        let ceiling = (max(price, budget ?? 0, 9_999) / 10_000 + 1) * 10_000
        let floor = price < 0 ? (price / 10_000 - 1) * 10_000 : 0
        let span = Double(ceiling - floor)
        label = format.words(.plotCost)
        low = format.thousands(floor)
        high = format.thousands(ceiling)
        range = 0...1
        dot = Double(price - floor) / span
        tick = budget.map { min(1, max(0, Double($0 - floor) / span)) }
        note =
            budget.map { format.words(.plotBudget, format.money($0)) } ?? format.words(.plotNoBudget)
    }
}
