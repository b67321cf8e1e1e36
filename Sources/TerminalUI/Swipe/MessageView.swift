import Domain
import Presentation

/// A few sentences where a card would be: what is the matter, and which keys lead on.
struct MessageView: View {
    let title: DisplayText
    let sentences: [DisplayText]
    let hints: [KeyHint]

    func draw(into buffer: inout CellBuffer, in area: Rect) {
        let width = min(64, area.width - (area.width > 20 ? 4 : 0))
        guard width > 0 else { return }
        var lines = title.wrapped(to: width).map { Line($0, .title) }
        if !sentences.isEmpty, area.height > 6 { lines.append("") }
        lines += sentences.flatMap { $0.wrapped(to: width).map { Line($0) } }
        if !hints.isEmpty, area.height > lines.count + 1 { lines.append("") }
        lines += hints.map { [Span($0.key, .key), Span("  "), Span($0.label, .muted)] }
        let x = (area.width - width) / 2
        let y = max(0, (area.height - lines.count) / 3)
        for (row, line) in lines.prefix(area.height).enumerated() {
            line.draw(into: &buffer, in: area, x: x, y: y + row)
        }
    }
}
