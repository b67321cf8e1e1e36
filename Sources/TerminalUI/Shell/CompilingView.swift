import Domain
public import Presentation
import Resources

/// What stands on the screen while the catalogue is compiled, once after an installation or an update.
public struct CompilingView: View {
    let share: Double?
    let words: Words

    /// - Parameter share: How much is done, 0...1; `nil` stands still.
    public init(share: Double?, words: Words) {
        self.share = share
        self.words = words
    }

    public func draw(into buffer: inout CellBuffer, in area: Rect) {
        buffer.fill(area)
        let width = min(48, max(1, area.width - 4))
        let x = (area.width - width) / 2
        let y = max(0, area.height / 2 - 1)
        Line(words(.shellCompiling), .strong).draw(into: &buffer, in: area, x: x, y: y)
        let bar = Rect(x: area.x + x, y: area.y + y + 1, width: width, height: min(1, area.height - y - 1))
        ProgressBar(share).draw(into: &buffer, in: bar)
    }
}
