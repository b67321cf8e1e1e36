import Domain
import TerminalUI

/// What a view draws, row by row; the columns a wide cluster covers stand as the cluster alone.
func frame(_ view: some View, _ width: Int, _ height: Int) -> [String] {
    drawn(view, width, height).rows
}

/// The frame of a view that fills it.
func drawn(_ view: some View, _ width: Int, _ height: Int) -> CellBuffer {
    var buffer = CellBuffer(width: width, height: height)
    view.draw(into: &buffer, in: buffer.bounds)
    return buffer
}

extension CellBuffer {
    /// Each row as text, without the blanks at its end.
    var rows: [String] {
        (0..<height).map { y in
            var row = (0..<width).map { self[$0, y].cluster }.joined()
            while row.last == " " { row.removeLast() }
            return row
        }
    }

    /// The cells of a row that carry an attribute, as text.
    func text(with attribute: Style.Attributes, row y: Int) -> String {
        (0..<width).filter { self[$0, y].style.attributes.isSuperset(of: attribute) }.map { self[$0, y].cluster }
            .joined()
    }
}
