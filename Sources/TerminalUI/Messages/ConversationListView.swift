import Domain
import Presentation

/// The left column: sections, each conversation with what is new in it.
struct ConversationListView: View {
    let state: MessagesState
    let format: Format
    let zone: any LocalTimeReading

    func draw(into buffer: inout CellBuffer, in area: Rect) {
        buffer.fill(area)
        var body = area
        if let filter = state.list.filter {
            let (top, rest) = area.split(top: 1)
            buffer.write("/ ", style: .key, in: top.split(left: 2).left)
            TextField(
                filter, placeholder: format.filterPrompt, isFocused: state.list.isFiltering && state.levels.isEmpty
            ).draw(into: &buffer, in: top.split(left: 2).rest)
            body = rest
        }
        guard body.height > 0 else { return }
        let isRoomy = body.height >= 16
        let blocks = blocks(isRoomy: isRoomy, width: body.width)
        let heights = blocks.map(\.lines.count)
        let selected = blocks.firstIndex { $0.entry != nil && $0.entry == state.list.selection.index } ?? 0
        let top = Self.top(showing: selected, heights: heights, height: body.height)
        var y = -top
        for block in blocks {
            for (index, line) in block.lines.enumerated() where y + index >= 0 && y + index < body.height {
                line.draw(into: &buffer, in: body, y: y + index)
            }
            if let entry = block.entry, hasFocus {
                buffer.target(
                    Rect(x: body.x, y: body.y + y, width: body.width, height: block.lines.count)
                        .intersection(body), .select(row: entry))
            }
            y += block.lines.count
        }
    }

    private struct Block {
        /// Number in the list; `nil` for a heading.
        let entry: Int?
        let lines: [Line]
    }

    /// Lines above the edge, so that the selected block is whole and its heading with it where that fits.
    static func top(showing selected: Int, heights: [Int], height: Int) -> Int {
        let start = heights.prefix(selected).reduce(0, +)
        let end = start + (heights.indices.contains(selected) ? heights[selected] : 0)
        let total = heights.reduce(0, +)
        guard total > height else { return 0 }
        // The selected one stands in the lower part, so that what comes before it is seen as well.
        return max(0, min(total - height, end - height * 3 / 4))
    }

    private func blocks(isRoomy: Bool, width: Int) -> [Block] {
        var blocks: [Block] = []
        let isSearch = state.list.filter?.isEmpty == false
        var hasHeading = false
        var sections: Set<GuestPlace.Section> = []
        for (index, entry) in state.list.entries.enumerated() {
            let isSelected = index == state.list.selection.index
            switch entry {
            case .guest(let place):
                if isRoomy, sections.insert(place.section).inserted {
                    let title = heading(format.title(of: place.section))
                    blocks.append(Block(entry: nil, lines: blocks.isEmpty ? [title] : ["", title]))
                }
                blocks.append(Block(entry: index, lines: [guest(place, isSelected, width)]))
            case .request(let user):
                if !hasHeading, isRoomy, !isSearch {
                    blocks.append(Block(entry: nil, lines: ["", heading(format.conversationsTitle)]))
                }
                hasHeading = true
                blocks.append(Block(entry: index, lines: request(of: user, isSelected, width, isTall: isRoomy)))
            case .start:
                if !hasHeading, isRoomy {
                    blocks.append(Block(entry: nil, lines: ["", heading(format.conversationsTitle)]))
                }
                hasHeading = true
                blocks.append(Block(entry: index, lines: [row(format.findPeople, isSelected, width)]))
            case .conversation(let conversation):
                if !hasHeading, isRoomy, !isSearch {
                    blocks.append(Block(entry: nil, lines: ["", heading(format.conversationsTitle)]))
                }
                hasHeading = true
                blocks.append(
                    Block(
                        entry: index,
                        lines: ConversationRow(
                            conversation, state: state, format: format, zone: zone, isSelected: isSelected,
                            isFocused: hasFocus, isTall: isRoomy || width >= 36
                        ).lines(width: width)))
            case .question(let question):
                blocks.append(
                    Block(entry: index, lines: [row(format.question(question), isSelected, width)]))
            case .archive(let count, let isOpen):
                blocks.append(
                    Block(
                        entry: index,
                        lines: (isRoomy ? [""] : []) + [row(format.archive(count, isOpen: isOpen), isSelected, width)]))
            }
        }
        if !hasHeading, isSearch {
            blocks.append(
                Block(
                    entry: nil,
                    lines: format.nothingFound.wrapped(to: max(1, width - 3)).map { Line([Span("  " + $0, .muted)]) }))
        }
        return blocks
    }

    private var hasFocus: Bool { state.focus == .list && state.levels.isEmpty }

    private func heading(_ text: DisplayText) -> Line { [Span(" " + text, .muted)] }

    /// Its name, what it says of itself, and at the edge how much of it waits for the student.
    private func guest(_ place: GuestPlace, _ isSelected: Bool, _ width: Int) -> Line {
        let facts = state.guests[place] ?? GuestRow()
        let badge = facts.badge > 0 ? Line([Span("\(facts.badge)", Style(.attention, .bold))]) : ""
        let name = row(format.title(of: place), isSelected, width - badge.width - 1)
        let room = max(0, width - 2 - name.width - badge.width - 2)
        let note = facts.note.map { Line([Span("  " + $0.clipped(to: max(0, room - 2)), .muted)]) } ?? ""
        let line = room > 4 ? name + note : name
        guard badge.width > 0 else { return line }
        return line + Line(.spaces(max(1, width - 2 - line.width - badge.width))) + badge
    }

    /// Like an invitation: who it is, and what they ask.
    private func request(of user: UserID, _ isSelected: Bool, _ width: Int, isTall: Bool) -> [Line] {
        let mark = Span("?", Style(.attention, .bold))
        let name = state.name(of: user)
        guard isTall else {
            let line = row(name + ": " + format.contactRequest, isSelected, width - 3)
            return [line + Line(.spaces(max(1, width - 2 - line.width))) + Line([mark])]
        }
        let room = max(1, width - 6)
        let about = Line([Span(format.contactRequest.clipped(to: room), .muted)])
        return [
            row(" " + name, isSelected, width), "   " + about + Line(.spaces(room - about.width + 1)) + Line([mark]),
        ]
    }

    private func row(_ text: DisplayText, _ isSelected: Bool, _ width: Int) -> Line {
        let label = text.clipped(to: max(0, width - 3))
        guard isSelected else { return [Span("  "), Span(label, .muted)] }
        return [
            Span("▸", Style(.selection, .bold)), Span(" "),
            Span(label, Style(.selection, hasFocus ? [.bold, .reverse] : .bold)),
        ]
    }
}

/// One conversation of the list: its name with the time, its newest message with what is unread.
struct ConversationRow {
    let conversation: Conversation
    let state: MessagesState
    let format: Format
    let zone: any LocalTimeReading
    let isSelected: Bool
    let isFocused: Bool
    let isTall: Bool

    init(
        _ conversation: Conversation, state: MessagesState, format: Format, zone: any LocalTimeReading,
        isSelected: Bool, isFocused: Bool, isTall: Bool
    ) {
        self.conversation = conversation
        self.state = state
        self.format = format
        self.zone = zone
        self.isSelected = isSelected
        self.isFocused = isFocused
        self.isTall = isTall
    }

    func lines(width: Int) -> [Line] {
        let title = format.title(of: conversation, in: state)
        let time = conversation.last.map { format.moment($0.time, in: zone, today: state.today) } ?? ""
        let badge = badge
        let right: Line = isTall ? [Span(time, .muted)] : badge
        var style = conversation.unread > 0 && !conversation.settings.isMuted ? Style.strong : .text
        if conversation.settings.isMuted || conversation.settings.isArchived { style = .muted }
        if isSelected { style = Style(.selection, isFocused ? [.bold, .reverse] : .bold) }
        let marker: Line = isSelected ? [Span("▸", Style(.selection, .bold))] : " "
        let room = max(1, width - 4 - (right.width > 0 ? right.width + 1 : 0))
        let name = Line([Span(title.clipped(to: room), style)])
        let first = marker + presence + name + Line(.spaces(room - name.width + 1)) + right
        guard isTall else { return [first] }
        let previewRoom = max(1, width - 4 - (badge.width > 0 ? badge.width + 1 : 0))
        let preview = Line([Span(preview.clipped(to: previewRoom), .muted)])
        return [first, "   " + preview + Line(.spaces(previewRoom - preview.width + 1)) + badge]
    }

    /// A dot beside those who are there.
    private var presence: Line {
        let isOnline = conversation.kind == .direct && conversation.others.contains { state.presences[$0] == .online }
        return isOnline ? [Span("● ", Style(.good))] : "  "
    }

    private var badge: Line {
        if conversation.membership == .invite { return [Span("?", Style(.attention, .bold))] }
        var spans: [Span] = []
        // The draft of the open conversation is in sight.
        if conversation.hasDraft, conversation.id != state.room?.id { spans.append(Span("✎", .muted)) }
        if conversation.unread > 0 {
            let limit = Conversation.unreadLimit
            let count: DisplayText = conversation.unread >= limit ? "\(limit - 1)+" : "\(conversation.unread)"
            if !spans.isEmpty { spans.append(Span(" ")) }
            spans.append(Span(count, conversation.settings.isMuted ? .muted : Style(.attention, .bold)))
        }
        return Line(spans)
    }

    private var preview: DisplayText {
        if conversation.membership == .invite { return format.invitation }
        guard let last = conversation.last else { return "" }
        let body = last.isRedacted ? format.removedMessage : format.preview(last.body)
        if conversation.others.contains(last.sender) {
            return conversation.kind == .room ? state.name(of: last.sender) + ": " + body : body
        }
        return format.you + ": " + body
    }
}
