import Domain

/// Figures over time as a row of bars; a missing one is a dot, never a low bar.
public struct Sparkline: View {
    let values: [Double?]

    private static let bars: [DisplayText] = ["▁", "▂", "▃", "▄", "▅", "▆", "▇", "█"]

    /// Oldest first; the newest that fit are shown.
    public init(_ values: [Double?]) { self.values = values }

    public func draw(into buffer: inout CellBuffer, in area: Rect) {
        let row = area.split(top: 1).top
        guard !row.isEmpty else { return }
        line(columns: row.width).draw(into: &buffer, in: row)
    }

    public func line(columns: Int) -> Line {
        let shown = values.suffix(max(0, columns)).map { $0.flatMap { $0.isFinite ? $0 : nil } }
        let known = shown.compactMap(\.self)
        guard let low = known.min(), let high = known.max() else {
            return Line(.repeating("·", shown.count), Style(.chartMuted))
        }
        return Line(
            shown.map { value in
                guard let value else { return Span("·", Style(.chartMuted)) }
                // Halves first: the span of two large figures may be larger than a Double holds.
                let span = high / 2 - low / 2
                let share = span > 0 ? (value / 2 - low / 2) / span : 0.5
                return Span(Self.bars[Int((share * 7).rounded())], Style(.chart))
            }.merged)
    }
}
