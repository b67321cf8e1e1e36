import Domain
import Presentation

/// A source's text, wrapped to the pane: the line being read stands a third below the top, what a citation points at
/// and what was looked for are marked.
struct ReaderView: View {
    let reader: ReaderState
    let format: Format
    let isFocused: Bool

    func draw(into buffer: inout CellBuffer, in area: Rect) {
        buffer.fill(area)
        let (top, rest) = area.split(top: area.height > 6 ? 2 : 1)
        let at = reader.selection.index ?? 0
        let share = reader.lines.isEmpty ? 100 : (at + 1) * 100 / reader.lines.count
        let right: DisplayText =
            reader.hits.isEmpty
            ? format.integer(share) + " %" : format.hits(reader.hits.firstIndex(of: at), of: reader.hits.count)
        NotebookHead(left: Line(DisplayText(reader.source.title), .title), right: Line(right, .muted))
            .draw(into: &buffer, in: top)
        guard !reader.lines.isEmpty, !rest.isEmpty else { return }
        let width = max(1, rest.width - 3)
        let first = firstLine(at: at, rows: rest.height / 3, width: width)
        var y = 0
        for index in first..<reader.lines.count where y < rest.height {
            // Paragraphs stand apart where there is room for it.
            if index > first, isApart(index), rest.height > 10 { y += 1 }
            for row in rows(index, width: width) where y < rest.height {
                if index == at { buffer.write("▎", y: y, style: Style(.selection, .bold), in: rest) }
                row.draw(into: &buffer, in: rest, x: 2, y: y, columns: width)
                y += 1
            }
        }
    }

    /// The line at the top when the one being read has so many rows above it at most.
    private func firstLine(at line: Int, rows: Int, width: Int) -> Int {
        var first = line
        var room = rows
        while first > 0 {
            room -= self.rows(first - 1, width: width).count + (isApart(first) ? 1 : 0)
            guard room >= 0 else { break }
            first -= 1
        }
        return first
    }

    private func isApart(_ index: Int) -> Bool {
        let line = reader.lines[index]
        guard !line.isContinued else { return false }
        switch line.kind {
        case .item, .row, .code: return index > 0 && reader.lines[index - 1].kind != line.kind
        default: return true
        }
    }

    private func rows(_ index: Int, width: Int) -> [Line] {
        let line = reader.lines[index]
        let (lead, style) = look(of: line)
        let spans = marked(line, index, style)
        let indent = CellWidth.of(lead)
        let rows = Paragraph([Line(spans)]).rows(width: max(1, width - indent))
        return rows.enumerated().map { number, row in
            let head = number == 0 && !line.isContinued ? lead : .spaces(indent)
            return Line([Span(head, .muted)]) + row
        }
    }

    private func look(of line: ReaderLine) -> (lead: DisplayText, style: Style) {
        switch line.kind {
        case .paragraph, .row: ("", .text)
        case .heading(let level): ("", level <= 2 ? .title : .strong)
        case .item(let depth): (.spaces(2 * min(4, depth)) + "• ", .text)
        case .quote: ("│ ", .muted)
        case .code: ("  ", Style(.chart))
        }
    }

    /// The text in spans: what is cited underlined, what was found in reverse.
    private func marked(_ line: ReaderLine, _ index: Int, _ style: Style) -> [Span] {
        var style = style
        if let mark = reader.mark, mark.overlaps(line.range) { style.attributes.insert(.underline) }
        guard !reader.wanted.isEmpty, reader.hits.contains(index) else { return [Span(line.text, style)] }
        var found = style
        found.attributes.insert(.reverse)
        let keys = SearchFolding.words(of: reader.wanted).map { String(decoding: $0, as: UTF8.self) }
        var spans: [Span] = []
        for (number, word) in line.text.string.split(separator: " ", omittingEmptySubsequences: false).enumerated() {
            let own = SearchFolding.key(of: String(word))
            let isHit = !own.isEmpty && keys.contains { own.contains($0) }
            let part = (number > 0 ? " " : "") + DisplayText(String(word))
            spans.append(Span(part, isHit ? found : style))
        }
        return spans
    }
}
