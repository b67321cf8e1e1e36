import Domain
import Presentation

/// The tour's step, on the last rows of the pane.
struct TourView: View {
    let content: TourContent

    func rows(width: Int) -> Int { width < 8 ? 0 : 1 + content.sentence.wrapped(to: width - 2, rows: 3).count }

    func draw(into buffer: inout CellBuffer, in area: Rect) {
        Rule(Line(content.position + " · " + content.skip, Style(.accent, .bold))).draw(into: &buffer, in: area)
        for (y, text) in content.sentence.wrapped(to: area.width - 2, rows: 3).enumerated() {
            Line(text, .strong).draw(into: &buffer, in: area, x: 1, y: y + 1)
        }
    }
}
