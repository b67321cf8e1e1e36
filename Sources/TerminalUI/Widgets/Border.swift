import Domain

/// A rounded border with a title in its upper edge.
public struct Border: View {
    let title: Line?
    let trailing: Line?
    let style: Style

    /// `trailing`: stands in the upper edge at the right.
    public init(title: Line? = nil, trailing: Line? = nil, style: Style = Style(.border)) {
        self.title = title
        self.trailing = trailing
        self.style = style
    }

    public func draw(into buffer: inout CellBuffer, in area: Rect) {
        guard area.width >= 2, area.height >= 2 else { return }
        let inner = area.width - 2
        let line = DisplayText.repeating("─", inner)
        buffer.write("╭" + line + "╮", style: style, in: area)
        for y in 1..<(area.height - 1) {
            buffer.write("│", y: y, style: style, in: area)
            buffer.write("│", x: area.width - 1, y: y, style: style, in: area)
        }
        buffer.write("╰" + line + "╯", y: area.height - 1, style: style, in: area)
        var room = inner - 4
        if let trailing, trailing.width <= room {
            let framed = Line(" ") + trailing + Line(" ")
            framed.draw(into: &buffer, in: area, x: area.width - 2 - framed.width, columns: framed.width)
            room -= framed.width + 1
        }
        if let title, room > 0 {
            let framed = Line(" ") + title.clipped(to: room) + Line(" ")
            framed.draw(into: &buffer, in: area, x: 2, columns: framed.width)
        }
    }
}

/// A horizontal rule, with a title in it where one is given.
public struct Rule: View {
    let title: Line?

    public init(_ title: Line? = nil) { self.title = title }

    public func draw(into buffer: inout CellBuffer, in area: Rect) {
        let row = area.split(top: 1).top
        buffer.write(.repeating("─", row.width), style: Style(.border), in: row)
        guard let title, row.width > 8 else { return }
        let framed = Line(" ") + title.clipped(to: row.width - 6) + Line(" ")
        framed.draw(into: &buffer, in: row, x: 2)
    }
}
