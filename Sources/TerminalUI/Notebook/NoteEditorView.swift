import Domain
import Presentation

/// A note as it is written, its marks in sight and styled: the bytes on the screen are those of the note.
struct NoteEditorView: View {
    let editor: NoteEditorState
    let format: Format
    let isFocused: Bool

    func draw(into buffer: inout CellBuffer, in area: Rect) {
        buffer.fill(area)
        let (top, rest) = area.split(top: area.height > 6 ? 2 : 1)
        NotebookHead(left: Line(DisplayText(editor.note.title), .title), right: state).draw(into: &buffer, in: top)
        let text = rest.split(left: 1).rest.split(right: 1).rest
        guard !text.isEmpty else { return }
        if editor.input.isEmpty { buffer.write(format.emptyNote.clipped(to: text.width), style: .muted, in: text) }
        let layout = TextEditor.Layout(editor.input, width: text.width)
        let offset = TextEditor.offset(showing: layout.cursor.y, in: text.height)
        var styles = NoteStyles()
        let kinds = editor.input.lines.map { styles.kind(of: $0) }
        for (y, row) in layout.rows.enumerated().dropFirst(offset).prefix(text.height) {
            let kind = layout.lines.indices.contains(y) ? kinds[layout.lines[y]] : .text
            Line(NoteStyles.spans(of: row, kind)).draw(into: &buffer, in: text, y: y - offset)
        }
        guard isFocused else { return }
        let cursor = Point(x: text.x + layout.cursor.x, y: text.y + layout.cursor.y - offset)
        buffer.show(cursorAt: cursor, in: text)
    }

    /// How much room is left, and whether all of it is on disk.
    private var state: Line {
        var spans: [Span] = []
        if let room = editor.room {
            spans.append(Span(format.room(room) + "  ", Style(room < 200 ? .bad : .attention)))
        }
        switch editor.saving {
        case .saved: spans.append(Span(format.noteSaved, .muted))
        case .unsaved, .saving: spans.append(Span("●", Style(.attention)))
        case .failed(let words): spans.append(Span(words, Style(.bad)))
        }
        return Line(spans)
    }
}

/// What the lines of a note are, and how they look.
struct NoteStyles {
    enum Kind: Hashable { case text, heading, quote, code, item, done }

    private var isInFence = false

    /// Lines are asked for from the first to the last.
    mutating func kind(of line: DisplayText) -> Kind {
        let text = line.string.drop { $0 == " " }
        if text.hasPrefix("```") || text.hasPrefix("~~~") {
            isInFence.toggle()
            return .code
        }
        if isInFence { return .code }
        let hashes = text.prefix { $0 == "#" }
        if (1...6).contains(hashes.count), text[hashes.endIndex...].hasPrefix(" ") { return .heading }
        if text.hasPrefix(">") { return .quote }
        if ["- [x] ", "- [X] ", "* [x] "].contains(where: text.hasPrefix) { return .done }
        if ["- ", "* ", "+ "].contains(where: text.hasPrefix) { return .item }
        return .text
    }

    static func spans(of row: DisplayText, _ kind: Kind) -> [Span] {
        let base: Style =
            switch kind {
            case .text, .item: .text
            case .heading: .title
            case .quote, .done: .muted
            case .code: Style(.chart)
            }
        guard kind != .code else { return [Span(row, base)] }
        let text = row.string
        var marks: [(range: Range<String.Index>, style: Style)] = []
        for citation in NoteLinks.citations(in: text) { marks.append((citation.range, Style(.link, .bold))) }
        for link in NoteLinks.links(in: text) { marks.append((link.range, Style(.link, .underline))) }
        marks += emphasis(in: text, "**", base, .bold) + emphasis(in: text, "`", Style(.chart), [])
        marks.sort { $0.range.lowerBound < $1.range.lowerBound }
        var spans: [Span] = []
        var at = text.startIndex
        for mark in marks where mark.range.lowerBound >= at {
            if at < mark.range.lowerBound { spans.append(span(text[at..<mark.range.lowerBound], base)) }
            spans.append(span(text[mark.range], mark.style))
            at = mark.range.upperBound
        }
        if at < text.endIndex { spans.append(span(text[at...], base)) }
        return spans
    }

    /// What stands between two of the same marks in one row, the marks included.
    private static func emphasis(
        in text: String, _ mark: String, _ base: Style, _ attributes: Style.Attributes
    ) -> [(range: Range<String.Index>, style: Style)] {
        var style = base
        style.attributes.formUnion(attributes)
        var found: [(range: Range<String.Index>, style: Style)] = []
        var rest = text[...]
        while let open = rest.firstRange(of: mark), let close = text[open.upperBound...].firstRange(of: mark) {
            if open.upperBound < close.lowerBound { found.append((open.lowerBound..<close.upperBound, style)) }
            rest = text[close.upperBound...]
        }
        return found
    }

    /// Part of what is clean already.
    private static func span(_ text: Substring, _ style: Style) -> Span {
        Span(DisplayText(clean: String(text)), style)
    }
}
