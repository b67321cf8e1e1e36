import Domain
import Presentation

/// The quick-start form: a row for each field, suggestions under the one that has focus.
struct QuickStartView: View {
    let state: QuickStartState
    let content: QuickStartContent

    /// One line of the form, as high as one row of the screen.
    private enum Item {
        case label(QuickStartContent.Row, rest: Line?)
        case more(Line)
        case suggestion(Int)
        case problem(DisplayText)
    }

    func draw(into buffer: inout CellBuffer, in area: Rect) {
        guard area.height >= 2, area.width >= 12 else {
            Line(content.title, .title).draw(into: &buffer, in: area)
            return
        }
        let isRoomy = area.height >= 14
        let (head, rest) = area.split(top: area.height < 6 ? 0 : isRoomy ? 2 : 1)
        Line(content.title, .title).draw(into: &buffer, in: head)
        let footRows = content.foot.wrapped(to: area.width, rows: 2)
        let (body, foot) = rest.split(bottom: rest.height > footRows.count + 3 ? footRows.count : 0)
        for (y, text) in footRows.enumerated() where foot.height > 0 {
            Line(text, content.isFailed ? Style(.attention) : .muted).draw(into: &buffer, in: foot, y: y)
        }
        let label = min(area.width / 3, (content.rows.map { CellWidth.of($0.label) }.max() ?? 0) + 4)
        let (items, focused) = items(width: area.width - label)
        let offset = Self.offset(of: focused, in: body.height, count: items.count)
        for (y, item) in items.dropFirst(offset).prefix(body.height).enumerated() {
            draw(item, label: label, into: &buffer, in: body, y: y)
        }
    }

    /// Every line of the form, and which of them belong to the field that has focus.
    private func items(width: Int) -> ([Item], Range<Int>) {
        var items: [Item] = []
        var focused = 0..<1
        for row in content.rows {
            let start = items.count
            let hasFocus = row.field == state.focus
            switch row.kind {
            case .text: items.append(.label(row, rest: nil))
            case .options(let options, let isMultiple):
                let cursor = hasFocus ? state.option : nil
                let lines = OptionRow(options: options, isMultiple: isMultiple, cursor: cursor).lines(width: width)
                items.append(.label(row, rest: lines.first))
                items += lines.dropFirst().map { .more($0) }
            }
            if let problem = row.problem { items += problem.wrapped(to: width, rows: 2).map { .problem($0) } }
            if hasFocus {
                let shown = state.selection.visible(showing: 5)
                items += shown.map { .suggestion($0) }
                focused = start..<items.count
            }
        }
        return (items, focused)
    }

    static func offset(of focused: Range<Int>, in height: Int, count: Int) -> Int {
        guard focused.upperBound > height else { return 0 }
        return min(focused.lowerBound, focused.upperBound - height, max(0, count - height))
    }

    private func draw(_ item: Item, label: Int, into buffer: inout CellBuffer, in area: Rect, y: Int) {
        let value = Rect(x: area.x + label, y: area.y + y, width: area.width - label, height: 1)
        switch item {
        case .label(let row, let rest):
            let hasFocus = row.field == state.focus
            if hasFocus { buffer.write("▸", y: y, style: Style(.selection, .bold), in: area) }
            Line(row.label, hasFocus ? .strong : .muted)
                .draw(into: &buffer, in: area, x: min(2, label), y: y, columns: max(0, label - 3))
            rest?.draw(into: &buffer, in: value)
            if case .text(let input, let placeholder, let taken) = row.kind {
                drawText(input, placeholder, taken, hasFocus: hasFocus, into: &buffer, in: value)
            }
        case .more(let line): line.draw(into: &buffer, in: value)
        case .suggestion(let index):
            let isSelected = index == state.selection.index
            if isSelected { buffer.write("▸", style: Style(.selection, .bold), in: value) }
            let style = isSelected ? Style(.selection, [.reverse, .bold]) : .text
            Line(content.suggestions[index], style).draw(into: &buffer, in: value, x: 2)
        case .problem(let text): Line(text, Style(.attention)).draw(into: &buffer, in: value)
        }
    }

    private func drawText(
        _ input: TextInput, _ placeholder: DisplayText, _ taken: [DisplayText], hasFocus: Bool,
        into buffer: inout CellBuffer, in area: Rect
    ) {
        var line = Line([])
        for text in taken { line = line + Line(text, .strong) + Line(" · ", .muted) }
        // The field keeps enough room to type in, however much was taken before.
        let room = max(0, area.width - min(16, area.width / 2))
        let shown = line.clipped(to: room)
        shown.draw(into: &buffer, in: area)
        let field = area.split(left: shown.width).rest
        TextField(input, placeholder: placeholder, isFocused: hasFocus, style: hasFocus ? .text : .strong)
            .draw(into: &buffer, in: field)
    }
}
