internal import CSQLite

/// BM25 as FTS5's own `bm25` computes it, with weights that are passed in: that one counts every phrase's rows anew for
/// each search, which is what a search for common words would mostly wait for.
///
/// In SQL: `passage_rank(passage_search, average, weight…)`, where `average` is the mean number of words of a passage
/// and each weight belongs to one phrase of the query; a phrase of weight 0 does not count.
enum PassageRank {
    static let k1 = 1.2
    static let b = 0.75

    /// - Returns: How much a word tells that is in `count` of `total` passages; never quite 0.
    static func weight(count: Int, total: Int, log: (Double) -> Double) -> Double {
        max(1e-6, log((Double(total - count) + 0.5) / (Double(count) + 0.5)))
    }

    static func teach(_ connection: Connection) throws(SQLiteError) {
        guard !connection.knowsPassageRank else { return }
        // The extension's interface is handed out by a function of SQL, https://www.sqlite.org/fts5.html section 7.
        var api: UnsafeMutablePointer<fts5_api>?
        var statement: OpaquePointer?
        var code = sqlite3_prepare_v2(connection.handle, "SELECT fts5(?1)", -1, &statement, nil)
        defer { sqlite3_finalize(statement) }
        guard code == SQLITE_OK else { throw connection.error(code, sql: nil) }
        withUnsafeMutablePointer(to: &api) { pointer in
            sqlite3_bind_pointer(statement, 1, pointer, "fts5_api_ptr", nil)
            sqlite3_step(statement)
        }
        guard let api, let create = api.pointee.xCreateFunction else {
            throw SQLiteError(extendedCode: SQLITE_ERROR, message: "this SQLite has no FTS5")
        }
        code = create(
            api, "passage_rank", nil,
            { api, row, context, count, values in
                sqlite3_result_double(context, PassageRank.score(api, row, count, values))
            }, nil)
        guard code == SQLITE_OK else { throw connection.error(code, sql: nil) }
        connection.knowsPassageRank = true
    }

    private static func score(
        _ api: UnsafePointer<Fts5ExtensionApi>?, _ row: OpaquePointer?, _ count: Int32,
        _ values: UnsafeMutablePointer<OpaquePointer?>?
    ) -> Double {
        guard let functions = api?.pointee, let size = functions.xColumnSize, let first = functions.xPhraseFirst,
            let next = functions.xPhraseNext, let values, count > 1
        else { return 0 }
        var words: Int32 = 0
        _ = size(row, -1, &words)
        let length = k1 * (1 - b + b * Double(words) / max(1, sqlite3_value_double(values[0])))
        var sum = 0.0
        for phrase in 0..<count - 1 {
            let weight = sqlite3_value_double(values[Int(phrase) + 1])
            guard weight > 0 else { continue }
            var place = Fts5PhraseIter()
            var column: Int32 = 0
            var offset: Int32 = 0
            var hits = 0.0
            guard first(row, phrase, &place, &column, &offset) == SQLITE_OK else { continue }
            while column >= 0 {
                hits += 1
                next(row, &place, &column, &offset)
            }
            sum += weight * hits * (k1 + 1) / (hits + length)
        }
        return sum
    }
}
