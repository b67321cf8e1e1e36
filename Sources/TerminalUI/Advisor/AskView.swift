import Domain
public import Presentation

/// Draws the Ask part of the Messages pane: the thread, its citations, and the question that is being written.
public struct AskView: View {
    let state: AskState
    let format: Format
    let zone: any LocalTimeReading
    let isFocused: Bool

    public init(_ state: AskState, format: Format, zone: any LocalTimeReading, isFocused: Bool) {
        self.state = state
        self.format = format
        self.zone = zone
        self.isFocused = isFocused
    }

    private static let promptColumns = 2

    public func draw(into buffer: inout CellBuffer, in area: Rect) {
        buffer.fill(area)
        guard !area.isEmpty else { return }
        let (title, below) = area.split(top: 1)
        drawTitle(into: &buffer, in: title)
        let (rule, body) = below.split(top: area.height >= 14 ? 1 : 0)
        Rule().draw(into: &buffer, in: rule)
        switch state.level {
        case .citation(let citation): drawSheet(citation, into: &buffer, in: body)
        case .threads(let threads): drawThreads(threads, into: &buffer, in: body)
        case .rename(let input): drawRename(input, into: &buffer, in: body)
        case nil: drawThread(into: &buffer, in: body)
        }
    }

    /// The scope is always in sight.
    private func drawTitle(into buffer: inout CellBuffer, in area: Rect) {
        var right: DisplayText = state.thread.map { DisplayText($0.title) } ?? ""
        if let model = state.model { right = right.isEmpty ? model : model + " · " + right }
        let left = Line([Span(format.askTitle, .title), Span(" · " + format.askScope(state), .muted)])
        left.draw(into: &buffer, in: area, x: 1, columns: max(0, area.width - 2))
        let room = area.width - left.width - 5
        guard room > 10, !right.isEmpty else { return }
        Line(right.clipped(to: room), .muted).draw(
            into: &buffer, in: area, x: 1, columns: area.width - 2, alignment: .right)
    }

    // MARK: The thread

    private func drawThread(into buffer: inout CellBuffer, in area: Rect) {
        let fieldRows = min(
            TextEditor.rows(of: state.input, width: max(1, area.width - Self.promptColumns - 1)),
            max(1, area.height / 3))
        let noticeRows = state.notice == nil || area.height < 6 ? 0 : 1
        let (thread, foot) = area.split(bottom: fieldRows + noticeRows + (area.height >= 8 ? 1 : 0))
        if state.turns.isEmpty {
            drawWelcome(into: &buffer, in: thread)
        } else {
            drawTurns(into: &buffer, in: thread)
        }
        var rest = foot
        if area.height >= 8 {
            let (rule, below) = rest.split(top: 1)
            Rule().draw(into: &buffer, in: rule)
            rest = below
        }
        if let notice = state.notice, noticeRows > 0 {
            let (row, below) = rest.split(top: 1)
            Line(notice, Style(.attention)).draw(into: &buffer, in: row, x: 1, columns: max(0, row.width - 2))
            rest = below
        }
        let (prompt, field) = rest.split(left: Self.promptColumns)
        let isWriting = isFocused && state.focus == .composer
        buffer.write("›", style: isWriting ? Style(.accent, .bold) : .muted, in: prompt)
        TextEditor(state.input, placeholder: format.askPrompt, isFocused: isWriting).draw(
            into: &buffer, in: field.split(left: max(1, field.width - 1)).left)
    }

    private func drawWelcome(into buffer: inout CellBuffer, in area: Rect) {
        let width = max(1, area.width - 2)
        var rows: [Line] = Paragraph(format.askWelcome).rows(width: width)
        if let language = format.askLanguage {
            rows += [""] + Paragraph(language, style: Style(.attention)).rows(width: width)
        }
        if !state.suggestions.isEmpty {
            rows.append("")
            for (index, question) in state.suggestions.enumerated() {
                let lines = question.wrapped(to: max(1, width - 3))
                for (place, text) in lines.enumerated() {
                    rows.append([
                        Span(place == 0 ? DisplayText("\(index + 1)  ") : "   ", .key), Span(text, .text),
                    ])
                }
            }
        }
        let commands = Paragraph(format.askCommands, style: .muted).rows(width: width)
        if rows.count + commands.count < area.height { rows += [""] + commands }
        for (y, row) in rows.prefix(area.height).enumerated() { row.draw(into: &buffer, in: area, x: 1, y: y) }
    }

    private func drawTurns(into buffer: inout CellBuffer, in area: Rect) {
        let lines = AskLayout(state: state, format: format, zone: zone, width: max(1, area.width - 2)).lines
        let top = top(of: lines, height: area.height)
        for (y, line) in lines.dropFirst(top).prefix(area.height).enumerated() {
            line.line.draw(into: &buffer, in: area, x: 1, y: y)
        }
    }

    /// What the cursor stands on is in sight; without a cursor the end is.
    private func top(of lines: [AskLayout.Row], height: Int) -> Int {
        let end = max(0, lines.count - height)
        guard let stop = state.stop, let first = lines.firstIndex(where: { $0.stop == stop }) else { return end }
        let last = lines.lastIndex { $0.stop == stop } ?? first
        if stop.citation == nil { return min(end, max(0, first - 2)) }
        return min(end, max(0, min(first - height / 2, last)))
    }

    // MARK: Levels

    /// The passage itself, with where it stands and how to go on from it.
    private func drawSheet(_ citation: Citation, into buffer: inout CellBuffer, in area: Rect) {
        let evidence = citation.evidence
        let width = max(1, area.width - 2)
        var rows: [Line] = [
            [
                Span("[\(citation.index)] ", Style(.accent, .bold)),
                Span(DisplayText(evidence.title).clipped(to: max(1, width - 5)), .title),
            ],
            [Span(format.kind(evidence.kind), .muted)],
        ]
        rows += DisplayText(evidence.place).wrapped(to: width).map { Line($0, .muted) }
        rows.append("")
        for line in DisplayText.lines(of: evidence.text) {
            rows += line.wrapped(to: max(1, width - 2)).map { [Span("▏ ", Style(.border)), Span($0, .text)] }
        }
        if case .address(let address)? = evidence.target {
            rows += ["", [Span(DisplayText(address), Style(.link), target: DisplayText(address))]]
        }
        for (y, row) in rows.prefix(area.height).enumerated() { row.draw(into: &buffer, in: area, x: 1, y: y) }
    }

    private func drawThreads(_ threads: AskState.Threads, into buffer: inout CellBuffer, in area: Rect) {
        var (row, rest) = area.split(top: 1)
        Line(format.askThreadsTitle, .title).draw(into: &buffer, in: row, x: 1)
        (row, rest) = rest.split(top: 1)
        let (mark, field) = row.split(left: 3)
        buffer.write("/", x: 1, style: .key, in: mark)
        TextField(threads.filter, placeholder: "").draw(into: &buffer, in: field)
        guard !threads.entries.isEmpty else {
            return EmptyState(format.askNoThreads).draw(into: &buffer, in: rest)
        }
        for (y, index) in threads.selection.visible(showing: rest.height).enumerated() {
            let isSelected = index == threads.selection.index
            let title = DisplayText(threads.entries[index].title).clipped(to: max(1, rest.width - 4))
            let line: Line = [
                Span(isSelected ? "▸ " : "  ", Style(.selection, .bold)), Span(title, isSelected ? .selected : .text),
            ]
            line.draw(into: &buffer, in: rest, y: y)
            buffer.target(Rect(x: rest.x, y: rest.y + y, width: rest.width, height: 1), .select(row: index))
        }
    }

    private func drawRename(_ input: TextInput, into buffer: inout CellBuffer, in area: Rect) {
        let (row, rest) = area.split(top: 1)
        Line(format.askRenameTitle, .title).draw(into: &buffer, in: row, x: 1)
        let (mark, field) = rest.split(top: 1).top.split(left: 3)
        buffer.write("›", x: 1, style: .key, in: mark)
        TextField(input, placeholder: "").draw(into: &buffer, in: field)
    }
}
