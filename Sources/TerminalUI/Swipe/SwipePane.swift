import Domain
public import Presentation

/// Draws the Swipe pane from its state and nothing else.
public struct SwipePane: View {
    let state: SwipeState
    let format: Format
    let keys: KeyMap

    /// - Parameter keys: Names the keys that sentences mention.
    public init(_ state: SwipeState, format: Format, keys: KeyMap = .standard) {
        self.state = state
        self.format = format
        self.keys = keys
    }

    public func draw(into buffer: inout CellBuffer, in area: Rect) {
        buffer.fill(area)
        guard !area.isEmpty else { return }
        switch state.levels.last {
        case nil: drawDeck(into: &buffer, in: area)
        case .card(let card): drawCard(card, deck: nil, into: &buffer, in: area)
        case .peek: drawPeek(into: &buffer, in: area)
        default: break
        }
    }

    private func drawDeck(into buffer: inout CellBuffer, in area: Rect) {
        guard let status = state.status else { return }
        let deck = DeckContent(status, scope: state.profile.scope, format: format)
        guard let card = state.current else { return }
        drawCard(card, deck: deck, into: &buffer, in: area)
    }

    private func drawPeek(into buffer: inout CellBuffer, in area: Rect) {
        guard let next = state.next else { return }
        drawCard(next, deck: nil, into: &buffer, in: area)
    }

    private func drawCard(_ card: FeedCard, deck: DeckContent?, into buffer: inout CellBuffer, in area: Rect) {
        let content = CardContent(card, profile: state.profile, notes: state.notes, format: format)
        let footRows = area.height >= 4 ? 1 : 0
        let (upper, foot) = area.split(bottom: footRows)
        let isTall = area.height >= 16
        let (top, body) = upper.split(top: isTall ? 1 : 0)
        let isFramed = CardView.isFramed(body)
        let left = isFramed ? max(0, min(2, (body.width - 60) / 2)) : 0
        let view = CardView(content: content, counter: deck?.counter, hasNext: deck != nil && state.next != nil)
        view.draw(
            into: &buffer,
            in: isFramed ? Rect(x: body.x + left, y: body.y, width: body.width - 2 * left, height: body.height) : body)
        let trace = state.trace.map { format.trace($0, undoKey: keys.hint(of: .undo, in: .card)) }
        if isTall, let trace { Line(trace, Style(.accent)).draw(into: &buffer, in: top, x: left) }
        let line: DisplayText =
            if !isTall, let trace { trace } else if isFramed { deck?.phase ?? "" } else {
                deck.map { $0.counter + " · " + $0.phase } ?? ""
            }
        Line(line, .muted).draw(into: &buffer, in: foot, x: foot.width > 30 ? 1 : 0)
    }
}
