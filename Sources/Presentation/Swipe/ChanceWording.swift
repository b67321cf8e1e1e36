public import Domain
import Resources

/// Reach, match or safety in words: both numbers it rests on, and what it can't know.
public struct ChanceLine: Sendable, Equatable {
    public let band: DisplayText
    public let sentence: DisplayText
    /// The rate alone, where there is no room for more.
    public let brief: DisplayText
    public let caveat: DisplayText

    public init(_ chance: AdmissionChance, isOpen: Bool, format: Format) {
        let words = format.words
        band =
            switch chance.band {
            case .reach: words(.chanceReach)
            case .match: words(.chanceMatch)
            case .safety: words(.chanceSafety)
            case .unknown: words(.chanceUnknown)
            }
        let rate =
            if isOpen {
                words(.chanceOpen)
            } else if let rate = chance.admissionRate {
                words(.chanceRate, format.hundredths(rate))
            } else {
                words(.chanceNoRate)
            }
        brief = rate
        sentence = ChanceLine.standing(chance.standing, format: format) + "; " + rate
        caveat = words(.chanceCaveat)
    }

    private static func standing(_ standing: AdmissionChance.Standing?, format: Format) -> DisplayText {
        let words = format.words
        guard let standing else { return words(.chanceNoRange) }
        let half: DisplayText = "\(standing.low)–\(standing.high)"
        let test = format.test(standing.test)
        guard let score = standing.score else { return words(.chanceNoScore, test, half) }
        let key: StringKey =
            score < standing.low ? .chanceScoreBelow : score > standing.high ? .chanceScoreAbove : .chanceScoreIn
        return words(key, test, "\(score)")
    }
}
