public import Domain

/// One account's threads of questions.
struct SQLiteAdvisorStore: AdvisorStore {
    let database: Database
    let account: AccountID

    init(_ database: Database, account: AccountID) {
        self.database = database
        self.account = account
    }

    func threads(matching words: String) async throws(StorageError) -> [AdvisorThread] {
        let wanted = SearchFolding.key(of: words)
        let rows = try await database.run { [account] connection throws(SQLiteError) in
            try connection.rows(
                """
                SELECT id, title, updated,
                    (SELECT group_concat(question, ' ') FROM advisor_turn WHERE thread = advisor_thread.id)
                FROM advisor_thread WHERE account_id = ? ORDER BY updated DESC, id DESC
                """, SQLiteValue(account)
            ) { row throws(SQLiteError) in
                (
                    thread: AdvisorThread(
                        id: AdvisorThreadID(try row.integer(0, as: Int64.self)), title: try row.text(1),
                        updated: try row.integer(2, as: Int64.self)), questions: try row.textOrNil(3) ?? ""
                )
            }
        }
        guard !wanted.isEmpty else { return rows.map(\.thread) }
        return rows.filter { row in
            let text = SearchFolding.key(of: row.thread.title + " " + row.questions)
            return wanted.split(separator: " ").allSatisfy { text.contains($0) }
        }.map(\.thread)
    }

    func add(title: String, at time: Int64) async throws(StorageError) -> AdvisorThread {
        let id = try await database.write { [account] connection throws(SQLiteError) in
            try connection.run(
                "INSERT INTO advisor_thread (account_id, title, updated) VALUES (?, ?, ?)", SQLiteValue(account),
                .text(title), .integer(time))
            return connection.lastInsertedRow
        }
        return AdvisorThread(id: AdvisorThreadID(id), title: title, updated: time)
    }

    func rename(_ id: AdvisorThreadID, to title: String) async throws(StorageError) {
        try await database.write { [account] connection throws(SQLiteError) in
            try connection.run(
                "UPDATE advisor_thread SET title = ? WHERE account_id = ? AND id = ?", .text(title),
                SQLiteValue(account), .integer(id.rawValue))
        }
    }

    func turns(of id: AdvisorThreadID) async throws(StorageError) -> [AdvisorTurn] {
        try await database.run { [account] connection throws(SQLiteError) in
            var evidence: [Int: [Evidence]] = [:]
            let rows = try connection.rows(
                """
                SELECT number, evidence_id, kind, title, label, quote, target FROM advisor_evidence
                WHERE account_id = ? AND thread = ? ORDER BY number, place
                """, SQLiteValue(account), .integer(id.rawValue)
            ) { row throws(SQLiteError) in
                (
                    try row.integer(0, as: Int.self),
                    Evidence(
                        id: try row.text(1), kind: Evidence.Kind(rawValue: try row.text(2)) ?? .source,
                        title: try row.text(3), place: try row.text(4), text: try row.text(5),
                        target: AdvisorCode.target(try row.text(6)))
                )
            }
            for (number, passage) in rows { evidence[number, default: []].append(passage) }
            return try connection.rows(
                """
                SELECT number, question, asked, answer, limits, is_useful FROM advisor_turn
                WHERE account_id = ? AND thread = ? ORDER BY number
                """, SQLiteValue(account), .integer(id.rawValue)
            ) { row throws(SQLiteError) in
                let number = try row.integer(0, as: Int.self)
                // The marks of the checks follow from text and evidence.
                var answer = AnswerChecker(evidence[number] ?? []).check(try row.text(3))
                answer.limitations = AdvisorCode.limitations(try row.text(4), closest: evidence[number] ?? [])
                return AdvisorTurn(
                    id: number, question: try row.text(1), asked: try row.integer(2, as: Int64.self), answer: answer,
                    isUseful: try row.integerOrNil(5).map { $0 == 1 })
            }
        }
    }

    func save(_ turn: AdvisorTurn, in id: AdvisorThreadID) async throws(StorageError) {
        try await database.write { [account] connection throws(SQLiteError) in
            let (thread, number) = (SQLiteValue.integer(id.rawValue), SQLiteValue.integer(Int64(turn.id)))
            try connection.run(
                "DELETE FROM advisor_turn WHERE account_id = ? AND thread = ? AND number = ?", SQLiteValue(account),
                thread, number)
            try connection.run(
                "INSERT INTO advisor_turn VALUES (?, ?, ?, ?, ?, ?, ?, ?)", SQLiteValue(account), thread, number,
                .text(turn.question), .integer(turn.asked), .text(turn.answer.text),
                .text(AdvisorCode.text(turn.answer.limitations)),
                turn.isUseful.map { .integer($0 ? 1 : 0) } ?? .null)
            for (place, passage) in AdvisorCode.passages(of: turn.answer).enumerated() {
                try connection.run(
                    "INSERT INTO advisor_evidence VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)", SQLiteValue(account), thread,
                    number, .integer(Int64(place)), .text(passage.id), .text(passage.kind.rawValue),
                    .text(passage.title), .text(passage.place), .text(passage.text),
                    .text(AdvisorCode.text(passage.target)))
            }
            try connection.run(
                "UPDATE advisor_thread SET updated = max(updated, ?) WHERE account_id = ? AND id = ?",
                .integer(turn.asked), SQLiteValue(account), thread)
        }
    }
}

extension UserDatabase {
    /// The threads of one account.
    public func advisor(for account: AccountID) -> any AdvisorStore {
        SQLiteAdvisorStore(database, account: account)
    }
}
