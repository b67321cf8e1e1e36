internal import Domain

/// A row of `source`.
enum SourceRow {
    static let columns =
        "id, workspace, kind, reference, title, state, failure, detail, added, updated, passages"

    static func find(_ id: SourceID, of account: AccountID, in connection: Connection) throws(SQLiteError) -> Source? {
        try connection.first(
            "SELECT \(columns) FROM source WHERE account_id = ? AND id = ? AND removed IS NULL", SQLiteValue(account),
            .integer(id.rawValue), read: source)
    }

    static func source(_ row: Statement) throws(SQLiteError) -> Source {
        guard let kind = SourceOrigin.Kind(rawValue: try row.text(2)),
            let origin = SourceOrigin(kind, reference: try row.text(3))
        else { throw row.mismatch("column kind or reference names no source") }
        return Source(
            id: SourceID(try row.integer(0)), workspace: WorkspaceID(try row.integer(1)), origin: origin,
            title: try row.text(4),
            state: try state(try row.text(5), failure: try row.textOrNil(6), detail: try row.textOrNil(7), row),
            added: try row.integer(8), updated: try row.integer(9), passages: try row.integer(10, as: Int.self))
    }

    static func columns(of state: SourceState) -> (name: String, failure: String?, detail: String?) {
        switch state {
        case .added: ("added", nil, nil)
        case .extracting: ("extracting", nil, nil)
        case .indexing: ("indexing", nil, nil)
        case .ready: ("ready", nil, nil)
        case .failed(let failure): ("failed", code(failure).name, code(failure).detail)
        }
    }

    private static func state(
        _ name: String, failure: String?, detail: String?, _ row: Statement
    ) throws(SQLiteError) -> SourceState {
        switch name {
        case "added": .added
        case "extracting": .extracting
        case "indexing": .indexing
        case "ready": .ready
        case "failed": .failed(Self.failure(failure ?? "", detail ?? ""))
        default: throw row.mismatch("column state is not known")
        }
    }

    private static func code(_ failure: SourceFailure) -> (name: String, detail: String?) {
        switch failure {
        case .badAddress: ("badAddress", nil)
        case .privateAddress: ("privateAddress", nil)
        case .unreachable(let reason): ("unreachable", reason)
        case .refused(let status): ("refused", "\(status)")
        case .tooManyRedirects: ("tooManyRedirects", nil)
        case .tooSlow: ("tooSlow", nil)
        case .tooLarge: ("tooLarge", nil)
        case .wrongType(let type): ("wrongType", type)
        case .unknownCharset(let name): ("unknownCharset", name)
        case .noText: ("noText", nil)
        case .damaged(let reason): ("damaged", reason)
        case .missing: ("missing", nil)
        case .unreadable: ("unreadable", nil)
        case .needs(let name): ("needs", name)
        case .circular: ("circular", nil)
        case .storage, .cancelled: ("cancelled", nil)
        }
    }

    private static func failure(_ name: String, _ detail: String) -> SourceFailure {
        switch name {
        case "badAddress": .badAddress
        case "privateAddress": .privateAddress
        case "unreachable": .unreachable(reason: detail)
        case "refused": .refused(status: Int(detail) ?? 0)
        case "tooManyRedirects": .tooManyRedirects
        case "tooSlow": .tooSlow
        case "tooLarge": .tooLarge
        case "wrongType": .wrongType(detail)
        case "unknownCharset": .unknownCharset(detail)
        case "noText": .noText
        case "missing": .missing
        case "unreadable": .unreadable
        case "needs": .needs(detail)
        case "circular": .circular
        case "cancelled": .cancelled
        default: .damaged(reason: detail)
        }
    }
}

/// A row of `source_text`.
enum SourceTextRow {
    /// The text that was there becomes the previous one, unless it is the same.
    static func save(
        _ document: SourceDocument, of id: SourceID, _ account: AccountID, in connection: Connection
    ) throws(SQLiteError) {
        if let old = try self.document(of: id, isPrevious: false, in: connection), old.text != document.text {
            try connection.run(
                "DELETE FROM source_text WHERE source = ? AND is_previous = 1", .integer(id.rawValue))
            try connection.run("UPDATE source_text SET is_previous = 1 WHERE source = ?", .integer(id.rawValue))
        }
        try connection.run(
            """
            INSERT OR REPLACE INTO source_text (source, account_id, is_previous, title, kinds, text)
            VALUES (?, ?, 0, ?, ?, ?)
            """, .integer(id.rawValue), SQLiteValue(account), SQLiteValue(document.title),
            .text(String(document.kinds.map(\.code))), .text(document.text))
    }

    static func document(
        of id: SourceID, isPrevious: Bool, in connection: Connection
    ) throws(SQLiteError) -> SourceDocument? {
        try connection.first(
            "SELECT title, kinds, text FROM source_text WHERE source = ? AND is_previous = ?", .integer(id.rawValue),
            .integer(isPrevious ? 1 : 0)
        ) { row throws(SQLiteError) in
            let kinds = try row.text(1).compactMap { SourceDocument.LineKind(code: $0) }
            let document = SourceDocument(title: try row.textOrNil(0), text: try row.text(2), kinds: kinds)
            guard let document else { throw row.mismatch("column kinds does not fit the text") }
            return document
        }
    }
}
