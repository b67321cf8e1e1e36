public import Domain
import Resources
import Services

/// The sources of the workspace: a list that lives, and a reader.
@MainActor
public final class SourcesViewModel: MessagesGuest, NotebookGuest {
    public internal(set) var state = SourcesState() {
        didSet { if state != oldValue { observers.notify(state) } }
    }

    let notebook: NotebookModel
    let words: Words
    private let observers = Observers<SourcesState>()
    let work = RunningWork()
    private var token: ObservationToken?
    private var revision = -1
    /// Sources of one page of the list.
    static let page = 200

    public init(_ notebook: NotebookModel) {
        self.notebook = notebook
        words = notebook.words
        token = notebook.observe { [weak self] in self?.adopt($0) }
    }

    public func observe(_ body: @escaping @MainActor () -> Void) -> ObservationToken { observers.add { _ in body() } }

    public func settle() async {
        await notebook.settle()
        await work.settle()
    }

    private func adopt(_ shared: NotebookState) {
        state.desk = shared.desk
        state.counts = shared.sources
        state.naming = shared.naming
        let isOther = state.workspace?.id != shared.workspace?.id
        state.workspace = shared.workspace
        if isOther {
            state.reader = nil
            state.panel = nil
            state.items = []
            state.selection = ListSelection()
        }
        guard isOther || revision != shared.revision else { return }
        revision = shared.revision
        load()
    }

    func load() {
        change { model throws(NotebookError) in
            guard let workspace = model.state.workspace else { return }
            let query = NotebookQuery(
                words: model.state.words, order: model.state.order, limit: max(Self.page, model.state.items.count))
            let page = try await model.service.sources(in: workspace.id, query)
            guard model.state.workspace?.id == workspace.id else { return }
            model.show(page)
        }
    }

    private func show(_ page: NotebookPage<Source>) {
        let old = state.items.map(\.id)
        state.items = page.items
        state.total = page.total
        state.selection.follow(from: old, to: page.items.map(\.id))
        state.isLoaded = true
    }

    /// The next page, when the end of the list comes into sight.
    private func loadMore() {
        guard state.items.count < state.total, let at = state.selection.index, at + 20 >= state.items.count else {
            return
        }
        change { model throws(NotebookError) in
            guard let workspace = model.state.workspace else { return }
            let query = NotebookQuery(
                words: model.state.words, order: model.state.order, offset: model.state.items.count, limit: Self.page)
            let page = try await model.service.sources(in: workspace.id, query)
            let known = Set(model.state.items.map(\.id))
            model.show(
                NotebookPage(items: model.state.items + page.items.filter { !known.contains($0.id) }, total: page.total)
            )
        }
    }

    /// Opens a source at a passage: a citation was followed.
    public func open(_ id: SourceID, at range: Range<Int>?) {
        change { model throws(NotebookError) in
            guard let source = try await model.service.source(id),
                let document = try await model.service.document(of: id)
            else { throw NotebookError.missing }
            model.state.panel = nil
            model.state.reader = ReaderState(source, document, mark: range)
        }
    }

    public func appear() { notebook.start() }

    // MARK: What the shell asks

    public var note: DisplayText? {
        let counts = notebook.state.sources
        guard counts.all > 0 else { return nil }
        return counts.ready == counts.all ? "\(counts.all)" : words(.sourcesReadyOf, "\(counts.ready)", "\(counts.all)")
    }

    public var badge: Int { 0 }

    public var context: KeyContext {
        if let shared = notebook.context { return shared }
        if let prompt = state.prompt { return prompt.kind == .addSource ? .composer : .search }
        if state.panel != nil { return .notebookPanel }
        return state.reader == nil ? .sources : .reader
    }

    public var takesText: Bool { state.naming != nil || state.prompt != nil }
    public var isMultiline: Bool { state.naming == nil && state.prompt?.kind == .addSource }

    public var offers: [ActionID] {
        if state.naming != nil { return [.open, .back] }
        if let prompt = state.prompt { return prompt.kind == .addSource ? [.send, .back] : [.open, .back] }
        if state.desk != nil { return [.open, .addItem, .renameItem, .tags, .archive, .removeItem, .back] }
        if state.panel != nil { return [.open, .back] }
        if let reader = state.reader {
            return reader.hits.isEmpty
                ? [.quotePassage, .outline, .filterList, .backlinks, .changes, .readAgain, .back]
                : [.nextHit, .previousHit, .quotePassage, .outline, .filterList, .back]
        }
        return [.open, .addItem, .readAgain, .renameItem, .removeItem, .filterList, .sortItems, .workspaces]
    }

    public func reason(against action: ActionID) -> DisplayText? {
        guard state.reader == nil, state.panel == nil, state.desk == nil else { return nil }
        switch action {
        case .readAgain, .renameItem, .removeItem: return state.selected == nil ? words(.sourcesNoneChosen) : nil
        default: return nil
        }
    }

    public var copyText: DisplayText? { state.reader?.selected?.text ?? state.selected.map { DisplayText($0.title) } }

    public func handle(_ action: Action) -> Bool {
        if notebook.handleDesk(action) { return true }
        if state.prompt != nil { return handlePrompt(action) }
        if state.panel != nil { return handlePanel(action) }
        if state.reader != nil { return handleReader(action) }
        return handleList(action)
    }

    private func handleList(_ action: Action) -> Bool {
        if state.selection.handle(action) {
            if case .select = action { openSelected() }
            loadMore()
            return true
        }
        switch action {
        case .paste(let text): ask(.addSource, text)
        case .run(.open, _), .run(.right, _): openSelected()
        case .run(.addItem, _): ask(.addSource, "")
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
        case .run(.readAgain, _):
            guard let source = state.selected else { return true }
            change { model throws(NotebookError) in try await model.service.readAgain(source.id) }
        case .run(.renameItem, _):
            if let source = state.selected { ask(.rename(source.id), source.title) }
        case .run(.removeItem, _):
            guard let source = state.selected else { return true }
            change { model throws(NotebookError) in
                try await model.service.removeSource(source.id)
                model.notebook.removals.append(.source(source))
                model.notebook.perform(.toast(model.words(.notebookRemoved, DisplayText(source.title))))
            }
        default: return false
        }
        return true
    }

    private func openSelected() {
        guard let source = state.selected else { return ask(.addSource, "") }
        switch source.state {
        case .failed(let failure): notebook.perform(.toast(words(failure)))
        case .ready: open(source.id, at: nil)
        // While it is read again, the text that was there can be read.
        default:
            if source.passages > 0 {
                open(source.id, at: nil)
            } else {
                notebook.perform(.toast(words(.sourcesNotReady)))
            }
        }
    }
}
