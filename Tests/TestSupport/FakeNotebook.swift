public import Domain
public import Services
private import Synchronization

/// A notebook in memory: its stores, and a service over them.
public actor FakeNotebook: WorkspaceStore, SourceStore, NoteStore, PassageSearching {
    private var places: [Workspace] = []
    private var removedPlaces: Set<WorkspaceID> = []
    private var chosen: WorkspaceID?
    private var items: [Source] = []
    private var removedItems: Set<SourceID> = []
    private var texts: [SourceID: [SourceDocument]] = [:]
    private var inputs: [SourceID: [UInt8]] = [:]
    private var pages: [Note] = []
    private var removedPages: Set<NoteID> = []
    private var time: Int64 = 0
    /// What the stores throw instead of writing notes.
    private var failure: StorageError?

    public init() {}

    public nonisolated func service(_ reading: FakeReading = FakeReading()) -> NotebookService {
        NotebookService(
            NotebookPorts(
                workspaces: self, sources: self, passages: self, notes: self, pages: reading, files: reading,
                reader: reading, cards: reading, renderer: reading), clock: NovemberClock())
    }

    public func fail(with failure: StorageError?) { self.failure = failure }

    private func tick() -> Int64 {
        time += 1
        return time
    }

    // MARK: Workspaces

    public func workspaces() -> [Workspace] { places.filter { !removedPlaces.contains($0.id) } }
    public func workspace(_ id: WorkspaceID) -> Workspace? { workspaces().first { $0.id == id } }

    public func current(makingNamed name: String) -> Workspace {
        workspaces().first { $0.id == chosen } ?? workspaces().first ?? add(name: name, objective: "")
    }

    public func choose(_ id: WorkspaceID) { chosen = id }

    public func add(name: String, objective: String) -> Workspace {
        let made = Workspace(
            id: WorkspaceID(Int64(places.count + 1)), name: name, objective: objective, created: tick(), updated: time)
        places.append(made)
        return made
    }

    public func save(_ workspace: Workspace) {
        if let index = places.firstIndex(where: { $0.id == workspace.id }) { places[index] = workspace }
    }

    public func remove(_ id: WorkspaceID) { removedPlaces.insert(id) }
    public func restore(_ id: WorkspaceID) { removedPlaces.remove(id) }
    public func purge(removedBefore time: Int64) {}

    // MARK: Sources

    public func sources(in workspace: WorkspaceID, _ query: NotebookQuery) -> NotebookPage<Source> {
        let all = items.filter { $0.workspace == workspace && !removedItems.contains($0.id) }
            .filter { Self.holds($0.title, query.words) }
        return Self.page(all, query) { ($0.title, $0.updated, $0.id.rawValue) }
    }

    public func source(_ id: SourceID) -> Source? { items.first { $0.id == id && !removedItems.contains(id) } }

    public func counts(in workspace: WorkspaceID) -> (all: Int, ready: Int) {
        let all = items.filter { $0.workspace == workspace && !removedItems.contains($0.id) }
        return (all.count, all.count { $0.state == .ready })
    }

    public func unfinished() -> [Source] { items.filter { ($0.state.progress ?? 100) < 100 } }

    public func add(_ origin: SourceOrigin, title: String, input: [UInt8]?, to workspace: WorkspaceID) -> Source {
        let made = Source(
            id: SourceID(Int64(items.count + 1)), workspace: workspace, origin: origin, title: title, added: tick(),
            updated: time)
        items.append(made)
        inputs[made.id] = input
        return made
    }

    public func input(of id: SourceID) -> [UInt8]? { inputs[id] }
    public func setState(_ state: SourceState, of id: SourceID) { change(id, state: state) }
    public func rename(_ id: SourceID, to title: String) { change(id, title: title) }
    public func remove(_ id: SourceID) { removedItems.insert(id) }
    public func restore(_ id: SourceID) { removedItems.remove(id) }

    public func save(_ document: SourceDocument, of id: SourceID) {
        texts[id, default: []].append(document)
        change(id, state: .ready, passages: PassageCutter().pieces(of: document).count)
    }

    public func document(of id: SourceID) -> SourceDocument? { texts[id]?.last }
    public func previousDocument(of id: SourceID) -> SourceDocument? { texts[id]?.dropLast().last }

    private func change(_ id: SourceID, title: String? = nil, state: SourceState? = nil, passages: Int? = nil) {
        guard let index = items.firstIndex(where: { $0.id == id }) else { return }
        let old = items[index]
        items[index] = Source(
            id: id, workspace: old.workspace, origin: old.origin, title: title ?? old.title, state: state ?? old.state,
            added: old.added, updated: tick(), passages: passages ?? old.passages)
    }

    public func passages(
        matching words: String, in scope: SourceScope, of workspace: WorkspaceID, limit: Int
    ) -> [PassageHit] { [] }

    public func passage(_ id: PassageID) -> Passage? { nil }

    // MARK: Notes

    public func notes(in workspace: WorkspaceID, _ query: NotebookQuery) -> NotebookPage<Note> {
        let all = there { $0.workspace == workspace && $0.kind == .note }
            .filter { Self.holds(([$0.title, $0.body] + $0.tags).joined(separator: " "), query.words) }
        return Self.page(all, query) { ($0.title, $0.updated, $0.id.rawValue) }
    }

    public func note(_ id: NoteID) -> Note? { there { $0.id == id }.first }
    public func notebook(of workspace: WorkspaceID) -> Note? {
        there { $0.workspace == workspace && $0.kind == .notebook }.first
    }
    public func count(in workspace: WorkspaceID) -> Int {
        there { $0.workspace == workspace && $0.kind == .note }.count
    }

    public func add(_ note: NewNote, to workspace: WorkspaceID) throws(StorageError) -> Note {
        if let failure { throw failure }
        let made = Note(
            id: NoteID(Int64(pages.count + 1)), workspace: workspace, kind: note.kind, title: note.title,
            body: note.body, tags: note.tags, college: note.college, citations: note.citations, created: tick(),
            updated: time)
        pages.append(made)
        return made
    }

    public func save(_ note: Note) throws(StorageError) {
        if let failure { throw failure }
        if let index = pages.firstIndex(where: { $0.id == note.id }) { pages[index] = note }
    }

    public func remove(_ id: NoteID) { removedPages.insert(id) }
    public func restore(_ id: NoteID) { removedPages.remove(id) }
    public func notes(about college: UnitID) -> [Note] { there { $0.college == college } }

    public func notes(citing source: SourceID) -> [Note] {
        there { note in
            note.citations.contains { if case .source(source, _) = $0.target { true } else { false } }
        }
    }

    public func notes(linkingTo title: String, in workspace: WorkspaceID) -> [Note] {
        let key = SearchFolding.key(of: title)
        return there { NoteLinks.titles(in: $0.body).contains { SearchFolding.key(of: $0) == key } }
    }

    private func there(_ condition: (Note) -> Bool) -> [Note] {
        pages.filter { !removedPages.contains($0.id) && condition($0) }
    }

    private static func holds(_ text: String, _ words: String) -> Bool {
        let key = SearchFolding.key(of: text)
        return SearchFolding.words(of: words).allSatisfy { key.contains(String(decoding: $0, as: UTF8.self)) }
    }

    private static func page<Item>(
        _ all: [Item], _ query: NotebookQuery, _ facts: (Item) -> (title: String, updated: Int64, id: Int64)
    ) -> NotebookPage<Item> {
        let sorted = all.sorted { left, right in
            let (left, right) = (facts(left), facts(right))
            return switch query.order {
            case .updated: left.updated > right.updated
            case .added: left.id > right.id
            case .ascending: left.title < right.title
            case .descending: left.title > right.title
            }
        }
        return NotebookPage(items: Array(sorted.dropFirst(query.offset).prefix(query.limit)), total: all.count)
    }
}

/// A journal in memory.
public final class FakeJournal: NoteJournal {
    private let texts: Mutex<[NoteID: String]>

    public init(_ texts: [NoteID: String] = [:]) { self.texts = Mutex(texts) }

    public func keep(_ text: String, of note: NoteID) { texts.withLock { $0[note] = text } }
    public func text(of note: NoteID) -> String? { texts.withLock { $0[note] } }
    public func forget(_ note: NoteID) { texts.withLock { $0[note] = nil } }
}
