public import Domain

/// Why the notebook did not do something.
public enum NotebookError: Error, Sendable, Hashable {
    case storage(StorageError)
    /// A name, a title or a text has to be there.
    case empty
    /// More characters than the limit.
    case tooLong(limit: Int)
    /// The thing is gone.
    case missing
    /// A source can't be added at all.
    case source(SourceFailure)
}

/// What has changed in a notebook; the store has it already.
public enum NotebookSignal: Sendable, Hashable {
    case workspaces
    case sources(WorkspaceID)
    case notes(WorkspaceID)
}
