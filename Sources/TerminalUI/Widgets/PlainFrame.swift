public import Domain
public import Presentation

/// A frame as lines that a screen reader reads: what has focus first, no frames, bars or pictures.
public struct PlainFrame: PlainDescribing {
    let frame: CellBuffer

    public init(_ frame: CellBuffer) { self.frame = frame }

    public func plainLines() -> [DisplayText] {
        let rows = (0..<frame.height).map(row)
        let focused = (0..<frame.height).filter(hasFocus)
        let rest = (0..<frame.height).filter { !focused.contains($0) }
        return (focused + rest).map { rows[$0] }.filter { !$0.isEmpty }
    }

    /// The terminal's cursor stands in the row, or else a selected item does.
    private func hasFocus(_ y: Int) -> Bool {
        if let cursor = frame.cursor { return cursor.y == y }
        return (0..<frame.width).contains { frame[$0, y].style.attributes.contains(.reverse) }
    }

    /// The words of a row; what stood apart is divided by a semicolon.
    private func row(_ y: Int) -> DisplayText {
        var parts: [String] = []
        var part = ""
        var blanks = 0
        for x in 0..<frame.width {
            let cluster = frame[x, y].cluster
            if cluster == " " || Self.isPicture(cluster) {
                // Three cells apart is a gap between things, fewer a gap between words.
                blanks += cluster == " " ? 1 : 3
                continue
            }
            if cluster.isEmpty { continue }
            if blanks > 2, !part.isEmpty {
                parts.append(part)
                part = ""
            } else if blanks > 0, !part.isEmpty {
                part += " "
            }
            blanks = 0
            part += cluster
        }
        if !part.isEmpty { parts.append(part) }
        return DisplayText(clean: parts.joined(separator: "; "))
    }

    /// Box drawing, blocks, shapes that point at things, and braille.
    private static func isPicture(_ cluster: String) -> Bool {
        guard let scalar = cluster.unicodeScalars.first else { return false }
        return switch scalar.value {
        case 0x2500...0x259F, 0x2800...0x28FF, 0x25B8: true
        default: false
        }
    }
}
