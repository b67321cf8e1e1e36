import Domain
public import Presentation
import Resources

/// The whole frame: status line above, the pane, one line of keys below, and the layer on top.
public struct ShellView: View {
    let state: ShellState
    let focus: KeyFocus
    let keys: KeyMap
    let words: Words
    let pane: any View
    /// The count being typed, `nil` when none is.
    let pendingCount: Int?

    public init(
        _ state: ShellState, focus: KeyFocus, keys: KeyMap, words: Words, pane: any View, pendingCount: Int? = nil
    ) {
        self.state = state
        self.focus = focus
        self.keys = keys
        self.words = words
        self.pane = pane
        self.pendingCount = pendingCount
    }

    /// Below this size one line asks for a larger window.
    static let smallest = (width: 20, height: 4)

    public func draw(into buffer: inout CellBuffer, in area: Rect) {
        buffer.fill(area)
        guard area.width >= Self.smallest.width, area.height >= Self.smallest.height else {
            Line(words(.shellTooSmall), .strong).draw(into: &buffer, in: area)
            return
        }
        let parts = Self.parts(of: area)
        drawStatus(into: &buffer, in: parts.status)
        Rule().draw(into: &buffer, in: parts.rule)
        pane.draw(into: &buffer, in: parts.pane)
        drawKeys(into: &buffer, in: parts.keys)
        if let overlay = state.overlay {
            // The pane's own cursor is behind the layer.
            buffer.cursor = nil
            buffer.coverTargets()
            drawLayer(overlay, into: &buffer, in: area)
        }
    }

    /// Rows of the list in the layer on top, for its state; `nil` without one.
    public static func overlayRows(of state: ShellState, in area: Rect) -> Int? {
        switch state.overlay {
        case .palette: PaletteView.rows(in: layer("", EmptyLayer()).contentArea(in: area))
        case .help: layer("", EmptyLayer()).contentArea(in: area).height
        case .confirm, nil: nil
        }
    }

    /// Where the pane lies in the frame.
    public static func paneArea(in area: Rect) -> Rect { parts(of: area).pane }

    private static func parts(of area: Rect) -> (status: Rect, rule: Rect, pane: Rect, keys: Rect) {
        let isTall = area.height >= 16
        let (status, below) = area.split(top: 1)
        let (rule, rest) = below.split(top: isTall ? 1 : 0)
        let (pane, keys) = rest.split(bottom: isTall ? 2 : 1)
        return (status, rule, pane, keys)
    }

    private func drawStatus(into buffer: inout CellBuffer, in area: Rect) {
        var right: [Span] = []
        if area.width >= 60 { right.append(Span(state.account, .muted)) }
        if let time = state.time, area.width >= 40 {
            if !right.isEmpty { right.append(Span(" · ", .muted)) }
            right.append(Span(time.text, .muted))
        }
        let trailing = Line(right)
        var left = 0
        if area.width >= 70 {
            left = 1 + CellWidth.of(words(.shellProduct)) + 2
            Line(words(.shellProduct), .title).draw(into: &buffer, in: area, x: 1)
        }
        let room = area.width - left - (trailing.width > 0 ? trailing.width + 2 : 0)
        let tabs = TabBar(Pane.allCases.map(tab), selected: state.pane.rawValue)
        let strip = Rect(x: area.x + left, y: area.y, width: max(1, room), height: area.height)
        tabs.draw(into: &buffer, in: strip)
        for (pane, columns) in zip(Pane.allCases, tabs.columns(in: strip.width)) {
            buffer.target(
                Rect(x: strip.x + columns.lowerBound, y: area.y, width: columns.count, height: 1), .run(pane.action))
        }
        if trailing.width > 0 { trailing.draw(into: &buffer, in: area, x: area.width - trailing.width - 1) }
    }

    private func tab(_ pane: Pane) -> Tab {
        let badge = state.badges[pane.rawValue]
        return Tab(
            key: keys.keys(of: pane.action, in: .global).first?.label ?? "", title: words(pane.title),
            badge: badge == 0 ? "" : "\(badge)", needsAttention: badge > 0)
    }

    /// The pane's own keys, then those that work everywhere; where there is one row, the pane's come first in it.
    private func drawKeys(into buffer: inout CellBuffer, in area: Rect) {
        let (upper, last) = area.split(bottom: 1)
        let everywhere: [ActionID] = [.palette, .search, .help]
        let own = state.offers.filter { !everywhere.contains($0) }
        let count = pendingCount.map { Line($0 == 0 ? "#" : "#\($0)", Style(.accent, .bold)) }
        let remark = count ?? state.status.map { Line($0, Style(.attention)) } ?? upcoming(in: area.width)
        KeyHints(hints(own)).draw(into: &buffer, in: upper)
        if let toast = state.toast {
            Toast(Line(toast)).draw(into: &buffer, in: last)
        } else {
            KeyHints(hints(upper.isEmpty ? own + everywhere : everywhere), trailing: remark)
                .draw(into: &buffer, in: last)
        }
    }

    /// As many of the next things as leave room for the keys.
    private func upcoming(in width: Int) -> Line? {
        for shown in (1...3).reversed() where state.upcoming.count >= shown {
            let things = state.upcoming.prefix(shown)
            let text = things.dropFirst().reduce(things.first ?? "") { $0 + " · " + $1 }
            let line = Line(words(.shellNext, text), .muted)
            if line.width <= width - 36 { return line }
        }
        return nil
    }

    private func drawLayer(_ overlay: ShellState.Overlay, into buffer: inout CellBuffer, in area: Rect) {
        switch overlay {
        case .palette(let palette):
            Self.layer(words(.actionGoPaletteLabel), PaletteView(palette), hints([.confirm, .dismiss]))
                .draw(into: &buffer, in: area)
        case .help(let help):
            Self.layer(words(.actionGoHelpLabel), HelpView(help), hints([.confirm, .startTour, .dismiss]))
                .draw(into: &buffer, in: area)
        case .confirm(let confirm, _):
            ConfirmModal(confirm, hints: hints([.confirm, .dismiss])).draw(into: &buffer, in: area)
        }
    }

    private func hints(_ actions: [ActionID]) -> [KeyHint] { keys.hints(for: actions, focus: focus, words: words) }

    private static func layer(_ title: DisplayText, _ content: any View, _ hints: [KeyHint] = [KeyHint("", "")])
        -> Modal
    {
        Modal(title, size: .large, hints: hints, content: content)
    }

    private struct EmptyLayer: View {
        func draw(into buffer: inout CellBuffer, in area: Rect) {}
    }
}
