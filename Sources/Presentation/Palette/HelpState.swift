public import Domain
import Resources

/// The help: the keys of what has focus, one of them selected; Enter runs it.
public struct HelpState: Sendable, Equatable {
    public let rows: [HelpRow]
    public private(set) var selection: ListSelection
    private let words: Words

    public init(_ sections: [HelpSection], words: Words) {
        self.words = words
        var rows: [HelpRow] = []
        for section in sections where !section.entries.isEmpty {
            if !rows.isEmpty { rows.append(.gap) }
            rows.append(.heading(section.title))
            rows += section.entries.map(HelpRow.entry)
        }
        self.rows = rows
        selection = ListSelection(count: rows.count)
        settle(downwards: true)
    }

    public var title: DisplayText { words(.helpTitle) }
    /// Stands by an action that can't be taken back.
    public var destructiveMark: DisplayText { words(.paletteDestructive) }

    /// The selected entry; `nil` only while there is none at all.
    public var selected: HelpEntry? {
        guard let index = selection.index, case .entry(let entry) = rows[index] else { return nil }
        return entry
    }

    public mutating func resize(rows: Int) { selection.resize(rows: rows) }

    /// Takes movement, Enter and Esc.
    public mutating func handle(_ action: Action) -> LayerOutcome {
        switch action {
        case .run(.confirm, _), .run(.open, _):
            guard let selected else { return .ignored }
            if let reason = selected.reason { return .refused(reason) }
            return selected.action.map(LayerOutcome.run) ?? .ignored
        case .run(.dismiss, _), .run(.back, _), .run(.help, _): return .dismissed
        case .run(.startTour, _): return .run(.startTour)
        default: break
        }
        let before = selection.index ?? 0
        guard selection.handle(action) else { return .ignored }
        settle(downwards: (selection.index ?? 0) >= before)
        return .changed
    }

    /// Goes on from headings and gaps to the next entry in the direction of the movement, else back.
    private mutating func settle(downwards: Bool) {
        guard let index = selection.index else { return }
        let isEntry = { (row: Int) in if case .entry = rows[row] { true } else { false } }
        let below = (index..<rows.count).first(where: isEntry)
        let above = (0...index).last(where: isEntry)
        if let row = downwards ? below ?? above : above ?? below { selection.select(row) }
        // The heading of the first entry is worth seeing.
        if selection.index == (0..<rows.count).first(where: isEntry) { selection.reveal(0) }
    }
}

/// One line of help.
public enum HelpRow: Sendable, Equatable {
    case heading(DisplayText)
    case entry(HelpEntry)
    case gap
}

/// The keys of one context.
public struct HelpSection: Sendable, Equatable {
    public let title: DisplayText
    public let entries: [HelpEntry]

    public init(_ title: DisplayText, _ entries: [HelpEntry]) {
        self.title = title
        self.entries = entries
    }
}

/// Keys and what they do.
public struct HelpEntry: Sendable, Hashable {
    public let keys: DisplayText
    /// What the keys do, in a sentence.
    public let about: DisplayText
    /// What Enter runs; `nil` for the line keys of text fields.
    public let action: ActionID?
    public let reason: DisplayText?

    public init(keys: DisplayText, about: DisplayText, action: ActionID? = nil, reason: DisplayText? = nil) {
        self.keys = keys
        self.about = about
        self.action = action
        self.reason = reason
    }

    public var isDestructive: Bool { action?.isDestructive ?? false }
}
