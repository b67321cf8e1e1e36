import Domain

/// One line that says what has just happened and leaves by itself with the next event.
public struct Toast: View {
    public enum Kind: Sendable, Hashable { case done, attention, problem }

    let line: Line
    let kind: Kind

    /// `line`: with the way back in it: `→ liked Reed · u undoes`.
    public init(_ line: Line, kind: Kind = .done) {
        self.line = line
        self.kind = kind
    }

    /// Draws into the first row of `area`.
    public func draw(into buffer: inout CellBuffer, in area: Rect) {
        let row = area.split(top: 1).top
        buffer.fill(row)
        guard !row.isEmpty else { return }
        let sign: Line =
            switch kind {
            case .done: []
            case .attention: [Span("! ", Style(.attention, .bold))]
            case .problem: [Span("✗ ", Style(.bad, .bold))]
            }
        (sign + line).draw(into: &buffer, in: row, x: row.width > 2 ? 1 : 0)
    }
}
