public import Domain

/// What stands where there is nothing yet: a sentence by a person, and the keys that lead on.
public struct EmptyState: View {
    let sentence: DisplayText
    let ways: [KeyHint]

    public init(_ sentence: DisplayText, ways: [KeyHint] = []) {
        self.sentence = sentence
        self.ways = ways
    }

    public func draw(into buffer: inout CellBuffer, in area: Rect) {
        buffer.fill(area)
        guard !area.isEmpty else { return }
        let width = min(56, area.width > 8 ? area.width - 4 : area.width)
        let text = Paragraph(sentence).rows(width: width)
        let keys = ways.map { CellWidth.of($0.key) }.max() ?? 0
        let hints = ways.map { way in
            Line([Span(way.key.padded(to: keys), .key), Span("  " + way.label, .text)])
        }
        let rows = text + (hints.isEmpty || text.count + hints.count >= area.height ? [] : [Line("")]) + hints
        let block = rows.map(\.width).max() ?? 0
        // A little above the middle is where the eye looks for it.
        let top = max(0, (area.height - rows.count) * 2 / 5)
        let left = max(0, (area.width - max(block, min(width, 40))) / 2)
        for (y, row) in rows.enumerated() { row.draw(into: &buffer, in: area, x: left, y: top + y) }
    }
}
