internal import Domain
private import Glibc

/// One search: the best passages of a workspace for a few words.
///
/// Ranking every passage that holds any of the words costs as much as the commonest word has passages. Here the words
/// that must be there are chosen so that nothing is missed: a passage with the words S scores at most the sum of their
/// weights times ``reach``, so once ten passages are known, sets of words that cannot beat the tenth need no look. All
/// the words come first; then fewer, the rarest kept longest.
struct PassageSearch {
    /// How often a word's weight counts at most. BM25 allows 2.2 for a word repeated without end; in a passage of common
    /// length three times gives 1.57, five times 1.77.
    static let reach = 1.6
    /// Passages that a set of required words may be expected to have before one more word is required.
    static let expected = 1_500.0
    /// Words that are looked for; the rarest of them.
    static let mostWords = 8

    private let connection: Connection
    private let workspace: WorkspaceID
    private let limit: Int
    /// Ids that may be found; `nil` for every one of the workspace.
    private let allowed: [ClosedRange<Int64>]?

    private var words: [Word] = []
    private var total = 0
    private var average = 1.0
    /// The best so far, best first.
    private var found: [(score: Double, id: Int64)] = []

    private struct Word {
        let text: String
        let count: Int
        let weight: Double
    }

    init(_ connection: Connection, _ workspace: WorkspaceID, allowed: [ClosedRange<Int64>]?, limit: Int) {
        self.connection = connection
        self.workspace = workspace
        self.allowed = allowed
        self.limit = limit
    }

    mutating func run(_ question: String) throws(SQLiteError) -> [(score: Double, id: Int64)] {
        guard limit > 0, allowed?.isEmpty != true else { return [] }
        try weigh(PassageWords.asked(question, limit: 40))
        guard !words.isEmpty else { return [] }
        try PassageRank.teach(connection)
        var required: [UInt] = []
        for set in sets() {
            if found.count == limit, ceiling(set) <= found[limit - 1].score { break }
            if required.contains(where: { $0 & set == $0 }) { continue }
            let narrowed = narrowed(set)
            required.append(narrowed)
            try look(for: narrowed)
        }
        return found
    }

    /// The words that occur, rarest first.
    private mutating func weigh(_ asked: [String]) throws(SQLiteError) {
        let sums = try connection.first(
            "SELECT passages, words FROM passage_total WHERE workspace = ?", .integer(workspace.rawValue)
        ) { row throws(SQLiteError) in
            (passages: try row.integer(0, as: Int.self), words: try row.integer(1, as: Int.self))
        }
        guard let sums, sums.passages > 0 else { return }
        total = sums.passages
        average = Double(sums.words) / Double(sums.passages)
        for text in asked {
            let count = try connection.first(
                "SELECT passages FROM passage_word WHERE workspace = ? AND word = ?", .integer(workspace.rawValue),
                .text(text)
            ) { row throws(SQLiteError) in try row.integer(0, as: Int.self) }
            guard let count, count > 0 else { continue }
            words.append(
                Word(text: text, count: count, weight: PassageRank.weight(count: count, total: total) { log($0) }))
        }
        words.sort { $0.count < $1.count }
        words = Array(words.prefix(Self.mostWords))
    }

    /// Every set of words as bits, those that may score most first.
    private func sets() -> [UInt] {
        (1..<(1 << UInt(words.count))).map { (set: $0, ceiling: ceiling($0)) }.sorted { $0.ceiling > $1.ceiling }
            .map(\.set)
    }

    private func ceiling(_ set: UInt) -> Double {
        words.indices.reduce(0) { set & 1 << UInt($1) == 0 ? $0 : $0 + words[$1].weight } * Self.reach
    }

    /// As few of the set's words, rarest first, as leave few enough passages.
    private func narrowed(_ set: UInt) -> UInt {
        var chosen: UInt = 0
        var expected = Double(total)
        for index in words.indices where set & 1 << UInt(index) != 0 {
            chosen |= 1 << UInt(index)
            // Words of one subject come together more often than by chance.
            let share = Double(words[index].count) / Double(total)
            expected = chosen.nonzeroBitCount == 1 ? Double(words[index].count) : expected * min(1, share * 6)
            if expected <= Self.expected { break }
        }
        return chosen
    }

    /// Ranks, by all the words, the passages that have those of the set.
    private mutating func look(for set: UInt) throws(SQLiteError) {
        let inside = words.indices.filter { set & 1 << UInt($0) != 0 }
        let outside = words.indices.filter { set & 1 << UInt($0) == 0 }
        var query = inside.map { Self.quoted(words[$0].text) }.joined(separator: " AND ")
        var weights = inside.map { words[$0].weight }
        if let first = inside.first, !outside.isEmpty {
            // The others need not be there but count where they are.
            query += " AND (" + ([first] + outside).map { Self.quoted(words[$0].text) }.joined(separator: " OR ") + ")"
            weights += [0] + outside.map { words[$0].weight }
        }
        let marks = weights.map { _ in "?" }.joined(separator: ", ")
        let bounds = allowed.map { ($0.first?.lowerBound ?? 0)...($0.last?.upperBound ?? 0) }
        let ids = bounds ?? PassageIndex.ids(of: workspace)
        let statement = try connection.statement(
            """
            SELECT rowid, passage_rank(passage_search, ?, \(marks)) FROM passage_search
            WHERE passage_search MATCH ? AND rowid BETWEEN ? AND ?
            """)
        defer { statement.reset() }
        try statement.bind(
            [.real(average)] + weights.map { .real($0) }
                + [.text(query), .integer(ids.lowerBound), .integer(ids.upperBound)])
        while try statement.step() {
            let id = try statement.integer(0)
            let score = try statement.real(1)
            if found.count == limit, score <= found[limit - 1].score { continue }
            guard isAllowed(id), !found.contains(where: { $0.id == id }) else { continue }
            // Of equals the earlier passage goes first.
            let place = found.firstIndex { $0.score < score || ($0.score == score && $0.id > id) } ?? found.count
            found.insert((score, id), at: place)
            if found.count > limit { found.removeLast() }
        }
    }

    private func isAllowed(_ id: Int64) -> Bool {
        guard let allowed else { return true }
        var (low, high) = (0, allowed.count)
        while low < high {
            let middle = (low + high) / 2
            if allowed[middle].upperBound < id { low = middle + 1 } else { high = middle }
        }
        return low < allowed.count && allowed[low].contains(id)
    }

    /// Words hold letters and digits alone.
    private static func quoted(_ word: String) -> String { "\"\(word)\"" }
}
