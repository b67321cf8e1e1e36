public import Domain
public import Presentation

/// A text field of several lines, wrapped at the edge. While it has focus, the cursor stands at the insertion point.
public struct TextEditor: View {
    let input: TextInput
    let placeholder: DisplayText
    let isFocused: Bool

    public init(_ input: TextInput, placeholder: DisplayText = "", isFocused: Bool = true) {
        self.input = input
        self.placeholder = placeholder
        self.isFocused = isFocused
    }

    public func draw(into buffer: inout CellBuffer, in area: Rect) {
        buffer.fill(area)
        guard !area.isEmpty else { return }
        if input.isEmpty { buffer.write(placeholder.clipped(to: area.width), style: .muted, in: area) }
        let layout = Layout(input, width: area.width)
        let offset = Self.offset(showing: layout.cursor.y, in: area.height)
        for (y, row) in layout.rows.dropFirst(offset).prefix(area.height).enumerated() {
            buffer.write(row, y: y, in: area)
        }
        guard isFocused else { return }
        buffer.show(
            cursorAt: Point(x: area.x + layout.cursor.x, y: area.y + layout.cursor.y - offset), in: area)
    }

    /// Rows the text takes at a width, at least one; composers grow by it.
    public static func rows(of input: TextInput, width: Int) -> Int { Layout(input, width: max(1, width)).rows.count }

    static func offset(showing row: Int, in height: Int) -> Int {
        guard row >= height, height > 0 else { return 0 }
        let step = max(1, height / 3)
        return (row - height) / step * step + step
    }

    /// The text broken into rows, words kept whole where they fit, and where its cursor stands.
    struct Layout {
        private(set) var rows: [DisplayText] = []
        /// The line of the text that each row is part of.
        private(set) var lines: [Int] = []
        private(set) var cursor = Point(x: 0, y: 0)

        init(_ input: TextInput, width: Int) {
            let position = input.position
            for (number, line) in input.lines.enumerated() {
                let characters = Array(line.string)
                let breaks = WordWrap.starts(characters, width: width)
                for (start, end) in zip(breaks, breaks.dropFirst() + [characters.count]) {
                    let isLast = end == characters.count
                    if number == position.line, position.column >= start, position.column < end || isLast {
                        let column = characters[start..<position.column].reduce(0) { $0 + CellWidth.of($1) }
                        cursor = Point(x: min(column, width - 1), y: rows.count)
                    }
                    rows.append(DisplayText(clean: String(characters[start..<end])))
                    lines.append(number)
                }
                // Behind a row that is full to the edge, the cursor stands at the start of the next.
                if number == position.line, position.column == characters.count, let last = rows.last,
                    CellWidth.of(last) >= width, !last.isEmpty
                {
                    cursor = Point(x: 0, y: rows.count)
                    rows.append("")
                    lines.append(number)
                }
            }
        }
    }
}
