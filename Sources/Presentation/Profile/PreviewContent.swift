public import Domain
import Resources

/// How an edit would move the first cards, in words.
public struct PreviewContent: Sendable, Equatable {
    public let title: DisplayText
    /// Stands in place of the rows when nothing moves.
    public let sentence: DisplayText?
    public let rows: [Row]

    public struct Row: Sendable, Equatable {
        public let place: DisplayText
        public let mark: DisplayText
        public let move: Move
        public let name: DisplayText
        /// `78→82`, or one number when it stays.
        public let score: DisplayText
    }

    public enum Move: Sendable, Hashable { case up, down, same, new, leaving }

    public init(_ preview: RankPreview, format: Format) {
        let words = format.words
        title = words(.previewTitle)
        guard !preview.isUnchanged else {
            sentence = words(.previewUnchanged)
            rows = []
            return
        }
        sentence = nil
        func score(_ place: RankPreview.Place) -> DisplayText {
            place.scoreBefore == place.scoreAfter || place.before == nil
                ? format.integer(place.scoreAfter)
                : format.integer(place.scoreBefore) + "→" + format.integer(place.scoreAfter)
        }
        rows =
            preview.after.map { place in
                let number = format.integer(place.after ?? 0)
                let steps = place.before.map { $0 - (place.after ?? $0) }
                let (mark, move): (DisplayText, Move) =
                    switch steps {
                    case nil: (words(.previewNew), .new)
                    case .some(0): ("=", .same)
                    case .some(let steps) where steps > 0: ("↑" + format.integer(steps), .up)
                    case .some(let steps): ("↓" + format.integer(-steps), .down)
                    }
                let why = place.reason.map { " · " + format.component($0) } ?? ""
                return Row(
                    place: number, mark: mark, move: move, name: DisplayText(place.name) + why, score: score(place))
            }
            + preview.leaving.map { place in
                Row(
                    place: "",
                    mark: "↓", move: .leaving,
                    name: DisplayText(place.name) + " · "
                        + (place.after.map { words(.previewLeaving, format.integer($0)) } ?? words(.previewGone)),
                    score: score(place))
            }
    }
}

extension Format {
    /// What just happened in the Profile pane.
    public func trace(_ trace: ProfileTrace, undoKey: DisplayText?) -> DisplayText {
        let undo = undoKey.map { " " + words(.traceUndoes, $0) } ?? ""
        return switch trace {
        case .saved(let field): words(.profileSaved, label(of: field)) + undo
        case .tookBack(let field): words(.profileTookBack, label(of: field))
        case .nothingToUndo: words(.profileNothingToUndo)
        case .said(let sentence), .failed(let sentence): sentence
        }
    }
}
