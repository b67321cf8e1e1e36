import Domain
public import Presentation

/// The notes of a workspace, or the one that is being written.
public struct NotesView: View {
    let state: NotesState
    let format: Format
    let keys: KeyMap
    let isFocused: Bool

    public init(_ state: NotesState, format: Format, keys: KeyMap, isFocused: Bool) {
        self.state = state
        self.format = format
        self.keys = keys
        self.isFocused = isFocused
    }

    public func draw(into buffer: inout CellBuffer, in area: Rect) {
        let layers = NotebookLayers(
            naming: state.naming, desk: state.desk, prompt: state.prompt, panel: state.panel, isFocused: isFocused)
        if let top = layers.top { return top.draw(into: &buffer, in: area) }
        if let editor = state.editor {
            return NoteEditorView(editor: editor, format: format, isFocused: isFocused).draw(into: &buffer, in: area)
        }
        drawList(into: &buffer, in: area)
    }

    private func drawList(into buffer: inout CellBuffer, in area: Rect) {
        let (top, rest) = area.split(top: area.height > 6 ? 2 : 1)
        let title = format.notesTitle + (state.workspace.map { " · " + DisplayText($0.name) } ?? "")
        let words = state.words.isEmpty ? format.order(state.order) : "/" + DisplayText(state.words)
        NotebookHead(left: Line(title, .title), right: Line(words, .muted)).draw(into: &buffer, in: top)
        guard state.isLoaded else { return buffer.fill(rest) }
        ListView(state.selection, isFocused: isFocused) { row in
            guard row > 0 else { return ListRow([Span(format.notebookDocument, .strong)]) }
            guard state.items.indices.contains(row - 1) else { return ListRow("") }
            let note = state.items[row - 1]
            let tags = note.tags.map { "#" + $0 }.joined(separator: " ")
            return ListRow(Line(DisplayText(note.title)), detail: tags.isEmpty ? nil : Line(DisplayText(tags), .muted))
        }.draw(into: &buffer, in: rest)
        guard state.items.isEmpty, rest.height > 6 else { return }
        let (_, below) = rest.split(top: 2)
        let ways = keys.hint(of: .addItem, in: .notes).map { [KeyHint($0, format.newNote)] }
        EmptyState(state.words.isEmpty ? format.noNotes : format.nothingFound, ways: ways ?? [])
            .draw(into: &buffer, in: below)
    }
}
