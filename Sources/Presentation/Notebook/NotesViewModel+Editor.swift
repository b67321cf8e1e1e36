import Domain
import Resources
import Services

/// The editor, its links and its fields.
extension NotesViewModel {
    func handleEditor(_ action: Action) -> Bool {
        guard let editor = state.editor else { return false }
        if editor.isWriting { return handleWriting(action) }
        switch action {
        case .run(.back, _):
            saveNow()
            state.editor = nil
        case .run(.compose, _): state.editor?.isWriting = true
        case .run(.up, let count): for _ in 0..<min(count, 1_000) { state.editor?.input.edit(.up) }
        case .run(.down, let count): for _ in 0..<min(count, 1_000) { state.editor?.input.edit(.down) }
        case .run(.left, _): state.editor?.input.edit(.left)
        case .run(.right, _): state.editor?.input.edit(.right)
        case .run(.pageUp, _): for _ in 0..<10 { state.editor?.input.edit(.up) }
        case .run(.pageDown, _): for _ in 0..<10 { state.editor?.input.edit(.down) }
        case .run(.first, _): state.editor?.input.move(to: 0)
        case .run(.last, _): state.editor?.input.move(to: editor.input.count)
        case .run(.nextSection, _): step(forward: true)
        case .run(.previousSection, _): step(forward: false)
        case .run(.open, _):
            if let link = editor.link { follow(link, editor.note) } else { state.editor?.isWriting = true }
        case .run(.undo, _):
            if state.editor?.input.edit(.undo) == true { textChanged() }
        case .run(.links, _): showLinks(editor)
        case .run(.backlinks, _):
            change { model throws(NotebookError) in
                let notes = try await model.service.notes(linkingTo: editor.note.title, in: editor.note.workspace)
                model.state.panel = NotebookPanel(
                    .backlinks, title: model.words(.notesLinkedFrom),
                    entries: notes.map { NotebookPanel.Entry(DisplayText($0.title), choice: .note($0.id)) },
                    empty: model.words(.notesNotLinked))
            }
        case .run(.editor, _): openOutside(editor)
        case .paste, .type: return false
        default: return act(action, on: editor.note)
        }
        return true
    }

    private func handleWriting(_ action: Action) -> Bool {
        switch action {
        case .run(.back, _):
            state.editor?.isWriting = false
            saveNow()
            return true
        case .run(.editor, _):
            if let editor = state.editor { openOutside(editor) }
            return true
        default: break
        }
        guard let before = state.editor?.input.string, state.editor?.input.handle(action) == true else { return false }
        if state.editor?.input.string != before { textChanged() }
        return true
    }

    private func openOutside(_ editor: NoteEditorState) {
        saveNow()
        notebook.perform(.edit(editor.input.string))
    }

    /// Takes what the student's own editor made of the note that is open.
    public func take(edited text: String) {
        guard let editor = state.editor else { return }
        guard text.count <= editor.note.limit else {
            return notebook.perform(.toast(words(.notebookTooLong, "\(editor.note.limit)")))
        }
        state.editor?.input.replace(with: text)
        textChanged()
    }

    /// Puts the cursor on the next citation or link.
    private func step(forward: Bool) {
        guard let editor = state.editor else { return }
        let text = editor.input.string
        let ranges = NoteLinks.citations(in: text).map(\.range) + NoteLinks.links(in: text).map(\.range)
        let starts = ranges.map { text.distance(from: text.startIndex, to: $0.lowerBound) }.sorted()
        let next = forward ? starts.first { $0 > editor.input.cursor } : starts.last { $0 < editor.input.cursor }
        if let next { state.editor?.input.move(to: next) }
    }

    /// Everything the note points at, with what is broken among it.
    private func showLinks(_ editor: NoteEditorState) {
        let body = editor.input.string
        change { model throws(NotebookError) in
            var entries: [NotebookPanel.Entry] = []
            for citation in editor.note.citations {
                entries.append(
                    NotebookPanel.Entry(
                        DisplayText("[\(citation.number)] \(citation.title)"), detail: DisplayText(citation.place),
                        choice: Self.choice(citation)))
            }
            let known = Set(editor.note.citations.map(\.number))
            for number in Set(NoteLinks.citations(in: body).map(\.number)).subtracting(known).sorted() {
                entries.append(
                    NotebookPanel.Entry(
                        DisplayText("[\(number)]"), detail: model.words(.notesBrokenCitation), choice: .nothing))
            }
            for title in NoteLinks.titles(in: body) {
                let choice = try await model.place(of: title, in: editor.note.workspace)
                entries.append(
                    NotebookPanel.Entry(
                        DisplayText("[[\(title)]]"), detail: choice == .nothing ? model.words(.notesBrokenLink) : "",
                        choice: choice))
            }
            model.state.panel = NotebookPanel(
                .links, title: model.words(.notesLinks), entries: entries, empty: model.words(.notesNoLinks))
        }
    }

    private func follow(_ link: NoteEditorState.Link, _ note: Note) {
        switch link {
        case .citation(let number):
            guard let citation = note.citations.first(where: { $0.number == number }) else {
                return notebook.perform(.toast(words(.notesBrokenCitation)))
            }
            go(to: Self.choice(citation))
        case .title(let title):
            change { model throws(NotebookError) in
                let choice = try await model.place(of: title, in: note.workspace)
                if choice == .nothing { model.notebook.perform(.toast(model.words(.notesBrokenLink))) }
                model.go(to: choice)
            }
        }
    }

    private static func choice(_ citation: NoteCitation) -> NotebookPanel.Choice {
        switch citation.target {
        case .source(let id, let range): .source(id, range)
        case .college(let id): .college(id)
        case .scholarship, .guidance, .profile: .nothing
        }
    }

    /// A note or a source of the workspace by its title.
    private func place(of title: String, in workspace: WorkspaceID) async throws(NotebookError) -> NotebookPanel.Choice
    {
        let key = SearchFolding.key(of: title)
        let query = NotebookQuery(words: title, order: .ascending)
        if let note = try await service.notes(in: workspace, query).items.first(where: {
            SearchFolding.key(of: $0.title) == key
        }) {
            return .note(note.id)
        }
        if let source = try await service.sources(in: workspace, query).items.first(where: {
            SearchFolding.key(of: $0.title) == key
        }) {
            return .source(source.id, nil)
        }
        return .nothing
    }

    private func go(to choice: NotebookPanel.Choice) {
        switch choice {
        case .note(let id): open(id)
        case .source(let id, let range): notebook.perform(.source(id, range))
        case .college(let id): notebook.perform(.college(id))
        case .nothing, .workspace, .line, .newNote: break
        }
    }

    func handlePanel(_ action: Action) -> Bool {
        switch state.panel?.take(action) {
        case .stays, nil: break
        case .chosen: choose()
        case .closed: state.panel = nil
        case .unknown: return false
        }
        return true
    }

    private func choose() {
        guard let entry = state.panel?.selected, entry.choice != .nothing else { return }
        state.panel = nil
        go(to: entry.choice)
    }

    /// What can be done with a note in the list as well as in the editor.
    func act(_ action: Action, on note: Note?) -> Bool {
        guard case .run(let id, _) = action else { return false }
        switch id {
        case .exportItem: export(note)
        case .renameItem: if let note, note.kind == .note { ask(.noteTitle(note.id), note.title) }
        case .tags: if let note { ask(.tags(note.id), note.tags.map { "#" + $0 }.joined(separator: " ")) }
        case .noteToSource:
            guard let note, let workspace = state.workspace else { return true }
            saveNow()
            change { model throws(NotebookError) in
                _ = try await model.service.addNote(note.id, to: workspace.id)
                model.notebook.perform(.toast(model.words(.notesBecameSource, DisplayText(note.title))))
            }
        default: return false
        }
        return true
    }

    func ask(_ kind: NotebookPrompt.Kind, _ text: String) {
        state.prompt =
            switch kind {
            case .noteTitle(nil):
                NotebookPrompt(kind, title: words(.notesNew), hint: words(.notesTitleHint), limit: Note.longestTitle)
            case .noteTitle: NotebookPrompt(kind, title: words(.notesRename), text: text, limit: Note.longestTitle)
            case .tags:
                NotebookPrompt(kind, title: words(.notesTags), hint: words(.notesTagsHint), text: text, limit: 500)
            default: NotebookPrompt(.find, title: words(.notesFind), text: text, limit: 200)
            }
    }

    func handlePrompt(_ action: Action) -> Bool {
        if state.prompt?.input.handle(action) == true {
            state.prompt?.problem = state.prompt?.input.notice.map { words($0) }
            return true
        }
        guard case .run(let id, _) = action, let prompt = state.prompt else { return true }
        switch id {
        case .back: state.prompt = nil
        case .open, .confirm: answer(prompt)
        default: return false
        }
        return true
    }

    private func answer(_ prompt: NotebookPrompt) {
        let text = prompt.input.string
        if prompt.kind == .find {
            state.prompt = nil
            state.words = text
            return load()
        }
        saveNow()
        run { model in
            do throws(NotebookError) {
                switch prompt.kind {
                case .noteTitle(nil):
                    guard let workspace = model.state.workspace else { return }
                    let note = try await model.service.addNote(NewNote(title: text), to: workspace.id)
                    model.state.prompt = nil
                    model.edit(note, isWriting: true)
                case .noteTitle(let id?): try await model.alter(id) { $0.title = text }
                case .tags(let id):
                    let tags = text.split { $0.isWhitespace || $0 == "," }.map(String.init)
                    try await model.alter(id) { $0.tags = tags }
                default: break
                }
                model.state.prompt = nil
            } catch {
                model.state.prompt?.problem = model.words(error)
            }
        }
    }

    /// Changes a note as it is stored, and as it is in the editor.
    private func alter(_ id: NoteID, _ body: (inout Note) -> Void) async throws(NotebookError) {
        guard var note = try await service.note(id) else { throw .missing }
        body(&note)
        try await service.save(note)
        guard state.editor?.note.id == id, let stored = try await service.note(id) else { return }
        state.editor?.note = stored
    }

    /// One note, or on the row of the notebook document the whole workspace.
    private func export(_ note: Note?) {
        saveNow()
        change { model throws(NotebookError) in
            guard let workspace = model.state.workspace else { return }
            let export: NotebookExport
            if let note, note.kind == .note {
                guard let stored = try await model.service.note(note.id) else { throw NotebookError.missing }
                export = try await model.service.export(of: stored)
            } else {
                export = try await model.service.export(of: workspace.id)
            }
            let name = NotebookExport.fileName(export.name)
            model.notebook.perform(
                .write(
                    NotebookFormat.allCases.map { format in
                        ExportedText(model.service.text(export, as: format), name: "\(name).\(format.rawValue)")
                    }))
        }
    }
}
