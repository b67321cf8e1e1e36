import Domain
public import Presentation

/// Draws the Scholarships pane from its state and nothing else.
public struct ScholarshipsPane: View {
    let state: ScholarshipsState
    let format: Format
    let keys: KeyMap
    let words: AwardWords

    /// From this width on, the selected award stands beside the table.
    static let wideWidth = 118
    /// Deadlines within so many days ask for attention.
    static let near = 14
    /// From this height on, it stands under the table.
    static let previewHeight = 14

    /// - Parameter keys: Names the keys that sentences mention.
    public init(_ state: ScholarshipsState, format: Format, keys: KeyMap = .standard) {
        self.state = state
        self.format = format
        self.keys = keys
        words = AwardWords(format)
    }

    public func draw(into buffer: inout CellBuffer, in area: Rect) {
        buffer.fill(area)
        guard area.height > 1, area.width >= 12 else { return }
        let inner = area.width > 30 ? area.split(left: 1).rest : area
        switch state.shelf {
        case .idle, .loading: Line(words.loading, .muted).draw(into: &buffer, in: inner)
        case .failed(let sentence): Paragraph(sentence, style: Style(.attention)).draw(into: &buffer, in: inner)
        case .loaded(let shelf): draw(shelf, into: &buffer, in: inner)
        }
    }

    private func draw(_ shelf: AwardShelf, into buffer: inout CellBuffer, in area: Rect) {
        let (top, rest) = area.split(top: 1)
        drawHead(shelf, into: &buffer, in: top)
        let hasRule = area.height >= 10
        if hasRule { Rule().draw(into: &buffer, in: rest) }
        let below = hasRule ? rest.split(top: 1).rest : rest
        let (body, foot) = below.split(bottom: state.trace == nil ? 0 : 1)
        if let trace = state.trace {
            let undo = keys.hint(of: .undo, in: .awards) ?? ""
            let line = Line(trace.sentence, Style(trace.isFailure ? .attention : .accent))
            (trace.isFailure || undo.isEmpty ? line : line + Line(words.undoes(undo), .muted))
                .draw(into: &buffer, in: foot)
        }
        switch state.overlay {
        case .filter(let selection): drawFilter(selection, into: &buffer, in: body)
        case .formula(let selection): drawFormula(selection, into: &buffer, in: body)
        case .prompt(let prompt):
            guard let index = shelf.index(of: prompt.id) else { return }
            let question = words.question(prompt.kind, DisplayText(shelf.awards[index].name))
            drawQuestion(question, prompt.input, prompt.problem, into: &buffer, in: body)
        case .date(let prompt):
            guard let plan = state.plan(of: prompt.id) else { return }
            drawQuestion(
                words.question(prompt.step, plan), prompt.input, prompt.problem, example: words.dateExample,
                into: &buffer, in: body)
        case .form(let form): AwardFormView(form: form, words: words).draw(into: &buffer, in: body)
        case nil: drawPage(shelf, into: &buffer, in: body)
        }
    }

    private func drawHead(_ shelf: AwardShelf, into buffer: inout CellBuffer, in area: Rect) {
        if state.isSearching || !state.query.isEmpty, state.details == nil, state.section == .list {
            let (mark, field) = area.split(left: 2)
            buffer.write("/", style: .key, in: mark)
            let count = words.count(of: state, short: true)
            let (input, right) = field.split(left: max(1, field.width - CellWidth.of(count) - 2))
            TextField(state.query, placeholder: words.searchPrompt, isFocused: state.isSearching)
                .draw(into: &buffer, in: input)
            Line(count, .muted).draw(into: &buffer, in: right, x: 2)
            return
        }
        let tabs = TabBar(
            AwardSection.allCases.map { Tab(title: format.section($0)) },
            selected: AwardSection.allCases.firstIndex(of: state.section) ?? 0
        ).line(columns: area.width)
        tabs.draw(into: &buffer, in: area)
        let room = area.width - tabs.width - 2
        for short in [false, true] {
            let count = words.count(of: state, short: short)
            guard CellWidth.of(count) <= room else { continue }
            Line(count, .muted).draw(into: &buffer, in: area, x: tabs.width + 1, columns: room, alignment: .right)
            return
        }
    }

    private func drawPage(_ shelf: AwardShelf, into buffer: inout CellBuffer, in area: Rect) {
        if let details = state.details, let index = shelf.index(of: details.id) {
            return AwardPageView(
                sheet: AwardSheet(index, of: shelf, formula: state.formula, format: format), words: words,
                selected: details.selection.index
            ).draw(into: &buffer, in: area)
        }
        switch state.section {
        case .list:
            state.deck.map { drawDeck($0, shelf, into: &buffer, in: area) } ?? drawList(shelf, into: &buffer, in: area)
        case .board: drawBoard(shelf, into: &buffer, in: area)
        case .timeline: drawTimeline(shelf, into: &buffer, in: area)
        case .plans: PlansView(state: state, shelf: shelf, format: format, words: words).draw(into: &buffer, in: area)
        case .money: MoneyView(state: state, format: format, words: words).draw(into: &buffer, in: area)
        }
    }

    // MARK: Table

    private func drawList(_ shelf: AwardShelf, into buffer: inout CellBuffer, in area: Rect) {
        guard !state.rows.isEmpty else {
            return Paragraph(words.noneFound, style: .muted).draw(into: &buffer, in: area)
        }
        let body = drawPreview(shelf, into: &buffer, in: area)
        AwardTable(state: state, shelf: shelf, format: format, words: words).draw(into: &buffer, in: body)
    }

    /// Beside or under the list, where there is room; returns what is left for the list.
    private func drawPreview(_ shelf: AwardShelf, into buffer: inout CellBuffer, in area: Rect) -> Rect {
        guard let index = state.subject else { return area }
        let sheet = AwardSheet(index, of: shelf, formula: state.formula, format: format)
        if area.width >= Self.wideWidth {
            let (left, right) = area.split(left: area.width * 58 / 100)
            for y in 0..<area.height { buffer.write("│", x: left.width, y: y, style: Style(.border), in: area) }
            AwardPageView(sheet: sheet, words: words, selected: nil)
                .draw(into: &buffer, in: right.split(left: 2).rest)
            return left
        }
        guard area.height >= Self.previewHeight, area.width >= 40 else { return area }
        let (body, bottom) = area.split(bottom: 7)
        Rule().draw(into: &buffer, in: bottom)
        AwardPreviewView(sheet: sheet).draw(into: &buffer, in: bottom.split(top: 1).rest)
        return body
    }

    // MARK: Board

    private func drawBoard(_ shelf: AwardShelf, into buffer: inout CellBuffer, in area: Rect) {
        guard !state.boardRows.isEmpty else {
            let ways = [ActionID.previousSection].compactMap { action in
                keys.hint(of: action, in: .awards).map { KeyHint($0, format.section(.list)) }
            }
            return EmptyState(title: words.boardEmpty, [words.boardHow], ways: ways).draw(into: &buffer, in: area)
        }
        let counts = AwardBoardCounts(shelf, format: format)
        let rows = area.height >= 12 ? counts.height : 0
        let (top, rest) = area.split(top: rows)
        counts.draw(into: &buffer, in: top)
        let body = drawPreview(shelf, into: &buffer, in: rest)
        AwardBoardView(state: state, shelf: shelf, format: format).draw(into: &buffer, in: body)
    }

    private func drawTimeline(_ shelf: AwardShelf, into buffer: inout CellBuffer, in area: Rect) {
        guard !state.timelineRows.isEmpty else {
            return EmptyState(words.timelineEmpty).draw(into: &buffer, in: area)
        }
        let body = drawPreview(shelf, into: &buffer, in: area)
        AwardTimelineView(state: state, shelf: shelf, format: format, words: words).draw(into: &buffer, in: body)
    }

    // MARK: Cards

    private func drawDeck(_ deck: AwardDeck, _ shelf: AwardShelf, into buffer: inout CellBuffer, in area: Rect) {
        guard let front = deck.front, let index = shelf.index(of: front) else {
            let ways = [ActionID.awardDeck, .filterAwards].compactMap { action in
                keys.hint(of: action, in: .awardCard).map { KeyHint($0, format.words.label(action)) }
            }
            return EmptyState(words.deckEmpty, ways: ways).draw(into: &buffer, in: area)
        }
        let edge = deck.isPeeking ? words.peek : words.cardsLeft(deck.cards.count)
        let width = min(area.width, 92)
        let place = Rect(x: area.x + (area.width - width) / 2, y: area.y, width: width, height: min(area.height, 30))
        AwardCardView(
            sheet: AwardSheet(index, of: shelf, formula: state.formula, format: format), words: words, edge: edge,
            hasNext: deck.cards.count > (deck.isPeeking ? 2 : 1)
        ).draw(into: &buffer, in: place)
    }

    // MARK: Layers

    private func drawFilter(_ selection: ListSelection, into buffer: inout CellBuffer, in area: Rect) {
        let isRoomy = area.height >= 8
        let (head, rest) = area.split(top: isRoomy ? 1 : 0)
        Line(words.filterTitle, .title).draw(into: &buffer, in: head)
        let (body, foot) = rest.split(bottom: isRoomy ? 1 : 0)
        ListView(selection) { row in
            let option = AwardFilter.Row.allCases[row]
            let isOn = state.filter.contains(option)
            return ListRow(Line((isOn ? "[x] " : "[ ] ") + format.filter(option)))
        }.draw(into: &buffer, in: body)
        Line(words.filterKinds, .muted).draw(into: &buffer, in: foot)
    }

    private func drawFormula(_ selection: ListSelection, into buffer: inout CellBuffer, in area: Rect) {
        let title = area.height >= 8 ? words.formulaTitle.wrapped(to: area.width) : []
        let about = area.height >= 14 ? words.formulaAbout.wrapped(to: area.width) : []
        for (y, text) in title.enumerated() { Line(text, .title).draw(into: &buffer, in: area, y: y) }
        for (y, text) in about.enumerated() { Line(text, .muted).draw(into: &buffer, in: area, y: title.count + y) }
        let body = area.split(top: title.count + about.count).rest
        ListView(selection) { row in
            let term = EffortFormula.Term.allCases[row]
            let value = format.integer(state.formula[term])
            let isChanged = state.formula[term] != term.usual
            return ListRow(
                Line(value.padded(to: 5, .right) + "  " + format.term(term)),
                detail: isChanged ? Line("≠ " + format.integer(term.usual), .muted) : nil)
        }.draw(into: &buffer, in: body)
    }

    private func drawQuestion(
        _ question: DisplayText, _ input: TextInput, _ problem: DisplayText?, example: DisplayText = "",
        into buffer: inout CellBuffer, in area: Rect
    ) {
        let question = question.wrapped(to: area.width)
        for (y, text) in question.prefix(max(0, area.height - 1)).enumerated() {
            Line(text, .title).draw(into: &buffer, in: area, y: y)
        }
        let below = area.split(top: min(question.count, max(0, area.height - 1))).rest
        let (mark, field) = below.split(top: 1).top.split(left: 2)
        buffer.write("▏", style: .key, in: mark)
        TextField(input, placeholder: example).draw(into: &buffer, in: field)
        if let problem {
            for (y, text) in problem.wrapped(to: below.width).enumerated() {
                Line(text, Style(.attention)).draw(into: &buffer, in: below, y: y + 1)
            }
        }
    }
}
