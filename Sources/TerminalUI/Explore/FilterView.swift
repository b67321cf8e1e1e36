import Domain
import Presentation

/// Words for a filter with what they leave, or the form.
struct FilterView: View {
    let state: FilterState
    let content: FilterContent
    let editor: EditorContent?

    func draw(into buffer: inout CellBuffer, in area: Rect) {
        let (top, rest) = area.split(top: 1)
        drawField(into: &buffer, in: top)
        let isRoomy = rest.height > 6
        if isRoomy { Rule().draw(into: &buffer, in: rest) }
        var body = isRoomy ? rest.split(top: 1).rest : rest
        switch state.mode {
        case .words, .naming:
            body = drawSummary(lines: body.height > 8 ? 3 : 2, into: &buffer, in: body)
            drawRules(into: &buffer, in: isRoomy ? body.split(top: 1).rest : body)
        case .form:
            body = drawSummary(lines: isRoomy ? 3 : 1, into: &buffer, in: body)
            FormView(rows: content.formRows, editor: editor, selected: state.form.selection.index)
                .draw(into: &buffer, in: isRoomy ? body.split(top: 1).rest : body)
        case .choosing(let selection): drawSaved(selection, into: &buffer, in: body)
        }
    }

    private func drawField(into buffer: inout CellBuffer, in area: Rect) {
        if case .naming(let input) = state.mode {
            let label = content.namePrompt + " "
            Line(label, .key).draw(into: &buffer, in: area)
            TextField(input).draw(into: &buffer, in: area.split(left: CellWidth.of(label)).rest)
            return
        }
        let (mark, field) = area.split(left: 2)
        buffer.write("▽", style: .key, in: mark)
        TextField(state.input, placeholder: content.prompt, isFocused: state.mode == .words)
            .draw(into: &buffer, in: field)
    }

    private func drawSummary(lines: Int, into buffer: inout CellBuffer, in area: Rect) -> Rect {
        var y = 0
        for (index, text) in content.summary.prefix(lines).enumerated() {
            for row in text.wrapped(to: max(8, area.width - 2), rows: area.height > 8 ? 3 : 1) {
                Line(row, index == 0 ? .strong : .muted).draw(into: &buffer, in: area, x: 2, y: y)
                y += 1
            }
        }
        return area.split(top: y).rest
    }

    private func drawRules(into buffer: inout CellBuffer, in area: Rect) {
        var notes: [(DisplayText, Style)] = []
        for note in content.notes {
            notes += note.wrapped(to: max(8, area.width - 4), rows: 3).enumerated().map { index, row in
                ((index == 0 ? "! " : "  ") + row, Style(.attention))
            }
        }
        let foot = min(notes.count, max(0, area.height - min(content.rows.count + 1, 3)))
        let (list, under) = area.split(bottom: foot)
        for (y, note) in notes.prefix(foot).enumerated() {
            Line(note.0, note.1).draw(into: &buffer, in: under, x: 2, y: y)
        }
        guard !content.rows.isEmpty else {
            for (y, row) in content.empty.wrapped(to: list.width - 4).prefix(list.height).enumerated() {
                Line(row, .muted).draw(into: &buffer, in: list, x: 2, y: y)
            }
            return
        }
        let columns = [
            TableColumn("", width: .flexible(least: 12)),
            TableColumn(content.heading.fits, width: .fixed(8), alignment: .right, rank: 1),
            TableColumn(content.heading.unknown, width: .fixed(8), alignment: .right, rank: 2),
        ]
        TableView(columns, selection: state.selection, isFocused: false) { row, column in
            guard content.rows.indices.contains(row) else { return Line("") }
            let rule = content.rows[row]
            switch column {
            case 0: return (rule.isTyped ? Line("+ ", .key) : Line("")) + Line(rule.text)
            case 1: return Line(rule.fits)
            default: return Line(rule.unknown, .muted)
            }
        }.draw(into: &buffer, in: list)
    }

    private func drawSaved(_ selection: ListSelection, into buffer: inout CellBuffer, in area: Rect) {
        guard !content.saved.isEmpty else {
            for (y, row) in content.noneSaved.wrapped(to: area.width - 4).prefix(area.height).enumerated() {
                Line(row, .muted).draw(into: &buffer, in: area, x: 2, y: y)
            }
            return
        }
        ListView(selection) { index in
            let saved = content.saved[index]
            return ListRow([Span(saved.name), Span("  " + saved.text, .muted)])
        }.draw(into: &buffer, in: area)
    }
}
