import Domain
import Presentation

/// Similar colleges, each with the reason below its name.
struct SimilarView: View {
    let similar: SimilarState
    let content: SimilarContent

    func draw(into buffer: inout CellBuffer, in area: Rect) {
        let (top, rest) = area.split(top: 1)
        Line(content.title, .title).draw(into: &buffer, in: top)
        let (bar, below) = rest.split(top: 1)
        var tabs = Line([])
        for tab in content.tabs {
            let text = tab.isChosen ? "[" + tab.title + "]" : " " + tab.title + " "
            tabs = tabs + Line(text, tab.isChosen ? Style(.accent, .bold) : .muted) + Line(" ")
        }
        tabs.draw(into: &buffer, in: bar)
        let body = below.height > 4 ? below.split(top: 1).rest : below
        if below.height > 4 { Rule().draw(into: &buffer, in: below) }
        if let message = content.message {
            for (y, text) in message.wrapped(to: body.width - 4).prefix(body.height).enumerated() {
                Line(text).draw(into: &buffer, in: body, x: 2, y: y)
            }
            return
        }
        drawRows(into: &buffer, in: body)
    }

    /// Two lines for each college where there is room.
    private func drawRows(into buffer: inout CellBuffer, in area: Rect) {
        let height = area.height >= 6 ? 2 : 1
        for (place, index) in similar.selection.visible(showing: max(1, area.height / height)).enumerated() {
            let row = content.rows[index]
            let y = place * height
            let isSelected = index == similar.selection.index
            if isSelected { buffer.write("▸ ", y: y, style: Style(.selection, [.reverse, .bold]), in: area) }
            let name = Line(row.name, isSelected ? Style(.selection, [.reverse, .bold]) : .text)
            let room = area.width - 2
            let town = Line(row.place, .muted)
            let fits = name.width + town.width + 3 < room
            name.draw(into: &buffer, in: area, x: 2, y: y, columns: fits ? room - town.width - 2 : room)
            if fits { town.draw(into: &buffer, in: area, y: y, alignment: .right) }
            if height > 1 { Line(row.reason, .muted).draw(into: &buffer, in: area, x: 4, y: y + 1) }
            buffer.target(Rect(x: area.x, y: area.y + y, width: area.width, height: height), .select(row: index))
        }
    }
}
