public import Domain

/// A range on a line, where something stands in it, and a mark to compare with: `1310 ├─────●────┤ 1500`.
///
/// What stands outside of the range is drawn outside, and the figures keep to their ends: `●  1310 ├─────┤ 1500`.
public struct RangeBar: View {
    let low: DisplayText
    let high: DisplayText
    let range: ClosedRange<Double>
    let dot: Double?
    let tick: Double?
    let ends: (low: Int, high: Int)

    /// Positions are shares of the bar's width, 0...1; what lies outside stands at the nearest end.
    /// - Parameters:
    ///   - low: Written before the range.
    ///   - high: Written behind it.
    ///   - range: The part of the bar that is drawn between `├` and `┤`.
    ///   - dot: Where `●` stands.
    ///   - tick: Where `┼` stands; a dot on the same place covers it.
    ///   - ends: Columns kept for the two texts, so that bars below one another begin together.
    public init(
        low: DisplayText, high: DisplayText, range: ClosedRange<Double> = 0...1, dot: Double? = nil,
        tick: Double? = nil, ends: (low: Int, high: Int) = (0, 0)
    ) {
        self.low = low
        self.high = high
        self.range = range
        self.dot = dot
        self.tick = tick
        self.ends = ends
    }

    public func draw(into buffer: inout CellBuffer, in area: Rect) {
        let row = area.split(top: 1).top
        guard !row.isEmpty else { return }
        line(columns: row.width).draw(into: &buffer, in: row)
    }

    /// The bar with its figures as a line of so many columns; without them where fewer than five are left between.
    public func line(columns: Int) -> Line {
        let (left, right) = (max(ends.low, CellWidth.of(low)), max(ends.high, CellWidth.of(high)))
        let room = columns - left - right - 2
        guard room >= 5 else { return Line(cells(columns).merged) }
        var cells =
            Array(repeating: Span(" "), count: left + 1) + cells(room) + Array(repeating: Span(" "), count: right + 1)
        let (from, to) = (left + 1 + place(range.lowerBound, room), left + 1 + place(range.upperBound, room))
        write(low, endingAt: from - 1, into: &cells)
        write(high, endingAt: to + 2 + CellWidth.of(high), into: &cells)
        return Line(cells.merged)
    }

    private func cells(_ columns: Int) -> [Span] {
        guard columns > 0 else { return [] }
        let (from, to) = (place(range.lowerBound, columns), place(range.upperBound, columns))
        var cells = (0..<columns).map { $0 >= from && $0 <= to ? Span("─", Style(.chartMuted)) : Span(" ") }
        cells[from] = Span("├", Style(.chartMuted))
        cells[to] = Span(from == to ? "│" : "┤", Style(.chartMuted))
        if let tick { cells[place(tick, columns)] = Span("┼", Style(.chart)) }
        if let dot { cells[place(dot, columns)] = Span("●", Style(.accent, .bold)) }
        return cells
    }

    private func place(_ share: Double, _ columns: Int) -> Int {
        guard share.isFinite else { return 0 }
        return Int((min(1, max(0, share)) * Double(columns - 1)).rounded())
    }

    /// Puts a figure beside its end of the range, or at the edge where a dot or a tick stands in the way.
    private func write(_ text: DisplayText, endingAt end: Int, into cells: inout [Span]) {
        let characters = Array(text.string)
        guard CellWidth.of(text) == characters.count else { return }
        let start = end - characters.count
        let isFree = start >= 0 && end <= cells.count && cells[start..<end].allSatisfy { $0.text == " " }
        let edge = start < cells.count / 2 ? 0 : cells.count - characters.count
        for (offset, character) in characters.enumerated() {
            cells[(isFree ? start : edge) + offset] = Span(DisplayText(clean: String(character)), .muted)
        }
    }
}

extension [Span] {
    /// Neighbours of the same look as one span.
    var merged: [Span] {
        reduce(into: []) { result, span in
            if let last = result.last, last.style == span.style, last.target == span.target {
                result[result.count - 1].text = last.text + span.text
            } else {
                result.append(span)
            }
        }
    }
}
