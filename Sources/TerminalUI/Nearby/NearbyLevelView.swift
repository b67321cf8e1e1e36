import Domain
import Presentation

/// A list over Nearby, with its field or its form.
struct NearbyLevelView: View {
    let level: NearbyLevel
    let format: Format

    func draw(into buffer: inout CellBuffer, in area: Rect) {
        buffer.fill(area)
        let inset = area.width > 30 ? 1 : 0
        let isTall = area.height >= 12
        let width = max(1, area.width - 2 * inset)
        var (top, rest) = area.split(top: 1)
        Line(level.title, .title).draw(into: &buffer, in: top, x: inset)
        if isTall {
            (top, rest) = rest.split(top: 1)
            Rule().draw(into: &buffer, in: top)
        }
        if let note = level.note {
            let lines = note.wrapped(to: width, rows: isTall ? 8 : 3)
            (top, rest) = rest.split(top: lines.count + (isTall ? 1 : 0))
            for (y, text) in lines.enumerated() { Line(text, .muted).draw(into: &buffer, in: top, x: inset, y: y) }
        }
        if let input = level.input {
            (top, rest) = rest.split(top: isTall ? 2 : 1)
            let (mark, field) = top.split(left: inset + 2)
            buffer.write("›", x: inset, style: .key, in: mark)
            TextField(input, placeholder: level.prompt).draw(into: &buffer, in: field)
        }
        if case .form(let form) = level.kind {
            drawForm(form, into: &buffer, in: rest)
        } else {
            drawEntries(into: &buffer, in: rest)
        }
    }

    private func drawEntries(into buffer: inout CellBuffer, in area: Rect) {
        let blocks = level.shown.enumerated().map { index, entry in
            lines(of: entry, isSelected: index == level.selection.index, width: area.width)
        }
        BlockList(blocks: blocks, selected: level.selection.index ?? 0).draw(into: &buffer, in: area)
    }

    private func lines(of entry: NearbyLevel.Entry, isSelected: Bool, width: Int) -> [Line] {
        let style = isSelected ? Style(.selection, [.reverse, .bold]) : .text
        let mark: Line = isSelected ? [Span("▸ ", style)] : "  "
        let detail = CellWidth.of(entry.detail) * 2 < width ? entry.detail : ""
        let room = max(1, width - 3 - (detail.isEmpty ? 0 : CellWidth.of(detail) + 2))
        let label = Line(entry.label.clipped(to: room), style)
        let gap = detail.isEmpty ? 0 : room - label.width + 2
        var lines = [mark + label + Line(.spaces(gap)) + Line(detail, .muted)]
        if let about = entry.about {
            for text in about.wrapped(to: max(1, width - 3), rows: isSelected ? 3 : 1) {
                lines.append(Line("  " + text, .muted))
            }
        }
        return lines
    }

    private func drawForm(_ form: MeetupForm, into buffer: inout CellBuffer, in area: Rect) {
        let width = level.shown.map { CellWidth.of($0.label) }.max() ?? 0
        let top = level.selection.offset(showing: area.height)
        for (y, index) in (top..<min(level.shown.count, top + area.height)).enumerated() {
            let entry = level.shown[index]
            let isSelected = index == level.selection.index
            let row = Rect(x: area.x, y: area.y + y, width: area.width, height: 1)
            buffer.target(row, .select(row: index))
            let style = isSelected ? Style(.selection, .bold) : .muted
            Line([Span(isSelected ? "▸ " : "  ", style), Span(entry.label, style)]).draw(into: &buffer, in: row)
            let value = row.split(left: min(width + 4, area.width / 2)).rest
            guard case .field(let field) = entry.choice else { continue }
            switch field {
            case .title: TextField(form.title, isFocused: isSelected).draw(into: &buffer, in: value)
            case .about: TextField(form.about, isFocused: isSelected).draw(into: &buffer, in: value)
            default:
                let text: DisplayText = isSelected ? "‹ " + entry.detail + " ›" : entry.detail
                Line(text, isSelected ? Style(.accent, .bold) : .text).draw(into: &buffer, in: value)
            }
        }
    }
}
