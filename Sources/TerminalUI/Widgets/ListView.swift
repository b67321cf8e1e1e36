import Domain
public import Presentation

/// One row of a list: what it is on the left, a figure or mark on the right.
public struct ListRow: Sendable, Hashable {
    public var label: Line
    /// Stands at the right edge; left out where less than half of the row would be left for the label.
    public var detail: Line?

    public init(_ label: Line, detail: Line? = nil) {
        self.label = label
        self.detail = detail
    }
}

/// A list with one selected row: `▸` and its label in reverse while it has focus, in bold while it has not.
///
/// Only marker and label of the selected row are reversed, so that one step sends few bytes.
public struct ListView: View {
    let selection: ListSelection
    let isFocused: Bool
    let row: (Int) -> ListRow

    /// `row`: asked only for rows in sight.
    public init(_ selection: ListSelection, isFocused: Bool = true, row: @escaping (Int) -> ListRow) {
        self.selection = selection
        self.isFocused = isFocused
        self.row = row
    }

    public func draw(into buffer: inout CellBuffer, in area: Rect) {
        buffer.fill(area)
        guard !area.isEmpty else { return }
        let visible = selection.visible(showing: area.height)
        let isLong = selection.count > area.height && area.width > 8
        let (rows, edge) = isLong ? area.split(right: 2) : (area, nil)
        for (y, index) in visible.enumerated() {
            draw(row(index), isSelected: index == selection.index, into: &buffer, in: rows, y: y)
            buffer.target(Rect(x: rows.x, y: rows.y + y, width: rows.width, height: 1), .select(row: index))
        }
        if let edge { ScrollMark(count: selection.count, visible: visible).draw(into: &buffer, in: edge) }
    }

    private func draw(_ row: ListRow, isSelected: Bool, into buffer: inout CellBuffer, in area: Rect, y: Int) {
        let indent = area.width >= 4 ? 2 : 1
        let marked = Style(.selection, isFocused ? [.reverse, .bold] : .bold)
        if isSelected { buffer.write(indent > 1 ? "▸ " : "▸", y: y, style: marked, in: area) }
        var room = area.width - indent
        if let detail = row.detail, detail.width + 2 <= room / 2 {
            detail.draw(into: &buffer, in: area, x: indent, y: y, columns: room - 1, alignment: .right)
            room -= detail.width + 2
        }
        var label = row.label
        if isSelected {
            // One style from the marker to the last letter: a terminal is told of it once.
            label = label.styled { style in style = Style(marked.role, marked.attributes, link: style.link) }
        }
        label.draw(into: &buffer, in: area, x: indent, y: y, columns: room)
    }
}

/// Where a long list stands: a thumb at its right edge.
public struct ScrollMark: View {
    let count: Int
    let visible: Range<Int>

    public init(count: Int, visible: Range<Int>) {
        self.count = count
        self.visible = visible
    }

    public func draw(into buffer: inout CellBuffer, in area: Rect) {
        guard count > visible.count, !area.isEmpty else { return }
        let height = area.height
        let size = max(1, height * visible.count / count)
        let travel = count - visible.count
        // Both ends are reached only when the list is at that end.
        var top = (height - size) * visible.lowerBound / travel
        if visible.lowerBound > 0, height > size + 1 { top = max(1, top) }
        if visible.upperBound < count, height > size + 1 { top = min(top, height - size - 1) }
        for y in top..<min(height, top + size) {
            buffer.write("▐", x: area.width - 1, y: y, style: Style(.border), in: area)
        }
    }
}

extension Rect {
    /// What is left of the last columns, and those.
    public func split(right columns: Int) -> (rest: Rect, right: Rect) {
        let parts = split(left: width - max(0, min(columns, width)))
        return (parts.left, parts.rest)
    }
}
