import Domain

/// Points or lines on a braille grid, larger figures higher.
public struct BraillePlot: View {
    /// What is drawn in one style.
    public struct Series: Sendable, Hashable {
        public enum Form: Sendable, Hashable { case points, line }

        public var points: [Position]
        public var form: Form
        public var style: Style

        public init(_ points: [Position], form: Form = .points, style: Style = Style(.chart)) {
            self.points = points
            self.form = form
            self.style = style
        }
    }

    /// A place in the plot's own units.
    public struct Position: Sendable, Hashable {
        public var x: Double
        public var y: Double

        public init(x: Double, y: Double) {
            self.x = x
            self.y = y
        }
    }

    let series: [Series]
    let horizontal: ClosedRange<Double>
    let vertical: ClosedRange<Double>

    /// Points that are no numbers, or lie outside of the ranges, are left out; later series cover earlier ones.
    public init(_ series: [Series], horizontal: ClosedRange<Double>, vertical: ClosedRange<Double>) {
        self.series = series
        self.horizontal = horizontal
        self.vertical = vertical
    }

    public func draw(into buffer: inout CellBuffer, in area: Rect) {
        buffer.fill(area)
        guard !area.isEmpty else { return }
        var canvas = BrailleCanvas(columns: area.width, rows: area.height)
        for series in series {
            let places = series.points.map { place($0, on: canvas) }
            switch series.form {
            case .points:
                for point in places.compactMap(\.self) { canvas.set(point.x, point.y, style: series.style) }
            case .line:
                for (start, end) in zip(places, places.dropFirst()) {
                    guard let start, let end else { continue }
                    canvas.line(from: start, to: end, style: series.style)
                }
            }
        }
        canvas.draw(into: &buffer, in: area)
    }

    private func place(_ position: Position, on canvas: BrailleCanvas) -> Point? {
        guard horizontal.contains(position.x), vertical.contains(position.y),
            let x = Self.dot(position.x, horizontal, canvas.width),
            let y = Self.dot(position.y, vertical, canvas.height)
        else { return nil }
        return Point(x: x, y: canvas.height - 1 - y)
    }

    private static func dot(_ value: Double, _ range: ClosedRange<Double>, _ dots: Int) -> Int? {
        let span = range.upperBound - range.lowerBound
        guard span.isFinite, dots > 0 else { return nil }
        return span == 0 ? dots / 2 : Int(((value - range.lowerBound) / span * Double(dots - 1)).rounded())
    }
}
