import Domain
public import Presentation

/// Draws the Messages pane from its state and nothing else.
public struct MessagesPane: View {
    let state: MessagesState
    let format: Format
    let texts: RichTexts
    let zone: any LocalTimeReading
    let keys: KeyMap
    let memo: TimelineMemo
    /// What the guest shows that stands beside the list.
    let guest: (any View)?

    public init(
        _ state: MessagesState, format: Format, texts: RichTexts, zone: any LocalTimeReading, keys: KeyMap,
        memo: TimelineMemo = TimelineMemo(), guest: (any View)? = nil
    ) {
        self.state = state
        self.format = format
        self.texts = texts
        self.zone = zone
        self.keys = keys
        self.memo = memo
        self.guest = guest
    }

    /// From here on list and conversation stand side by side.
    static let wideWidth = 60

    /// Where a guest lies in the pane's area, while it has focus or stands beside the list.
    public func guestArea(in area: Rect) -> Rect { parts(of: area).right ?? area }

    /// How the open conversation lies in the pane's area.
    public func layout(in area: Rect) -> TimelineLayout {
        let right = parts(of: area).right ?? area
        return layout(of: right, timeline: roomParts(of: right).timeline, isWide: area.width >= Self.wideWidth)
    }

    public func draw(into buffer: inout CellBuffer, in area: Rect) {
        buffer.fill(area)
        guard !area.isEmpty else { return }
        switch state.phase {
        case .loading: return
        case .failed(let sentence):
            let ways = keys.hints(for: [.open], focus: KeyFocus(.conversations), words: format.words)
            return EmptyState(sentence, ways: ways).draw(into: &buffer, in: area)
        case .ready: break
        }
        let parts = parts(of: area)
        if let left = parts.left {
            ConversationListView(state: state, format: format, zone: zone).draw(into: &buffer, in: left)
        }
        guard let right = parts.right else { return }
        if parts.left != nil {
            for y in right.y..<right.bottom {
                buffer.write("│", x: right.x - 1, y: y, style: Style(.border), in: buffer.bounds)
            }
        }
        drawRight(into: &buffer, in: right)
    }

    private func parts(of area: Rect) -> (left: Rect?, right: Rect?) {
        guard area.width >= Self.wideWidth else {
            let showsList =
                state.levels.isEmpty && (state.focus == .list || (state.focus != .guest && state.room == nil))
            return showsList ? (area, nil) : (nil, area)
        }
        let columns = area.width < 100 ? 26 : area.width < 160 ? 32 : 40
        let (left, rest) = area.split(left: columns)
        return (left, rest.split(left: 1).rest)
    }

    private func drawRight(into buffer: inout CellBuffer, in area: Rect) {
        if let picker = state.levels.last {
            return PickerView(picker: picker, format: format).draw(into: &buffer, in: area)
        }
        if state.shownGuest != nil, let guest { return guest.draw(into: &buffer, in: area) }
        guard let room = state.room else { return drawEmpty(into: &buffer, in: area) }
        draw(room, into: &buffer, in: area)
    }

    private func drawEmpty(into buffer: inout CellBuffer, in area: Rect) {
        let hasAny = state.list.entries.contains { $0.conversation != nil }
        let ways = keys.hints(
            for: hasAny ? [.open, .startConversation, .search] : [.startConversation, .chatSettings],
            focus: KeyFocus(.conversations), words: format.words)
        EmptyState(hasAny ? format.chooseConversation : format.howToMeet, ways: ways).draw(into: &buffer, in: area)
    }

    // MARK: The open conversation

    private struct RoomParts {
        var title: Rect
        var rule: Rect
        var timeline: Rect
        var status: Rect
        var composer: Rect
    }

    private func roomParts(of area: Rect) -> RoomParts {
        let (title, below) = area.split(top: 1)
        let (rule, body) = below.split(top: area.height >= 14 ? 1 : 0)
        var composerRows = 1
        if let room = state.room { composerRows = composer(room).height(in: area) }
        let (upper, composer) = body.split(bottom: min(composerRows, max(1, body.height - 2)))
        let (timeline, status) = upper.split(bottom: 1)
        return RoomParts(title: title, rule: rule, timeline: timeline, status: status, composer: composer)
    }

    private func layout(of area: Rect, timeline: Rect, isWide: Bool) -> TimelineLayout {
        TimelineLayout(
            width: timeline.width, height: timeline.height, isBesideList: isWide, state: state, format: format,
            texts: texts, zone: zone, memo: memo)
    }

    private func composer(_ room: RoomState) -> ComposerView {
        ComposerView(
            room: room, state: state, format: format,
            isFocused: state.focus == .composer && state.levels.isEmpty)
    }

    private func draw(_ room: RoomState, into buffer: inout CellBuffer, in area: Rect) {
        let parts = roomParts(of: area)
        drawTitle(room, into: &buffer, in: parts.title)
        Rule().draw(into: &buffer, in: parts.rule)
        let layout = layout(of: area, timeline: parts.timeline, isWide: true)
        drawTimeline(room, layout, into: &buffer, in: parts.timeline)
        drawStatus(room, into: &buffer, in: parts.status)
        composer(room).draw(into: &buffer, in: parts.composer)
        if let completion = room.composer.completion, state.focus == .composer {
            CompletionView(completion: completion).draw(into: &buffer, in: parts.timeline.inset(x: 1))
        }
    }

    private func drawTitle(_ room: RoomState, into buffer: inout CellBuffer, in area: Rect) {
        let conversation = room.conversation
        var spans = [Span(format.title(of: conversation, in: state), .title)]
        if conversation.kind == .room {
            spans.append(Span("  " + format.memberCount(conversation.others.count + 1), .muted))
        } else if let other = conversation.others.first {
            let isOnline = state.presences[other] == .online
            spans.append(isOnline ? Span("  ● " + format.online, Style(.good)) : Span(""))
        }
        if conversation.settings.isMuted { spans.append(Span("  " + format.mutedWord, .muted)) }
        Line(spans).draw(into: &buffer, in: area, x: 1, columns: max(0, area.width - 2))
    }

    private func drawTimeline(_ room: RoomState, _ layout: TimelineLayout, into buffer: inout CellBuffer, in area: Rect)
    {
        guard !area.isEmpty else { return }
        guard !room.rows.isEmpty else {
            return EmptyState(format.emptyConversation).draw(into: &buffer, in: area)
        }
        let window = TimelineWindow(room.rows, layout)
        let top = window.top(of: room.scroll)
        var lines: [(line: Line, row: Int)] = []
        for row in window.visible(from: top) {
            let all = layout.lines(of: room.rows[row], below: row > 0 ? room.rows[row - 1] : nil)
            lines += all.dropFirst(row == top.row ? top.line : 0).map { ($0, row) }
        }
        // A short conversation stands at the bottom, next to where the next line is written.
        let first = max(0, area.height - lines.count)
        for (y, line) in lines.prefix(area.height).enumerated() {
            line.line.draw(into: &buffer, in: area, y: first + y)
            // A click speaks of what has focus.
            guard state.focus == .timeline else { continue }
            buffer.target(Rect(x: area.x, y: area.y + first + y, width: area.width, height: 1), .select(row: line.row))
        }
    }

    /// The rule above the composer says who types and what is below.
    private func drawStatus(_ room: RoomState, into buffer: inout CellBuffer, in area: Rect) {
        let typing = room.typing.map { state.name(of: $0) }
        Rule(typing.isEmpty ? nil : Line(format.typing(typing), Style(.accent))).draw(into: &buffer, in: area)
        guard room.newBelow > 0 else { return }
        let badge: Line = [Span(" " + format.newBelow(room.newBelow) + " ", Style(.attention, [.bold, .reverse]))]
        badge.draw(into: &buffer, in: area, x: max(0, area.width - badge.width - 2))
    }
}
