public import Domain

/// A key and what it does.
public struct KeyHint: Sendable, Hashable {
    public var key: DisplayText
    public var label: DisplayText

    public init(_ key: DisplayText, _ label: DisplayText) {
        self.key = key
        self.label = label
    }

    var line: Line { [Span(key, .key), Span(" ", .muted), Span(label, .muted)] }
}

/// Keys that work here, most useful first, as many as fit, with a remark at the right edge.
public struct KeyHints: View {
    let hints: [KeyHint]
    let trailing: Line?

    /// `trailing`: goes when it would leave less than half of the row to the keys.
    public init(_ hints: [KeyHint], trailing: Line? = nil) {
        self.hints = hints
        self.trailing = trailing
    }

    public func draw(into buffer: inout CellBuffer, in area: Rect) {
        let row = area.split(top: 1).top
        buffer.fill(row)
        guard !row.isEmpty else { return }
        var room = row.width - 1
        if let trailing, trailing.width + 2 <= room, hints.isEmpty || trailing.width <= row.width * 2 / 3 {
            trailing.draw(into: &buffer, in: row, columns: room, alignment: .right)
            room -= trailing.width + 2
        }
        fitting(room).draw(into: &buffer, in: row, x: min(1, row.width - 1))
    }

    /// The hints that fit, three spaces between them, two where that saves one.
    func fitting(_ columns: Int) -> Line {
        for gap in [3, 2] {
            let line = joined(hints, gap: gap)
            if line.width < columns { return line }
        }
        var shown = hints
        while shown.count > 1, joined(shown, gap: 3).width >= columns { shown.removeLast() }
        return joined(shown, gap: 3).clipped(to: max(0, columns))
    }

    private func joined(_ hints: [KeyHint], gap: Int) -> Line {
        Line(Array(hints.map(\.line.spans).joined(separator: [Span(.spaces(gap))])))
    }
}
