public import Domain

/// A QR code of half blocks, two modules a cell, light on the terminal's ground; the text alone where there is no room
/// for it or no blocks to draw it with.
public struct QRView: View {
    let code: QRCode
    let drawsBlocks: Bool

    /// Light modules around the code that a camera needs.
    private static let quiet = 2

    public init(code: QRCode, drawsBlocks: Bool) {
        self.code = code
        self.drawsBlocks = drawsBlocks
    }

    /// Columns and rows of the code with its quiet zone.
    public static func size(of code: QRCode) -> (width: Int, height: Int) {
        let side = code.size + 2 * quiet
        return (side, (side + 1) / 2)
    }

    public func draw(into buffer: inout CellBuffer, in area: Rect) {
        buffer.fill(area)
        let (width, height) = Self.size(of: code)
        let lines = DisplayText.lines(of: code.text).flatMap { $0.wrapped(to: max(1, area.width)) }
        guard drawsBlocks, width <= area.width, height <= area.height else {
            for (y, line) in lines.prefix(area.height).enumerated() { Line(line).draw(into: &buffer, in: area, y: y) }
            return
        }
        for row in 0..<height {
            var cells: DisplayText = ""
            for x in 0..<width {
                let (upper, lower) = (isLight(x, 2 * row), isLight(x, 2 * row + 1))
                cells = cells + (upper ? (lower ? "█" : "▀") : (lower ? "▄" : " "))
            }
            Line(cells).draw(into: &buffer, in: area, y: row)
        }
        guard area.height > height + 1, lines.count < area.height - height else { return }
        for (y, line) in lines.enumerated() { Line(line, .muted).draw(into: &buffer, in: area, y: height + 1 + y) }
    }

    private func isLight(_ x: Int, _ y: Int) -> Bool {
        let side = code.size + 2 * Self.quiet
        guard y < side else { return false }
        return !code[x - Self.quiet, y - Self.quiet]
    }
}
