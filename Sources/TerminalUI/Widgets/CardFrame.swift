import Domain

/// A rounded card that lies on a second one, with a line in its upper edge.
///
/// In fewer than 20 columns or 6 rows there is no frame; the content takes everything.
public struct CardFrame: View {
    let trailing: Line?
    let hasNext: Bool

    /// - Parameters:
    ///   - trailing: Stands in the upper edge at the right.
    ///   - hasNext: Whether another card lies below.
    public init(trailing: Line? = nil, hasNext: Bool = true) {
        self.trailing = trailing
        self.hasNext = hasNext
    }

    public func draw(into buffer: inout CellBuffer, in area: Rect) {
        buffer.fill(area)
        guard Self.isFramed(area) else { return }
        let front = Rect(x: area.x, y: area.y, width: area.width - 1, height: area.height - 1)
        Border(trailing: trailing).draw(into: &buffer, in: front)
        guard hasNext else { return }
        let style = Style(.border)
        let right = area.width - 1
        buffer.write("╮", x: right, y: 1, style: style, in: area)
        for y in 2..<(area.height - 1) { buffer.write("│", x: right, y: y, style: style, in: area) }
        buffer.write(
            "╰" + .repeating("─", area.width - 3) + "╯", x: 1, y: area.height - 1, style: style, in: area)
    }

    /// Where the content of the card stands.
    public static func contentArea(in area: Rect) -> Rect {
        guard isFramed(area) else { return area }
        let front = Rect(x: area.x, y: area.y, width: area.width - 1, height: area.height - 1)
        return front.inset(x: area.width >= 56 ? 3 : 2, y: 1)
    }

    private static func isFramed(_ area: Rect) -> Bool { area.width >= 20 && area.height >= 6 }
}
