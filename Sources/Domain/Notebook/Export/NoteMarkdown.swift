/// A note as a Markdown file: what it is in front, the body, and its citations as footnotes.
///
/// The body stays as it is but for `[n]`, which becomes `[^n]`; backslashes before `[^` keep the two apart, so that
/// reading the file gives the same note again.
public enum NoteMarkdown {
    private static let sources = "\n<!-- sources -->\n"

    public static func text(_ note: NewNote) -> String {
        var head = "---\ntitle: \(line(note.title))\n"
        if note.kind == .notebook { head += "kind: notebook\n" }
        if !note.tags.isEmpty { head += "tags: \(note.tags.map(line).joined(separator: ", "))\n" }
        if let college = note.college { head += "college: \(college)\n" }
        var text = head + "---\n" + marked(note.body, known: Set(note.citations.map(\.number)))
        if !note.citations.isEmpty || lastRange(of: sources, in: note.body[...]) != nil {
            text += "\n" + sources + note.citations.map(footnote).joined()
        }
        return text
    }

    /// - Returns: `nil` for a text without the head of a note.
    public static func note(_ text: String) -> NewNote? {
        var rest = Substring(text)
        guard let opening = takeLine(&rest), opening == "---" else { return nil }
        var note = NewNote(title: "")
        while let line = takeLine(&rest), line != "---" {
            guard let colon = line.firstIndex(of: ":") else { continue }
            let value = line[line.index(after: colon)...].drop { $0 == " " }
            switch line[..<colon] {
            case "title": note.title = unescaped(value)
            case "kind": note.kind = Note.Kind(rawValue: String(value)) ?? .note
            case "tags": note.tags = value.split(separator: ",").map { unescaped($0.drop { $0 == " " }) }
            case "college": note.college = UnitID(String(value))
            default: break
            }
        }
        guard !note.title.isEmpty else { return nil }
        if let end = lastRange(of: "\n" + sources, in: rest) {
            note.citations = footnotes(rest[end.upperBound...])
            rest = rest[..<end.lowerBound]
        }
        note.body = unmarked(rest)
        return note
    }

    // MARK: The body

    private static func marked(_ body: String, known: Set<Int>) -> String {
        let citations = Dictionary(
            NoteLinks.citations(in: body).filter { known.contains($0.number) }.map { ($0.range.lowerBound, $0) }
        ) { first, _ in first }
        var result = ""
        var slashes = 0
        var index = body.startIndex
        while index < body.endIndex {
            let character = body[index]
            let next = body.index(after: index)
            if let citation = citations[index] {
                result += String(repeating: "\\", count: slashes) + "[^\(citation.number)]"
                index = citation.range.upperBound
                slashes = 0
                continue
            }
            if character == "[", next < body.endIndex, body[next] == "^" {
                result += String(repeating: "\\", count: slashes + 1)
            }
            result.append(character)
            slashes = character == "\\" ? slashes + 1 : 0
            index = next
        }
        return result
    }

    private static func unmarked(_ text: Substring) -> String {
        var result = ""
        var slashes = 0
        var index = text.startIndex
        while index < text.endIndex {
            let character = text[index]
            if character == "\\" {
                slashes += 1
                index = text.index(after: index)
                continue
            }
            let next = text.index(after: index)
            let isMark = character == "[" && next < text.endIndex && text[next] == "^"
            result += String(repeating: "\\", count: isMark ? slashes / 2 : slashes)
            let digits =
                isMark && slashes % 2 == 0 ? text[text.index(after: next)...].prefix { $0.isASCII && $0.isNumber } : ""
            slashes = 0
            if !digits.isEmpty, digits.endIndex < text.endIndex, text[digits.endIndex] == "]" {
                result += "[\(digits)]"
                index = text.index(after: digits.endIndex)
            } else {
                result.append(character)
                index = next
            }
        }
        return result + String(repeating: "\\", count: slashes)
    }

    // MARK: Footnotes

    /// `[^2]: Title – place <source:1:3-9>` and the quotation, a line each.
    private static func footnote(_ citation: NoteCitation) -> String {
        var text = "[^\(citation.number)]: \(line(citation.title))"
        if !citation.place.isEmpty { text += " – \(line(citation.place))" }
        text += " <\(line(citation.target.code))>\n"
        for part in citation.quote.split(separator: "\n", omittingEmptySubsequences: false) {
            text += "    > \(escapedLineEnds(part))\n"
        }
        return text
    }

    private static func footnotes(_ text: Substring) -> [NoteCitation] {
        var found: [NoteCitation] = []
        var quote: [String] = []
        func finish() {
            guard let last = found.popLast() else { return }
            found.append(
                NoteCitation(
                    number: last.number, target: last.target, title: last.title, place: last.place,
                    quote: quote.joined(separator: "\n")))
            quote = []
        }
        var rest = text
        while let line = takeLine(&rest) {
            if line.utf8.starts(with: "    > ".utf8) {
                quote.append(unescaped(Substring(line.utf8.dropFirst(6))))
            } else if line.hasPrefix("[^") {
                finish()
                if let citation = head(line) { found.append(citation) }
            }
        }
        finish()
        return found
    }

    private static func head(_ line: Substring) -> NoteCitation? {
        let digits = line.dropFirst(2).prefix { $0.isASCII && $0.isNumber }
        guard let number = Int(digits), number > 0, line[digits.endIndex...].hasPrefix("]: "), line.hasSuffix(">"),
            let open = line.lastIndex(of: "<"),
            let target = NoteCitation.Target(code: unescaped(line[line.index(after: open)...].dropLast()))
        else { return nil }
        let words = line[line.index(digits.endIndex, offsetBy: 3)..<open].dropLast()
        let parts = split(words, at: " – ")
        return NoteCitation(
            number: number, target: target, title: unescaped(parts[0]),
            place: parts.count > 1 ? unescaped(parts[1]) : "", quote: "")
    }

    private static func split(_ text: Substring, at mark: String) -> [Substring] {
        guard let range = text.firstRange(of: mark) else { return [text] }
        return [text[..<range.lowerBound], text[range.upperBound...]]
    }

    private static func lastRange(of mark: String, in text: Substring) -> Range<Substring.Index>? {
        // By bytes: a carriage return before the mark would make one character with its line feed.
        let bytes = text.utf8
        let wanted = Array(mark.utf8)
        var index = bytes.endIndex
        while index > bytes.startIndex {
            index = bytes.index(before: index)
            if bytes[index...].starts(with: wanted) { return index..<bytes.index(index, offsetBy: wanted.count) }
        }
        return nil
    }

    private static func takeLine(_ rest: inout Substring) -> Substring? {
        guard !rest.isEmpty else { return nil }
        let end = rest.firstIndex(of: "\n") ?? rest.endIndex
        defer { rest = end < rest.endIndex ? rest[rest.index(after: end)...] : rest[end...] }
        return rest[..<end]
    }

    // MARK: One line

    /// Without line ends and what parts a line of ours: `%` and two digits for each.
    private static func line(_ text: String) -> String {
        var result = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "%", "\n", "\r", ",", "<", ">", "–": result += code(scalar)
            case _ where result.isEmpty && (scalar == " " || scalar.properties.isGraphemeExtend): result += code(scalar)
            default: result.unicodeScalars.append(scalar)
            }
        }
        // A blank at the end would be taken for one of the line's own.
        if result.hasSuffix(" ") { result = result.dropLast() + code(" ") }
        return result
    }

    private static func escapedLineEnds(_ text: Substring) -> String {
        var result = ""
        for scalar in text.unicodeScalars {
            let joins = result.isEmpty && scalar.properties.isGraphemeExtend
            if scalar == "\r" || scalar == "%" || scalar == "\n" || joins {
                result += code(scalar)
            } else {
                result.unicodeScalars.append(scalar)
            }
        }
        return result
    }

    private static func code(_ scalar: Unicode.Scalar) -> String {
        "%\(String(scalar.value, radix: 16, uppercase: true));"
    }

    private static func unescaped(_ text: Substring) -> String {
        guard text.utf8.contains(UInt8(ascii: "%")) else { return String(text) }
        // By scalars: a mark behind the semicolon would make one character with it.
        var result = String.UnicodeScalarView()
        var rest = text.unicodeScalars
        while let mark = rest.firstIndex(of: "%") {
            result.append(contentsOf: rest[..<mark])
            let digits = rest[rest.index(after: mark)...].prefix { $0.properties.isASCIIHexDigit }
            if digits.endIndex < rest.endIndex, rest[digits.endIndex] == ";",
                let value = UInt32(String(String.UnicodeScalarView(digits)), radix: 16),
                let scalar = Unicode.Scalar(value)
            {
                result.append(scalar)
                rest = rest[rest.index(after: digits.endIndex)...]
            } else {
                result.append("%")
                rest = rest[rest.index(after: mark)...]
            }
        }
        result.append(contentsOf: rest)
        return String(result)
    }
}
