/// A word of a question.
struct QuestionToken: Sendable, Equatable {
    /// Folded, without a possessive ending.
    var word: String
    /// As typed, of the whole run between blanks; empty for the second and later words of one run.
    let text: String
    /// Which run between blanks it belongs to.
    let run: Int
    let isCapital: Bool
    /// A comma or another mark that divides stands behind it.
    let endsPart: Bool

    var isNumber: Bool { word.utf8.first.map { $0 >= 48 && $0 <= 57 } ?? false }
}

enum QuestionLexer {
    /// Longer questions are refused before they come here.
    static let limit = 1_000

    static func tokens(of question: String) -> [QuestionToken] {
        var tokens: [QuestionToken] = []
        for (run, part) in question.prefix(limit).split(whereSeparator: \.isWhitespace).enumerated() {
            let text = String(part)
            let words = SearchFolding.words(of: withoutPossessive(text)).map { String(decoding: $0, as: UTF8.self) }
            let ends = text.last.map { ",;:?!.".contains($0) } ?? false
            for (index, word) in words.enumerated() {
                tokens.append(
                    QuestionToken(
                        word: word, text: index == 0 ? text : "", run: run,
                        isCapital: text.first { $0.isLetter }?.isUppercase ?? false,
                        endsPart: ends && index == words.count - 1))
            }
        }
        return tokens
    }

    /// `Reed's` is Reed; `colleges'` is colleges. `St. John's` keeps its letter, as names are folded.
    private static func withoutPossessive(_ text: String) -> String {
        var end = Substring(text)
        while let last = end.last, !last.isLetter, !last.isNumber, last != "'", last != "’", last != "%" {
            end = end.dropLast()
        }
        if end.isEmpty { return text }
        for ending in ["'s", "’s"] where end.hasSuffix(ending) && !end.lowercased().hasPrefix("john") {
            return String(end.dropLast(2))
        }
        return String(end)
    }
}
