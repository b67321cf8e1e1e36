internal import Domain

/// Every name and alias in memory, ready to be matched at each key.
final class SearchIndex {
    /// One college found: its row, and which alias matched (0 for the name).
    struct Match: Hashable {
        let row: Int
        let alias: Int
    }

    private let words: [UInt8]
    private let wordStarts: [Int32]
    private let entries: [UInt32]
    private let places: [UInt32]
    private let placeStarts: [Int32]
    private let ranks: [UInt32]
    /// Costs of the words of the last query: typing changes the last word only.
    private var known: [[UInt8]: WordMatcher.Costs] = [:]

    /// - Parameters: As `SearchIndexBuilder.Blobs` holds them.
    init(words: [UInt8], entries: [UInt32], places: [UInt32], ranks: [UInt32]) {
        self.words = words
        self.entries = entries
        self.places = places
        self.ranks = ranks
        var starts: [Int32] = [0]
        for (index, byte) in words.enumerated() where byte == 0x0A { starts.append(Int32(index + 1)) }
        starts.append(Int32(words.count + 1))
        wordStarts = starts
        var placeStarts: [Int32] = []
        placeStarts.reserveCapacity(ranks.count)
        var place = 0
        while place < places.count {
            placeStarts.append(Int32(place))
            place += 1 + Int(places[place])
        }
        self.placeStarts = placeStarts
    }

    /// Best first; empty for a query without letters or digits.
    func search(_ text: String, limit: Int) -> [Match] {
        let query = Array(SearchFolding.words(of: text).prefix(12))
        guard !query.isEmpty, limit > 0 else { return [] }
        let costs = costs(of: query)
        var best: [Int: (score: Int, alias: Int)] = [:]
        entries.withUnsafeBufferPointer { entries in
            var position = 0
            while position < entries.count {
                let count = Int(entries[position + 3])
                let entry = Entry(
                    row: Int(entries[position]), alias: Int(entries[position + 1]),
                    places: NamePlaces(bits: entries[position + 2]),
                    words: UnsafeBufferPointer(rebasing: entries[(position + 4)..<(position + 4 + count)]))
                position += 4 + count
                guard let score = score(entry, costs) else { continue }
                if let other = best[entry.row], other.score <= score { continue }
                best[entry.row] = (score, entry.alias)
            }
        }
        return best.sorted { ($0.value.score, $0.key) < ($1.value.score, $1.key) }.prefix(limit)
            .map { Match(row: $0.key, alias: $0.value.alias) }
    }

    private struct Entry {
        let row: Int
        let alias: Int
        let places: NamePlaces
        let words: UnsafeBufferPointer<UInt32>
    }

    private func costs(of query: [[UInt8]]) -> [WordMatcher.Costs] {
        var kept: [[UInt8]: WordMatcher.Costs] = [:]
        let costs = query.map { word in
            let costs = known[word] ?? kept[word] ?? WordMatcher(word).costs(of: words, starts: wordStarts)
            kept[word] = costs
            return costs
        }
        known = kept
        return costs
    }

    /// Lower is better: edits first, then words found only in the town, then how the name is met, then size.
    /// `nil` when a word of the query is nowhere.
    private func score(_ entry: Entry, _ query: [WordMatcher.Costs]) -> Int? {
        var fit = inOrder(entry, query)
        if fit == nil || (fit?.edits ?? 0) > 0 {
            // A cheaper fit in another order wins.
            if let other = anywhere(entry, query), other.edits < fit?.edits ?? .max { fit = other }
        }
        guard let fit else { return nil }
        return ((fit.edits << 4 | fit.townWords) << 4 | fit.kind.rawValue) << 20 | Int(ranks[entry.row])
    }

    private struct Fit {
        var edits = 0
        var townWords = 0
        var kind: Kind
    }

    /// How a query meets a name, the best first.
    private enum Kind: Int {
        /// `called` is what people call the college: a nickname, or an alias of one short word, as MIT and UCLA. `proper`
        /// is a name without its campus, or all of it after `University of`: who types `oregon` means that before
        /// Oregon State.
        case called, name, proper, beginningWords, beginning, words, partsOfWords
    }

    /// Fits the query to words that follow one another from a start on.
    private func inOrder(_ entry: Entry, _ query: [WordMatcher.Costs]) -> Fit? {
        var best: Fit?
        var starts = entry.places.starts
        while starts != 0 {
            let start = starts.trailingZeroBitCount
            starts &= starts - 1
            guard start + query.count <= entry.words.count else { continue }
            var total = Total()
            for (offset, costs) in query.enumerated() {
                total.add(costs[Int(entry.words[start + offset])])
                if !total.isPossible { break }
            }
            guard total.isPossible else { continue }
            let kind = kind(of: entry, from: start, to: start + query.count, areWords: !total.hasBeginnings)
            if let found = best, (found.edits, found.kind.rawValue) <= (total.edits, kind.rawValue) { continue }
            best = Fit(edits: total.edits, kind: kind)
        }
        return best
    }

    private func kind(of entry: Entry, from start: Int, to end: Int, areWords: Bool) -> Kind {
        guard areWords else { return .beginning }
        let isWhole = end == entry.words.count
        if start == 0, isWhole {
            if entry.alias == 0 { return .name }
            return entry.places.isNickname || (end == 1 && isShort(entry)) ? .called : .beginningWords
        }
        let isCampus = start > 0 && (entry.places.ends(at: start) || entry.places.ends(at: start - 1))
        return !isCampus && (isWhole || entry.places.ends(at: end)) ? .proper : .beginningWords
    }

    /// Fits each word of the query to the best word that is left, in the name or else in the town.
    private func anywhere(_ entry: Entry, _ query: [WordMatcher.Costs]) -> Fit? {
        var total = Total()
        var townWords = 0
        var used: UInt64 = 0
        for costs in query {
            var best = WordMatcher.none
            var place = 0
            for (index, word) in entry.words.enumerated() where index < 64 && used & (1 << UInt64(index)) == 0 {
                let cost = costs[Int(word)]
                if cost < best { (best, place) = (cost, index) }
            }
            if best == WordMatcher.none {
                best = townCost(entry.row, costs)
                guard best != WordMatcher.none else { return nil }
                townWords += 1
            } else {
                used |= 1 << UInt64(place)
            }
            total.add(best)
        }
        guard townWords < 16 else { return nil }
        return Fit(
            edits: total.edits, townWords: townWords, kind: total.hasBeginnings ? .partsOfWords : .words)
    }

    private func townCost(_ row: Int, _ costs: WordMatcher.Costs) -> UInt8 {
        let start = Int(placeStarts[row])
        var best = WordMatcher.none
        for index in 0..<Int(places[start]) { best = min(best, costs[Int(places[start + 1 + index])]) }
        return best
    }

    private func isShort(_ entry: Entry) -> Bool {
        let word = Int(entry.words[0])
        return wordStarts[word + 1] - wordStarts[word] <= 7
    }

    /// Costs of several words, added up.
    private struct Total {
        var edits = 0
        var hasBeginnings = false
        var isPossible = true

        mutating func add(_ cost: UInt8) {
            guard cost != WordMatcher.none else { return isPossible = false }
            // An edit in a whole word is likelier meant than one in a beginning.
            if cost >= 4 { edits += Int(cost >> 2) * 2 + Int(cost & 1) }
            if cost & 1 != 0 { hasBeginnings = true }
        }
    }
}
