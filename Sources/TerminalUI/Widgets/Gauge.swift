import Domain

/// A share of a whole as a bar: `▓▓▓▓▓▓▓░░░`.
public struct Gauge: View {
    let share: Double
    let style: Style

    /// `share`: 0...1; what lies outside is drawn as the nearest end, what is no number as nothing.
    public init(_ share: Double, style: Style = Style(.chart)) {
        self.share = share.isFinite ? min(1, max(0, share)) : 0
        self.style = style
    }

    public func draw(into buffer: inout CellBuffer, in area: Rect) {
        let row = area.split(top: 1).top
        guard !row.isEmpty else { return }
        line(columns: row.width).draw(into: &buffer, in: row)
    }

    /// The bar as a line of exactly so many columns. Only nothing is drawn empty, only everything full.
    public func line(columns: Int) -> Line {
        let columns = max(0, columns)
        var filled = Int((share * Double(columns)).rounded())
        if share > 0, columns > 1 { filled = max(1, filled) }
        if share < 1, columns > 1 { filled = min(columns - 1, filled) }
        return [
            Span(.repeating("▓", filled), style), Span(.repeating("░", columns - filled), Style(.chartMuted)),
        ]
    }
}

/// A figure that may be good or bad, as a bar to either side of an axis: `   ▓▓│     `.
///
/// What is believed but not known has a line around its end, as far as the belief is unsure: `   ──▓│─    `.
public struct SignedBar: View {
    let value: Double
    let spread: Double

    /// - Parameters:
    ///   - value: −1...1; what lies outside is drawn as the nearest end.
    ///   - spread: How far the value may be off to either side, on the same scale.
    public init(_ value: Double, spread: Double = 0) {
        self.value = value.isFinite ? min(1, max(-1, value)) : 0
        self.spread = spread.isFinite ? min(1, max(0, spread)) : 0
    }

    public func draw(into buffer: inout CellBuffer, in area: Rect) {
        let row = area.split(top: 1).top
        guard !row.isEmpty else { return }
        line(columns: row.width).draw(into: &buffer, in: row)
    }

    /// The bar as a line of exactly so many columns.
    public func line(columns: Int) -> Line {
        guard columns >= 3 else { return Line(DisplayText.spaces(columns)) }
        let half = (columns - 1) / 2
        if spread > 0 { return belief(half: half, columns: columns) }
        var filled = Int((abs(value) * Double(half)).rounded())
        if value != 0 { filled = max(1, filled) }
        let empty = Span(.spaces(half - filled))
        let full = Span(.repeating("▓", filled), Style(value < 0 ? .bad : .good))
        let blank = Span(.spaces(half))
        let axis = Span("│", Style(.border))
        let rest = Span(.spaces(columns - 1 - 2 * half))
        return value < 0 ? [empty, full, axis, blank, rest] : [blank, axis, full, empty, rest]
    }

    private func belief(half: Int, columns: Int) -> Line {
        func place(_ value: Double) -> Int { Int((max(-1, min(1, value)) * Double(half)).rounded()) }
        let (low, end, high) = (place(value - spread), place(value), place(value + spread))
        let spans = (-half...half).map { column in
            // Filled up to where the belief may end at least; beyond it may end anywhere on the line.
            if column == 0 { return Span("│", Style(.border)) }
            let isFilled = column < 0 ? column >= end : column <= end
            if isFilled, (column < 0) == (end < 0) { return Span("▓", Style(value < 0 ? .bad : .good)) }
            return (low...high).contains(column) ? Span("─", Style(.chartMuted)) : Span(" ")
        }
        return Line(spans + [Span(.spaces(columns - 1 - 2 * half))])
    }
}

/// How far something has come: a bar and per cent, or a bar that waits while nobody knows.
public struct ProgressBar: View {
    let share: Double?

    /// `share`: 0...1, or `nil` while it is not known.
    public init(_ share: Double?) { self.share = share }

    public func draw(into buffer: inout CellBuffer, in area: Rect) {
        let row = area.split(top: 1).top
        buffer.fill(row)
        guard !row.isEmpty else { return }
        guard let share, share.isFinite else { return Gauge(0).draw(into: &buffer, in: row) }
        // Only what is done says 100.
        let percent = Int((min(1, max(0, share)) * 100).rounded(.down))
        let label: DisplayText = "\(percent) %"
        guard row.width >= 12 else { return Gauge(share).draw(into: &buffer, in: row) }
        let (bar, text) = row.split(right: 6)
        Gauge(share).draw(into: &buffer, in: bar)
        Line(label).draw(into: &buffer, in: text, alignment: .right)
    }
}
