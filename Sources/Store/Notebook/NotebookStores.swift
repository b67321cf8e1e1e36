public import Domain

/// One account's notebook; dropping it is signing out.
public struct NotebookStores: Sendable {
    public let workspaces: any WorkspaceStore
    public let sources: any SourceStore
    public let passages: any PassageSearching
    public let notes: any NoteStore
    private let search: SQLitePassageSearch

    init(_ database: Database, account: AccountID, clock: any WallClock) {
        workspaces = SQLiteWorkspaceStore(database: database, account: account, clock: clock)
        sources = SQLiteSourceStore(database: database, account: account, clock: clock)
        search = SQLitePassageSearch(database: database, account: account)
        passages = search
        notes = SQLiteNoteStore(database: database, account: account, clock: clock)
    }

    /// Ranks every passage with any of the words by FTS5's own `bm25`: what a search is measured against.
    public func rankingAll(
        _ words: String, of workspace: WorkspaceID, limit: Int
    ) async throws(StorageError) -> [PassageID] {
        try await search.rankingAll(words, of: workspace, limit: limit)
    }
}

extension UserDatabase {
    public func notebook(for account: AccountID, clock: any WallClock = SystemClock()) -> NotebookStores {
        NotebookStores(database, account: account, clock: clock)
    }
}
