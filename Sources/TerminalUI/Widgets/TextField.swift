public import Domain
public import Presentation

/// A text field of one line. While it has focus, the terminal's cursor stands at the insertion point.
public struct TextField: View {
    let input: TextInput
    let placeholder: DisplayText
    let isFocused: Bool
    let style: Style

    /// `placeholder`: shown while the field is empty.
    public init(_ input: TextInput, placeholder: DisplayText = "", isFocused: Bool = true, style: Style = .text) {
        self.input = input
        self.placeholder = placeholder
        self.isFocused = isFocused
        self.style = style
    }

    public func draw(into buffer: inout CellBuffer, in area: Rect) {
        let row = area.split(top: 1).top
        buffer.fill(row)
        guard !row.isEmpty else { return }
        if input.isEmpty {
            buffer.write(placeholder.clipped(to: row.width), style: .muted, in: row)
        }
        let line = input.lines[0]
        let before = CellWidth.of(line.prefix(characters: input.position.column))
        // The mark at the right edge stays clear of the cursor while text goes on behind it.
        let behind = input.cursor < input.count && row.width > 2 ? 1 : 0
        let offset = Self.offset(showing: before + behind, in: row.width)
        buffer.write(line, x: -offset, style: style, in: row)
        if offset > 0 { buffer.write("…", style: .muted, in: row) }
        if CellWidth.of(line) - offset > row.width, before - offset < row.width - 1 {
            buffer.write("…", x: row.width - 1, style: .muted, in: row)
        }
        if isFocused { buffer.show(cursorAt: Point(x: row.x + before - offset, y: row.y), in: row) }
    }

    /// Columns that have left on the left, so that the cursor is in sight; moves by half fields, so that most keys
    /// send one cell.
    static func offset(showing column: Int, in width: Int) -> Int {
        guard column >= width, width > 0 else { return 0 }
        // The cursor keeps clear of the mark at the left edge.
        let step = max(1, width / 2)
        return (column - width) / step * step + step
    }
}

extension DisplayText {
    func prefix(characters: Int) -> DisplayText { DisplayText(clean: String(string.prefix(characters))) }
}

extension CellBuffer {
    /// Puts the terminal's cursor on a cell, if that lies in `area`.
    mutating func show(cursorAt point: Point, in area: Rect) {
        let clip = area.intersection(bounds)
        guard point.x >= clip.x, point.x < clip.right, point.y >= clip.y, point.y < clip.bottom else { return }
        cursor = point
    }
}
