import Domain
import Presentation

/// Colleges side by side; the best figure of a row carries a tick.
struct CompareView: View {
    let compare: CompareState
    let content: CompareContent

    /// Columns of a college, of the student's own figures, and the gap before each.
    private static let column = 17
    private static let gap = 2

    func draw(into buffer: inout CellBuffer, in area: Rect) {
        guard area.width >= 12, area.height >= 3 else { return }
        let (upper, foot) = area.split(bottom: area.height > 5 ? 1 : 0)
        Line(content.foot, .muted).draw(into: &buffer, in: foot)
        let label = min(24, max(10, area.width / 4))
        let you = content.rows.contains { !$0.you.isEmpty } && area.width >= 60 ? 11 : 0
        let room = area.width - 2 - label - (you > 0 ? you + Self.gap : 0)
        let fitting = max(1, room / (Self.column + Self.gap))
        let offset = max(0, min(compare.offset, compare.cards.count - fitting))
        let visible = offset..<min(compare.cards.count, offset + fitting)
        let width = max(6, min(30, room / max(1, visible.count) - Self.gap))
        let places = visible.enumerated().map { index, college in
            (college: college, x: 2 + label + (you > 0 ? you + Self.gap : 0) + index * (width + Self.gap) + Self.gap)
        }
        let head = min(2, upper.height - 1)
        let (top, body) = upper.split(top: head)
        drawHead(top, label, you, width, places, into: &buffer)
        if offset > 0 { Line("‹", .key).draw(into: &buffer, in: top, x: places[0].x - 2) }
        if visible.upperBound < compare.cards.count { Line("›", .key).draw(into: &buffer, in: top, x: top.width - 1) }
        let rows = compare.selection.visible(showing: body.height)
        for (y, index) in rows.enumerated() where content.rows.indices.contains(index) {
            draw(index, label, you, width, places, into: &buffer, in: body, y: y)
        }
    }

    private func drawHead(
        _ area: Rect, _ label: Int, _ you: Int, _ width: Int, _ places: [(college: Int, x: Int)],
        into buffer: inout CellBuffer
    ) {
        if you > 0 {
            Line(content.you, .muted).draw(
                into: &buffer, in: area, x: 2 + label, y: area.height - 1, columns: you, alignment: .right)
        }
        for place in places {
            let rows = content.names[place.college].wrapped(to: width, rows: area.height)
            for (y, row) in rows.enumerated() {
                // A short name stands directly above its figures.
                Line(row, .title).draw(
                    into: &buffer, in: area, x: place.x, y: area.height - rows.count + y, columns: width)
            }
        }
    }

    private func draw(
        _ index: Int, _ label: Int, _ you: Int, _ width: Int, _ places: [(college: Int, x: Int)],
        into buffer: inout CellBuffer, in area: Rect, y: Int
    ) {
        let row = content.rows[index]
        let isSelected = index == compare.selection.index
        if isSelected { buffer.write("▸", y: y, style: Style(.selection, .bold), in: area) }
        Line(row.label, isSelected ? .selected : .muted).draw(into: &buffer, in: area, x: 2, y: y, columns: label)
        if you > 0 {
            Line(row.you, .muted).draw(into: &buffer, in: area, x: 2 + label, y: y, columns: you, alignment: .right)
        }
        for place in places {
            let cell = row.cells[place.college]
            let line: Line =
                cell.isBest
                ? [Span("✓ ", Style(.good, .bold)), Span(cell.text, .strong)] : [Span("  "), Span(cell.text)]
            line.draw(into: &buffer, in: area, x: place.x, y: y, columns: width)
        }
    }
}
