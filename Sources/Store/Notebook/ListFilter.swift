internal import Domain

/// A condition that asks for every word of a search in a folded column; the words are its values.
struct ListFilter: Sendable {
    let sql: String
    let values: [SQLiteValue]

    init(_ words: String, column: String) {
        let words = SearchFolding.words(of: words).prefix(12).map { String(decoding: $0, as: UTF8.self) }
        sql = words.map { _ in " AND instr(\(column), ?) > 0" }.joined()
        values = words.map { .text($0) }
    }
}

extension NotebookOrder {
    /// Never ambiguous, so that pages fit together.
    var sql: String {
        switch self {
        case .updated: "updated DESC, id DESC"
        case .added: "id DESC"
        case .ascending: "title_key, id"
        case .descending: "title_key DESC, id DESC"
        }
    }
}

extension Connection {
    /// The first column of the first row, a number.
    func firstValue(_ sql: String, _ values: [SQLiteValue]) throws(SQLiteError) -> Int64 {
        try allRows(sql, values) { row throws(SQLiteError) in try row.integer(0) }.first ?? 0
    }
}
