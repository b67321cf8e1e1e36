/// The words by which passages are indexed and searched: folded as everywhere, and without common English endings, so
/// that "deadlines" finds "deadline" and "filing" finds "file".
public enum PassageWords {
    /// In the order of the text.
    public static func words(of text: String) -> [String] {
        SearchFolding.words(of: text).map { String(decoding: stem($0), as: UTF8.self) }
    }

    /// The words of a question that can tell passages apart, each once; all of them when none can.
    ///
    /// - Parameter limit: The first so many.
    public static func asked(_ question: String, limit: Int) -> [String] {
        let all = SearchFolding.words(of: question)
        let telling = all.filter { !empty.contains(String(decoding: $0, as: UTF8.self)) }
        var seen: Set<String> = []
        return (telling.isEmpty ? all : telling).map { String(decoding: stem($0), as: UTF8.self) }
            .filter { seen.insert($0).inserted }.prefix(limit).map(\.self)
    }

    /// Words that every question has and no passage is about.
    private static let empty: Set<String> = [
        "a", "about", "am", "an", "and", "any", "are", "as", "at", "be", "been", "but", "by", "can", "could", "did",
        "do", "does", "for", "from", "had", "has", "have", "how", "i", "if", "in", "into", "is", "it", "its", "me",
        "my",
        "of", "on", "or", "our", "please", "should", "so", "some", "tell", "than", "that", "the", "their", "them",
        "then", "there", "these", "they", "this", "those", "to", "was", "we", "were", "what", "when", "where", "which",
        "who", "why", "will", "with", "would", "you", "your",
    ]

    /// The first step of Porter's algorithm (https://tartarus.org/martin/PorterStemmer/) and the final e: plural,
    /// -ed, -ing, y as i. Words with a digit or a letter beyond ASCII stay as they are.
    static func stem(_ word: [UInt8]) -> [UInt8] {
        guard word.count > 3, word.allSatisfy({ (0x61...0x7A).contains($0) }) else { return word }
        var word = word
        dropPlural(&word)
        dropEnding(&word)
        guard let last = word.last, word.count > 2 else { return word }
        if last == UInt8(ascii: "y"), hasVowel(word.dropLast()) { word[word.count - 1] = UInt8(ascii: "i") }
        if last == UInt8(ascii: "e"), word.count > 3 { word.removeLast() }
        return word
    }

    private static func dropPlural(_ word: inout [UInt8]) {
        guard word.last == UInt8(ascii: "s") else { return }
        if ends(word, "sses") || ends(word, "ies") {
            word.removeLast(2)
        } else if !ends(word, "ss"), !ends(word, "us"), !ends(word, "is") {
            word.removeLast()
        }
    }

    private static func dropEnding(_ word: inout [UInt8]) {
        let count = ends(word, "ing") ? 3 : ends(word, "ed") ? 2 : 0
        guard count > 0, word.count - count >= 3, hasVowel(word.dropLast(count)) else { return }
        word.removeLast(count)
        // "planning" and "plan" are one, "filling" and "fill" as well.
        guard let last = word.last, word.dropLast().last == last else { return }
        if ![UInt8(ascii: "l"), UInt8(ascii: "s"), UInt8(ascii: "z")].contains(last) { word.removeLast() }
    }

    private static func ends(_ word: [UInt8], _ ending: StaticString) -> Bool {
        let count = ending.utf8CodeUnitCount
        guard word.count > count else { return false }
        return ending.withUTF8Buffer { word.suffix(count).elementsEqual($0) }
    }

    private static func hasVowel(_ part: ArraySlice<UInt8>) -> Bool {
        part.contains { [0x61, 0x65, 0x69, 0x6F, 0x75, 0x79].contains($0) }
    }
}
