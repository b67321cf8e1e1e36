import Domain
public import Presentation

/// The palette's content: the field, the answers, and what the selected one does. Stands in a large ``Modal``.
public struct PaletteView: View {
    let state: PaletteState

    public init(_ state: PaletteState) { self.state = state }

    /// Rows of answers in an area; the palette's state wants to know.
    public static func rows(in area: Rect) -> Int { parts(of: area).list.height }

    public func draw(into buffer: inout CellBuffer, in area: Rect) {
        buffer.fill(area)
        let (field, list, about) = Self.parts(of: area)
        Line("› ", Style(.accent, .bold)).draw(into: &buffer, in: field)
        TextField(state.query, placeholder: state.hint)
            .draw(into: &buffer, in: field.width > 4 ? field.split(left: 2).rest : field)
        guard !state.hits.isEmpty else { return Paragraph(state.emptySentence).draw(into: &buffer, in: list) }
        let isWide = area.width >= 64
        let labels = isWide ? labelColumns : 0
        ListView(state.selection) { index in row(state.hits[index], labels: labels) }
            .draw(into: &buffer, in: list)
        if let selected = state.selected, !about.isEmpty {
            Paragraph([sentence(of: selected)]).draw(into: &buffer, in: about)
        }
    }

    private var labelColumns: Int { min(20, state.hits.map { CellWidth.of($0.label) }.max() ?? 0) }

    /// `labels`: columns kept for the names, so that the sentences begin together; 0 leaves the sentences out.
    private func row(_ entry: ActionEntry, labels: Int) -> ListRow {
        let isOff = entry.reason != nil
        var line = Line(entry.label, isOff ? .muted : .text)
        if labels > 0 {
            line = line + Line(.spaces(max(0, labels - line.width) + 2)) + sentence(of: entry)
        } else if entry.isDestructive {
            line = line + Line(" !", Style(.attention, .bold))
        }
        return ListRow(line, detail: Line(entry.keys, isOff ? .muted : .key))
    }

    /// What the entry does, or why it can't now; what can't be taken back says so first.
    private func sentence(of entry: ActionEntry) -> Line {
        let mark = entry.isDestructive ? [Span("! " + state.destructiveMark + " · ", Style(.attention))] : []
        return Line(mark + [Span(entry.reason ?? entry.about, .muted)])
    }

    private static func parts(of area: Rect) -> (field: Rect, list: Rect, about: Rect) {
        let (field, rest) = area.split(top: 1)
        guard rest.height >= 5 else { return (field, rest, Rect(x: area.x, y: area.bottom, width: 0, height: 0)) }
        let below = rest.split(top: 1).rest
        // Wide lists carry the sentences themselves.
        guard area.width < 64, below.height >= 6 else {
            return (field, below, Rect(x: area.x, y: area.bottom, width: 0, height: 0))
        }
        let (list, about) = below.split(bottom: 3)
        return (field, list, about.split(top: 1).rest)
    }
}
