import Domain
import Presentation
import TestSupport
import Testing

@testable import TerminalUI

private struct UTCZone: LocalTimeReading {
    func localTime(at instant: Int64) -> LocalTime {
        LocalTime(hour: Int(instant / 3_600_000 % 24), minute: Int(instant / 60_000 % 60))
    }
    func day(at instant: Int64) -> LocalDay { LocalDay(Int(instant / 86_400_000)) }
    func start(of day: LocalDay) -> Int64 { Int64(day.number) * 86_400_000 }
}

@Suite("The Messages pane on the screen") struct MessagesPaneTests {
    private let me = UserID("@1:host")
    private let an = UserID("@2:host")
    private let ben = UserID("@3:host")
    private let morning: Int64 = 20_000 * 86_400_000 + 9 * 3_600_000

    private func pane(_ state: MessagesState, _ words: Words = Words()) -> MessagesPane {
        MessagesPane(state, format: Format(words), texts: RichTexts(), zone: UTCZone(), keys: .standard)
    }

    private func rows(_ events: [TimelineEvent]) -> [TimelineRow] {
        var timeline = Timeline(room: RoomID("!r"), owner: me)
        for event in events { timeline.apply(event) }
        return timeline.rows { LocalDay(Int($0 / 86_400_000)) }
    }

    private func event(
        _ position: Int64, _ minute: Int64, _ body: String, by sender: UserID, replyTo: EventID? = nil,
        style: MessageContent.Style = .text
    ) -> ChatEvent {
        .fixture(
            position, body, by: sender, time: morning + minute * 60_000, style: style, replyTo: replyTo)
    }

    private func change(_ position: Int64, by sender: UserID, _ content: ChatEvent.Content) -> ChatEvent {
        ChatEvent(
            id: EventID("$\(position)"), room: RoomID("!r"), sender: sender, position: TimelinePosition(position),
            time: morning, content: content)
    }

    /// A conversation in which everything has happened once.
    private var state: MessagesState {
        var state = MessagesState()
        state.phase = .ready
        state.today = LocalDay(20_000)
        state.names = [me: "Mai", an: "An", ben: "Bảo"]
        state.presences = [an: .online]
        let events = [
            event(1, -1_400, "Did you hear back from Reed?", by: an),
            event(2, 2, "Not yet. They say by the end of March.", by: me, replyTo: EventID("$1")),
            event(3, 3, "The visit is on Saturday: https://www.reed.edu/apply/visit-campus/index.html", by: an),
            event(4, 3, "Bring a coat.", by: an),
            event(5, 5, "Typo heer", by: me), change(6, by: me, .edit(of: EventID("$5"), body: "Typo here")),
            event(7, 6, "gone", by: an), change(8, by: an, .redaction(of: EventID("$7"))),
            change(9, by: me, .reaction(to: EventID("$4"), key: "👍")),
            change(10, by: an, .reaction(to: EventID("$4"), key: "👍")),
            event(11, 8, "waves", by: an, style: .emote),
            event(12, 12, "Shall we go together?", by: an),
        ]
        var timeline: [TimelineEvent] = [
            .history(
                HistoryPage(
                    events: events, covers: TimelinePosition(1)...TimelinePosition(12), reachesStart: true,
                    reachesEnd: true)),
            .receipt(ReadReceipt(user: an, upTo: TimelinePosition(2))), .unreadLine(after: TimelinePosition(11)),
        ]
        timeline.append(
            .localEcho(
                LocalEcho(id: TransactionID("q"), time: morning + 900_000, content: MessageContent("Yes!"))))
        timeline.append(
            .localEcho(
                LocalEcho(
                    id: TransactionID("f"), time: morning + 960_000, content: MessageContent("At ten?"),
                    state: .failed(.storage))))
        let conversation = Conversation.fixture(
            last: .init(sender: an, body: "Shall we go together?", time: morning, isRedacted: false))
        var room = RoomState(conversation: conversation, composer: ComposerState("See you th"))
        room.rows = rows(timeline)
        room.typing = [an]
        state.room = room
        state.focus = .composer
        state.list.entries = [
            .guest(.ask), .guest(.nearby), .conversation(conversation),
            .conversation(
                .fixture(
                    id: RoomID("!s"), kind: .room, name: "Study, Sat 14:00", others: [an, ben], unread: 3,
                    last: .init(sender: ben, body: "I bring the notes", time: morning - 86_400_000, isRedacted: false))),
            .conversation(.fixture(id: RoomID("!i"), membership: .invite, invitedBy: ben, others: [ben])),
            .archive(2, isOpen: false),
        ]
        state.list.selection = ListSelection(count: 6)
        state.list.selection.select(2)
        return state
    }

    @Test("A conversation in which everything has happened", arguments: [(40, 10), (80, 20), (120, 36), (200, 56)])
    func conversation(width: Int, height: Int) throws {
        try expectFrame("messages-\(width)x\(height)", pane(state), width, height)
    }

    @Test("A picture is drawn in half blocks below its name, made to fit, and never wider or higher than its place")
    func picture() throws {
        var state = MessagesState()
        state.phase = .ready
        state.today = LocalDay(20_000)
        state.names = [me: "Mai", an: "An"]
        let hash = ContentHash(of: [1])
        state.attachments = [hash: Attachment(id: hash, name: "gate.png", mediaType: "image/png", size: 900)]
        state.pictures = [
            hash: try #require(Picture(width: 48, height: 32, colors: .init(repeating: 21, count: 1_536)))
        ]
        let sent = ChatEvent(
            id: EventID("$1"), room: RoomID("!r"), sender: an, position: TimelinePosition(1), time: morning,
            content: .message(MessageContent("", attachment: hash)))
        var room = RoomState(conversation: .fixture(others: [an]), composer: ComposerState())
        room.rows = rows([.confirmed(sent, after: .start)])
        state.room = room
        state.focus = .composer
        for (width, height) in [(40, 10), (80, 20), (200, 56)] {
            let lines = frame(pane(state), width, height)
            let drawn = lines.filter { $0.contains("▀") }
            #expect(lines.contains { $0.contains("gate.png") })
            #expect(!drawn.isEmpty && drawn.count <= max(4, height / 2))
            #expect(drawn.allSatisfy { $0.count { $0 == "▀" } <= 48 })
        }
    }

    @Test("The list by itself on a narrow screen, and in Vietnamese beside the conversation")
    func list() throws {
        var listed = state
        listed.focus = .list
        try expectFrame("messages-list-40x10", pane(listed), 40, 10)
        try expectFrame("messages-80x20-vi", pane(state, .vietnamese), 80, 20)
    }

    @Test("Bubbles stand left and right")
    func bubbles() throws {
        var bubbles = state
        bubbles.style = .bubbles
        try expectFrame("messages-bubbles-80x20", pane(bubbles), 80, 20)
    }

    @Test("Somebody who asks to be a contact stands below the heading, tall or in one line")
    func request() {
        var state = state
        state.focus = .list
        state.list.entries.insert(.request(ben), at: 2)
        state.list.selection = ListSelection(count: state.list.entries.count)
        let tall = frame(pane(state), 80, 20)
        let name = tall.firstIndex { $0.hasPrefix("   Bảo") }
        #expect(name.map { tall[$0 + 1].hasPrefix("   wants contact: Enter ?") } == true)
        #expect(tall.count { $0.contains("CONVERSATIONS") } == 1)
        let low = frame(pane(state), 40, 10)
        #expect(low.contains { $0.contains("Bảo: wants contact: Enter") && $0.contains("?") })
    }

    @Test("An empty pane says how students meet")
    func empty() throws {
        var empty = MessagesState()
        empty.phase = .ready
        empty.list.entries = [.guest(.ask), .guest(.nearby), .start]
        empty.list.selection = ListSelection(count: 3)
        empty.list.selection.select(2)
        try expectFrame("messages-empty-80x20", pane(empty), 80, 20)
        try expectFrame("messages-empty-40x10", pane(empty), 40, 10)
    }

    @Test("A picker has its field and its rows at every size")
    func picker() throws {
        var picking = state
        picking.levels = [
            PickerState(
                .people, title: "Start a conversation", prompt: "a name", note: "Those who chose to be found.",
                entries: [
                    PickerEntry("a", "An", detail: "contact", choice: .person(an)),
                    PickerEntry("b", "Bảo", detail: "asks to be your contact", choice: .person(ben)),
                ])
        ]
        try expectFrame("messages-people-80x20", pane(picking), 80, 20)
        try expectFrame("messages-people-40x10", pane(picking), 40, 10)
    }

    @Test("Whatever the size, nothing is drawn outside, and the cursor stands where text is typed")
    func everySize() {
        for width in [1, 2, 3, 10, 23, 39, 59, 60, 61, 79, 100] {
            for height in [1, 2, 3, 5, 8, 12, 30] {
                for style in MessageStyle.allCases {
                    var state = state
                    state.style = style
                    let buffer = drawn(pane(state), width, height)
                    if let cursor = buffer.cursor { #expect(cursor.x < width && cursor.y < height) }
                }
            }
        }
        let buffer = drawn(pane(state), 80, 20)
        guard let cursor = buffer.cursor else {
            Issue.record("the composer has no cursor")
            return
        }
        #expect(buffer.rows[cursor.y].hasSuffix("See you th"))
        #expect(cursor.x == 27 + 2 + 10)
    }

    @Test("What keeps a message from going is told whole", arguments: [(40, 20), (80, 20), (80, 24)])
    func reasons(width: Int, height: Int) {
        let format = Format(Words())
        let notices: [(ComposerState.Notice, DisplayText)] = [
            (.flood(until: 0), format.flood), (.pasteCut(kept: 40_000), format.pasteCut(kept: 40_000)),
            (.tooLong(by: 9_999), format.tooLong(by: 9_999)),
        ]
        for (notice, sentence) in notices {
            var state = state
            state.room?.composer.notice = notice
            let left = width < 60 ? 0 : 27
            let rows = frame(pane(state), width, height).map { String($0.dropFirst(left)) }
            let words = rows.joined(separator: " ").split(separator: " ")
            #expect(words.firstRange(of: sentence.string.split(separator: " ")) != nil, "\(rows)")
        }
    }

    @Test("The cursor stands behind wide characters as well")
    func wideCursor() {
        var wide = state
        wide.room?.composer = ComposerState("漢字")
        #expect(drawn(pane(wide), 80, 20).cursor?.x == 27 + 2 + 4)
    }

    @Test("A link of three hundred characters is one target over all its rows, its host in sight")
    func longLink() {
        var linked = state
        let target = "https://host.example/" + String(repeating: "path/", count: 60)
        linked.room?.rows = rows([.confirmed(event(1, 1, "see \(target) there", by: an), after: nil)])
        let buffer = drawn(pane(linked), 40, 12)
        #expect(buffer.links == [target])
        #expect(buffer.rows.contains { $0.contains("host.example") })
        let linkedCells = buffer.cells.filter { $0.style.link == 1 }.map(\.cluster).joined()
        #expect(linkedCells.hasPrefix("host.example"))
    }

    @Test("Names made of what steers a terminal are drawn as what they are")
    func hostileNames() {
        for name in ["0m", "31", "%s", "[2J", ";;", "\u{1B}[31m", "  ", "\u{202E}nA"] {
            var named = state
            named.names[an] = Format().personName(name)
            let buffer = drawn(pane(named), 80, 20)
            let text = buffer.rows.joined()
            #expect(!text.unicodeScalars.contains { $0.value < 0x20 || (0x7F...0x9F).contains($0.value) })
            let shown = Format().personName(name).string
            if !shown.contains("\u{2068}") { #expect(text.contains(shown.prefix(8))) }
        }
    }

    @Test("What was laid out before is drawn as if it were new, whatever has changed since")
    func memo() {
        let memo = TimelineMemo()
        var states = [state, state, state, state]
        states[1].focus = .timeline
        states[1].room?.selected = .event(EventID("$12"))
        states[2].names[an] = "Somebody else"
        states[3].room?.vanishing = EventID("$5")
        for (width, state) in [(80, states[0]), (80, states[1]), (60, states[1]), (80, states[2]), (80, states[3])] {
            let kept = MessagesPane(
                state, format: Format(), texts: RichTexts(), zone: UTCZone(), keys: .standard, memo: memo)
            #expect(drawn(kept, width, 20) == drawn(pane(state), width, 20))
        }
    }

    @Test("In every theme, and without colour, what is selected and what is unread can be told")
    func themes() {
        var listed = state
        listed.focus = .list
        let buffer = drawn(pane(listed), 80, 20)
        let selected = buffer.rows.firstIndex { $0.hasPrefix("▸") } ?? 0
        #expect(buffer.text(with: .reverse, row: selected).contains("An"))
        for name in Theme.Name.allCases {
            for depth in Theme.Depth.allCases {
                let theme = Theme(name, depth: depth)
                let plain = theme.paint(Style.text)
                for cell in buffer.cells where cell.style.role == .attention {
                    #expect(theme.paint(cell.style) != plain, "\(name) \(depth)")
                }
                #expect(theme.paint(buffer[4, selected].style).attributes.contains(.reverse), "\(name) \(depth)")
            }
        }
    }

    @Test("Who wrote what can be told without colour")
    func colourless() {
        let rows = drawn(pane(state), 80, 20).rows
        #expect(rows.contains { $0.contains("An") } && rows.contains { $0.contains("you") })
        #expect(rows.contains { $0.contains("✗") } && rows.contains { $0.contains("…") })
    }
}
