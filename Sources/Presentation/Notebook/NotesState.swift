public import Domain

/// What Notes shows: the list of the workspace's notes, and the one that is being written.
public struct NotesState: Equatable, Sendable {
    public var workspace: Workspace?
    /// Notes of the workspace, whatever the list is searched for.
    public var count = 0
    public var items: [Note] = []
    /// How many there are on all pages.
    public var total = 0
    /// Row 0 is the notebook document; the notes follow.
    public var selection = ListSelection(count: 1)
    public var order = NotebookOrder.updated
    public var words = ""
    public var isLoaded = false
    public var prompt: NotebookPrompt?
    public var panel: NotebookPanel?
    public var editor: NoteEditorState?
    public var desk: NotebookPanel?
    public var naming: NotebookPrompt?

    public init() {}

    /// `nil` on the row of the notebook document.
    public var selected: Note? {
        guard let index = selection.index, index > 0, items.indices.contains(index - 1) else { return nil }
        return items[index - 1]
    }
}

/// A note that is being written.
public struct NoteEditorState: Equatable, Sendable {
    public var note: Note
    public var input: TextInput
    public var saving = Saving.saved
    /// Keys write text; otherwise they move, open links and carry out actions.
    public var isWriting: Bool

    public enum Saving: Equatable, Sendable {
        case saved, unsaved, saving
        case failed(DisplayText)
    }

    /// The note's own bytes may hold what an editor of text does not show; they stay as long as nothing is changed.
    public init(_ note: Note, isWriting: Bool) {
        self.note = note
        input = TextInput(note.body, isMultiline: true, limit: note.limit)
        input.move(to: 0)
        self.isWriting = isWriting
    }

    /// Characters that still fit, told when fewer than a tenth are left; `nil` before.
    public var room: Int? {
        let left = note.limit - input.count
        return left * 10 < note.limit ? left : nil
    }

    /// The citation or link that the cursor stands in or before.
    public var link: Link? {
        let text = input.string
        let cursor = input.cursor
        for citation in NoteLinks.citations(in: text) where holds(citation.range, cursor, text) {
            return .citation(citation.number)
        }
        for link in NoteLinks.links(in: text) where holds(link.range, cursor, text) { return .title(link.title) }
        return nil
    }

    public enum Link: Equatable, Sendable {
        case citation(Int)
        case title(String)
    }

    private func holds(_ range: Range<String.Index>, _ cursor: Int, _ text: String) -> Bool {
        let start = text.distance(from: text.startIndex, to: range.lowerBound)
        return cursor >= start && cursor <= start + text.distance(from: range.lowerBound, to: range.upperBound)
    }
}
