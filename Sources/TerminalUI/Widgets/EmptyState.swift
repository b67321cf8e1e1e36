public import Domain

/// What stands where there is nothing, or nothing yet: words by a person, and the keys that lead on.
public struct EmptyState: View {
    let title: DisplayText?
    let sentences: [DisplayText]
    let ways: [KeyHint]

    public init(_ sentence: DisplayText, ways: [KeyHint] = []) { self.init(title: nil, [sentence], ways: ways) }

    public init(title: DisplayText?, _ sentences: [DisplayText], ways: [KeyHint] = []) {
        self.title = title
        self.sentences = sentences
        self.ways = ways
    }

    public func draw(into buffer: inout CellBuffer, in area: Rect) {
        buffer.fill(area)
        guard !area.isEmpty else { return }
        let width = min(60, area.width > 8 ? area.width - 4 : area.width)
        let rows = rows(width: width, height: area.height)
        let block = rows.map(\.width).max() ?? 0
        // A little above the middle is where the eye looks for it.
        let top = max(0, (area.height - rows.count) * 2 / 5)
        let left = max(0, (area.width - max(block, min(width, 40))) / 2)
        for (y, row) in rows.prefix(area.height).enumerated() {
            row.draw(into: &buffer, in: area, x: left, y: top + y)
        }
    }

    private func rows(width: Int, height: Int) -> [Line] {
        let keys = ways.map { CellWidth.of($0.key) }.max() ?? 0
        let hints = ways.map { way in
            Line([Span(way.key.padded(to: keys), .key), Span("  " + way.label, .text)])
        }
        let head = title.map { $0.wrapped(to: width).map { Line($0, .title) } } ?? []
        let text = sentences.flatMap { Paragraph($0).rows(width: width) }
        func joined(_ parts: [[Line]], gap: Bool) -> [Line] {
            Array(parts.filter { !$0.isEmpty }.joined(separator: gap ? [Line("")] : []))
        }
        let airy = joined([head, text, hints], gap: true)
        return airy.count <= height ? airy : joined([head, text, hints], gap: false)
    }
}
