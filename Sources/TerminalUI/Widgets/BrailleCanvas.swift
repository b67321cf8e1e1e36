import Domain

/// A grid of dots, two by four in each cell, counted from the top left.
public struct BrailleCanvas: View, Sendable {
    /// Dots in each direction.
    public let width: Int
    public let height: Int
    private let columns: Int
    private var dots: [UInt8]
    private var styles: [Style]

    /// `columns`, `rows`: size in cells.
    public init(columns: Int, rows: Int) {
        self.columns = max(0, columns)
        let rows = max(0, rows)
        width = self.columns * 2
        height = rows * 4
        dots = Array(repeating: 0, count: self.columns * rows)
        styles = Array(repeating: Style(.chart), count: dots.count)
    }

    /// Sets a dot; outside of the grid nothing happens. The style of the last dot holds for its whole cell.
    public mutating func set(_ x: Int, _ y: Int, style: Style = Style(.chart)) {
        guard x >= 0, x < width, y >= 0, y < height else { return }
        let cell = y / 4 * columns + x / 2
        dots[cell] |= Self.bits[y % 4][x % 2]
        styles[cell] = style
    }

    /// Sets the dots of a straight line (Bresenham); what lies outside of the grid is left out.
    public mutating func line(from start: Point, to end: Point, style: Style = Style(.chart)) {
        guard let (start, end) = clipped(start, end) else { return }
        let (stepX, stepY) = (start.x < end.x ? 1 : -1, start.y < end.y ? 1 : -1)
        let (spanX, spanY) = (abs(end.x - start.x), -abs(end.y - start.y))
        var at = start
        var error = spanX + spanY
        while true {
            set(at.x, at.y, style: style)
            if at == end { return }
            let doubled = 2 * error
            if doubled >= spanY {
                error += spanY
                at.x += stepX
            }
            if doubled <= spanX {
                error += spanX
                at.y += stepY
            }
        }
    }

    /// Draws what was set and leaves the other cells as they are.
    public func draw(into buffer: inout CellBuffer, in area: Rect) {
        guard columns > 0 else { return }
        for (index, dots) in dots.enumerated() where dots != 0 {
            guard let scalar = Unicode.Scalar(0x2800 + UInt32(dots)) else { continue }
            buffer.write(
                DisplayText(clean: String(scalar)), x: index % columns, y: index / columns, style: styles[index],
                in: area)
        }
    }

    /// The bits of a cell's dots (Unicode, Braille Patterns), row by row.
    private static let bits: [[UInt8]] = [[0x01, 0x08], [0x02, 0x10], [0x04, 0x20], [0x40, 0x80]]

    /// The part of a line that lies on the grid (Liang–Barsky), so that far points cost nothing.
    private func clipped(_ start: Point, _ end: Point) -> (Point, Point)? {
        guard width > 0, height > 0 else { return nil }
        let (x, y) = (Double(start.x), Double(start.y))
        let (spanX, spanY) = (Double(end.x) - x, Double(end.y) - y)
        var (from, to) = (0.0, 1.0)
        let edges = [
            (-spanX, x), (spanX, Double(width - 1) - x), (-spanY, y), (spanY, Double(height - 1) - y),
        ]
        for (slope, distance) in edges {
            if slope == 0 {
                if distance < 0 { return nil }
            } else if slope < 0 {
                from = max(from, distance / slope)
            } else {
                to = min(to, distance / slope)
            }
        }
        guard from <= to else { return nil }
        let point = { (share: Double) in
            Point(x: Int((x + share * spanX).rounded()), y: Int((y + share * spanY).rounded()))
        }
        return (point(from), point(to))
    }
}
