import Domain
import Presentation
private import Synchronization

/// Messages as they were laid out last: an arrival lays out one row, not a screen full.
public final class TimelineMemo: Sendable {
    /// Everything besides the message itself that lines depend on.
    struct Context: Equatable {
        let width: Int
        let nameColumns: Int
        let style: MessageStyle
        let names: [UserID: DisplayText]
        let selected: MessageKey?
        let vanishing: EventID?
        let highlight: String?
        let cards: [DeepLink: CardSummary]
        let attachments: [ContentHash: Attachment]
        let pictures: [ContentHash: Picture]
        /// Pictures are made to fit it; 0 without any.
        let height: Int
    }

    private struct Entry {
        let message: TimelineMessage
        let previous: TimelineRow?
        let lines: [Line]
    }

    private struct Contents {
        var context: Context?
        var entries: [MessageKey: Entry] = [:]
    }

    /// Rows that are kept; many screens full.
    private static let limit = 300

    private let contents = Mutex(Contents())

    public init() {}

    /// What was laid out in another context is worth nothing.
    func enter(_ context: Context) {
        contents.withLock { contents in
            guard contents.context != context else { return }
            contents.context = context
            contents.entries.removeAll(keepingCapacity: true)
        }
    }

    /// The lines of a message below a row: known ones, or made and kept.
    func lines(of message: TimelineMessage, below previous: TimelineRow?, make: () -> [Line]) -> [Line] {
        if let known = contents.withLock({ $0.entries[message.key] }), known.message == message,
            known.previous == previous
        {
            return known.lines
        }
        let lines = make()
        contents.withLock { contents in
            if contents.entries.count >= Self.limit { contents.entries.removeAll(keepingCapacity: true) }
            contents.entries[message.key] = Entry(message: message, previous: previous, lines: lines)
        }
        return lines
    }
}
