import Domain
import Presentation

/// One college as a card, lying on the next one where there is one.
struct CardView: View {
    let content: CardContent
    /// Stands in the card's upper edge: `14 of 2,546 four-year colleges`.
    let counter: DisplayText?
    let hasNext: Bool

    /// From this size on a card has an edge; smaller ones keep the cells for words.
    static func isFramed(_ area: Rect) -> Bool { area.width >= 56 && area.height >= 13 }

    func draw(into buffer: inout CellBuffer, in area: Rect) {
        guard Self.isFramed(area) else {
            let inner = area.width > 30 ? area.inset(x: 1) : area
            drawRows(into: &buffer, in: inner)
            return
        }
        CardFrame(trailing: counter.map { Line($0, .muted) }, hasNext: hasNext).draw(into: &buffer, in: area)
        drawRows(into: &buffer, in: CardFrame.contentArea(in: area))
    }

    /// Rows a framed card of this width takes with everything in it.
    func naturalHeight(width: Int) -> Int { CardLayout(content: content, width: width - 7).naturalHeight + 3 }

    private func drawRows(into buffer: inout CellBuffer, in area: Rect) {
        for (y, row) in CardLayout(content: content, width: area.width).rows(height: area.height).enumerated() {
            row.draw(into: &buffer, in: area, y: y)
        }
    }
}
