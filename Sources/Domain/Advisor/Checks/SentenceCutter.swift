/// Cuts a text into sentences, each with what stands before it.
enum SentenceCutter {
    /// Marks behind a full stop belong to the sentence before them. A line is a sentence of its own.
    static func sentences(of text: String) -> [(lead: String, text: String)] {
        let characters = Array(text)
        var result: [(String, String)] = []
        var lead = ""
        var sentence = ""
        var place = 0
        func finish() {
            if !sentence.isEmpty { result.append((lead, sentence)) }
            lead = ""
            sentence = ""
        }
        while place < characters.count {
            let character = characters[place]
            if character.isWhitespace {
                if character.isNewline {
                    trimEnd(&sentence)
                    finish()
                    lead += "\n"
                } else if sentence.isEmpty {
                    lead.append(" ")
                } else {
                    sentence.append(" ")
                }
                place += 1
                continue
            }
            sentence.append(character)
            place += 1
            guard ".!?".contains(character), ends(characters, at: place - 1, sentence) else { continue }
            // Closing quotes, blanks and marks that follow.
            while place < characters.count, "”\")’".contains(characters[place]) {
                sentence.append(characters[place])
                place += 1
            }
            while let end = markEnd(characters, from: place) {
                sentence += String(characters[place..<end])
                place = end
            }
            finish()
        }
        trimEnd(&sentence)
        finish()
        return result.map { (cleanLead($0.0, isFirst: false), $0.1) }
    }

    private static func cleanLead(_ lead: String, isFirst: Bool) -> String {
        lead.contains("\n") ? String(repeating: "\n", count: min(2, lead.filter { $0 == "\n" }.count)) : lead
    }

    private static func trimEnd(_ text: inout String) { while text.last == " " { text.removeLast() } }

    /// The place behind a mark, and behind the blanks before it.
    private static func markEnd(_ text: [Character], from start: Int) -> Int? {
        var place = start
        while place < text.count, text[place] == " " { place += 1 }
        guard place < text.count, text[place] == "[" || text[place] == "【" else { return nil }
        let open = place
        while place < text.count, text[place] != "]", text[place] != "】", place - open < 14 { place += 1 }
        guard place < text.count, text[place] == "]" || text[place] == "】" else { return nil }
        while place < text.count, text[place] == "]" || text[place] == "】" { place += 1 }
        let inside = text[open..<place].filter { !"[]【】, ;-–".contains($0) }
        return !inside.isEmpty && inside.allSatisfy { $0.isASCII && $0.isWholeNumber } ? place : nil
    }

    private static func ends(_ text: [Character], at place: Int, _ sentence: String) -> Bool {
        let next = place + 1
        if next < text.count, !text[next].isWhitespace, !"”\")’[【".contains(text[next]) { return false }
        guard text[place] == "." else { return true }
        let word = sentence.dropLast().split(separator: " ").last.map(String.init) ?? ""
        // `1.` at the beginning counts a line.
        if sentence.dropLast().allSatisfy({ $0.isASCII && $0.isWholeNumber }) { return false }
        if word.count == 1, word.first?.isUppercase == true { return false }
        return !abbreviations.contains(word)
    }

    private static let abbreviations: Set<String> = [
        "St", "Dr", "Mr", "Ms", "Mrs", "No", "vs", "e.g", "i.e", "etc", "approx", "U.S", "Mt", "Ft", "Inc", "Jr", "Sr",
    ]
}

extension AnswerSentence {
    /// A text as its sentences.
    public static func cut(_ text: String) -> [String] { SentenceCutter.sentences(of: text).map(\.text) }
}
