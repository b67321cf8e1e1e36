import Domain
public import Presentation

/// The help's content: keys on the left, what they do on the right, under a heading for each context.
public struct HelpView: View {
    let state: HelpState

    public init(_ state: HelpState) { self.state = state }

    public func draw(into buffer: inout CellBuffer, in area: Rect) {
        let keys = keyColumns(in: area.width)
        // The row function of a list numbers all rows; headings can't be selected.
        ListView(state.selection) { index in row(state.rows[index], keys: keys) }.draw(into: &buffer, in: area)
    }

    private func keyColumns(in width: Int) -> Int {
        let widest = state.rows.map { row in
            if case .entry(let entry) = row { CellWidth.of(entry.keys) } else { 0 }
        }
        return min(widest.max() ?? 0, max(4, width / 3))
    }

    private func row(_ row: HelpRow, keys: Int) -> ListRow {
        switch row {
        case .gap: return ListRow(Line([]))
        case .heading(let title): return ListRow(Line(title, .title))
        case .entry(let entry):
            let isOff = entry.reason != nil
            var line = Line(entry.keys.padded(to: keys), isOff ? .muted : .key) + Line("  ")
            if entry.isDestructive { line = line + Line("! " + state.destructiveMark + " · ", Style(.attention)) }
            line = line + Line(entry.about, isOff ? .muted : .text)
            if let reason = entry.reason { line = line + Line(" · " + reason, .muted) }
            return ListRow(line)
        }
    }
}
