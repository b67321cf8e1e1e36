public import Domain
public import Presentation
import Resources

/// Lays the rows of a timeline out in lines; the same answer for drawing and for scrolling.
public struct TimelineLayout: TimelineMeasuring {
    public let width: Int
    public let height: Int
    public let isBesideList: Bool
    let state: MessagesState
    let format: Format
    let texts: RichTexts
    let zone: any LocalTimeReading
    let nameColumns: Int
    private let memo: TimelineMemo

    /// Narrower than this, a name stands on a line of its own.
    static let compactWidth = 50
    /// Columns at the right edge for what became of a message.
    static let markColumns = 4
    /// Longer lines are hard to read.
    static let textColumns = 100
    /// Messages of one person within this many milliseconds stand under one name.
    static let together: Int64 = 300_000

    init(
        width: Int, height: Int, isBesideList: Bool, state: MessagesState, format: Format, texts: RichTexts,
        zone: any LocalTimeReading, memo: TimelineMemo
    ) {
        self.width = width
        self.height = max(0, height)
        self.isBesideList = isBesideList
        self.state = state
        self.format = format
        self.texts = texts
        self.zone = zone
        self.memo = memo
        let names = (state.room?.conversation.others ?? []).map { CellWidth.of(state.name(of: $0)) }
        let you = CellWidth.of(format.you)
        nameColumns = max(you, min(names.max() ?? 4, max(4, min(14, width / 6))))
        memo.enter(
            TimelineMemo.Context(
                width: width, nameColumns: nameColumns, style: state.style, names: state.names,
                selected: state.focus == .timeline ? state.room?.selected : nil, vanishing: state.room?.vanishing,
                highlight: state.room?.highlight, cards: state.cards, attachments: state.attachments,
                pictures: state.pictures, height: state.pictures.isEmpty ? 0 : height))
    }

    public func height(of row: TimelineRow, below previous: TimelineRow?) -> Int {
        lines(of: row, below: previous).count
    }

    /// The row in lines of at most ``width`` columns; never empty.
    func lines(of row: TimelineRow, below previous: TimelineRow?) -> [Line] {
        switch row {
        case .day(let day): [rule(format.day(day, today: state.today), .muted)]
        case .unread: [rule(format.newMessages, Style(.attention, .bold))]
        case .gap: [centered(format.loadingHistory)]
        case .membership(_, let user, let by, let membership):
            wrapped(format.membership(membership, of: state.name(of: user), by: state.name(of: by)))
        case .roomName(_, let name, let by): wrapped(format.roomNamed(DisplayText(name), by: state.name(of: by)))
        case .message(let message):
            memo.lines(of: message, below: previous) {
                state.style == .bubbles && width >= 24
                    ? bubble(message, below: previous) : compact(message, below: previous)
            }
        }
    }

    // MARK: Compact

    private var isNarrow: Bool { width < Self.compactWidth }

    /// Columns in front of the text.
    private var indent: Int { isNarrow ? 2 : 1 + 6 + nameColumns + 2 }

    private func compact(_ message: TimelineMessage, below previous: TimelineRow?) -> [Line] {
        let continues = continues(message, previous)
        let mark = mark(of: message)
        let body = body(of: message, width: max(4, min(Self.textColumns, width - indent - Self.markColumns)))
        var lines: [Line] = []
        if isNarrow {
            if !continues {
                let time: Line = [Span(" " + zone.localTime(at: message.time).text, .muted)]
                lines.append(gutter(message, isFirst: true) + name(of: message, columns: width - 10) + time)
            }
            for line in body {
                lines.append(gutter(message, isFirst: lines.isEmpty) + Line(.spaces(indent - 1)) + line)
            }
        } else {
            let sameMinute = continues && minute(of: message) == previous.flatMap(minute)
            for (index, line) in body.enumerated() {
                var head = gutter(message, isFirst: index == 0)
                if index == 0 {
                    let time = sameMinute ? .spaces(5) : zone.localTime(at: message.time).text
                    head = head + Line([Span(time + " ", .muted)])
                    let label = continues ? Line(.spaces(nameColumns)) : name(of: message, columns: nameColumns)
                    head = head + label + Line(.spaces(nameColumns - label.width + 2))
                } else {
                    head = head + Line(.spaces(indent - 1))
                }
                lines.append(head + line)
            }
        }
        if let mark, let last = lines.indices.last {
            let room = max(0, width - 1 - CellWidth.of(mark.text))
            lines[last] =
                lines[last].clipped(to: room) + Line(.spaces(room - min(room, lines[last].width))) + Line([mark])
        }
        return lines
    }

    private func gutter(_ message: TimelineMessage, isFirst: Bool) -> Line {
        guard isFirst, state.focus == .timeline, state.room?.selected == message.key else { return " " }
        return [Span("▸", Style(.selection, .bold))]
    }

    private func minute(of row: TimelineRow) -> Int64? {
        if case .message(let message) = row { message.time / 60_000 } else { nil }
    }

    private func minute(of message: TimelineMessage) -> Int64 { message.time / 60_000 }

    private func continues(_ message: TimelineMessage, _ previous: TimelineRow?) -> Bool {
        guard case .message(let before)? = previous, before.sender == message.sender, message.content.style != .emote,
            before.content.style != .emote
        else { return false }
        return (0..<Self.together).contains(message.time - before.time)
    }

    private func name(of message: TimelineMessage, columns: Int) -> Line {
        if message.isMine { return Line(format.you.clipped(to: columns), .strong) }
        let name = state.name(of: message.sender).clipped(to: columns)
        return [Span(name, Style(PersonRole.role(of: message.sender)))]
    }

    // MARK: Bubbles

    private func bubble(_ message: TimelineMessage, below previous: TimelineRow?) -> [Line] {
        let most = max(16, min(width - 6, width * 7 / 10))
        let body = body(of: message, width: most - 4)
        let time = zone.localTime(at: message.time).text
        let mark = mark(of: message).map { Line([Span(" "), $0]) } ?? ""
        let foot = Line(time, .muted) + mark
        let title = message.isMine ? Line("") : name(of: message, columns: most - 6)
        let inner = max(body.map(\.width).max() ?? 0, foot.width + 2, title.width + 2)
        let border = Style(.border)
        let top = Line([Span("╭", border)]) + (title.width == 0 ? "" : Line([Span(" ")]) + title + Line([Span(" ")]))
        let topFill = DisplayText.repeating("─", inner + 2 - (title.width == 0 ? 0 : title.width + 2))
        var lines = [top + Line([Span(topFill + "╮", border)])]
        for line in body {
            lines.append(
                Line([Span("│ ", border)]) + line + Line([Span(.spaces(inner - line.width) + " │", border)]))
        }
        let fill = DisplayText.repeating("─", inner - foot.width)
        lines.append(Line([Span("╰" + fill + " ", border)]) + foot + Line([Span(" ╯", border)]))
        let left = message.isMine ? max(1, width - inner - 5) : 1
        return lines.enumerated().map { index, line in
            let lead = gutter(message, isFirst: index == 0)
            return lead + Line(.spaces(left - lead.width + 1)) + line
        }
    }

    // MARK: Text

    /// The quote, the text and the reactions of a message.
    private func body(of message: TimelineMessage, width: Int) -> [Line] {
        if case .event(let id) = message.key, state.room?.vanishing == id {
            return Paragraph([Line(format.vanishing, Style(.attention))]).rows(width: width)
        }
        if message.isRedacted { return Paragraph([Line(format.removedMessage, .muted)]).rows(width: width) }
        var lines: [Line] = []
        if let quote = message.quote { lines.append(self.quote(quote, width: width)) }
        if let link = message.card, let card = state.cards[link] {
            lines += self.card(card, link, width: width)
            return lines + reactions(of: message, width: width)
        }
        if let hash = message.content.attachment {
            let text = format.attachment(state.attachments[hash])
            lines += Paragraph([Line([Span("▣ ", Style(.accent)), Span(text)])], hanging: 2).rows(width: width)
            if let picture = state.pictures[hash] {
                lines += rows(of: picture.fitting(width: width, height: max(4, height / 2) * 2))
            }
            if message.content.body.isEmpty { return lines + reactions(of: message, width: width) }
        }
        let lead = Line([Span("* ", .muted)]) + name(of: message, columns: 20) + " "
        let text = RichTextLayout(
            texts.text(of: message), width: width, highlight: state.room?.highlight,
            lead: message.content.style == .emote ? lead : nil, isMuted: message.content.style == .notice)
        lines += text.lines
        if message.isEdited { append(Span(" " + format.edited, .muted), to: &lines, width: width) }
        lines += reactions(of: message, width: width)
        if case .failed(let failure)? = message.delivery {
            lines += Paragraph([Line(format.notSent(failure), Style(.bad))]).rows(width: width)
        }
        return lines.isEmpty ? [""] : lines
    }

    /// The name of a card is a link to what it shows.
    private func card(_ card: CardSummary, _ link: DeepLink, width: Int) -> [Line] {
        let edge = Span("┃ ", Style(.accent))
        let target = DisplayText(link.address)
        let texts: [Line] = [
            [Span(card.name, .strong, target: target)], [Span(card.origin, .muted)], [Span(card.figures)],
            [Span(format.cardHint, .muted)],
        ]
        let rows = Paragraph(texts.filter { $0.width > 0 }).rows(width: max(1, width - 2))
        return rows.map { Line([edge]) + $0 }
    }

    /// Two rows of pixels are one of half blocks.
    private func rows(of picture: Picture) -> [Line] {
        stride(from: 0, to: picture.height, by: 2).map { y in
            Line(
                (0..<picture.width).map { x in
                    let upper = picture.color(x, y)
                    let below = y + 1 < picture.height ? picture.color(x, y + 1) : Picture.black
                    return Span("▀", .picture(upper: upper, lower: below))
                })
        }
    }

    private func append(_ span: Span, to lines: inout [Line], width: Int) {
        let columns = CellWidth.of(span.text)
        if let last = lines.indices.last, lines[last].width + columns <= width {
            lines[last].spans.append(span)
        } else {
            lines.append([Span(span.text.trimmed, span.style)])
        }
    }

    private func quote(_ quote: TimelineMessage.Quote, width: Int) -> Line {
        let text: DisplayText =
            switch quote {
            case .message(_, let sender, let body):
                state.name(of: sender) + ": " + format.preview(body)
            case .redacted(_, let sender): state.name(of: sender) + ": " + format.removedMessage
            case .missing: format.missingQuote
            }
        return Line([Span("│ ", Style(.border)), Span(text, .muted)]).clipped(to: width)
    }

    private func reactions(of message: TimelineMessage, width: Int) -> [Line] {
        guard !message.reactions.isEmpty else { return [] }
        let spans = message.reactions.prefix(20).map { reaction in
            let count: DisplayText = reaction.senders.count > 1 ? " \(reaction.senders.count)" : ""
            let key = DisplayText(String(reaction.key.prefix(12))).clipped(to: 12)
            return Span(key + count + "  ", reaction.mine == nil ? .muted : Style(.accent, .bold))
        }
        return Paragraph([Line(spans)]).rows(width: width)
    }

    private func mark(of message: TimelineMessage) -> Span? {
        switch message.delivery {
        case nil: nil
        case .queued, .sending: Span("…", Style(.attention))
        case .sent: Span("✓", .muted)
        case .read(let count):
            Span(state.room?.conversation.kind == .room ? "✓\(min(count, 99))" : "✓✓", Style(.good))
        case .failed: Span("✗", Style(.bad, .bold))
        }
    }

    // MARK: Rules

    private func rule(_ text: DisplayText, _ style: Style) -> Line {
        let label = " " + text.clipped(to: max(0, width - 8)) + " "
        let left = 2
        let rest = max(0, width - left - CellWidth.of(label) - 1)
        let border = style.role == .attention ? style : Style(.border)
        return [
            Span(.repeating("─", left), border), Span(label, style), Span(.repeating("─", rest), border),
        ]
    }

    private func centered(_ text: DisplayText) -> Line {
        let clipped = text.clipped(to: width)
        return [Span(.spaces((width - CellWidth.of(clipped)) / 2)), Span(clipped, .muted)]
    }

    private func wrapped(_ text: DisplayText) -> [Line] {
        let rows = Paragraph([Line(text, .muted)]).rows(width: max(4, width - indent - 1))
        return rows.isEmpty ? [""] : rows.map { Line(.spaces(indent)) + $0 }
    }
}

extension DisplayText {
    /// Without the blanks in front.
    fileprivate var trimmed: DisplayText { DisplayText(clean: String(string.drop { $0 == " " })) }
}

/// One colour for each person, the same wherever they speak.
enum PersonRole {
    private static let roles: [Role] = [.personA, .personB, .personC, .personD]

    static func role(of user: UserID) -> Role {
        var hash: UInt32 = 2_166_136_261
        for byte in user.rawValue.utf8 { hash = (hash ^ UInt32(byte)) &* 16_777_619 }
        return roles[Int((hash ^ hash >> 16) % UInt32(roles.count))]
    }
}
