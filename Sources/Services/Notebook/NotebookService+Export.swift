public import Domain

extension NotebookService {
    /// Everything of a workspace. What can't be read is named in it, and the rest is there.
    public func export(of id: WorkspaceID) async throws(NotebookError) -> NotebookExport {
        let workspace = try await storing { () throws(StorageError) in try await ports.workspaces.workspace(id) }
        guard let workspace else { throw .missing }
        var export = NotebookExport(name: workspace.name, objective: workspace.objective)
        let query = NotebookQuery(order: .added, limit: Int(Int32.max))
        let sources = try await storing { () throws(StorageError) in
            try await ports.sources.sources(in: id, query).items
        }
        var notes = try await storing { () throws(StorageError) in try await ports.notes.notes(in: id, query).items }
        notes.reverse()
        if let book = try await storing({ () throws(StorageError) in try await ports.notes.notebook(of: id) }),
            !book.body.isEmpty
        {
            notes.insert(book, at: 0)
        }
        let noteNumbers = Dictionary(zip(notes.map(\.id), 1...)) { first, _ in first }
        var numbers: [SourceID: Int64] = [:]
        for source in sources.reversed() {
            var item = NotebookExport.Item(
                origin: source.origin, title: source.title, document: nil, added: source.added)
            if case .note(let note) = source.origin { item.origin = .note(NoteID(Int64(noteNumbers[note] ?? 0))) }
            do throws(StorageError) {
                item.document = try await ports.sources.document(of: source.id)
            } catch {
                export.missing.append(source.title)
            }
            export.sources.append(item)
            numbers[source.id] = Int64(export.sources.count)
        }
        export.notes = notes.map { note in
            let citations = note.citations.map { citation in
                guard case .source(let source, let range) = citation.target else { return citation }
                return citation.pointing(at: .source(SourceID(numbers[source] ?? 0), range))
            }
            return NewNote(
                kind: note.kind, title: note.title, body: note.body, tags: note.tags, college: note.college,
                citations: citations)
        }
        return export
    }

    /// Where a note stands in ``export(of:)``.
    public func export(of note: Note) async throws(NotebookError) -> NotebookExport {
        let whole = try await export(of: note.workspace)
        guard let index = whole.notes.firstIndex(where: { $0.title == note.title && $0.body == note.body }) else {
            throw .missing
        }
        return whole.only(noteAt: index)
    }

    /// The export in a form, for a file.
    public nonisolated func text(_ export: NotebookExport, as format: NotebookFormat) -> String {
        switch format {
        case .markdown: export.markdown
        case .text: export.plainText
        case .html: export.html { ports.renderer.html(of: $0) }
        case .json: export.json
        }
    }

    /// Makes a workspace of an export. What can't be taken is named, and the rest is there.
    ///
    /// - Returns: The workspace, and the titles of what was left out.
    public func `import`(_ export: NotebookExport) async throws(NotebookError) -> (Workspace, skipped: [String]) {
        let name = export.name.isEmpty ? "Notebook" : export.name
        let workspace = try await addWorkspace(
            named: String(name.prefix(Workspace.longestName)),
            objective: String(export.objective.prefix(Workspace.longestObjective)))
        var skipped: [String] = []
        // Notes may cite sources, and sources may be notes: the notes come first, what they cite last.
        var notes: [Int: Note] = [:]
        for (index, note) in export.notes.enumerated() {
            var bare = note
            bare.citations = []
            do throws(NotebookError) { notes[index + 1] = try await addNote(bare, to: workspace.id) } catch {
                skipped.append(note.title)
            }
        }
        var ids: [Int64: SourceID] = [:]
        for (index, item) in export.sources.enumerated() {
            var origin = item.origin
            if case .note(let number) = origin {
                origin = notes[Int(number.rawValue)].map { .note($0.id) } ?? .text
            }
            do throws(StorageError) {
                let source = try await ports.sources.add(origin, title: item.title, input: nil, to: workspace.id)
                ids[Int64(index + 1)] = source.id
                if let document = item.document {
                    try await ports.sources.save(document, of: source.id)
                } else {
                    try await ports.sources.setState(.failed(.missing), of: source.id)
                }
            } catch {
                skipped.append(item.title)
            }
        }
        for (number, var note) in notes {
            note.citations = export.notes[number - 1].citations.map { citation in
                guard case .source(let number, let range) = citation.target else { return citation }
                return citation.pointing(at: .source(ids[number.rawValue] ?? SourceID(0), range))
            }
            if !note.citations.isEmpty { try await save(note) }
        }
        tell(.sources(workspace.id))
        return (workspace, skipped)
    }
}
