/// The forms that people read.
extension NotebookExport {
    /// The whole notebook as one Markdown page; footnotes are numbered through it.
    public var markdown: String {
        if notes.count == 1, notes[0].kind == .note, name == notes[0].title { return NoteMarkdown.text(notes[0]) }
        var text = "# \(Self.plain(name))\n\n"
        if !objective.isEmpty { text += "> \(Self.plain(objective))\n\n" }
        var footnotes = ""
        var number = 0
        for note in notes {
            let start = number
            if note.kind == .note { text += "## \(Self.plain(note.title))\n\n" }
            if !note.tags.isEmpty { text += note.tags.map { "#" + $0 }.joined(separator: " ") + "\n\n" }
            let numbers = Dictionary(
                zip(note.citations.map(\.number), (start + 1)...), uniquingKeysWith: { first, _ in first })
            text += Self.renumbered(note.body) { numbers[$0].map { "[^\($0)]" } }
            text += note.body.hasSuffix("\n") ? "\n" : "\n\n"
            for citation in note.citations {
                number += 1
                footnotes += "[^\(number)]: \(Self.head(citation))\n"
                for line in citation.quote.split(whereSeparator: \.isNewline) { footnotes += "    > \(line)\n" }
            }
        }
        if !sources.isEmpty {
            text += "## Sources\n\n"
            for item in sources {
                let address = if case .page(let address) = item.origin { " <\(address)>" } else { "" }
                text += "- \(Self.plain(item.title))\(address)\n"
            }
            text += "\n"
        }
        return EscapedText(text + footnotes).string
    }

    public var plainText: String {
        var text = "\(name)\n\(String(repeating: "=", count: max(3, min(70, name.count))))\n\n"
        if !objective.isEmpty { text += objective + "\n\n" }
        for note in notes {
            if note.kind == .note {
                text += "\(note.title)\n\(String(repeating: "-", count: max(3, min(70, note.title.count))))\n\n"
            }
            if !note.tags.isEmpty { text += note.tags.map { "#" + $0 }.joined(separator: " ") + "\n\n" }
            text += note.body + (note.body.hasSuffix("\n") ? "\n" : "\n\n")
            for citation in note.citations {
                text += "[\(citation.number)] \(Self.head(citation))\n"
                for line in citation.quote.split(whereSeparator: \.isNewline) { text += "    \"\(line)\"\n" }
            }
            if !note.citations.isEmpty { text += "\n" }
        }
        for (index, item) in sources.enumerated() {
            if index == 0 { text += "Sources\n-------\n\n" }
            let reference = if case .page(let address) = item.origin { " <\(address)>" } else { "" }
            text += "\(index + 1). \(item.title)\(reference)\n"
        }
        return EscapedText(text).string
    }

    /// - Parameter render: Makes HTML of a note's Markdown, without any markup of the note's own.
    public func html(render: (String) -> String) -> String {
        var text = """
            <!DOCTYPE html>
            <html><head><meta charset="utf-8"><title>\(Self.escaped(name))</title>
            <style>body{max-width:42em;margin:2em auto;padding:0 1em;font-family:sans-serif;line-height:1.5}</style>
            </head><body>
            <h1>\(Self.escaped(name))</h1>\n
            """
        if !objective.isEmpty { text += "<p><em>\(Self.escaped(objective))</em></p>\n" }
        for (index, note) in notes.enumerated() {
            text += "<section>\n"
            if note.kind == .note { text += "<h2>\(Self.escaped(note.title))</h2>\n" }
            if !note.tags.isEmpty {
                text += "<p>\(note.tags.map { "#" + Self.escaped($0) }.joined(separator: " "))</p>\n"
            }
            let known = Set(note.citations.map(\.number))
            // Links within the page, in Markdown's own words.
            text += render(
                Self.renumbered(note.body) { known.contains($0) ? "[\\[\($0)\\]](#n\(index)-\($0))" : nil })
            if !note.citations.isEmpty { text += "<ul>\n" }
            for citation in note.citations {
                text +=
                    "<li id=\"n\(index)-\(citation.number)\">[\(citation.number)] \(Self.escaped(Self.head(citation)))"
                if !citation.quote.isEmpty { text += "<blockquote>\(Self.escaped(citation.quote))</blockquote>" }
                text += "</li>\n"
            }
            if !note.citations.isEmpty { text += "</ul>\n" }
            text += "</section>\n"
        }
        if !sources.isEmpty {
            text += "<h2>Sources</h2>\n<ol>\n"
            for item in sources {
                if case .page(let address) = item.origin, address.hasPrefix("http") {
                    text += "<li><a href=\"\(Self.escaped(address))\">\(Self.escaped(item.title))</a></li>\n"
                } else {
                    text += "<li>\(Self.escaped(item.title))</li>\n"
                }
            }
            text += "</ol>\n"
        }
        return EscapedText(text + "</body></html>\n").string
    }

    private static func head(_ citation: NoteCitation) -> String {
        let words = [citation.title, citation.place].filter { !$0.isEmpty }.joined(separator: " – ")
        return words.split(whereSeparator: \.isNewline).joined(separator: " ")
    }

    private static func renumbered(_ body: String, _ replacement: (Int) -> String?) -> String {
        var result = ""
        var start = body.startIndex
        for citation in NoteLinks.citations(in: body) {
            guard let text = replacement(citation.number) else { continue }
            result += body[start..<citation.range.lowerBound] + text
            start = citation.range.upperBound
        }
        return result + body[start...]
    }

    /// One line without anything that Markdown would take for its own.
    private static func plain(_ text: String) -> String {
        text.split(whereSeparator: \.isNewline).joined(separator: " ").reduce(into: "") { result, character in
            if "\\`*_[]<>#|".contains(character) { result += "\\" }
            result.append(character)
        }
    }

    private static func escaped(_ text: String) -> String {
        text.reduce(into: "") { result, character in
            switch character {
            case "&": result += "&amp;"
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            case "\"": result += "&quot;"
            default: result.append(character)
            }
        }
    }
}
