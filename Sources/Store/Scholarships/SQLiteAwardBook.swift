internal import Domain

/// One account's awards, a row each.
struct SQLiteAwardBook: AwardBook {
    let database: Database
    let account: AccountID

    init(_ database: Database, account: AccountID) {
        self.database = database
        self.account = account
    }

    func entries() async throws(StorageError) -> [AwardEntry] {
        try await database.read { [account] connection throws(SQLiteError) in
            let tasks = try connection.rows(
                "SELECT id, title, is_done FROM award_task WHERE account_id = ? ORDER BY id, position",
                SQLiteValue(account)
            ) { row throws(SQLiteError) in
                (
                    id: try row.text(0),
                    task: AwardTask(AwardTask.Title(stored: try row.text(1)), isDone: try row.integer(2) != 0)
                )
            }
            let byAward = Dictionary(grouping: tasks, by: \.id)
            return try connection.rows(
                "SELECT id, stage, is_passed, won FROM award_entry WHERE account_id = ? ORDER BY id",
                SQLiteValue(account)
            ) { row throws(SQLiteError) in
                let id = try row.text(0)
                var entry = AwardEntry(id: AwardID(id))
                if row.kind(1) != .null { entry.stage = BoardStage(rawValue: try row.text(1)) }
                entry.isPassed = try row.integer(2) != 0
                if row.kind(3) != .null { entry.won = Int(clamping: try row.integer(3)) }
                entry.tasks = byAward[id]?.map(\.task) ?? []
                return entry
            }
        }
    }

    func save(_ entries: [AwardEntry]) async throws(StorageError) {
        try await database.write { [account] connection throws(SQLiteError) in
            for entry in entries {
                // Its tasks go with it.
                try connection.run(
                    "DELETE FROM award_entry WHERE account_id = ? AND id = ?", SQLiteValue(account),
                    .text(entry.id.rawValue))
                guard !entry.isEmpty else { continue }
                try connection.run(
                    "INSERT INTO award_entry (account_id, id, stage, is_passed, won) VALUES (?, ?, ?, ?, ?)",
                    SQLiteValue(account), .text(entry.id.rawValue), entry.stage.map { .text($0.rawValue) } ?? .null,
                    .integer(entry.isPassed ? 1 : 0), entry.won.map { .integer(Int64($0)) } ?? .null)
                for (position, task) in entry.tasks.enumerated() {
                    try connection.run(
                        "INSERT INTO award_task (account_id, id, position, title, is_done) VALUES (?, ?, ?, ?, ?)",
                        SQLiteValue(account), .text(entry.id.rawValue), .integer(Int64(position)),
                        .text(task.title.stored), .integer(task.isDone ? 1 : 0))
                }
            }
        }
    }

    func own() async throws(StorageError) -> [Scholarship] {
        try await database.read { [account] connection throws(SQLiteError) in
            try connection.rows(
                "SELECT record FROM award WHERE account_id = ? ORDER BY id", SQLiteValue(account)
            ) { row throws(SQLiteError) in AwardRow(try row.text(0)).toDomain() }
            .compactMap(\.self)
        }
    }

    func save(own awards: [Scholarship]) async throws(StorageError) {
        try await database.write { [account] connection throws(SQLiteError) in
            for award in awards {
                try connection.run(
                    "INSERT OR REPLACE INTO award (account_id, id, record) VALUES (?, ?, ?)", SQLiteValue(account),
                    .text(award.id.rawValue), .text(AwardRow(award).text))
            }
        }
    }

    func remove(own ids: [AwardID]) async throws(StorageError) {
        try await database.write { [account] connection throws(SQLiteError) in
            for id in ids {
                try connection.run(
                    "DELETE FROM award WHERE account_id = ? AND id = ?", SQLiteValue(account), .text(id.rawValue))
            }
        }
    }
}

/// A student's own award as one JSON object.
struct AwardRow {
    let text: String

    init(_ text: String) { self.text = text }

    init(_ award: Scholarship) {
        let record = AwardRecord(award)
        text = JSONWriter.line(
            .object(
                AwardRecord.Field.allCases.filter { !record[$0].isEmpty }.map { field in
                    JSONMember(field.rawValue, .string(record[field]))
                }))
    }

    /// `nil` for a row that can't be read: `quad check` finds it and says so.
    func toDomain() -> Scholarship? {
        // See above.
        guard case .object(let members)? = try? JSONReader.read(Array(text.utf8)) else { return nil }
        var record = AwardRecord()
        for member in members {
            if let field = AwardRecord.Field(rawValue: member.key), case .string(let text) = member.value {
                record[field] = text
            }
        }
        return try? record.award()
    }
}
