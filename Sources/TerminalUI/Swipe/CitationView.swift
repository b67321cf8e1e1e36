import Domain
import Presentation

/// Where one figure comes from.
struct CitationView: View {
    let content: CitationContent

    func draw(into buffer: inout CellBuffer, in area: Rect) {
        let label = (content.lines.map { CellWidth.of($0.label) }.max() ?? 0) + 2
        var lines: [Line] = [Line(content.title, .title)]
        lines += content.value.wrapped(to: area.width).map { Line($0, .strong) }
        lines.append("")
        for line in content.lines {
            let rows = line.text.wrapped(to: max(8, area.width - label))
            for (index, text) in rows.enumerated() {
                let name = index == 0 ? line.label.padded(to: label) : .spaces(label)
                lines.append([Span(name, .muted), Span(text)])
            }
        }
        for (y, line) in lines.prefix(area.height).enumerated() { line.draw(into: &buffer, in: area, y: y) }
    }
}
