public import Domain

/// A short list over a part of the notebook: an outline, who cites a source, where a quotation goes.
public struct NotebookPanel: Equatable, Sendable {
    public let kind: Kind
    public let title: DisplayText
    public let entries: [Entry]
    public var selection: ListSelection
    /// Stands where there are no entries.
    public let empty: DisplayText

    public enum Kind: Equatable, Sendable {
        case workspaces, outline, changes, backlinks, quoteTarget
        /// What a note points at.
        case links
    }

    public struct Entry: Equatable, Sendable {
        public let label: DisplayText
        public let detail: DisplayText
        public let choice: Choice

        public init(_ label: DisplayText, detail: DisplayText = "", choice: Choice) {
            self.label = label
            self.detail = detail
            self.choice = choice
        }
    }

    public enum Choice: Equatable, Sendable {
        case nothing
        case workspace(Workspace)
        /// A line of the reader.
        case line(Int)
        case note(NoteID)
        case newNote
        case source(SourceID, Range<Int>?)
        case college(UnitID)
    }

    public init(_ kind: Kind, title: DisplayText, entries: [Entry], empty: DisplayText) {
        self.kind = kind
        self.title = title
        self.entries = entries
        self.empty = empty
        selection = ListSelection(count: entries.count)
    }

    public var selected: Entry? { selection.index.map { entries[$0] } }

    /// What an action has made of a panel.
    enum Outcome { case stays, chosen, closed, unknown }

    mutating func take(_ action: Action) -> Outcome {
        if selection.handle(action) {
            if case .select = action { return .chosen }
            return .stays
        }
        guard case .run(let id, _) = action else { return .stays }
        switch id {
        case .back, .left: return .closed
        case .open, .right: return .chosen
        default: return .unknown
        }
    }
}

/// A question with a field.
public struct NotebookPrompt: Equatable, Sendable {
    public let kind: Kind
    public let title: DisplayText
    public let hint: DisplayText
    public var input: TextInput
    /// Why the answer was not taken.
    public var problem: DisplayText?

    public enum Kind: Equatable, Sendable {
        case addSource
        case rename(SourceID)
        case newWorkspace
        case renameWorkspace(Workspace)
        case objective(Workspace)
        case noteTitle(NoteID?)
        case tags(NoteID)
        /// Words to look for, in a list or in the reader.
        case find
    }

    public init(_ kind: Kind, title: DisplayText, hint: DisplayText = "", text: String = "", limit: Int) {
        self.kind = kind
        self.title = title
        self.hint = hint
        input = TextInput(text, isMultiline: kind == .addSource, limit: limit)
    }
}
