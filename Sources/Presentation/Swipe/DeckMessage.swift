public import Domain
import Resources

/// What stands where a card would be while there is none.
public struct DeckMessage: Sendable, Equatable {
    public let title: DisplayText
    public let sentences: [DisplayText]
    /// Actions whose keys lead on.
    public let ways: [ActionID]

    /// `nil` while there is a card.
    public init?(_ state: SwipeState, format: Format) {
        let words = format.words
        switch state.hand {
        case .idle, .loading:
            title = words(.deckLoading)
            sentences = []
            ways = []
        case .failed(let sentence):
            title = words(.deckFailed)
            sentences = [sentence]
            ways = [.open, .search, .help]
        case .loaded:
            guard state.current == nil, let status = state.status else { return nil }
            if state.filter != nil {
                title = words(status.deckCount == 0 ? .deckFilterEmpty : .deckFilterFinished)
                sentences = [words(.deckFilterWay)]
                ways = [.clearFilter, .filter, .likedList, .undo]
                return
            }
            title = words(.deckFinished)
            sentences = [
                words.plural(.deckFinishedLiked, status.likes, format.integer(status.likes)),
                words(state.profile.scope == .fourYear ? .deckFinishedWiden : .deckFinishedAll),
            ]
            ways = [.likedList, .quickStart, .search, .undo]
        }
    }
}
