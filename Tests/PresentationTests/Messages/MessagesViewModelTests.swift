import Domain
import Presentation
import Services
import TestSupport
import Testing

@MainActor
@Suite("The Messages pane") struct MessagesViewModelTests {
    @Test("A page up and twenty arrivals leave the top message where it is, and the badge says twenty")
    func anchored() async {
        let pane = await MessagesHarness()
        await pane.chat.add(.fixture(), (1...100).map { .fixture($0, "m\($0)") })
        await pane.start()
        await pane.open("!r")
        for _ in 0..<5 { await pane.press(.run(.pageUp)) }
        let top = pane.model.topMessage
        for position in Int64(101)...120 { await pane.chat.arrive(.fixture(position, "m\(position)")) }
        await pane.settle()
        #expect(pane.model.topMessage == top)
        #expect(pane.model.state.room?.newBelow == 20)
        await pane.press(.run(.focusPrevious), .run(.last))
        #expect(pane.model.state.room?.newBelow == 0)
    }

    @Test("History comes page by page as the reader goes up, to the first message")
    func history() async {
        let pane = await MessagesHarness()
        await pane.chat.add(.fixture(), (1...200).map { .fixture($0, "m\($0)") })
        await pane.start()
        await pane.open("!r")
        #expect(pane.bodies.count == 40)
        for _ in 0..<40 { await pane.press(.run(.pageUp)) }
        #expect(pane.bodies.count == 200)
        #expect(pane.model.topMessage == "m1")
    }

    @Test("One key lands on the first unread of three hundred, below its line")
    func firstUnread() async {
        let pane = await MessagesHarness()
        await pane.chat.add(
            .fixture(unread: 300, readUpTo: TimelinePosition(20)), (1...320).map { .fixture($0, "m\($0)") })
        await pane.start()
        await pane.open("!r")
        await pane.press(.run(.firstUnread))
        #expect(pane.model.state.room?.message?.content.body == "m21")
        #expect(pane.model.state.room?.rows.contains(.unread) == true)
        await pane.press(.run(.back))
        #expect(pane.model.state.room?.scroll.anchor == .end)
    }

    @Test("A message in the open conversation stays unread while nobody is known to look")
    func attention() async {
        let pane = await MessagesHarness()
        await pane.chat.add(.fixture(), [.fixture(1, "m1")])
        await pane.start()
        await pane.open("!r")
        pane.model.attend(isFront: true, focus: false)
        await pane.chat.arrive(.fixture(2, "m2"))
        await pane.settle()
        pane.model.didDraw()
        await pane.settle()
        #expect(await pane.chat.watching.hasFocus == false)
        #expect(await pane.chat.marks[RoomID("!r")] != TimelinePosition(2))
        pane.model.attend(isFront: true, focus: true)
        await pane.settle()
        #expect(await pane.chat.watching.hasFocus)
        #expect(await pane.chat.marks[RoomID("!r")] == TimelinePosition(2))
    }

    @Test("While the cursor moves in the list, an arrival changes no place")
    func stableOrder() async {
        let pane = await MessagesHarness()
        await pane.start()
        let before = pane.model.state.list.entries.map(\.id)
        await pane.press(.run(.down))
        await pane.chat.add(.fixture(id: RoomID("!r"), others: [pane.an], unread: 1))
        await pane.chat.tell(.conversations)
        await pane.settle()
        #expect(pane.model.state.list.entries.map(\.id) == before)
        #expect(pane.model.badge == 1)
    }

    @Test("A removed message can be brought back; leaving the program carries the removal out")
    func redaction() async {
        let pane = await MessagesHarness()
        await pane.start()
        await pane.open("!r")
        await pane.press(.type("oops"), .run(.send), .run(.focusPrevious), .run(.redact))
        #expect(pane.model.state.room?.vanishing == EventID("$1"))
        await pane.press(.run(.undo))
        #expect(pane.model.state.room?.vanishing == nil)
        await pane.press(.run(.redact))
        #expect(await pane.chat.redacted.isEmpty)
        await pane.model.end()
        #expect(await pane.chat.redacted == [EventID("$1")])
    }

    @Test("A reply names what it answers; a reaction given twice is taken back")
    func replies() async {
        let pane = await MessagesHarness()
        await pane.chat.add(.fixture(), [.fixture(1, "question?")])
        await pane.start()
        await pane.open("!r")
        await pane.press(.run(.focusPrevious), .run(.reply), .type("answer"), .run(.send))
        #expect(await pane.chat.sent.last?.content.replyTo == EventID("$1"))
        await pane.press(.run(.focusPrevious), .run(.up), .run(.react), .run(.open))
        #expect(await pane.chat.reactions == ["👍"])
    }

    @Test("A hit of a search stands in its surroundings, and Esc leads back")
    func search() async {
        let pane = await MessagesHarness()
        await pane.chat.add(.fixture(), (1...200).map { .fixture($0, $0 == 30 ? "the needle" : "m\($0)") })
        await pane.start()
        await pane.open("!r")
        await pane.press(.run(.focusPrevious), .run(.search), .type("needle"))
        #expect(pane.model.state.levels.last?.shown.count == 1)
        await pane.press(.run(.open))
        #expect(pane.model.state.room?.message?.content.body == "the needle")
        #expect(pane.bodies.contains("m29") && pane.bodies.contains("m31"))
        await pane.press(.run(.back))
        #expect(pane.model.state.room?.scroll.anchor == .end)
    }

    @Test("A date leads to its first message")
    func date() async {
        let pane = await MessagesHarness()
        let day: Int64 = 86_400_000
        await pane.chat.add(.fixture(), (1...9).map { .fixture($0, "day \($0)", time: $0 * day) })
        await pane.start()
        await pane.open("!r")
        await pane.press(.run(.focusPrevious), .run(.jumpToDate), .type("1970-01-05"), .run(.open))
        #expect(pane.model.state.room?.message?.content.body == "day 4")
    }

    @Test("Several marked people make a room; one alone a conversation")
    func starting() async {
        let pane = await MessagesHarness()
        await pane.start()
        await pane.press(.run(.startConversation), .run(.focusNext), .run(.focusNext), .run(.open))
        await pane.press(.type("Study"), .run(.open))
        #expect(pane.model.state.room?.conversation.name == "Study")
        #expect(pane.model.state.room?.conversation.others == [pane.an, pane.ben])
        await pane.press(.run(.startConversation), .type("ben"), .run(.open), .run(.open))
        #expect(pane.model.state.room?.conversation.others == [pane.ben])
    }

    @Test("Leaving a conversation asks first, and keeping it is what Enter does")
    func leaving() async {
        let pane = await MessagesHarness()
        await pane.start()
        await pane.open("!r")
        await pane.press(.run(.chatInfo), .type("leave"), .run(.open), .run(.open))
        #expect(await pane.chat.changes.isEmpty)
        await pane.press(.run(.open), .run(.down), .run(.open))
        #expect(await pane.chat.changes == [.leave])
        #expect(pane.model.state.room == nil)
    }

    @Test("A chat that can't start says why in place of the pane")
    func failure() async {
        let pane = await MessagesHarness()
        await pane.chat.refuse(with: .storage(.full(path: "x")))
        await pane.start()
        guard case .failed(let sentence) = pane.model.state.phase else {
            Issue.record("the failure was not said")
            return
        }
        #expect(!sentence.isEmpty)
    }

    @Test("Who asks to be a contact stands in the list until they are answered")
    func request() async {
        let pane = await MessagesHarness()
        await pane.start()
        #expect(pane.model.badge == 0)
        await pane.chat.know(Contact(id: pane.ben, state: .asking))
        await pane.chat.tell(.people)
        await pane.settle()
        #expect(pane.model.badge == 1)
        let row = pane.model.state.list.entries.firstIndex(of: .request(pane.ben))
        guard let row else {
            Issue.record("nobody stands in the list")
            return
        }
        await pane.press(.select(row: row), .run(.open))
        #expect(pane.model.state.levels.last?.selected?.label == "Accept Ben as a contact")
        await pane.press(.run(.open))
        #expect(await pane.chat.contactChanges == [.accept])
        #expect(!pane.model.state.list.entries.contains(.request(pane.ben)))
        #expect(pane.model.badge == 0)
    }
}

extension MessagesViewModel {
    /// The message at the top of the screen.
    var topMessage: String? {
        guard let room = state.room, let measure else { return nil }
        let window = TimelineWindow(room.rows, measure)
        let visible = window.visible(from: window.top(of: room.scroll))
        for case .message(let message) in room.rows[visible] { return message.content.body }
        return nil
    }
}
