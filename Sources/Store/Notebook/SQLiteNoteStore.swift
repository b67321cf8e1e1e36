internal import Domain

/// One account's notes: a row each, with rows for what they cite and link to.
struct SQLiteNoteStore: NoteStore {
    let database: Database
    let account: AccountID
    let clock: any WallClock

    func notes(in workspace: WorkspaceID, _ query: NotebookQuery) async throws(StorageError) -> NotebookPage<Note> {
        let filter = ListFilter(query.words, column: "search_key")
        let values = [SQLiteValue(account), .integer(workspace.rawValue)] + filter.values
        return try await database.read { [account] connection throws(SQLiteError) in
            let place =
                "FROM note WHERE account_id = ? AND workspace = ? AND kind = 'note' AND removed IS NULL\(filter.sql)"
            let total = try connection.firstValue("SELECT count(*) \(place)", values)
            let items = try NoteRow.notes(
                "\(place) ORDER BY \(query.order.sql) LIMIT ? OFFSET ?",
                values + [SQLiteValue(query.limit), SQLiteValue(query.offset)], account, in: connection)
            return NotebookPage(items: items, total: Int(total))
        }
    }

    func note(_ id: NoteID) async throws(StorageError) -> Note? {
        try await notes("FROM note WHERE account_id = ? AND id = ? AND removed IS NULL", .integer(id.rawValue)).first
    }

    func notebook(of workspace: WorkspaceID) async throws(StorageError) -> Note? {
        try await notes(
            "FROM note WHERE account_id = ? AND workspace = ? AND kind = 'notebook' AND removed IS NULL",
            .integer(workspace.rawValue)
        ).first
    }

    func count(in workspace: WorkspaceID) async throws(StorageError) -> Int {
        try await database.run { [account] connection throws(SQLiteError) in
            Int(
                try connection.firstValue(
                    """
                    SELECT count(*) FROM note
                    WHERE account_id = ? AND workspace = ? AND kind = 'note' AND removed IS NULL
                    """, [SQLiteValue(account), .integer(workspace.rawValue)]))
        }
    }

    func add(_ note: NewNote, to workspace: WorkspaceID) async throws(StorageError) -> Note {
        try await database.write { [account, clock] connection throws(SQLiteError) in
            let now = clock.now()
            let id = try connection.first(
                """
                INSERT INTO note (account_id, workspace, kind, title, title_key, body, search_key, tags, created, updated)
                SELECT ?1, id, ?3, '', '', '', '', '', ?4, ?4 FROM workspace WHERE account_id = ?1 AND id = ?2
                RETURNING id
                """, SQLiteValue(account), .integer(workspace.rawValue), .text(note.kind.rawValue), .integer(now)
            ) { row throws(SQLiteError) in NoteID(try row.integer(0)) }
            guard let id else { throw SQLiteError(extendedCode: 0, message: "the workspace is gone") }
            let made = Note(
                id: id, workspace: workspace, kind: note.kind, title: note.title, body: note.body, tags: note.tags,
                college: note.college, citations: note.citations, created: now, updated: now)
            try NoteRow.save(made, account, at: now, in: connection)
            return made
        }
    }

    func save(_ note: Note) async throws(StorageError) {
        try await database.write { [account, clock] connection throws(SQLiteError) in
            try NoteRow.save(note, account, at: clock.now(), in: connection)
        }
    }

    func remove(_ id: NoteID) async throws(StorageError) { try await setRemoved(.integer(clock.now()), id) }

    func restore(_ id: NoteID) async throws(StorageError) { try await setRemoved(.null, id) }

    func notes(about college: UnitID) async throws(StorageError) -> [Note] {
        try await notes(
            """
            FROM note WHERE account_id = ? AND college = ? AND removed IS NULL
            AND workspace IN (SELECT id FROM workspace WHERE removed IS NULL) ORDER BY updated DESC, id DESC
            """, SQLiteValue(college.rawValue))
    }

    func notes(citing source: SourceID) async throws(StorageError) -> [Note] {
        try await notes(
            """
            FROM note WHERE account_id = ? AND removed IS NULL AND id IN (
                SELECT note FROM note_citation WHERE kind = 'source' AND reference = ?
            ) ORDER BY updated DESC, id DESC
            """, .text(String(source.rawValue)))
    }

    func notes(linkingTo title: String, in workspace: WorkspaceID) async throws(StorageError) -> [Note] {
        try await notes(
            """
            FROM note WHERE account_id = ? AND workspace = ? AND removed IS NULL AND id IN (
                SELECT note FROM note_link WHERE title_key = ?
            ) ORDER BY updated DESC, id DESC
            """, .integer(workspace.rawValue), .text(SearchFolding.key(of: title)))
    }

    /// - Parameter place: Everything from FROM on; its first value is the account.
    private func notes(_ place: String, _ values: SQLiteValue...) async throws(StorageError) -> [Note] {
        let values = [SQLiteValue(account)] + values
        return try await database.read { [account] connection throws(SQLiteError) in
            try NoteRow.notes(place, values, account, in: connection)
        }
    }

    private func setRemoved(_ time: SQLiteValue, _ id: NoteID) async throws(StorageError) {
        try await database.write { [account] connection throws(SQLiteError) in
            try connection.run(
                "UPDATE note SET removed = ? WHERE account_id = ? AND id = ?", time, SQLiteValue(account),
                .integer(id.rawValue))
        }
    }
}
