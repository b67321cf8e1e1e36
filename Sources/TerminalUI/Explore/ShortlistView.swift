import Domain
import Presentation

/// The shortlist in its groups, and what is being typed or chosen over it.
struct ShortlistView: View {
    let shortlist: ShortlistState
    let content: ShortlistContent

    /// One line of the list.
    private enum Item {
        case heading(DisplayText)
        case row(ShortlistContent.Row)
        case remarks(DisplayText)
    }

    func draw(into buffer: inout CellBuffer, in area: Rect) {
        let (top, rest) = area.split(top: 1)
        let right = content.order
        Line(content.counts, .strong).draw(
            into: &buffer, in: top, columns: max(0, top.width - CellWidth.of(right) - 2))
        if CellWidth.of(right) + 12 < top.width { Line(right, .muted).draw(into: &buffer, in: top, alignment: .right) }
        let isRoomy = rest.height > 6
        if isRoomy {
            Rule().draw(into: &buffer, in: rest)
            // Over the column that it names.
            if case .list = shortlist.mode, content.message == nil, CellWidth.of(content.valueHeading) + 4 < rest.width
            {
                Line(" " + content.valueHeading, .muted).draw(
                    into: &buffer, in: rest.split(top: 1).top, alignment: .right)
            }
        }
        let body = isRoomy ? rest.split(top: 1).rest : rest
        if let message = content.message {
            for (y, text) in message.wrapped(to: body.width - 4).prefix(body.height).enumerated() {
                Line(text).draw(into: &buffer, in: body, x: 2, y: y)
            }
            return
        }
        switch shortlist.mode {
        case .sorting(let selection, _): drawKeys(selection, into: &buffer, in: body)
        case .note(_, let input), .tags(_, let input):
            let (list, foot) = body.split(bottom: min(2, body.height))
            drawList(into: &buffer, in: list)
            drawInput(input, into: &buffer, in: foot)
        case .list:
            let warnings = warnings(in: body)
            let (list, foot) = body.split(bottom: warnings.count)
            drawList(into: &buffer, in: list)
            for (y, line) in warnings.enumerated() {
                Line(line, Style(.attention)).draw(into: &buffer, in: foot, x: body.width > 30 ? 2 : 0, y: y)
            }
        }
    }

    /// Wrapped, and no more than leave half of the room to the list.
    private func warnings(in area: Rect) -> [DisplayText] {
        let lines = content.warnings.flatMap { warning in
            warning.wrapped(to: max(8, area.width - 6)).enumerated().map { ($0 == 0 ? "! " : "  ") + $1 }
        }
        return Array(lines.prefix(area.height / 3))
    }

    private func drawInput(_ input: TextInput, into buffer: inout CellBuffer, in area: Rect) {
        let (label, field) = area.split(top: area.height > 1 ? 1 : 0)
        Line(content.prompt ?? "", .key).draw(into: &buffer, in: label)
        TextField(input).draw(into: &buffer, in: field)
    }

    private func drawKeys(_ selection: ListSelection, into buffer: inout CellBuffer, in area: Rect) {
        let (top, list) = area.split(top: area.height > 3 ? 1 : 0)
        Line(content.prompt ?? "", .key).draw(into: &buffer, in: top)
        ListView(selection) { ListRow(Line(content.sortKeys[$0])) }.draw(into: &buffer, in: list)
    }

    private func drawList(into buffer: inout CellBuffer, in area: Rect) {
        var items: [Item] = []
        var focused = 0..<1
        for group in content.groups {
            let start = items.count
            items.append(.heading(group.title))
            for row in group.rows {
                let at = items.count
                items.append(.row(row))
                if !row.remarks.isEmpty { items.append(.remarks(row.remarks)) }
                // The heading comes into sight with the first of its group.
                if row.index == shortlist.selection.index {
                    focused = (row.index == group.rows.first?.index ? start : at)..<items.count
                }
            }
        }
        let offset = QuickStartView.offset(of: focused, in: area.height, count: items.count)
        let isLong = items.count > area.height && area.width > 20
        let (rows, edge) = isLong ? area.split(right: 2) : (area, nil)
        for (y, item) in items.dropFirst(offset).prefix(area.height).enumerated() {
            draw(item, into: &buffer, in: rows, y: y)
        }
        if let edge {
            ScrollMark(count: items.count, visible: offset..<min(items.count, offset + area.height))
                .draw(into: &buffer, in: edge)
        }
    }

    private func draw(_ item: Item, into buffer: inout CellBuffer, in area: Rect, y: Int) {
        switch item {
        case .heading(let title): Line(title, Style(.title, .bold)).draw(into: &buffer, in: area, y: y)
        case .remarks(let text): Line(text, .muted).draw(into: &buffer, in: area, x: 8, y: y)
        case .row(let row):
            let isSelected = row.index == shortlist.selection.index
            let mark: DisplayText = row.isChosen ? "[x] " : ""
            var label = Line(mark + row.grade.padded(to: 4) + row.name)
            if isSelected {
                buffer.write("▸ ", y: y, style: Style(.selection, [.reverse, .bold]), in: area)
                label = label.styled { $0 = Style(.selection, [.reverse, .bold]) }
            }
            let value = Line(row.value.padded(to: 9, .right))
            let place = Line(row.place + "  ", .muted)
            var room = area.width - 2
            if value.width + 8 < room {
                value.draw(into: &buffer, in: area, y: y, alignment: .right)
                room -= value.width + 1
            }
            if label.width + place.width + 2 < room {
                place.draw(into: &buffer, in: area, x: 2, y: y, columns: room, alignment: .right)
            }
            label.draw(into: &buffer, in: area, x: 2, y: y, columns: room)
            buffer.target(Rect(x: area.x, y: area.y + y, width: area.width, height: 1), .select(row: row.index))
        }
    }
}
