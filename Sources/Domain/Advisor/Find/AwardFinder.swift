private import CMath

/// Finds an award by the words of a question.
public struct AwardFinder: Sendable {
    private let names: [[String]]
    private let weights: [String: Double]
    private let vocabulary: [String]

    public init(_ awards: [Scholarship]) {
        names = awards.map { Self.words(of: $0.name) }
        var counts: [String: Int] = [:]
        for name in names { for word in Set(name) { counts[word, default: 0] += 1 } }
        let all = Double(max(1, awards.count))
        weights = counts.mapValues { cmath_log(1 + all / Double($0)) }
        vocabulary = counts.keys.filter { $0.utf8.count >= 4 }.sorted()
    }

    /// The awards whose names the question says, the surest first: at least three fifths of a name by weight.
    ///
    /// - Returns: Places in the list, and whether most of a name of several words was said, so that no other word is
    ///   needed to tell that an award is meant.
    public func find(_ question: String) -> (places: [Int], isSure: Bool) {
        let query = Set(
            Self.words(of: question).map { word in
                weights[word] != nil || QuestionPass.isKnown(word)
                    ? word : WordDistance.nearest(to: word, in: vocabulary)?.word ?? word
            })
        var hits: [(place: Int, score: Double)] = []
        for (place, name) in names.enumerated() {
            let words = Set(name)
            let met = words.intersection(query)
            guard !met.isEmpty else { continue }
            let weight = words.reduce(0) { $0 + (weights[$1] ?? 0) }
            let found = met.reduce(0) { $0 + (weights[$1] ?? 0) }
            // A word that many awards share names none of them.
            guard
                met.count == words.count && met.count > 1
                    || met.contains(where: {
                        (weights[$0] ?? 0) > cmath_log(1 + Double(names.count) / 4) && !Self.plain.contains($0)
                            && !Self.states.contains($0)
                    })
            else { continue }
            if found / weight >= 0.6 { hits.append((place, found / weight + found / 100)) }
        }
        let sorted = hits.sorted { ($1.score, $0.place) < ($0.score, $1.place) }
        guard let best = sorted.first else { return ([], false) }
        let places = sorted.prefix(3).filter { $0.score >= best.score - 0.15 }.map(\.place)
        let name = Set(names[best.place])
        let met = name.intersection(query)
        func weight(_ words: Set<String>) -> Double { words.reduce(0) { $0 + (weights[$1] ?? 0) } }
        let isSure = met.count >= 2 && weight(met) >= weight(name) * 0.7
        return (places, isSure)
    }

    private static let states = Set(
        StateCode.named.flatMap { words(of: $0.name) }.filter { !["washington"].contains($0) } + ["washington"])

    private static let plain: Set<String> = [
        "texa", "california", "state", "national", "college", "university", "first", "award", "foundation", "program",
        "teacher", "nurse", "student",
    ]

    private static func words(of text: String) -> [String] {
        var words: [String] = []
        for bytes in SearchFolding.words(of: text.replacing("-", with: " ")) {
            let word = String(decoding: bytes, as: UTF8.self)
            guard word.utf8.count > 1, !noise.contains(word) else { continue }
            let isPlural = word.utf8.count > 4 && word.last == "s" && !word.hasSuffix("ss")
            words.append(isPlural ? String(word.dropLast()) : word)
        }
        return words
    }

    private static let noise: Set<String> = [
        "the", "of", "for", "and", "in", "to", "scholarship", "scholarships", "program", "programs", "a", "an", "is",
        "what",
        "when", "how", "much", "does", "do", "who", "fund", "award", "awards", "by", "on", "at", "it", "my",
    ]
}
