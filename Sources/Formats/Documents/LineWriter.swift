internal import Domain

/// Makes lines of a page's elements as they begin and end.
struct LineWriter {
    private var lines: [(kind: SourceDocument.LineKind, text: String)] = []
    private var line = ""
    private var kind = SourceDocument.LineKind.paragraph
    private var lists = 0
    private var quotes = 0
    private var preformatted = 0
    private var cells = 0
    private var endsWithBlank = true
    /// Bytes of text so far.
    private(set) var size = 0

    /// Elements that are part of a line; every other one begins and ends lines.
    private static let inline: Set<String> = [
        "a", "abbr", "acronym", "b", "bdi", "bdo", "big", "cite", "code", "data", "del", "dfn", "em", "font", "i",
        "img",
        "ins", "kbd", "mark", "q", "rp", "rt", "ruby", "s", "samp", "small", "span", "strike", "strong", "sub", "sup",
        "time", "tt", "u", "var", "wbr",
    ]

    mutating func add(_ text: String) {
        if preformatted > 0 {
            for (index, part) in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).enumerated()
            {
                if index > 0 { endLine() }
                append(part)
            }
            return
        }
        for scalar in text.unicodeScalars {
            if scalar.properties.isWhitespace {
                if !endsWithBlank { line.unicodeScalars.append(" ") }
                endsWithBlank = true
            } else {
                line.unicodeScalars.append(scalar)
                endsWithBlank = false
            }
        }
    }

    mutating func enter(_ name: String) {
        if Self.inline.contains(name) { return }
        if name == "br" { return endLine() }
        if name == "td" || name == "th" {
            if cells > 0 { append("\t") }
            cells += 1
            return
        }
        // A paragraph in a cell or an entry does not part it.
        if cells > 0 { return add(" ") }
        if case .item = kind, line.isEmpty, name == "p" || name == "div" || name == "span" { return }
        endLine()
        switch name {
        case "h1", "h2", "h3", "h4", "h5", "h6": kind = .heading(level: Int(name.dropFirst()) ?? 1)
        case "ul", "ol", "dl": lists += 1
        case "li", "dd": kind = .item(depth: max(0, lists - 1))
        case "blockquote": quotes += 1
        case "pre": preformatted += 1
        case "tr": kind = .row
        default: break
        }
        if kind == .paragraph { kind = resting }
    }

    mutating func leave(_ name: String) {
        if Self.inline.contains(name) || name == "br" || name == "td" || name == "th" { return }
        if cells > 0, name != "tr", name != "table" { return add(" ") }
        endLine()
        switch name {
        case "ul", "ol", "dl": lists = max(0, lists - 1)
        case "blockquote": quotes = max(0, quotes - 1)
        case "pre": preformatted = max(0, preformatted - 1)
        default: break
        }
        cells = 0
        kind = resting
    }

    func finished() -> [(kind: SourceDocument.LineKind, text: String)] {
        var copy = self
        copy.endLine()
        return copy.lines
    }

    /// What a line is that no element of its own says more about.
    private var resting: SourceDocument.LineKind { preformatted > 0 ? .code : quotes > 0 ? .quote : .paragraph }

    private mutating func append(_ part: some StringProtocol) {
        line += part
        endsWithBlank = part.last?.isWhitespace ?? endsWithBlank
    }

    /// Without blanks at the end, and before a comma or full stop that a line break of the markup parted from its word.
    private static func tidied(_ line: String) -> String {
        let bytes = Array(line.utf8)
        let marks = Array(",.;:)".utf8)
        var result: [UInt8] = []
        for (index, byte) in bytes.enumerated() {
            let next = index + 1 < bytes.count ? bytes[index + 1] : 0x20
            let isParted = marks.contains(next) && (index + 2 >= bytes.count || bytes[index + 2] == 0x20)
            if byte == 0x20, isParted || index + 1 == bytes.count { continue }
            result.append(byte)
        }
        return String(decoding: result, as: UTF8.self)
    }

    private mutating func endLine() {
        defer {
            line = ""
            endsWithBlank = true
            if case .heading = kind { kind = resting }
        }
        guard line.contains(where: { !$0.isWhitespace }) else { return }
        if preformatted == 0 { line = Self.tidied(line) }
        size += line.utf8.count
        lines.append((kind, line))
        // What follows in the same entry is a paragraph of it.
        if case .item(let depth) = kind { kind = .item(depth: depth) }
    }
}
