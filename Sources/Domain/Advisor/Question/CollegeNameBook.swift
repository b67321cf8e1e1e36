/// Every name by which colleges are called, to find colleges within a sentence.
public final class CollegeNameBook: Sendable {
    /// One college that a name may mean.
    public struct Entry: Sendable, Hashable {
        public let row: Int32
        public let quality: Quality
    }

    /// How a name belongs to a college, the surest first.
    public enum Quality: UInt8, Sendable, Hashable, Comparable {
        /// The whole name, or what people call it.
        case name, nickname
        /// The name without its campus.
        case main
        /// `Reed` for Reed College.
        case short
        /// `Chicago` for the University of Chicago.
        case place
        /// The first words of a long name.
        case beginning

        public static func < (left: Quality, right: Quality) -> Bool { left.rawValue < right.rawValue }
    }

    let entries: [String: [Entry]]
    /// Every word of a name, by its first byte and length, for typos.
    private let vocabulary: [[String]]
    let words: Set<String>
    private let sizes: [Float]
    let states: [StateCode]
    let cities: [String]
    let cityNames: Set<String>
    let longest: Int

    /// - Parameters:
    ///   - undergraduates: By row, `nan` where unknown: of two colleges of one name the larger is likelier meant.
    public init(roster: CollegeRoster, columns: CollegeColumns) {
        var entries: [String: [Entry]] = [:]
        var words: Set<String> = []
        var longest = 1
        func add(_ key: some Collection<String>, _ row: Int, _ quality: Quality) {
            guard !key.isEmpty else { return }
            let text = key.joined(separator: " ")
            guard text.utf8.count >= 2, !key.allSatisfy(Self.generic.contains) else { return }
            longest = max(longest, key.count)
            if let known = entries[text]?.firstIndex(where: { $0.row == row }) {
                if quality < (entries[text]?[known].quality ?? .place) {
                    entries[text]?[known] = Entry(row: Int32(row), quality: quality)
                }
            } else {
                entries[text, default: []].append(Entry(row: Int32(row), quality: quality))
            }
        }
        for row in roster.names.indices {
            let forms = NameForms(roster.names[row])
            for (key, quality) in forms.all { add(key, row, quality) }
            for word in forms.words { words.insert(word) }
            for alias in roster.aliases[row] {
                let key = NameForms.key(of: alias)
                add(key, row, .nickname)
                var short = NameForms("")
                short.addShort(key, .short)
                for (form, quality) in short.all { add(form, row, quality) }
                for word in key { words.insert(word) }
            }
        }
        for (number, names) in Self.said {
            guard let row = columns.row(of: UnitID(number)) else { continue }
            for name in names { add(NameForms.key(of: name), row, .nickname) }
        }
        self.entries = entries
        self.words = words
        self.longest = min(longest, 10)
        sizes = columns[.undergraduates]
        states = columns.states.map { columns.stateCodes[Int($0)] }
        cities = roster.cities.map { NameForms.key(of: $0).joined(separator: " ") }
        cityNames = Set(cities)
        var vocabulary = [[String]](repeating: [], count: 26 * 24)
        for word in words.sorted() {
            guard let place = Self.bucket(word, length: word.utf8.count) else { continue }
            vocabulary[place].append(word)
        }
        self.vocabulary = vocabulary
    }

    /// Words that name no college by themselves.
    private static let generic: Set<String> = [
        "the", "university", "college", "of", "state", "institute", "school", "at", "and", "community",
    ]

    /// What people call colleges besides the aliases of the directory.
    private static let said: [Int32: [String]] = [
        232_946: ["NOVA", "NOVA Community College"], 160_755: ["Tulane"], 166_683: ["MIT"],
    ]

    /// Colleges whose names begin with these words and that lie there.
    func beginning(_ key: String, where fits: (Int) -> Bool) -> [Entry] {
        var rows: Set<Int32> = []
        for (name, entries) in self.entries where name.hasPrefix(key + " ") {
            for entry in entries where entry.quality <= .main && fits(Int(entry.row)) { rows.insert(entry.row) }
        }
        return rows.sorted { left, right in
            let sizes = [left, right].map { self.sizes[Int($0)].isNaN ? -1 : self.sizes[Int($0)] }
            return sizes[0] != sizes[1] ? sizes[0] > sizes[1] : left < right
        }.map { Entry(row: $0, quality: .short) }
    }

    private static func bucket(_ word: String, length: Int) -> Int? {
        guard let first = word.utf8.first, first >= 97, first <= 122, length > 2, length < 24 else { return nil }
        return Int(first - 97) * 24 + length
    }

    /// Words of names that a mistyped word may mean, the nearest first; empty for one that is a word of a name.
    func corrections(of word: String) -> [String] {
        guard !words.contains(word) else { return [] }
        let bytes = Array(word.utf8)
        // Of three letters one may be missing: `mud`.
        let limit = bytes.count == 3 ? 1 : WordDistance.allowance(bytes.count)
        guard limit > 0 else { return [] }
        var found: [(String, Int)] = []
        for length in (bytes.count - limit)...(bytes.count + limit) {
            // The first letter is seldom wrong; a swap of the first two is looked for as well.
            for first in Set([bytes[0], bytes[1]]) {
                guard let place = Self.bucket(String(decoding: [first], as: UTF8.self), length: length) else {
                    continue
                }
                for candidate in vocabulary[place] {
                    if bytes.count == 3, !candidate.hasPrefix(word) { continue }
                    if let edits = WordDistance.edits(bytes, Array(candidate.utf8), limit: limit) {
                        found.append((candidate, edits))
                    }
                }
            }
        }
        return found.sorted { ($0.1, $0.0) < ($1.1, $1.0) }.prefix(4).map(\.0)
    }

    /// What a name may mean, the likeliest first.
    func candidates(of key: String) -> [Entry] {
        (entries[key] ?? []).sorted { left, right in
            if left.quality != right.quality { return left.quality < right.quality }
            let sizes = [left, right].map { entry -> Float in
                let size = self.sizes[Int(entry.row)]
                return size.isNaN ? -1 : size
            }
            return sizes[0] != sizes[1] ? sizes[0] > sizes[1] : left.row < right.row
        }
    }
}
