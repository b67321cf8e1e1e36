import Domain

/// How well an action answers what was typed.
struct PaletteMatch {
    private let label: [UInt8]
    private let labelWords: [[UInt8]]
    private let aboutWords: [[UInt8]]
    private let nameWords: [[UInt8]]

    init(_ entry: ActionEntry) {
        label = Array(SearchFolding.key(of: entry.label.string).utf8)
        labelWords = SearchFolding.words(of: entry.label.string)
        aboutWords = SearchFolding.words(of: entry.about.string)
        nameWords = entry.id.rawValue.split { ".-".contains($0) }.flatMap { SearchFolding.words(of: String($0)) }
    }

    /// Larger is better; `nil` when one of the words is nowhere.
    func score(_ query: [[UInt8]]) -> Int? {
        var total = 0
        for word in query {
            guard let part = score(word) else { return nil }
            total += part
        }
        if query.count == labelWords.count, query == labelWords { total += 100 }
        return total
    }

    private func score(_ word: [UInt8]) -> Int? {
        if labelWords.contains(word) { return 60 }
        if labelWords.contains(where: { $0.starts(with: word) }) { return 50 }
        if aboutWords.contains(word) { return 40 }
        if aboutWords.contains(where: { $0.starts(with: word) }) { return 30 }
        if nameWords.contains(where: { $0.starts(with: word) }) { return 20 }
        guard word.count >= 3 else { return nil }
        if labelWords.contains(where: { Self.isClose(word, $0) }) { return 15 }
        if aboutWords.contains(where: { Self.isClose(word, $0) }) { return 12 }
        return Self.isSubsequence(word, of: label) ? 10 : nil
    }

    /// One letter is wrong, missing, too many, or two neighbours are swapped; the first letter is right.
    static func isClose(_ typed: [UInt8], _ word: [UInt8]) -> Bool {
        guard typed.count >= 4, typed.first == word.first, abs(typed.count - word.count) <= 1 else { return false }
        let same = zip(typed, word).prefix { $0 == $1 }.count
        let (rest, other) = (typed[same...], word[same...])
        if rest.dropFirst().elementsEqual(other.dropFirst()) { return true }
        if rest.dropFirst().elementsEqual(other) || rest.elementsEqual(other.dropFirst()) { return true }
        return rest.count >= 2 && other.count >= 2 && rest[same] == other[same + 1] && rest[same + 1] == other[same]
            && rest.dropFirst(2).elementsEqual(other.dropFirst(2))
    }

    private static func isSubsequence(_ word: [UInt8], of text: [UInt8]) -> Bool {
        guard word.first == text.first else { return false }
        var rest = text[...]
        for byte in word {
            guard let index = rest.firstIndex(of: byte) else { return false }
            rest = rest[(index + 1)...]
        }
        return true
    }
}
