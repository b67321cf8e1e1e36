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
        var x = columns.label + 2
        buffer.write(plot.label.padded(to: columns.label), y: y, style: .strong, in: area)
        buffer.write(plot.low.padded(to: columns.low, .right), x: x, y: y, style: .muted, in: area)
        x += columns.low + 1
        drawPicture(into: &buffer, in: area, x: x, y: y)
        x += columns.picture + 1
        buffer.write(plot.high.padded(to: columns.high), x: x, y: y, style: .muted, in: area)
        x += columns.high + 2
        Line(plot.note).draw(into: &buffer, in: area, x: x, y: y)
    }

    private func drawPicture(into buffer: inout CellBuffer, in area: Rect, x: Int, y: Int) {
        let last = columns.picture - 1
        func column(_ share: Double) -> Int { max(0, min(last, Int((share * Double(last)).rounded()))) }
        let (start, end) = (column(plot.range.lowerBound), column(plot.range.upperBound))
        for place in start...end {
            let piece: DisplayText = place == start ? "├" : place == end ? "┤" : "─"
            buffer.write(piece, x: x + place, y: y, style: Style(.chartMuted), in: area)
        }
        if let tick = plot.tick { buffer.write("┼", x: x + column(tick), y: y, style: Style(.chart), in: area) }
        if let dot = plot.dot { buffer.write("●", x: x + column(dot), y: y, style: Style(.accent, .bold), in: area) }
    }
}
