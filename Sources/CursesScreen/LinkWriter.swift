internal import TerminalUI

/// Writes linked cells again, inside OSC 8, since curses can't carry a link.
struct LinkWriter {
    let theme: Theme
    let ascii: Bool
    /// Terminals ignore longer targets.
    static let targetLimit = 2083

    /// The sequences for all cells whose link, or whose look under a link, changed; they leave the cursor where it was.
    func bytes(_ before: CellBuffer?, _ frame: CellBuffer) -> String {
        var result = ""
        var open: String?
        var last: (x: Int, y: Int, style: Style)?
        for y in 0..<frame.height {
            for x in 0..<frame.width {
                let cell = frame[x, y]
                let target = allowed(frame.target(of: cell.style.link))
                let old = before?[x, y]
                let oldTarget = allowed(old.flatMap { before?.target(of: $0.style.link) })
                guard target != nil || oldTarget != nil, cell.width > 0,
                    target != oldTarget || old?.cluster != cell.cluster || !looksAlike(old?.style, cell.style)
                else { continue }
                if result.isEmpty { result = EscapeSequence.saveCursor }
                let follows = last.map { $0.y == y && $0.x == x } ?? false
                if !follows { result += EscapeSequence.move(x: x, y: y) }
                if open != target {
                    result += target.map(EscapeSequence.link) ?? EscapeSequence.linkEnd
                    open = target
                }
                if last?.style != cell.style { result += EscapeSequence.attributes(theme.paint(cell.style)) }
                result += text(cell)
                last = (x + Int(cell.width), y, cell.style)
            }
        }
        guard !result.isEmpty else { return "" }
        if open != nil { result += EscapeSequence.linkEnd }
        return result + EscapeSequence.attributes(Paint()) + EscapeSequence.restoreCursor
    }

    private func text(_ cell: Cell) -> String {
        let columns = Int(cell.width)
        if ascii { return AsciiForm.of(cell.cluster, columns: columns) }
        let drawn = CellWidth.drawn(cell.cluster)
        let used = drawn.unicodeScalars.reduce(0) { $0 + CellWidth.columns($1) }
        return drawn + String(repeating: " ", count: max(0, columns - used))
    }

    private func allowed(_ target: String?) -> String? {
        target.flatMap { $0.utf8.count <= Self.targetLimit ? $0 : nil }
    }

    private func looksAlike(_ left: Style?, _ right: Style) -> Bool {
        left?.role == right.role && left?.attributes == right.attributes
    }
}
