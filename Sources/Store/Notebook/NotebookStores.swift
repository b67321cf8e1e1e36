public import Domain

/// One account's notebook; dropping it is signing out.
public struct NotebookStores: Sendable {
    public let workspaces: any WorkspaceStore
    public let sources: any SourceStore
    public let passages: any PassageSearching
    public let notes: any NoteStore
}

extension UserDatabase {
    public func notebook(for account: AccountID, clock: any WallClock = SystemClock()) -> NotebookStores {
        NotebookStores(
            workspaces: SQLiteWorkspaceStore(database: database, account: account, clock: clock),
            sources: SQLiteSourceStore(database: database, account: account, clock: clock),
            passages: SQLitePassageSearch(database: database, account: account),
            notes: SQLiteNoteStore(database: database, account: account, clock: clock))
    }
}
