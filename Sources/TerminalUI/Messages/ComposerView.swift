import Domain
import Presentation

/// What is being written, with what it answers above it.
struct ComposerView: View {
    let room: RoomState
    let state: MessagesState
    let format: Format
    let isFocused: Bool

    private static let promptColumns = 2

    /// Rows that the composer takes: a third of the pane at most.
    func height(in area: Rect) -> Int {
        let rows = TextEditor.rows(of: room.composer.input, width: max(1, area.width - Self.promptColumns - 1))
        let heads = heads(width: area.width).count
        return heads + min(rows, max(1, area.height / 3 - heads))
    }

    func draw(into buffer: inout CellBuffer, in area: Rect) {
        buffer.fill(area)
        let heads = Array(heads(width: area.width).prefix(max(0, area.height - 1)))
        for (y, line) in heads.enumerated() { line.draw(into: &buffer, in: area, x: 1, y: y, columns: area.width - 2) }
        let (prompt, field) = area.split(top: heads.count).rest.split(left: Self.promptColumns)
        buffer.write("›", style: isFocused ? Style(.accent, .bold) : .muted, in: prompt)
        TextEditor(
            room.composer.input, placeholder: room.conversation.membership == .join ? format.composerPrompt : "",
            isFocused: isFocused
        ).draw(into: &buffer, in: field.split(left: max(1, field.width - 1)).left)
    }

    /// What Enter does with the text, and what keeps it from going.
    private func heads(width: Int) -> [Line] {
        var lines: [Line] = []
        switch room.composer.purpose {
        case .message: break
        case .reply(let id):
            let message = room.message(.event(id))
            let text =
                message.map { state.name(of: $0.sender) + ": " + format.preview($0.content.body) }
                ?? format.missingQuote
            lines.append([Span(format.replying + " ", Style(.accent)), Span(text, .muted)])
        case .edit, .rewrite: lines.append([Span(format.editing, Style(.accent))])
        }
        guard let (sentence, role) = notice else { return lines }
        // A reason that is cut off is none.
        return lines + sentence.wrapped(to: max(1, width - 2)).map { [Span($0, Style(role))] }
    }

    private var notice: (sentence: DisplayText, role: Role)? {
        switch room.composer.notice {
        case nil: nil
        case .tooLong(let excess): (format.tooLong(by: excess), .bad)
        case .pasteCut(let kept): (format.pasteCut(kept: kept), .bad)
        case .floodNear(let left): (format.floodNear(left), .attention)
        case .flood: (format.flood, .attention)
        case .sentence(let sentence): (sentence, .attention)
        }
    }
}

/// The candidates above the composer.
struct CompletionView: View {
    let completion: Completion

    func draw(into buffer: inout CellBuffer, in area: Rect) {
        let label = completion.candidates.map { CellWidth.of($0.label) }.max() ?? 0
        let about = completion.candidates.map { CellWidth.of($0.about) }.max() ?? 0
        let width = min(area.width, label + (about > 0 ? about + 2 : 0) + 4)
        let height = min(area.height, completion.candidates.count)
        let box = Rect(x: area.x, y: area.bottom - height, width: width, height: height)
        buffer.fill(box)
        for (y, candidate) in completion.candidates.prefix(height).enumerated() {
            let isChosen = y == completion.index
            let style = isChosen ? Style.selected : .text
            let line: Line = [
                Span(isChosen ? "▸ " : "  ", Style(.selection, .bold)),
                Span(candidate.label.padded(to: label), style), Span("  " + candidate.about, .muted),
            ]
            line.draw(into: &buffer, in: box, y: y)
        }
    }
}
