/// One account's workspaces.
public protocol WorkspaceStore: Sendable {
    /// Archived ones too, last used first.
    func workspaces() async throws(StorageError) -> [Workspace]
    func workspace(_ id: WorkspaceID) async throws(StorageError) -> Workspace?
    /// The one that was chosen last, else the oldest; one is made under `name` when there is none.
    func current(makingNamed name: String) async throws(StorageError) -> Workspace
    func choose(_ id: WorkspaceID) async throws(StorageError)
    func add(name: String, objective: String) async throws(StorageError) -> Workspace
    /// Name, objective and whether it is archived.
    func save(_ workspace: Workspace) async throws(StorageError)
    /// Out of sight with everything in it, until ``restore(_:)`` or ``purge(removedBefore:)``.
    func remove(_ id: WorkspaceID) async throws(StorageError)
    func restore(_ id: WorkspaceID) async throws(StorageError)
    /// Takes away for good what was removed before an instant (milliseconds since 1970): workspaces, sources, notes.
    func purge(removedBefore time: Int64) async throws(StorageError)
}

/// One account's sources and their texts.
public protocol SourceStore: Sendable {
    func sources(in workspace: WorkspaceID, _ query: NotebookQuery) async throws(StorageError) -> NotebookPage<Source>
    func source(_ id: SourceID) async throws(StorageError) -> Source?
    /// How many there are, and how many of them are ready.
    func counts(in workspace: WorkspaceID) async throws(StorageError) -> (all: Int, ready: Int)
    /// Sources whose reading has begun and not ended, of every workspace: a kill left them so.
    func unfinished() async throws(StorageError) -> [Source]

    /// - Parameter input: The bytes of a pasted text, kept until the source is ready.
    func add(
        _ origin: SourceOrigin, title: String, input: [UInt8]?, to workspace: WorkspaceID
    ) async throws(StorageError) -> Source
    func input(of id: SourceID) async throws(StorageError) -> [UInt8]?
    func setState(_ state: SourceState, of id: SourceID) async throws(StorageError)
    func rename(_ id: SourceID, to title: String) async throws(StorageError)
    func remove(_ id: SourceID) async throws(StorageError)
    func restore(_ id: SourceID) async throws(StorageError)

    /// Stores the text, cut into passages, in the search index, and makes the source ready: all or nothing. An earlier
    /// text becomes ``previousDocument(of:)``.
    func save(_ document: SourceDocument, of id: SourceID) async throws(StorageError)
    func document(of id: SourceID) async throws(StorageError) -> SourceDocument?
    /// The text before the source was read again; `nil` when it was read once, or had not changed.
    func previousDocument(of id: SourceID) async throws(StorageError) -> SourceDocument?
}

/// Finds passages of one account's sources.
public protocol PassageSearching: Sendable {
    /// Best first: passages with all the words, then those with the rarest of them. None for words that say nothing.
    ///
    /// - Parameter words: A question or a few words, as they were typed.
    func passages(
        matching words: String, in scope: SourceScope, of workspace: WorkspaceID, limit: Int
    ) async throws(StorageError) -> [PassageHit]
    /// `nil` for a passage of a text that was read again since.
    func passage(_ id: PassageID) async throws(StorageError) -> Passage?
}

/// One account's notes and what they rest on.
public protocol NoteStore: Sendable {
    /// Without the notebook document.
    func notes(in workspace: WorkspaceID, _ query: NotebookQuery) async throws(StorageError) -> NotebookPage<Note>
    func note(_ id: NoteID) async throws(StorageError) -> Note?
    /// The workspace's notebook document; `nil` before anything was written in it.
    func notebook(of workspace: WorkspaceID) async throws(StorageError) -> Note?
    func count(in workspace: WorkspaceID) async throws(StorageError) -> Int
    func add(_ note: NewNote, to workspace: WorkspaceID) async throws(StorageError) -> Note
    /// Everything of it but its id, kind and times.
    func save(_ note: Note) async throws(StorageError)
    func remove(_ id: NoteID) async throws(StorageError)
    func restore(_ id: NoteID) async throws(StorageError)
    /// Notes that show on a college's card, last changed first, of every workspace.
    func notes(about college: UnitID) async throws(StorageError) -> [Note]
    /// Notes with a citation of the source.
    func notes(citing source: SourceID) async throws(StorageError) -> [Note]
    /// Notes whose body links to the title: `[[title]]`, without regard to case.
    func notes(linkingTo title: String, in workspace: WorkspaceID) async throws(StorageError) -> [Note]
}

/// Keeps what is being written until it is saved, so that a crash loses nothing.
public protocol NoteJournal: Sendable {
    func keep(_ text: String, of note: NoteID)
    /// `nil` when nothing was left behind.
    func text(of note: NoteID) -> String?
    func forget(_ note: NoteID)
}
