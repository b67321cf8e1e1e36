internal import Domain

/// One account's workspaces, a row each.
struct SQLiteWorkspaceStore: WorkspaceStore {
    let database: Database
    let account: AccountID
    let clock: any WallClock

    private static let columns = "id, name, objective, is_archived, created, updated"

    func workspaces() async throws(StorageError) -> [Workspace] {
        try await database.run { [account] connection throws(SQLiteError) in
            try connection.rows(
                """
                SELECT \(Self.columns) FROM workspace WHERE account_id = ? AND removed IS NULL
                ORDER BY used DESC, id DESC
                """, SQLiteValue(account), read: Self.workspace)
        }
    }

    func workspace(_ id: WorkspaceID) async throws(StorageError) -> Workspace? {
        try await database.run { [account] connection throws(SQLiteError) in
            try connection.first(
                "SELECT \(Self.columns) FROM workspace WHERE account_id = ? AND id = ? AND removed IS NULL",
                SQLiteValue(account), .integer(id.rawValue), read: Self.workspace)
        }
    }

    func current(makingNamed name: String) async throws(StorageError) -> Workspace {
        try await database.write { [account, clock] connection throws(SQLiteError) in
            let found = try connection.first(
                """
                SELECT \(Self.columns) FROM workspace WHERE account_id = ? AND removed IS NULL AND is_archived = 0
                ORDER BY used DESC, id LIMIT 1
                """, SQLiteValue(account), read: Self.workspace)
            if let found { return found }
            return try Self.add(name, "", account, clock.now(), in: connection)
        }
    }

    func choose(_ id: WorkspaceID) async throws(StorageError) {
        try await change(
            id, "used = max(?, (SELECT max(used) + 1 FROM workspace))", .integer(clock.now()))
    }

    func add(name: String, objective: String) async throws(StorageError) -> Workspace {
        try await database.write { [account, clock] connection throws(SQLiteError) in
            try Self.add(name, objective, account, clock.now(), in: connection)
        }
    }

    func save(_ workspace: Workspace) async throws(StorageError) {
        try await change(
            workspace.id, "name = ?, objective = ?, is_archived = ?, updated = ?", .text(workspace.name),
            .text(workspace.objective), .integer(workspace.isArchived ? 1 : 0), .integer(clock.now()))
    }

    func remove(_ id: WorkspaceID) async throws(StorageError) {
        try await change(id, "removed = ?", .integer(clock.now()))
    }

    func restore(_ id: WorkspaceID) async throws(StorageError) { try await change(id, "removed = ?", .null) }

    func purge(removedBefore time: Int64) async throws(StorageError) {
        try await database.write { [account] connection throws(SQLiteError) in
            let sources = try connection.rows(
                """
                SELECT s.id FROM source s JOIN workspace w ON w.id = s.workspace
                WHERE s.account_id = ?1 AND s.removed IS NULL AND w.removed < ?2
                """, SQLiteValue(account), .integer(time)
            ) { row throws(SQLiteError) in SourceID(try row.integer(0)) }
            for source in sources { try PassageIndex.remove(source, in: connection) }
            for table in ["note", "source", "workspace"] {
                try connection.run(
                    "DELETE FROM \(table) WHERE account_id = ? AND removed < ?", SQLiteValue(account), .integer(time))
            }
        }
    }

    /// - Parameter assignments: The last `?` of the statement are account and id.
    private func change(
        _ id: WorkspaceID, _ assignments: String, _ values: SQLiteValue...
    ) async throws(StorageError) {
        let values = values + [SQLiteValue(account), .integer(id.rawValue)]
        try await database.write { connection throws(SQLiteError) in
            try connection.run(
                "UPDATE workspace SET \(assignments) WHERE account_id = ? AND id = ?", values: values)
        }
    }

    private static func add(
        _ name: String, _ objective: String, _ account: AccountID, _ now: Int64, in connection: Connection
    ) throws(SQLiteError) -> Workspace {
        let made = try connection.first(
            """
            INSERT INTO workspace (account_id, name, objective, is_archived, created, updated, used)
            VALUES (?1, ?2, ?3, 0, ?4, ?4, ?4) RETURNING \(columns)
            """, SQLiteValue(account), .text(name), .text(objective), .integer(now), read: workspace)
        guard let made else { throw SQLiteError(extendedCode: 0, message: "nothing was inserted") }
        return made
    }

    private static func workspace(_ row: Statement) throws(SQLiteError) -> Workspace {
        Workspace(
            id: WorkspaceID(try row.integer(0)), name: try row.text(1), objective: try row.text(2),
            isArchived: try row.integer(3) != 0, created: try row.integer(4), updated: try row.integer(5))
    }
}
