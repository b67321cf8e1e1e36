internal import Domain

/// A row of `note` and the rows that belong to it.
enum NoteRow {
    private static let columns = "id, workspace, kind, title, body, tags, college, created, updated"

    static func notes(
        _ place: String, _ values: [SQLiteValue], _ account: AccountID, in connection: Connection
    ) throws(SQLiteError) -> [Note] {
        let citations = "SELECT \(CitationRow.columns) FROM note_citation WHERE note = ? ORDER BY number"
        return try connection.allRows("SELECT \(columns) \(place)", values) { row throws(SQLiteError) in
            let id = NoteID(try row.integer(0))
            guard let kind = Note.Kind(rawValue: try row.text(2)) else {
                throw row.mismatch("column kind is not known")
            }
            return Note(
                id: id, workspace: WorkspaceID(try row.integer(1)), kind: kind, title: try row.text(3),
                body: try row.text(4), tags: try row.text(5).split(separator: "\n").map(String.init),
                college: row.isNull(6) ? nil : UnitID(try row.integer(6, as: Int32.self)),
                citations: try connection.rows(citations, .integer(id.rawValue), read: CitationRow.citation)
                    .compactMap(\.self),
                created: try row.integer(7), updated: try row.integer(8))
        }
    }

    /// Nothing happens for a note that is gone.
    static func save(_ note: Note, _ account: AccountID, at now: Int64, in connection: Connection) throws(SQLiteError) {
        try connection.run(
            """
            UPDATE note SET title = ?, title_key = ?, body = ?, search_key = ?, tags = ?, college = ?, updated = ?
            WHERE account_id = ? AND id = ?
            """, .text(note.title), .text(SearchFolding.key(of: note.title)), .text(note.body),
            .text(SearchFolding.key(of: ([note.title] + note.tags + [note.body]).joined(separator: "\n"))),
            .text(note.tags.joined(separator: "\n")), SQLiteValue(note.college?.rawValue), .integer(now),
            SQLiteValue(account), .integer(note.id.rawValue))
        guard connection.changes > 0 else { return }
        for table in ["note_citation", "note_link"] {
            try connection.run("DELETE FROM \(table) WHERE note = ?", .integer(note.id.rawValue))
        }
        for citation in note.citations {
            let (kind, reference, range) = CitationRow.columns(of: citation.target)
            try connection.run(
                """
                INSERT OR IGNORE INTO note_citation
                (note, number, account_id, kind, reference, first, last, title, place, quote)
                VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
                """, .integer(note.id.rawValue), SQLiteValue(citation.number), SQLiteValue(account), .text(kind),
                .text(reference), SQLiteValue(range.lowerBound), SQLiteValue(range.upperBound), .text(citation.title),
                .text(citation.place), .text(citation.quote))
        }
        for title in NoteLinks.titles(in: note.body) {
            try connection.run(
                "INSERT OR IGNORE INTO note_link (note, title_key, account_id) VALUES (?, ?, ?)",
                .integer(note.id.rawValue), .text(SearchFolding.key(of: title)), SQLiteValue(account))
        }
    }
}

/// A row of `note_citation`.
private enum CitationRow {
    static let columns = "number, kind, reference, first, last, title, place, quote"

    static func columns(of target: NoteCitation.Target) -> (kind: String, reference: String, range: Range<Int>) {
        switch target {
        case .source(let id, let range): ("source", String(id.rawValue), range)
        case .college(let id): ("college", id.description, 0..<0)
        case .scholarship(let id): ("scholarship", id.rawValue, 0..<0)
        case .guidance(let name): ("guidance", name, 0..<0)
        case .profile: ("profile", "", 0..<0)
        }
    }

    /// `nil` for what this program does not know.
    static func citation(_ row: Statement) throws(SQLiteError) -> NoteCitation? {
        let reference = try row.text(2)
        let (first, last) = (try row.integer(3, as: Int.self), try row.integer(4, as: Int.self))
        let target: NoteCitation.Target
        switch try row.text(1) {
        case "source":
            guard let id = Int64(reference), first <= last else { return nil }
            target = .source(SourceID(id), first..<last)
        case "college":
            guard let id = UnitID(reference) else { return nil }
            target = .college(id)
        case "scholarship": target = .scholarship(AwardID(reference))
        case "guidance": target = .guidance(reference)
        case "profile": target = .profile
        default: return nil
        }
        return NoteCitation(
            number: try row.integer(0, as: Int.self), target: target, title: try row.text(5), place: try row.text(6),
            quote: try row.text(7))
    }
}
