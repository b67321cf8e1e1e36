import Domain
import Presentation

/// One row of a card: text at its left, at its right, or a picture.
enum CardRow {
    case text(Line, right: Line? = nil)
    case plot(RangePlot, PlotColumns)

    func draw(into buffer: inout CellBuffer, in area: Rect, y: Int) {
        switch self {
        case .text(let left, let right):
            var room = area.width
            if let right {
                right.draw(into: &buffer, in: area, y: y, alignment: .right)
                room -= right.width + 2
            }
            left.draw(into: &buffer, in: area, y: y, columns: max(0, room))
        case .plot(let plot, let columns): PlotRow(plot: plot, columns: columns).draw(into: &buffer, in: area, y: y)
        }
    }
}

/// Columns that the pictures of one card share, so that they stand under one another.
struct PlotColumns: Equatable {
    let label: Int
    let low: Int
    let picture: Int
    let high: Int

    /// - Parameter width: Columns for the whole row.
    init(_ plots: [RangePlot], width: Int) {
        label = plots.map { CellWidth.of($0.label) }.max() ?? 0
        low = plots.map { CellWidth.of($0.low) }.max() ?? 0
        high = plots.map { CellWidth.of($0.high) }.max() ?? 0
        let note = plots.map { CellWidth.of($0.note) }.max() ?? 0
        picture = max(8, min(28, width - label - low - high - note - 8))
    }
}

/// A range with a dot and a tick in it: `SAT   1310 ├──────●────┤ 1500   you 1420, middle half`.
struct PlotRow {
    let plot: RangePlot
    let columns: PlotColumns

    func draw(into buffer: inout CellBuffer, in area: Rect, y: Int) {
        buffer.write(plot.label.padded(to: columns.label), y: y, style: .strong, in: area)
        let bar = RangeBar(
            low: plot.low, high: plot.high, range: plot.range, dot: plot.dot, tick: plot.tick,
            ends: (columns.low, columns.high))
        let width = columns.low + 1 + columns.picture + 1 + columns.high
        let x = columns.label + 2
        bar.line(columns: width).draw(into: &buffer, in: area, x: x, y: y)
        Line(plot.note).draw(into: &buffer, in: area, x: x + width + 2, y: y)
    }
}
