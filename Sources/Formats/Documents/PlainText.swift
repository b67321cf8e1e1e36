internal import Domain

/// Lines of a text without marks: what was broken to fit a page is joined again, blank lines part paragraphs.
enum PlainText {
    static func document(_ text: String) -> SourceDocument {
        var lines: [(kind: SourceDocument.LineKind, text: String)] = []
        var paragraph = ""
        var lastLength = 0
        func finish() {
            if !paragraph.isEmpty { lines.append((.paragraph, paragraph)) }
            paragraph = ""
            lastLength = 0
        }
        for line in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
            let words = line.split(whereSeparator: { $0 == " " || $0 == "\t" || $0 == "\u{C}" })
            guard let first = words.first else {
                finish()
                continue
            }
            let clean = words.joined(separator: " ")
            if let item = item(clean) {
                finish()
                lines.append((.item(depth: 0), item))
                continue
            }
            // A short line was ended on purpose.
            let isJoined = !paragraph.isEmpty && lastLength >= 50 && first.first?.isNumber == false
            if isJoined {
                paragraph += " " + clean
            } else {
                finish()
                paragraph = clean
            }
            lastLength = clean.count
        }
        finish()
        return SourceDocument(title: nil, lines: lines)
    }

    /// What follows a bullet.
    private static func item(_ line: String) -> String? {
        for bullet in ["- ", "* ", "• ", "– "] where line.hasPrefix(bullet) {
            return String(line.dropFirst(bullet.count))
        }
        return nil
    }
}
