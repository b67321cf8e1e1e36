public import Domain
import Resources

extension Format {
    /// What just happened; `nil` is a trace without words.
    /// - Parameters:
    ///   - undoKey: The key that takes it back, as the key table writes it.
    ///   - reflectKey: The key by which a like can be explained.
    public func trace(
        _ trace: SwipeTrace, undoKey: DisplayText?, reflectKey: DisplayText? = nil
    ) -> DisplayText {
        switch trace {
        case .decided(.like, let name):
            [undoable(words(.traceLiked, DisplayText(name)), undoKey), reflectKey.map { words(.traceReflects, $0) }]
                .compactMap(\.self).joined(by: " · ")
        case .decided(.pass, let name): undoable(words(.tracePassed, DisplayText(name)), undoKey)
        case .starred(let starred, let name):
            undoable(words(starred ? .traceStarred : .traceUnstarred, DisplayText(name)), undoKey)
        case .tookBack(.swipe(let decision), let name):
            words(decision == .like ? .traceTookBackLike : .traceTookBackPass, DisplayText(name))
        case .tookBack(.star(let starred), let name):
            words(starred ? .traceTookBackStar : .traceTookBackUnstar, DisplayText(name))
        case .tookBack(.learning, _): words(.traceTookBackLearning)
        case .profileChanged: undoable(words(.traceProfileChanged), undoKey)
        case .profileBack: words(.traceProfileBack)
        case .tookBackNote(let isOrder): words(isOrder ? .traceTookBackOrder : .traceTookBackNote)
        case .filtered(let isFiltered): words(isFiltered ? .filterApplied : .filterCleared)
        case .nothingToUndo: words(.traceNothing)
        case .failed(let sentence): sentence
        }
    }

    private func undoable(_ text: DisplayText, _ key: DisplayText?) -> DisplayText {
        key.map { text + " · " + words(.traceUndoes, $0) } ?? text
    }
}
