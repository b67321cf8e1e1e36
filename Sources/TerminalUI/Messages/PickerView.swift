import Domain
import Presentation

/// A list over the pane with its field.
struct PickerView: View {
    let picker: PickerState
    let format: Format

    func draw(into buffer: inout CellBuffer, in area: Rect) {
        buffer.fill(area)
        let inset = area.width > 30 ? 1 : 0
        var (top, rest) = area.split(top: 1)
        Line(picker.title, .title).draw(into: &buffer, in: top, x: inset)
        let isTall = area.height >= 12
        if let note = picker.note {
            let lines = note.wrapped(to: max(1, area.width - 2 * inset), rows: isTall ? 6 : 2)
            (top, rest) = rest.split(top: lines.count)
            for (y, text) in lines.enumerated() { Line(text, .muted).draw(into: &buffer, in: top, x: inset, y: y) }
        }
        if let text = picker.text {
            let rows = Paragraph(DisplayText.lines(of: text).map { Line($0) }).rows(
                width: max(1, area.width - 2 * inset))
            let shown = rows.prefix(max(1, area.height / 2))
            (top, rest) = rest.split(top: shown.count + (isTall ? 1 : 0))
            for (y, line) in shown.enumerated() { line.draw(into: &buffer, in: top, x: inset, y: y) }
        }
        if picker.hasField {
            (top, rest) = rest.split(top: 1)
            let (mark, field) = top.split(left: inset + 2)
            buffer.write(picker.filters ? "/" : "›", x: inset, style: .key, in: mark)
            TextField(picker.input, placeholder: picker.prompt).draw(into: &buffer, in: field)
        }
        if isTall {
            (top, rest) = rest.split(top: 1)
            Rule().draw(into: &buffer, in: top)
        }
        drawEntries(into: &buffer, in: rest)
    }

    private func drawEntries(into buffer: inout CellBuffer, in area: Rect) {
        let blocks = picker.shown.enumerated().map { index, entry in
            lines(of: entry, isSelected: index == picker.selection.index, width: area.width)
        }
        BlockList(blocks: blocks, selected: picker.selection.index ?? 0).draw(into: &buffer, in: area)
    }

    private func lines(of entry: PickerEntry, isSelected: Bool, width: Int) -> [Line] {
        var style = isSelected ? Style.selected : .text
        if isSelected { style.attributes.insert(.bold) }
        let marker: Line = isSelected ? [Span("▸ ", Style(.selection, .bold))] : "  "
        let mark: Line = picker.marked.contains(entry.id) ? [Span("✓ ", Style(.good, .bold))] : ""
        let detail = entry.detail.clipped(to: width / 2)
        let room = max(1, width - 3 - mark.width - (detail.isEmpty ? 0 : CellWidth.of(detail) + 1))
        // Where text is the matter itself, all of it is shown.
        let texts = picker.kind == .versions ? entry.label.wrapped(to: room) : [entry.label.clipped(to: room)]
        var lines = texts.enumerated().map { index, text in
            let label = Line([Span(text, index == 0 ? style : .text)])
            guard index == 0 else { return "  " + label }
            return marker + mark + label + Line(.spaces(room - label.width + (detail.isEmpty ? 0 : 1)))
                + Line([Span(detail, .muted)])
        }
        if let about = entry.about, !about.isEmpty {
            // The row that is being decided on is explained whole.
            for text in about.wrapped(to: max(1, width - 3), rows: isSelected ? 4 : 1) {
                lines.append([Span("  " + text, .muted)])
            }
        }
        return lines
    }
}
