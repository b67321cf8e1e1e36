import Domain
import Presentation

/// The first cards as an edit would have them, with how far each moves.
struct PreviewView: View {
    let content: PreviewContent

    /// Rows that show all of it.
    var height: Int { content.rows.isEmpty ? 2 : content.rows.count + 1 }

    func draw(into buffer: inout CellBuffer, in area: Rect) {
        buffer.fill(area)
        guard !area.isEmpty else { return }
        let (head, body) = area.split(top: 1)
        Rule(Line(content.title, Style(.accent, .bold))).draw(into: &buffer, in: head)
        if let sentence = content.sentence { return Paragraph(sentence, style: .muted).draw(into: &buffer, in: body) }
        let score = content.rows.map { CellWidth.of($0.score) }.max() ?? 0
        for (y, row) in content.rows.prefix(body.height).enumerated() {
            let style: Style =
                switch row.move {
                case .up, .new: Style(.good)
                case .down: Style(.bad)
                case .same: .muted
                case .leaving: Style(.attention)
                }
            var line = Line(row.place.padded(to: 3, .right), .muted) + Line(" ")
            line = line + Line(row.mark.padded(to: 6), style)
            let room = max(4, body.width - 10 - score - 2)
            line = line + Line(row.name.padded(to: room), row.move == .leaving ? .muted : .text)
            line = line + Line("  " + row.score.padded(to: score, .right), .muted)
            line.draw(into: &buffer, in: body, y: y)
        }
    }
}
