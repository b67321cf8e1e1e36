public import Domain
import Resources

/// The palette: what is typed, the actions that answer it, and which of them is selected.
public struct PaletteState: Sendable, Equatable {
    public private(set) var query: TextInput
    /// The answers, best first; everything while nothing is typed.
    public private(set) var hits: [ActionEntry]
    public private(set) var selection: ListSelection
    private let entries: [ActionEntry]
    private let words: Words

    /// Longest text that is worth searching for.
    private static let queryLimit = 60

    /// `entries`: in the order in which they are offered while nothing is typed; unavailable ones go last.
    public init(_ entries: [ActionEntry], words: Words) {
        self.words = words
        self.entries = entries.filter { $0.reason == nil } + entries.filter { $0.reason != nil }
        query = TextInput(limit: Self.queryLimit)
        hits = self.entries
        selection = ListSelection(count: self.entries.count)
    }

    public var title: DisplayText { words(.paletteTitle) }
    /// Stands in the empty field.
    public var hint: DisplayText { words(.paletteHint) }
    /// Stands in place of the answers when there is none.
    public var emptySentence: DisplayText { words(.paletteNone, DisplayText(query.string)) }
    /// Stands by an action that can't be taken back.
    public var destructiveMark: DisplayText { words(.paletteDestructive) }

    public var selected: ActionEntry? { selection.index.map { hits[$0] } }

    /// The rows shown changed.
    public mutating func resize(rows: Int) { selection.resize(rows: rows) }

    /// Takes typing, movement, Enter and Esc.
    public mutating func handle(_ action: Action) -> LayerOutcome {
        if case .select(let row) = action, row == selection.index { return choose() }
        switch action {
        case .run(.confirm, _), .run(.open, _): return choose()
        case .run(.dismiss, _), .run(.back, _): return .dismissed
        default: break
        }
        if selection.handle(action) { return .changed }
        guard query.handle(action) else { return .ignored }
        search()
        return .changed
    }

    private func choose() -> LayerOutcome {
        guard let selected else { return .ignored }
        if let reason = selected.reason { return .refused(reason) }
        return .run(selected.id)
    }

    private mutating func search() {
        let words = SearchFolding.words(of: query.string)
        hits = words.isEmpty ? entries : ranked(words)
        // Another question has another best answer.
        selection.resize(count: hits.count)
        selection.select(0)
    }

    private func ranked(_ words: [[UInt8]]) -> [ActionEntry] {
        let scored = entries.enumerated().compactMap { index, entry -> (score: Int, index: Int, entry: ActionEntry)? in
            guard let score = PaletteMatch(entry).score(words) else { return nil }
            // What can't be used now gives way to what can.
            return (entry.reason == nil ? score : score - 25, index, entry)
        }
        return scored.sorted { ($0.score, $1.index) > ($1.score, $0.index) }.map(\.entry)
    }
}
