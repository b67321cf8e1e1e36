import Domain
public import Presentation

/// The sources of a workspace, each with how far it has come, or the one that is being read.
public struct SourcesView: View {
    let state: SourcesState
    let format: Format
    let keys: KeyMap
    /// Keys go here; beside the list of the pane it is only looked at.
    let isFocused: Bool

    public init(_ state: SourcesState, format: Format, keys: KeyMap, isFocused: Bool) {
        self.state = state
        self.format = format
        self.keys = keys
        self.isFocused = isFocused
    }

    public func draw(into buffer: inout CellBuffer, in area: Rect) {
        let layers = NotebookLayers(
            naming: state.naming, desk: state.desk, prompt: state.prompt, panel: state.panel, isFocused: isFocused)
        if let top = layers.top { return top.draw(into: &buffer, in: area) }
        if let reader = state.reader {
            return ReaderView(reader: reader, format: format, isFocused: isFocused).draw(into: &buffer, in: area)
        }
        drawList(into: &buffer, in: area)
    }

    private func drawList(into buffer: inout CellBuffer, in area: Rect) {
        let (top, rest) = area.split(top: area.height > 6 ? 2 : 1)
        let title = format.sourcesTitle + (state.workspace.map { " · " + DisplayText($0.name) } ?? "")
        let words = state.words.isEmpty ? format.order(state.order) : "/" + DisplayText(state.words)
        NotebookHead(left: Line(title, .title), right: Line(words, .muted)).draw(into: &buffer, in: top)
        guard !state.items.isEmpty else { return drawEmpty(into: &buffer, in: rest) }
        ListView(state.selection, isFocused: isFocused) { row in
            guard state.items.indices.contains(row) else { return ListRow("") }
            return listRow(state.items[row])
        }.draw(into: &buffer, in: rest)
    }

    private func listRow(_ source: Source) -> ListRow {
        let mark: Span
        let detail: DisplayText
        switch source.state {
        case .ready:
            mark = Span("✓ ", Style(.good))
            detail = format.kind(of: source)
        case .failed:
            mark = Span("✗ ", Style(.bad, .bold))
            detail = format.sourceFailed
        default:
            mark = Span("… ", Style(.attention))
            detail = format.integer(source.state.progress ?? 0) + " %"
        }
        return ListRow([mark, Span(DisplayText(source.title))], detail: Line(detail, .muted))
    }

    private func drawEmpty(into buffer: inout CellBuffer, in area: Rect) {
        guard state.isLoaded else { return buffer.fill(area) }
        if !state.words.isEmpty { return EmptyState(format.nothingFound).draw(into: &buffer, in: area) }
        let ways = keys.hint(of: .addItem, in: .sources).map { [KeyHint($0, format.addSource)] }
        EmptyState(format.noSources, ways: ways ?? []).draw(into: &buffer, in: area)
    }
}
