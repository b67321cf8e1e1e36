internal import Domain

/// The changes of a shortlist, a row each, numbered from 1.
extension SQLiteExploreStore {
    func shortlist() async throws(StorageError) -> Shortlist {
        let rows = try await database.run { [account] connection throws(SQLiteError) in
            try connection.rows(
                "SELECT time, kind, unitid, value FROM shortlist_change WHERE account_id = ? ORDER BY number",
                SQLiteValue(account)
            ) { row throws(SQLiteError) in try ShortlistChange(row) }
        }
        // A change of a later program's kind stays where it is and does not count.
        return Shortlist(rows.compactMap(\.self))
    }

    func append(_ change: ShortlistChange) async throws(StorageError) {
        try await database.write { [account] connection throws(SQLiteError) in
            let (kind, id, value) = change.kind.columns
            try connection.run(
                """
                INSERT INTO shortlist_change (account_id, number, time, kind, unitid, value)
                SELECT ?1, 1 + coalesce(max(number), 0), ?2, ?3, ?4, ?5 FROM shortlist_change WHERE account_id = ?1
                """, SQLiteValue(account), .integer(change.time), .text(kind), SQLiteValue(id), .text(value))
        }
    }

    func undoShortlist() async throws(StorageError) -> ShortlistChange? {
        try await database.write { [account] connection throws(SQLiteError) in
            let last = try connection.first(
                """
                SELECT time, kind, unitid, value FROM shortlist_change WHERE account_id = ?
                ORDER BY number DESC LIMIT 1
                """, SQLiteValue(account)
            ) { row throws(SQLiteError) in try ShortlistChange(row) }
            guard let last else { return nil }
            try connection.run(
                """
                DELETE FROM shortlist_change WHERE account_id = ?1
                AND number = (SELECT max(number) FROM shortlist_change WHERE account_id = ?1)
                """, SQLiteValue(account))
            return last
        }
    }
}

extension ShortlistChange {
    /// `nil` for a kind that this program does not know.
    fileprivate init?(_ row: Statement) throws(SQLiteError) {
        let id = UnitID(try row.integer(2, as: Int32.self))
        let value = try row.text(3)
        let kind: Kind
        switch try row.text(1) {
        case "note": kind = .note(id, value)
        case "tags": kind = .tags(id, value.split(separator: "\n").map(String.init))
        case "order": kind = .order(value.split(separator: " ").compactMap { UnitID($0) })
        default: return nil
        }
        self.init(time: try row.integer(0), kind: kind)
    }
}

extension ShortlistChange.Kind {
    fileprivate var columns: (kind: String, id: Int32, value: String) {
        switch self {
        case .note(let id, let text): ("note", id.rawValue, text)
        case .tags(let id, let names): ("tags", id.rawValue, names.joined(separator: "\n"))
        case .order(let ids): ("order", 0, ids.map(\.description).joined(separator: " "))
        }
    }
}
