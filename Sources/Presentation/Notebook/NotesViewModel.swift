public import Domain
import Resources
import Services

/// The notes of the workspace: a list, and an editor that saves by itself.
@MainActor
public final class NotesViewModel: MessagesGuest, NotebookGuest {
    public internal(set) var state = NotesState() {
        didSet { if state != oldValue { observers.notify(state) } }
    }

    let notebook: NotebookModel
    let words: Words
    let journal: any NoteJournal
    private let timer: any Clock<Duration>
    private let observers = Observers<NotesState>()
    let work = RunningWork()
    private var token: ObservationToken?
    private var revision = -1
    private var saving: Task<Void, Never>?
    static let page = 200
    /// After so long without a key, what was written is saved.
    static let pause = Duration.milliseconds(800)

    public init(_ notebook: NotebookModel, journal: any NoteJournal, timer: any Clock<Duration> = ContinuousClock()) {
        self.notebook = notebook
        self.journal = journal
        self.timer = timer
        words = notebook.words
        token = notebook.observe { [weak self] in self?.adopt($0) }
    }

    public func observe(_ body: @escaping @MainActor () -> Void) -> ObservationToken { observers.add { _ in body() } }

    /// Saves what is being written and waits for everything in flight.
    public func settle() async {
        await notebook.settle()
        saveNow()
        await work.settle()
    }

    private func adopt(_ shared: NotebookState) {
        state.desk = shared.desk
        state.count = shared.notes
        state.naming = shared.naming
        let isOther = state.workspace?.id != shared.workspace?.id
        if isOther {
            saveNow()
            state.editor = nil
            state.panel = nil
            state.items = []
            state.selection = ListSelection(count: 1)
        }
        state.workspace = shared.workspace
        guard isOther || revision != shared.revision else { return }
        revision = shared.revision
        load()
    }

    func load() {
        change { model throws(NotebookError) in
            guard let workspace = model.state.workspace else { return }
            let query = NotebookQuery(
                words: model.state.words, order: model.state.order, limit: max(Self.page, model.state.items.count))
            let page = try await model.service.notes(in: workspace.id, query)
            guard model.state.workspace?.id == workspace.id else { return }
            let old = [nil] + model.state.items.map { Optional($0.id) }
            model.state.items = page.items
            model.state.total = page.total
            model.state.selection.follow(from: old, to: [nil] + page.items.map { Optional($0.id) })
            model.state.isLoaded = true
        }
    }

    private func loadMore() {
        guard state.items.count < state.total, let at = state.selection.index, at + 20 >= state.items.count else {
            return
        }
        change { model throws(NotebookError) in
            guard let workspace = model.state.workspace else { return }
            let query = NotebookQuery(
                words: model.state.words, order: model.state.order, offset: model.state.items.count, limit: Self.page)
            let page = try await model.service.notes(in: workspace.id, query)
            let known = Set(model.state.items.map(\.id))
            model.state.items += page.items.filter { !known.contains($0.id) }
            model.state.selection.resize(count: model.state.items.count + 1)
        }
    }

    public func appear() { notebook.start() }

    /// Opens a note from elsewhere.
    public func open(_ id: NoteID) {
        change { model throws(NotebookError) in
            guard let note = try await model.service.note(id) else { throw NotebookError.missing }
            model.edit(note, isWriting: false)
        }
    }

    /// Puts a note into the editor; what a crash left behind comes back.
    func edit(_ note: Note, isWriting: Bool) {
        saveNow()
        state.panel = nil
        var editor = NoteEditorState(note, isWriting: isWriting)
        if let left = journal.text(of: note.id), left != note.body {
            editor.input.replace(with: left)
            editor.saving = .unsaved
            notebook.perform(.toast(words(.notesRecovered)))
        }
        state.editor = editor
        if editor.saving == .unsaved { saveSoon() }
    }

    // MARK: Saving

    /// Called after each change of the text.
    func textChanged() {
        guard let editor = state.editor else { return }
        state.editor?.saving = .unsaved
        journal.keep(editor.input.string, of: editor.note.id)
        saveSoon()
    }

    private func saveSoon() {
        saving?.cancel()
        saving = Task { [weak self, timer] in
            // A cancelled pause means that another key came.
            guard (try? await timer.sleep(for: Self.pause, tolerance: nil)) != nil, !Task.isCancelled else { return }
            self?.saveNow()
        }
    }

    func saveNow() {
        saving?.cancel()
        saving = nil
        guard var editor = state.editor, editor.saving == .unsaved else { return }
        editor.note.body = editor.input.string
        editor.saving = .saving
        state.editor = editor
        let note = editor.note
        run { model in
            do throws(NotebookError) {
                try await model.service.save(note)
                model.saved(note, nil)
            } catch {
                model.saved(note, model.words(error))
            }
        }
    }

    private func saved(_ note: Note, _ problem: DisplayText?) {
        if problem == nil, state.editor?.note.id != note.id || state.editor?.input.string == note.body {
            journal.forget(note.id)
        }
        guard state.editor?.note.id == note.id, state.editor?.saving == .saving else { return }
        state.editor?.saving = problem.map { .failed($0) } ?? .saved
    }

    // MARK: What the shell asks

    public var note: DisplayText? { notebook.state.notes > 0 ? "\(notebook.state.notes)" : nil }
    public var badge: Int { 0 }

    public var context: KeyContext {
        if let shared = notebook.context { return shared }
        if state.prompt != nil { return .search }
        if state.panel != nil { return .notebookPanel }
        guard let editor = state.editor else { return .notes }
        return editor.isWriting ? .noteEditor : .note
    }

    public var takesText: Bool { state.naming != nil || state.prompt != nil || isWriting }
    public var isMultiline: Bool { state.naming == nil && state.prompt == nil && isWriting }

    private var isWriting: Bool {
        state.desk == nil && state.panel == nil && state.editor?.isWriting == true
    }

    public var offers: [ActionID] {
        if state.naming != nil || state.prompt != nil { return [.open, .back] }
        if state.desk != nil { return [.open, .addItem, .renameItem, .tags, .archive, .removeItem, .back] }
        if state.panel != nil { return [.open, .back] }
        guard let editor = state.editor else {
            return [
                .open, .addItem, .renameItem, .tags, .removeItem, .filterList, .sortItems, .exportItem, .workspaces,
            ]
        }
        return editor.isWriting
            ? [.back, .editor] : [.compose, .open, .links, .backlinks, .tags, .noteToSource, .exportItem, .back]
    }

    public func reason(against action: ActionID) -> DisplayText? {
        guard state.editor == nil, state.panel == nil, state.desk == nil else { return nil }
        switch action {
        case .renameItem, .removeItem, .tags, .noteToSource:
            return state.selected == nil ? words(.notesNoneChosen) : nil
        default: return nil
        }
    }

    public var copyText: DisplayText? {
        state.editor.map { DisplayText($0.input.string) } ?? state.selected.map { DisplayText($0.body) }
    }

    public func handle(_ action: Action) -> Bool {
        if notebook.handleDesk(action) { return true }
        if state.prompt != nil { return handlePrompt(action) }
        if state.panel != nil { return handlePanel(action) }
        if state.editor != nil { return handleEditor(action) }
        return handleList(action)
    }

    private func handleList(_ action: Action) -> Bool {
        if state.selection.handle(action) {
            if case .select = action { openSelected() }
            loadMore()
            return true
        }
        switch action {
        case .run(.open, _), .run(.right, _): openSelected()
        case .run(.compose, _): openSelected(isWriting: true)
        case .run(.addItem, _): ask(.noteTitle(nil), "")
        case .run(.workspaces, _): notebook.openWorkspaces()
        case .run(.sortItems, _):
            let all = NotebookOrder.allCases
            state.order = all[((all.firstIndex(of: state.order) ?? 0) + 1) % all.count]
            notebook.perform(.toast(words(.notebookSorted, words(state.order))))
            load()
        case .run(.filterList, _), .run(.search, _): ask(.find, state.words)
        case .run(.back, _) where !state.words.isEmpty:
            state.words = ""
            load()
        case .run(.undo, _): return notebook.undo()
        case .run(.removeItem, _):
            guard let note = state.selected else { return true }
            change { model throws(NotebookError) in
                try await model.service.removeNote(note.id)
                model.notebook.removals.append(.note(note))
                model.notebook.perform(.toast(model.words(.notebookRemoved, DisplayText(note.title))))
            }
        default: return act(action, on: state.selected)
        }
        return true
    }

    private func openSelected(isWriting: Bool = false) {
        if let note = state.selected { return edit(note, isWriting: isWriting) }
        guard let workspace = state.workspace else { return }
        change { model throws(NotebookError) in
            model.edit(try await model.service.notebook(of: workspace), isWriting: isWriting)
        }
    }
}
