import Domain
import Presentation

/// A short list over a part of the notebook.
struct NotebookPanelView: View {
    let panel: NotebookPanel
    let isFocused: Bool

    func draw(into buffer: inout CellBuffer, in area: Rect) {
        buffer.fill(area)
        let (top, rest) = area.split(top: area.height > 8 ? 2 : 1)
        Line(panel.title, .title).draw(into: &buffer, in: top, x: 1)
        if top.height > 1 { Rule().draw(into: &buffer, in: top.split(top: 1).rest) }
        guard !panel.entries.isEmpty else { return EmptyState(panel.empty).draw(into: &buffer, in: rest) }
        ListView(panel.selection, isFocused: isFocused) { row in
            let entry = panel.entries[row]
            return ListRow(Line(entry.label), detail: entry.detail.isEmpty ? nil : Line(entry.detail, .muted))
        }.draw(into: &buffer, in: rest)
    }
}

/// A question with its field.
struct NotebookPromptView: View {
    let prompt: NotebookPrompt

    func draw(into buffer: inout CellBuffer, in area: Rect) {
        buffer.fill(area)
        var (top, rest) = area.split(top: 1)
        Line(prompt.title, .title).draw(into: &buffer, in: top, x: 1)
        let width = max(1, area.width - 2)
        for line in prompt.hint.wrapped(to: width, rows: 3) {
            (top, rest) = rest.split(top: 1)
            Line(line, .muted).draw(into: &buffer, in: top, x: 1)
        }
        if let problem = prompt.problem {
            for line in problem.wrapped(to: width, rows: 3) {
                (top, rest) = rest.split(top: 1)
                Line(line, Style(.bad)).draw(into: &buffer, in: top, x: 1)
            }
        }
        (top, rest) = rest.split(top: 1)
        Rule().draw(into: &buffer, in: top)
        let (mark, field) = rest.split(left: 3)
        buffer.write("›", x: 1, style: .key, in: mark)
        if prompt.input.isMultiline {
            TextEditor(prompt.input).draw(into: &buffer, in: field.split(right: 1).rest)
        } else {
            TextField(prompt.input).draw(into: &buffer, in: field.split(right: 1).rest)
        }
    }
}

/// The line over a list or text: what it is on the left, how much on the right.
struct NotebookHead: View {
    let left: Line
    let right: Line

    func draw(into buffer: inout CellBuffer, in area: Rect) {
        buffer.fill(area)
        let room = area.width - 2
        let showsRight = right.width > 0 && left.width + right.width + 2 <= room
        left.draw(into: &buffer, in: area, x: 1, columns: showsRight ? room - right.width - 2 : room)
        if showsRight { right.draw(into: &buffer, in: area, x: 1, columns: room, alignment: .right) }
        if area.height > 1 { Rule().draw(into: &buffer, in: area.split(top: 1).rest) }
    }
}
