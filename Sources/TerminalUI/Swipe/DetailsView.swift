import Domain
import Presentation

/// A college from costs to people, in as many columns as fit.
struct DetailsView: View {
    let content: DetailsContent
    /// Counts through the rows; `nil` beside a card, where nothing is selected.
    let selected: Int?

    func draw(into buffer: inout CellBuffer, in area: Rect) {
        guard area.width >= 8, area.height >= 1 else { return }
        let columns = area.width >= 104 ? 2 : 1
        let gap = 4
        // The last column is the scroll mark's.
        let width = (area.width - (selected == nil ? 0 : 1) - gap * (columns - 1)) / columns
        let layout = DetailsLayout(content, width: width)
        let capacity = columns * area.height
        let offset = layout.offset(selected: selected, capacity: capacity)
        for column in 0..<columns {
            let x = area.x + column * (width + gap)
            let part = Rect(x: x, y: area.y, width: width, height: area.height)
            let first = offset + column * area.height
            for (y, item) in layout.items.dropFirst(first).prefix(area.height).enumerated() {
                draw(item, layout, into: &buffer, in: part, y: y)
            }
        }
        if columns == 1, selected != nil, layout.items.count > area.height {
            let edge = Rect(x: area.right - 1, y: area.y, width: 1, height: area.height)
            ScrollMark(count: layout.items.count, visible: offset..<(offset + area.height))
                .draw(into: &buffer, in: edge)
        }
    }

    private func draw(
        _ item: DetailsLayout.Item, _ layout: DetailsLayout, into buffer: inout CellBuffer, in area: Rect, y: Int
    ) {
        switch item {
        case .blank: break
        case .heading(let title):
            let end = buffer.write(title, y: y, style: .title, in: area)
            buffer.write(
                .repeating("─", max(0, area.width - end - 1)), x: end + 1, y: y, style: Style(.border), in: area)
        case .row(let index, let row, let isWhole):
            let isSelected = index == selected
            if isSelected { buffer.write("▸", y: y, style: Style(.selection, .bold), in: area) }
            let style = isSelected ? Style(.selection, [.reverse, .bold]) : Style.muted
            let value = isWhole && row.isField ? layout.note + 4 + CellWidth.of(row.value) : 0
            Line(row.label, style).draw(into: &buffer, in: area, x: 2, y: y, columns: area.width - 2 - value)
            if isWhole { drawValue(of: row, layout, into: &buffer, in: area, y: y) }
        case .value(let row): drawValue(of: row, layout, into: &buffer, in: area, y: y)
        }
    }

    /// The value ends where the years begin, so that numbers stand under one another.
    private func drawValue(
        of row: DetailsContent.Row, _ layout: DetailsLayout, into buffer: inout CellBuffer, in area: Rect, y: Int
    ) {
        let note = DetailsLayout.note(of: row, isWide: layout.isWide)
        let end = area.width - layout.note - 2
        var span = Span(row.value, row.isMissing ? .muted : .strong)
        if case .link(let address) = row.target { span = Span(row.value, Style(.link, .underline), target: address) }
        let room = note.isEmpty ? area.width - 4 : end - 4
        let clipped = Line([span]).clipped(to: max(1, room))
        let label = CellWidth.of(row.label) + 4
        let start = note.isEmpty && clipped.width > end - label ? area.width - clipped.width : end - clipped.width
        clipped.draw(into: &buffer, in: area, x: max(4, start), y: y)
        Line(note, .muted).draw(into: &buffer, in: area, x: end + 2, y: y)
    }
}
