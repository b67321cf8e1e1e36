/// Numbers in brackets within a text, as engines and models write them: `[2]`, `[1, 3]`, `[[2]]`, `【4】`, `[1-3]`.
public enum CitationMarks {
    /// A text cut at its marks.
    enum Piece: Equatable {
        case text(String)
        case marks([Int])
    }

    static func pieces(of text: String) -> [Piece] {
        let characters = Array(text)
        var pieces: [Piece] = []
        var plain = ""
        var place = 0
        while place < characters.count {
            guard isOpening(characters[place]), let (numbers, end) = mark(in: characters, at: place) else {
                plain.append(characters[place])
                place += 1
                continue
            }
            if !plain.isEmpty { pieces.append(.text(plain)) }
            plain = ""
            pieces.append(.marks(numbers))
            place = end
        }
        if !plain.isEmpty { pieces.append(.text(plain)) }
        return pieces
    }

    /// The text without marks, and without the blank before each.
    public static func stripped(_ text: String) -> String {
        var result = ""
        for piece in pieces(of: text) {
            switch piece {
            case .text(let text): result += text
            case .marks: while result.last == " " { result.removeLast() }
            }
        }
        return result
    }

    /// The text with each number raised, for servers that count from 0.
    public static func shifted(_ text: String, by step: Int) -> String {
        pieces(of: text).map { piece in
            switch piece {
            case .text(let text): text
            case .marks(let numbers): "[" + numbers.map { String($0 + step) }.joined(separator: ", ") + "]"
            }
        }.joined()
    }

    /// A bracket at the end that may become a mark when more of the text comes; the text before it.
    public static func withoutOpenEnd(_ text: String) -> String {
        // The run of brackets and numbers at the end; open when more of it opens than closes.
        let run = text.reversed().prefix(40).prefix { isInside($0) || isOpening($0) || isClosing($0) }
        let tail = Array(run.reversed())
        guard let first = tail.firstIndex(where: isOpening) else { return text }
        let depth = tail.reduce(0) { $0 + (isOpening($1) ? 1 : isClosing($1) ? -1 : 0) }
        return depth > 0 ? String(text.dropLast(tail.count - first)) : text
    }

    private static func isOpening(_ character: Character) -> Bool { character == "[" || character == "【" }
    private static func isClosing(_ character: Character) -> Bool { character == "]" || character == "】" }
    private static func isInside(_ character: Character) -> Bool {
        character.isASCII && character.isWholeNumber || ", ;-–^".contains(character)
    }

    /// The numbers of a mark and the place behind it. More numbers than a text has sources are no mark.
    private static func mark(in text: [Character], at start: Int) -> ([Int], Int)? {
        var depth = 0
        var place = start
        while place < text.count, isOpening(text[place]) {
            depth += 1
            place += 1
        }
        var numbers: [Int] = []
        var digits = ""
        var rangeFrom: Int?
        func isRange(_ character: Character) -> Bool { character == "-" || character == "–" }
        while place < text.count, isInside(text[place]) || isOpening(text[place]) || isClosing(text[place]) {
            let character = text[place]
            if character.isWholeNumber {
                digits.append(character)
                if digits.count > 6 { return nil }
            } else {
                if let number = Int(digits) {
                    if let from = rangeFrom, from < number, number - from < 10 {
                        numbers += Array((from + 1)...number)
                    } else {
                        numbers.append(number)
                    }
                    rangeFrom = isRange(character) ? number : nil
                }
                digits = ""
                if isOpening(character) { depth += 1 }
                if isClosing(character) { depth -= 1 }
            }
            place += 1
            if depth == 0 { break }
        }
        return depth == 0 && !numbers.isEmpty ? (numbers, place) : nil
    }
}
