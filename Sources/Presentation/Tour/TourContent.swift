public import Domain
import Resources

/// The tour's current step in words.
public struct TourContent: Sendable, Equatable {
    /// `1 of 5`.
    public let position: DisplayText
    public let sentence: DisplayText
    public let skip: DisplayText

    /// - Parameter key: Names the key of an action.
    public init(_ tour: TourState, format: Format, key: (ActionID) -> DisplayText) {
        let words = format.words
        position = words(.tourPosition, format.integer(tour.step + 1), format.integer(TourState.steps.count))
        sentence =
            switch tour.action {
            case .like: words(.tourDecide, key(.like), key(.pass))
            case .undo: words(.tourUndo, key(.undo))
            case .details: words(.tourDetails, key(.details))
            case .why: words(.tourWhy, key(.why))
            default: words(.tourSearch, key(.search), key(.help))
            }
        skip = words(.tourSkip, key(.back))
    }
}
