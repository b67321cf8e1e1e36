/// Mends what happened to names on their way through other programs.
enum PublishedText {
    /// Some published copies were read as Windows-1252 after having been written in the Macintosh alphabet, so that
    /// `Bayamón` arrives as `BayamÛn`. A capital letter with an accent inside a word betrays it.
    static func repaired(_ text: String) -> String {
        guard text.utf8.contains(where: { $0 >= 0x80 }) else { return text }
        var result = ""
        let characters = Array(text)
        for index in characters.indices {
            let next = index + 1 < characters.count ? characters[index + 1] : " "
            let followsLetter = index > 0 && characters[index - 1].isLowercase
            let isInside = index > 0 && characters[index - 1].isLetter && (followsLetter || next.isLowercase)
            switch characters[index] {
            case "ñ" where followsLetter && next.isUppercase, "Ñ" where next == " " || followsLetter: result.append("–")
            case "í" where followsLetter && next == "s": result.append("’")
            case let letter where isInside: result.append(misread[letter] ?? letter)
            case let letter: result.append(letter)
            }
        }
        return result
    }

    /// A ZIP code with the leading zeros that a spreadsheet took: `681` is `00681`.
    static func zip(_ field: String) -> String {
        guard field.utf8.count < 5, field.utf8.count > 2, field.utf8.allSatisfy({ $0 >= 0x30 && $0 <= 0x39 }) else {
            return field
        }
        return String(repeating: "0", count: 5 - field.utf8.count) + field
    }

    /// The other names of a college, in their order, without its name and without repeats.
    ///
    /// The directory separates them by a bar; many rows use semicolons, double spaces or commas instead.
    static func aliases(_ field: String, of name: String) -> [String] {
        let text = repaired(field)
        let parts: [Substring]
        if text.contains("|") {
            parts = text.split(separator: "|")
        } else if text.contains(";") {
            parts = text.split(separator: ";")
        } else if text.contains("  ") {
            parts = text.split(separator: "  ")
        } else {
            parts = text.split(separator: ",")
        }
        var seen: Set<String> = [name.lowercased(), "inc.", "inc", "n/a", "none"]
        return parts.map { trimmed($0) }.filter { !$0.isEmpty && seen.insert($0.lowercased()).inserted }
    }

    private static func trimmed(_ text: Substring) -> String {
        var text = text
        while let first = text.first, first.isWhitespace || first == "," { text.removeFirst() }
        while let last = text.last, last.isWhitespace || last == "," { text.removeLast() }
        return String(text)
    }

    private static let misread: [Character: Character] = [
        "·": "á", "È": "é", "Ì": "í", "Û": "ó", "˙": "ú", "Ò": "ñ", "¸": "ü",
    ]
}
