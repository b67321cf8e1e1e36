import Domain
import Presentation

/// Choices side by side, broken into as many rows as the width asks for; never inside a label.
struct OptionRow {
    let options: [QuickStartContent.Option]
    let isMultiple: Bool
    /// The option with the cursor, while the row has focus.
    let cursor: Int?

    /// The choices row by row.
    func lines(width: Int) -> [Line] {
        var lines: [Line] = []
        var line = Line([])
        for (index, option) in options.enumerated() {
            let isHere = index == cursor
            let mark: DisplayText =
                isMultiple ? (option.isChosen ? "[x] " : "[ ] ") : (option.isChosen ? "(•) " : "( ) ")
            let style =
                isHere ? Style(.selection, [.reverse, .bold]) : option.isChosen ? Style.strong : Style.muted
            let piece: Line = [Span(mark, style), Span(option.label, style)]
            let gap = line.spans.isEmpty ? 0 : 2
            if line.width + gap + piece.width > width, !line.spans.isEmpty {
                lines.append(line)
                line = piece
            } else {
                line = line + Line(.spaces(gap)) + piece
            }
        }
        if !line.spans.isEmpty { lines.append(line) }
        return lines
    }
}
