public import Domain

extension NotebookService {
    public func workspaces() async throws(NotebookError) -> [Workspace] {
        try await storing { () throws(StorageError) in try await ports.workspaces.workspaces() }
    }

    /// The chosen one.
    ///
    /// - Parameter name: Of the first one, which is made when there is none.
    public func current(makingNamed name: String) async throws(NotebookError) -> Workspace {
        try await storing { () throws(StorageError) in try await ports.workspaces.current(makingNamed: name) }
    }

    public func choose(_ id: WorkspaceID) async throws(NotebookError) {
        try await storing { () throws(StorageError) in try await ports.workspaces.choose(id) }
        tell(.workspaces)
    }

    /// Makes a workspace and chooses it.
    public func addWorkspace(named name: String, objective: String = "") async throws(NotebookError) -> Workspace {
        let name = try Self.line(name, limit: Workspace.longestName)
        guard objective.count <= Workspace.longestObjective else { throw .tooLong(limit: Workspace.longestObjective) }
        let made = try await storing { () throws(StorageError) in
            let made = try await ports.workspaces.add(name: name, objective: objective)
            try await ports.workspaces.choose(made.id)
            return made
        }
        tell(.workspaces)
        return made
    }

    /// Stores a changed name, objective or archive mark.
    public func save(_ workspace: Workspace) async throws(NotebookError) {
        var workspace = workspace
        workspace.name = try Self.line(workspace.name, limit: Workspace.longestName)
        guard workspace.objective.count <= Workspace.longestObjective else {
            throw .tooLong(limit: Workspace.longestObjective)
        }
        let saved = workspace
        try await storing { () throws(StorageError) in try await ports.workspaces.save(saved) }
        tell(.workspaces)
    }

    /// It can be had again by ``restoreWorkspace(_:)`` for a day.
    public func removeWorkspace(_ id: WorkspaceID) async throws(NotebookError) {
        try await storing { () throws(StorageError) in try await ports.workspaces.remove(id) }
        tell(.workspaces)
    }

    public func restoreWorkspace(_ id: WorkspaceID) async throws(NotebookError) {
        try await storing { () throws(StorageError) in try await ports.workspaces.restore(id) }
        tell(.workspaces)
    }
}
