import Domain
import Presentation

/// Rows of labels and values, the open editor under the row it belongs to.
struct FormView: View {
    let rows: [FormRow]
    let editor: EditorContent?
    /// The row with focus.
    let selected: Int?
    var isFocused = true

    /// One line of the form, as high as one row of the screen.
    private enum Item {
        case row(Int)
        case option(QuickStartContent.Option, isHere: Bool, isMultiple: Bool, index: Int)
        case suggestion(DisplayText, isHere: Bool, index: Int)
        case text(Line)
        /// From the left edge of the labels on.
        case wide(Line)
    }

    func draw(into buffer: inout CellBuffer, in area: Rect) {
        buffer.fill(area)
        guard !area.isEmpty else { return }
        let label = labelColumns(in: area.width)
        let (items, focused) = items(width: area.width - label, fullWidth: area.width)
        let offset = QuickStartView.offset(of: focused, in: area.height, count: items.count)
        let isLong = items.count > area.height && area.width > 20
        let (body, edge) = isLong ? area.split(right: 2) : (area, nil)
        for (y, item) in items.dropFirst(offset).prefix(body.height).enumerated() {
            draw(item, label: label, into: &buffer, in: body, y: y)
        }
        if let edge {
            ScrollMark(count: items.count, visible: offset..<min(items.count, offset + area.height))
                .draw(into: &buffer, in: edge)
        }
    }

    /// The longest words beside a bar.
    private var barWords: Int {
        rows.filter { $0.bar != nil }.map { CellWidth.of($0.value) }.max().map { max(6, $0) } ?? 6
    }

    private func labelColumns(in width: Int) -> Int {
        let widest = rows.filter { !$0.value.isEmpty || $0.bar != nil }.map { CellWidth.of($0.label) }.max() ?? 0
        return min(widest + 4, max(12, width * (width < 46 ? 45 : 48) / 100))
    }

    /// Every line, and which of them belong to the row that has focus.
    private func items(width: Int, fullWidth: Int) -> ([Item], Range<Int>) {
        var items: [Item] = []
        var focused = 0..<1
        for (index, row) in rows.enumerated() {
            let start = items.count
            items.append(.row(index))
            let isOpen = index == selected && editor != nil
            if index == selected, let editor { items += lines(of: editor, width: width) }
            if index == selected, isFocused, !isOpen, row.bar == nil, !row.value.isEmpty,
                CellWidth.of(row.value) > width || Self.standsAlone(row, width, fullWidth - width)
            {
                // What does not fit beside the label stands below it, while somebody looks.
                items += row.value.wrapped(to: max(8, fullWidth - 4), rows: 6).map { .wide(Line($0, .muted)) }
            }
            if !isOpen, let problem = row.problem {
                items += problem.wrapped(to: width, rows: 2).map { .text(Line($0, Style(.attention))) }
            }
            if index == selected { focused = start..<items.count }
        }
        return (items, focused)
    }

    private func lines(of editor: EditorContent, width: Int) -> [Item] {
        var items: [Item] = []
        switch editor.kind {
        case .options(let options, let selection, let isMultiple):
            for index in selection.visible(showing: 8) {
                items.append(
                    .option(options[index], isHere: index == selection.index, isMultiple: isMultiple, index: index))
            }
        case .search(_, _, let taken, let suggestions, let selection):
            items += taken.map { .text(Line("· ", Style(.accent)) + Line($0, .strong)) }
            for index in selection.visible(showing: 6) where suggestions.indices.contains(index) {
                items.append(.suggestion(suggestions[index], isHere: index == selection.index, index: index))
            }
        case .text, .amount: break
        }
        for problem in editor.problems {
            items += problem.wrapped(to: max(8, width - 1), rows: 3).map { .text(Line($0, Style(.attention))) }
        }
        return items
    }

    private func draw(_ item: Item, label: Int, into buffer: inout CellBuffer, in area: Rect, y: Int) {
        let value = Rect(x: area.x + label, y: area.y + y, width: area.width - label, height: 1)
        // Choices are sentences: where the values' column is narrow they begin under the label.
        let indent = value.width < 34 ? min(label, 4) : label
        let choice = Rect(x: area.x + indent, y: area.y + y, width: area.width - indent, height: 1)
        switch item {
        case .row(let index): draw(index, label: label, value: value, into: &buffer, in: area, y: y)
        case .text(let line): line.draw(into: &buffer, in: value)
        case .wide(let line): line.draw(into: &buffer, in: area, x: 4, y: y)
        case .option(let option, let isHere, let isMultiple, let index):
            let mark: DisplayText =
                isMultiple ? (option.isChosen ? "[x] " : "[ ] ") : (option.isChosen ? "(•) " : "( ) ")
            draw(Line(mark + option.label), isHere: isHere, index: index, into: &buffer, in: choice)
        case .suggestion(let text, let isHere, let index):
            draw(Line(text), isHere: isHere, index: index, into: &buffer, in: choice)
        }
    }

    private func draw(_ line: Line, isHere: Bool, index: Int, into buffer: inout CellBuffer, in area: Rect) {
        if isHere { buffer.write("▸", style: Style(.selection, .bold), in: area) }
        let shown = isHere ? line.styled { $0 = Style(.selection, [.reverse, .bold]) } : line
        shown.draw(into: &buffer, in: area, x: 2)
        buffer.target(area, .select(row: index))
    }

    private func draw(
        _ index: Int, label: Int, value: Rect, into buffer: inout CellBuffer, in area: Rect, y: Int
    ) {
        let row = rows[index]
        let isSelected = index == selected
        let isOpen = isSelected && editor != nil
        if isSelected { buffer.write("▸", y: y, style: Style(.selection, .bold), in: area) }
        var style: Style =
            switch row.tone {
            case .risky: Style(.attention)
            case .info: .muted
            case .answer, .missing, .masked, .command: .text
            }
        if isSelected, isFocused, !isOpen { style = Style(.selection, [.reverse, .bold]) }
        if isSelected, !isFocused || isOpen { style = .strong }
        let hasValue = (!row.value.isEmpty || row.bar != nil || isOpen) && !Self.standsAlone(row, value.width, label)
        Line(row.label, style).draw(
            into: &buffer, in: area, x: 2, y: y, columns: hasValue ? max(1, label - 3) : area.width - 2)
        if editor == nil {
            buffer.target(Rect(x: area.x, y: area.y + y, width: area.width, height: 1), .select(row: index))
        }
        if isOpen, let editor {
            drawEditor(editor, into: &buffer, in: value)
        } else if hasValue {
            Self.line(of: row, width: value.width, words: barWords).draw(into: &buffer, in: value)
        }
    }

    /// What a row does is told beside its name where both fit; elsewhere below the one that has focus.
    private static func standsAlone(_ row: FormRow, _ width: Int, _ label: Int) -> Bool {
        guard row.bar == nil, row.tone == .command || row.tone == .risky else { return false }
        return CellWidth.of(row.value) > width || CellWidth.of(row.label) > label - 3
    }

    private func drawEditor(_ editor: EditorContent, into buffer: inout CellBuffer, in area: Rect) {
        switch editor.kind {
        case .text(let input, let placeholder), .search(let input, let placeholder, _, _, _):
            TextField(input, placeholder: placeholder).draw(into: &buffer, in: area)
            buffer.restyle(area) { $0.attributes.insert(.underline) }
        case .options: break
        case .amount(let text, let bar):
            let line: Line =
                Line("◂ ", .key) + Line(text.padded(to: 5, .right), .strong) + Line(" ▸ ", .key)
                + Self.picture(bar, columns: min(20, max(0, area.width - 12)))
            line.draw(into: &buffer, in: area)
        }
    }

    /// The value, and its picture where there is room for it.
    /// - Parameter words: Columns for the words beside a bar, so that bars below each other are equally long.
    static func line(of row: FormRow, width: Int, words: Int = 6) -> Line {
        let style: Style =
            switch row.tone {
            case .answer: .strong
            case .missing, .masked, .command, .info, .risky: .muted
            }
        let text = Line(row.value, style)
        guard let bar = row.bar else { return text }
        if row.value.isEmpty { return picture(bar, columns: min(28, width)) }
        let columns = min(20, width - max(words, text.width) - 2)
        guard columns >= 5 else { return text }
        return picture(bar, columns: columns) + Line("  ") + text
    }

    private static func picture(_ bar: FormRow.Bar, columns: Int) -> Line {
        switch bar {
        case .share(let share): Gauge(share).line(columns: columns)
        case .signed(let value): SignedBar(value).line(columns: columns)
        case .belief(let value, let spread): SignedBar(value, spread: spread).line(columns: columns)
        case .spark(let values): Sparkline(values).line(columns: columns)
        }
    }
}
