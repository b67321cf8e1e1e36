import Domain
import Presentation

/// Liked or starred colleges.
struct MarkedView: View {
    let marked: MarkedState
    let content: MarkedContent

    func draw(into buffer: inout CellBuffer, in area: Rect) {
        let (top, rest) = area.split(top: 1)
        var line = Line([])
        for tab in content.tabs {
            let text = tab.isChosen ? "[" + tab.title + "]" : " " + tab.title + " "
            line = line + Line(text, tab.isChosen ? Style(.accent, .bold) : .muted) + Line(" ")
        }
        line.draw(into: &buffer, in: top)
        Line(content.count, .muted).draw(
            into: &buffer, in: top, x: line.width, columns: top.width - line.width, alignment: .right)
        let body = rest.height > 4 ? rest.split(top: 1).rest : rest
        if rest.height > 4 { Rule().draw(into: &buffer, in: rest) }
        if let message = content.message {
            for (y, text) in message.wrapped(to: body.width - 4).prefix(body.height).enumerated() {
                Line(text).draw(into: &buffer, in: body, x: 2, y: y)
            }
            return
        }
        ListView(marked.selection) { index in
            let row = content.row(index)
            // Grades are one or two columns wide.
            return ListRow([Span(row.grade.padded(to: 4)), Span(row.name)], detail: Line(row.place, .muted))
        }.draw(into: &buffer, in: body)
    }
}
