import Domain
import Presentation

/// The search field with its hits.
struct SearchView: View {
    let search: SearchState
    let content: SearchContent

    func draw(into buffer: inout CellBuffer, in area: Rect) {
        let (top, rest) = area.split(top: 1)
        let (mark, field) = top.split(left: 2)
        buffer.write("/", style: .key, in: mark)
        let countWidth = CellWidth.of(content.count) + 2
        let (input, count) = field.width > countWidth + 20 ? field.split(right: countWidth) : (field, nil)
        TextField(search.input, placeholder: content.prompt).draw(into: &buffer, in: input)
        if let count { Line(content.count, .muted).draw(into: &buffer, in: count, x: 2) }
        let body = rest.height > 4 ? rest.split(top: 1).rest : rest
        if rest.height > 4 { Rule().draw(into: &buffer, in: rest) }
        if let message = content.message {
            for (y, text) in message.wrapped(to: body.width - 4).prefix(body.height).enumerated() {
                Line(text, .muted).draw(into: &buffer, in: body, x: 2, y: y)
            }
        }
        guard !search.hits.isEmpty else { return }
        ListView(search.selection) { index in
            let row = content.row(of: search.hits[index])
            return ListRow([Span(row.name), Span(row.alias, .muted)], detail: Line(row.place, .muted))
        }.draw(into: &buffer, in: message(body))
    }

    /// The list starts below a message that stands over old hits.
    private func message(_ body: Rect) -> Rect {
        guard let message = content.message else { return body }
        return body.split(top: message.wrapped(to: body.width - 4).count).rest
    }
}
