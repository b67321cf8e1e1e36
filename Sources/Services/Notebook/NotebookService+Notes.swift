public import Domain

extension NotebookService {
    public func notes(
        in workspace: WorkspaceID, _ query: NotebookQuery = NotebookQuery()
    ) async throws(NotebookError) -> NotebookPage<Note> {
        try await storing { () throws(StorageError) in try await ports.notes.notes(in: workspace, query) }
    }

    public func note(_ id: NoteID) async throws(NotebookError) -> Note? {
        try await storing { () throws(StorageError) in try await ports.notes.note(id) }
    }

    /// The workspace's notebook document, made on first use.
    public func notebook(of workspace: Workspace) async throws(NotebookError) -> Note {
        let found = try await storing { () throws(StorageError) in
            try await ports.notes.notebook(of: workspace.id)
        }
        if let found { return found }
        return try await addNote(NewNote(kind: .notebook, title: workspace.name), to: workspace.id)
    }

    public func noteCount(in workspace: WorkspaceID) async throws(NotebookError) -> Int {
        try await storing { () throws(StorageError) in try await ports.notes.count(in: workspace) }
    }

    /// - Throws: `tooLong`; nothing is ever cut.
    public func addNote(_ note: NewNote, to workspace: WorkspaceID) async throws(NotebookError) -> Note {
        var note = note
        note.title = try Self.line(note.title, limit: Note.longestTitle)
        try Self.check(note.body, note.kind)
        note.tags = Self.tags(note.tags)
        let new = note
        let made = try await storing { () throws(StorageError) in try await ports.notes.add(new, to: workspace) }
        tell(.notes(workspace))
        return made
    }

    public func save(_ note: Note) async throws(NotebookError) {
        var note = note
        note.title = try Self.line(note.title, limit: Note.longestTitle)
        try Self.check(note.body, note.kind)
        note.tags = Self.tags(note.tags)
        let saved = note
        try await storing { () throws(StorageError) in try await ports.notes.save(saved) }
        tell(.notes(note.workspace))
    }

    public func removeNote(_ id: NoteID) async throws(NotebookError) {
        guard let note = try await note(id) else { throw .missing }
        try await storing { () throws(StorageError) in try await ports.notes.remove(id) }
        tell(.notes(note.workspace))
    }

    public func restoreNote(_ id: NoteID) async throws(NotebookError) {
        try await storing { () throws(StorageError) in try await ports.notes.restore(id) }
        if let note = try await note(id) { tell(.notes(note.workspace)) }
    }

    /// Adds a quotation with a citation of where it stands to the end of a note.
    public func quote(
        _ quote: String, of source: Source, range: Range<Int>, place: String, in id: NoteID
    ) async throws(NotebookError) {
        guard var note = try await note(id) else { throw .missing }
        let number = (note.citations.map(\.number).max() ?? 0) + 1
        note.citations.append(
            NoteCitation(
                number: number, target: .source(source.id, range), title: source.title, place: place, quote: quote))
        let lines = quote.split(whereSeparator: \.isNewline).map { "> " + $0 }.joined(separator: "\n")
        let gap = note.body.isEmpty ? "" : note.body.hasSuffix("\n\n") ? "" : note.body.hasSuffix("\n") ? "\n" : "\n\n"
        note.body += "\(gap)\(lines) [\(number)]\n"
        try await save(note)
    }

    public func notes(about college: UnitID) async throws(NotebookError) -> [Note] {
        try await storing { () throws(StorageError) in try await ports.notes.notes(about: college) }
    }

    public func notes(citing source: SourceID) async throws(NotebookError) -> [Note] {
        try await storing { () throws(StorageError) in try await ports.notes.notes(citing: source) }
    }

    public func notes(linkingTo title: String, in workspace: WorkspaceID) async throws(NotebookError) -> [Note] {
        try await storing { () throws(StorageError) in
            try await ports.notes.notes(linkingTo: title, in: workspace)
        }
    }

    private static func check(_ body: String, _ kind: Note.Kind) throws(NotebookError) {
        let limit = kind == .note ? Note.longestBody : Note.longestNotebook
        // Characters are never more than bytes, and counting those is quick.
        guard body.utf8.count <= limit || body.count <= limit else { throw .tooLong(limit: limit) }
    }

    /// Without `#` and blanks, each once.
    private static func tags(_ tags: [String]) -> [String] {
        var seen: Set<String> = []
        return tags.map { String($0.drop { $0 == "#" }.filter { !$0.isWhitespace }.prefix(50)) }
            .filter { !$0.isEmpty && seen.insert($0.lowercased()).inserted }
    }
}
