public import Domain
import Resources

/// Where the deck and the learning stand, in words.
public struct DeckContent: Sendable, Equatable {
    /// `14 of 2,546 four-year colleges`.
    public let counter: DisplayText
    /// `refining · 18 swipes · one card in five tests your taste`.
    public let phase: DisplayText
    /// Its two halves: `refining · 18 swipes`, and what share of the cards tests taste.
    let standing: DisplayText
    let testing: DisplayText

    /// - Parameter isFiltered: The deck holds only what fits the student's filter.
    public init(_ status: FeedStatus, scope: DeckScope, isFiltered: Bool = false, format: Format) {
        let words = format.words
        if let calibration = status.calibration {
            counter = words(
                .cardCounterCalibration, format.integer(calibration.position), format.integer(calibration.count))
        } else {
            let position = min(status.deckCount, max(1, status.deckCount - status.remaining + 1))
            counter = words(
                isFiltered ? .cardCounterFiltered : scope == .fourYear ? .cardCounterFourYear : .cardCounterAll,
                format.integer(position),
                format.integer(status.deckCount))
        }
        let name =
            switch status.phase {
            case .discovery: words(.phaseDiscovery)
            case .refinement: words(.phaseRefinement)
            case .stable: words(.phaseStable)
            }
        let swipes = words.plural(.phaseSwipes, status.swipes, format.integer(status.swipes))
        testing =
            status.isFrozen ? words(.phaseFrozen) : DeckContent.testing(status.explorationRate, format: format)
        standing = name + " · " + swipes
        phase = standing + " · " + testing
    }

    private static func testing(_ rate: Double, format: Format) -> DisplayText {
        guard rate > 0, rate.isFinite else { return format.words(.phaseNoTests) }
        let every = max(1, Format.whole(1 / rate) ?? 1)
        let words = format.words
        let keys: [StringKey] = [
            .numberTwo, .numberThree, .numberFour, .numberFive, .numberSix, .numberSeven, .numberEight, .numberNine,
            .numberTen,
        ]
        if every == 1 { return words(.phaseAllTests) }
        return words(.phaseTests, every - 2 < keys.count ? words(keys[every - 2]) : format.integer(every))
    }
}
