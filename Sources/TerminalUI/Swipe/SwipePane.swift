import Domain
public import Presentation

/// Draws the Swipe pane from its state and nothing else.
public struct SwipePane: View {
    let state: SwipeState
    let format: Format
    let keys: KeyMap

    /// From this width on, details stand beside the card.
    static let wideWidth = 116

    /// - Parameter keys: Names the keys that sentences mention.
    public init(_ state: SwipeState, format: Format, keys: KeyMap = .standard) {
        self.state = state
        self.format = format
        self.keys = keys
    }

    public func draw(into buffer: inout CellBuffer, in area: Rect) {
        buffer.fill(area)
        guard !area.isEmpty else { return }
        guard let tour = state.tour else { return drawTop(into: &buffer, in: area) }
        let content = TourContent(tour, format: format) { keys.hint(of: $0, in: .card) ?? "" }
        let view = TourView(content: content)
        let (rest, foot) = area.split(bottom: min(view.rows(width: area.width), area.height / 2))
        drawTop(into: &buffer, in: rest)
        view.draw(into: &buffer, in: foot)
    }

    private func drawTop(into buffer: inout CellBuffer, in area: Rect) {
        switch state.levels.last {
        case nil: drawDeck(into: &buffer, in: area)
        case .card(let card): drawCard(card, isOfDeck: false, into: &buffer, in: area)
        case .peek: drawPeek(into: &buffer, in: area)
        case .search(let search):
            let view = SearchView(search: search, content: SearchContent(search, format: format))
            drawLevel(view, into: &buffer, in: area)
        case .marked(let marked):
            let key = keys.hint(of: marked.isStarred ? .star : .like, in: .card) ?? ""
            let view = MarkedView(marked: marked, content: MarkedContent(marked, key: key, format: format))
            drawLevel(view, into: &buffer, in: area)
        case .details(let details): drawBeside(details.card, detailsView(details), into: &buffer, in: area)
        case .why(let why):
            let content = WhyContent(why.card, notes: state.notes, format: format)
            let view = WhyView(content: content, selection: why.selection, format: format)
            drawBeside(why.card, view, showsWhy: false, into: &buffer, in: area)
        case .citation(let content):
            if let card = state.subject {
                drawBeside(card, CitationView(content: content), into: &buffer, in: area)
            }
        case .filter(let filter):
            let content = FilterContent(
                filter, notes: state.notes, formKey: keys.hint(of: .focusNext, in: .filter) ?? "", format: format)
            let editor = filter.form.editor.map { EditorContent($0, format: format) }
            drawLevel(FilterView(state: filter, content: content, editor: editor), into: &buffer, in: area)
        case .shortlist(let shortlist):
            let content = ShortlistContent(
                shortlist, profile: state.profile, held: state.held, likeKey: keys.hint(of: .like, in: .card) ?? "",
                format: format)
            drawLevel(ShortlistView(shortlist: shortlist, content: content), into: &buffer, in: area)
        case .compare(let compare):
            let content = CompareContent(
                compare.cards, profile: state.profile, held: state.held, onlyDifferences: compare.onlyDifferences,
                toggleKey: keys.hint(of: .toggle, in: .list), format: format)
            drawLevel(CompareView(compare: compare, content: content), into: &buffer, in: area)
        case .map(let map):
            drawLevel(MapView(map: map, content: MapContent(map, format: format)), into: &buffer, in: area)
        case .whatIf(let whatIf):
            let content = WhatIfContent(whatIf, format: format)
            drawLevel(WhatIfView(whatIf: whatIf, content: content), into: &buffer, in: area)
        case .similar(let similar):
            let content = SimilarContent(similar, format: format)
            drawLevel(SimilarView(similar: similar, content: content), into: &buffer, in: area)
        case .reflect(let reflection):
            let content = ReflectContent(
                reflection, skipKey: keys.hint(of: .nextSection, in: .list) ?? "",
                backKey: keys.hint(of: .back, in: .list) ?? "", format: format)
            drawLevel(ReflectView(state: reflection, content: content), into: &buffer, in: area)
        case .quickStart(let form):
            let content = QuickStartContent(
                form, confirmKey: keys.hint(of: .confirm, in: .form) ?? "",
                backKey: keys.hint(of: .back, in: .form) ?? "",
                format: format)
            let width = min(area.width, 96)
            let body = Rect(x: area.x + (area.width - width) / 2, y: area.y, width: width, height: area.height)
            drawLevel(QuickStartView(state: form, content: content), into: &buffer, in: body)
        }
    }

    // MARK: Cards

    private func drawDeck(into buffer: inout CellBuffer, in area: Rect) {
        if let message = DeckMessage(state, format: format) {
            let hints = message.ways.compactMap { action in
                keys.hint(of: action, in: .card).map { KeyHint($0, format.words(action.labelKey)) }
            }
            EmptyState(title: message.title, message.sentences, ways: hints).draw(into: &buffer, in: area)
            if let trace { drawFoot(Line(trace, Style(.accent)), into: &buffer, in: area.split(bottom: 1).bottom) }
        } else if let card = state.current {
            drawCard(card, isOfDeck: true, into: &buffer, in: area)
        }
    }

    private func drawPeek(into buffer: inout CellBuffer, in area: Rect) {
        guard let next = state.next else { return }
        let (rest, foot) = area.split(bottom: area.height >= 4 ? 1 : 0)
        cardView(next, isOfDeck: false).draw(into: &buffer, in: placed(rest.split(top: rest.height >= 15 ? 1 : 0).rest))
        drawFoot(Line(format.peekTitle, Style(.attention)), into: &buffer, in: foot)
    }

    private func drawCard(_ card: FeedCard, isOfDeck: Bool, into buffer: inout CellBuffer, in area: Rect) {
        guard area.height > 2, area.width >= 16 else {
            Line(format.line(for: card), .strong).draw(into: &buffer, in: area)
            return
        }
        let (upper, foot) = area.split(bottom: area.height >= 4 ? 1 : 0)
        let isTall = area.height >= 16
        let (top, body) = upper.split(top: isTall ? 1 : 0)
        if area.width >= Self.wideWidth, isTall {
            let (left, right) = body.split(left: Self.cardWidth(in: body))
            drawColumn(card, isOfDeck: isOfDeck, into: &buffer, in: left)
            let offerings = state.offerings?.id == card.id ? state.offerings?.fields ?? [] : []
            let content = DetailsContent(
                card.college, offerings: offerings, profile: state.profile, notes: state.notes, format: format)
            DetailsView(content: content, selected: nil).draw(into: &buffer, in: right.split(left: 2).rest)
        } else {
            cardView(card, isOfDeck: isOfDeck).draw(into: &buffer, in: placed(body))
        }
        let trace = trace(in: area.width - 4)
        if isTall, let trace {
            Line(trace, Style(.accent)).draw(into: &buffer, in: top, x: 2)
        } else if isTall, isOfDeck, let filter = state.filter {
            let text = format.filterLine(filter, notes: state.notes, clearKey: keys.hint(of: .clearFilter, in: .card))
            Line(text, Style(.attention)).draw(into: &buffer, in: top, x: 2, columns: max(0, top.width - 4))
        }
        let showsTrace = !isTall && trace != nil
        let text = showsTrace ? trace ?? "" : footText(isOfDeck: isOfDeck, isFramed: CardView.isFramed(body))
        drawFoot(Line(text, showsTrace ? Style(.accent) : .muted), into: &buffer, in: foot)
    }

    /// The card, and below it why it has its score where there is room for that.
    private func drawColumn(
        _ card: FeedCard, isOfDeck: Bool, showsWhy: Bool = true, into buffer: inout CellBuffer, in area: Rect
    ) {
        let view = cardView(card, isOfDeck: isOfDeck)
        let height = min(area.height, view.naturalHeight(width: area.width - 2))
        let (top, rest) = area.split(top: height)
        view.draw(into: &buffer, in: Rect(x: top.x + 2, y: top.y, width: top.width - 2, height: top.height))
        let why = WhyContent(card, notes: state.notes, format: format)
        guard showsWhy, rest.height >= WhyView.barRows(why) + 2 else { return }
        let inner = Rect(x: rest.x + 5, y: rest.y + 1, width: rest.width - 10, height: rest.height - 1)
        WhyView(content: why, selection: nil, format: format).draw(into: &buffer, in: inner)
    }

    private func cardView(_ card: FeedCard, isOfDeck: Bool) -> CardView {
        let content = CardContent(card, profile: state.profile, notes: state.notes, format: format)
        return CardView(
            content: content, counter: isOfDeck ? deck?.counter : nil, hasNext: isOfDeck && state.next != nil)
    }

    /// Where a card lies in the middle of its part of the screen.
    private func placed(_ area: Rect) -> Rect {
        guard CardView.isFramed(area) else { return area }
        let margin = max(0, min(2, (area.width - 60) / 2))
        return area.inset(x: margin)
    }

    static func cardWidth(in area: Rect) -> Int { max(70, min(92, area.width * 46 / 100)) }

    // MARK: Levels

    /// A level about one college: beside its card where the screen is wide, else under its name.
    private func drawBeside(
        _ card: FeedCard, _ view: some View, showsWhy: Bool = true, into buffer: inout CellBuffer, in area: Rect
    ) {
        let (upper, foot) = area.split(bottom: trace != nil && area.height >= 4 ? 1 : 0)
        if let trace { drawFoot(Line(trace, Style(.accent)), into: &buffer, in: foot) }
        if upper.width >= Self.wideWidth, upper.height >= 16 {
            let body = upper.split(top: 1).rest
            let (left, right) = body.split(left: Self.cardWidth(in: body))
            drawColumn(card, isOfDeck: card.id == state.current?.id, showsWhy: showsWhy, into: &buffer, in: left)
            view.draw(into: &buffer, in: right.split(left: 2).rest)
            return
        }
        let (top, rest) = upper.split(top: 1)
        let place = format.place(city: card.college.city, state: card.college.state)
        let title: Line = [Span(DisplayText(card.college.name), .title), Span("  " + place, .muted)]
        title.draw(into: &buffer, in: top, x: top.width > 30 ? 1 : 0)
        let body = rest.height > 6 ? rest.split(top: 1).rest : rest
        view.draw(into: &buffer, in: body.width > 30 ? body.split(left: 1).rest : body)
    }

    private func drawLevel(_ view: some View, into buffer: inout CellBuffer, in area: Rect) {
        let (upper, foot) = area.split(bottom: trace != nil && area.height >= 4 ? 1 : 0)
        if let trace { drawFoot(Line(trace, Style(.accent)), into: &buffer, in: foot) }
        view.draw(into: &buffer, in: upper.width > 30 ? upper.inset(x: 1) : upper)
    }

    private func detailsView(_ details: DetailsState) -> DetailsView {
        var fields: [FieldOffering] = []
        if case .loaded(let offerings) = details.offerings { fields = offerings }
        let content = DetailsContent(
            details.card.college, offerings: fields, profile: state.profile, notes: state.notes, format: format)
        return DetailsView(content: content, selected: details.selection.index ?? 0)
    }

    // MARK: Lines

    private var deck: DeckContent? {
        state.status.map {
            DeckContent($0, scope: state.profile.scope, isFiltered: state.filter != nil, format: format)
        }
    }

    private var trace: DisplayText? {
        state.trace.map { format.trace($0, undoKey: keys.hint(of: .undo, in: .card)) }
    }

    /// The trace with the key that explains a like, where both have room.
    private func trace(in width: Int) -> DisplayText? {
        guard let trace = state.trace, state.lastLiked != nil else { return self.trace }
        let long = format.trace(
            trace, undoKey: keys.hint(of: .undo, in: .card), reflectKey: keys.hint(of: .reflect, in: .card))
        return CellWidth.of(long) <= width ? long : self.trace
    }

    private func footText(isOfDeck: Bool, isFramed: Bool) -> DisplayText {
        guard isOfDeck, let deck else { return "" }
        return isFramed ? deck.phase : deck.counter + " · " + deck.phase
    }

    private func drawFoot(_ line: Line, into buffer: inout CellBuffer, in area: Rect) {
        line.draw(into: &buffer, in: area, x: area.width > 30 ? 1 : 0)
    }
}
