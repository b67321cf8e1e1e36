public import Domain

/// A range on a line, where something stands in it, and a mark to compare with: `1310 ├─────●────┤ 1500`.
public struct RangeBar: View {
    let low: DisplayText
    let high: DisplayText
    let range: ClosedRange<Double>
    let dot: Double?
    let tick: Double?
    let ends: (low: Int, high: Int)

    /// Positions are shares of the bar's width, 0...1; what lies outside stands at the nearest end.
    /// - Parameters:
    ///   - low: Written before the bar.
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

    /// The bar with its ends as a line of so many columns; without its ends where fewer than five are left between.
    public func line(columns: Int) -> Line {
        let (left, right) = (max(ends.low, CellWidth.of(low)), max(ends.high, CellWidth.of(high)))
        let room = columns - left - right - 2
        guard room >= 5 else { return bar(columns) }
        return Line(low.padded(to: left) + " ") + bar(room) + Line(" " + high.padded(to: right))
    }

    private func bar(_ columns: Int) -> Line {
        guard columns > 0 else { return Line([]) }
        let place = { (share: Double) -> Int in
            guard share.isFinite else { return 0 }
            return Int((min(1, max(0, share)) * Double(columns - 1)).rounded())
        }
        let (from, to) = (place(range.lowerBound), place(range.upperBound))
        var cells = (0..<columns).map { column in
            column >= from && column <= to ? Span("─", Style(.chart)) : Span("·", Style(.chartMuted))
        }
        // A range that covers the whole bar needs no end on its right: the figure there goes on.
        cells[from] = Span("├", Style(.chart))
        cells[to] = Span(from == to ? "│" : "┤", Style(.chart))
        if let tick { cells[place(tick)] = Span("┼", Style(.attention, .bold)) }
        if let dot { cells[place(dot)] = Span("●", Style(.accent, .bold)) }
        return Line(cells.merged)
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
