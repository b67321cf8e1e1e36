import Domain
import Presentation
import Services
import TestSupport
import Testing

@MainActor
@Suite("The composer") struct ComposerTests {
    @Test("Sends what was typed and is empty at once")
    func sends() async {
        let pane = await MessagesHarness()
        await pane.start()
        await pane.open("!r")
        await pane.press(.type("hello"), .run(.send))
        #expect(await pane.chat.sent.map(\.content.body) == ["hello"])
        #expect(pane.model.state.room?.composer.input.isEmpty == true)
        #expect(pane.bodies == ["hello"])
    }

    @Test("A paste of thirty lines sends nothing and is one step of undo")
    func paste() async {
        let pane = await MessagesHarness()
        await pane.start()
        await pane.open("!r")
        let lines = (1...30).map { "line \($0)" }.joined(separator: "\n")
        await pane.press(.type("see: "), .paste(lines))
        #expect(await pane.chat.sent.isEmpty)
        #expect(pane.model.state.room?.composer.input.string == "see: " + lines)
        await pane.press(.edit(.undo))
        #expect(pane.model.state.room?.composer.input.string == "see: ")
        await pane.press(.paste(lines), .run(.send))
        #expect(await pane.chat.sent.count == 1)
    }

    @Test("A draft stays with its conversation, however one leaves it, and is never sent to another person")
    func draft() async {
        let pane = await MessagesHarness()
        await pane.start()
        await pane.open("!r")
        await pane.press(.type("for An"))
        #expect(await pane.chat.drafts[RoomID("!r")]?.body == "for An")
        await pane.open("!b")
        #expect(pane.model.state.room?.composer.input.isEmpty == true)
        await pane.press(.run(.send))
        #expect(await pane.chat.sent.isEmpty)
        for leave in [Action.run(.back), .run(.focusNext), .run(.startConversation)] {
            await pane.open("!r")
            #expect(pane.model.state.room?.composer.input.string == "for An")
            await pane.press(leave, .run(.back), .run(.back))
        }
        await pane.open("!r")
        #expect(pane.model.state.room?.composer.input.string == "for An")
    }

    @Test("Up in an empty composer edits the last message; Esc gives back what stood there")
    func editLast() async {
        let pane = await MessagesHarness()
        await pane.start()
        await pane.open("!r")
        await pane.press(.type("helo"), .run(.send), .edit(.up))
        #expect(pane.model.state.room?.composer.input.string == "helo")
        await pane.press(.run(.back))
        #expect(pane.model.state.room?.composer.purpose == .message)
        #expect(pane.model.state.room?.composer.input.isEmpty == true)
        await pane.press(.edit(.up), .edit(.deleteBackward), .type("lo"), .run(.send))
        let edits = await pane.chat.edits
        #expect(edits.map(\.body) == ["hello"])
        #expect(await pane.chat.sent.count == 1)
    }

    @Test("Tab completes a name only while the list is open; otherwise it moves the focus")
    func completion() async {
        let pane = await MessagesHarness()
        await pane.start()
        await pane.open("!r")
        await pane.press(.type("hi @a"))
        #expect(pane.model.state.room?.composer.completion?.candidates.map(\.text) == ["@An "])
        await pane.press(.run(.focusNext))
        #expect(pane.model.state.room?.composer.input.string == "hi @An ")
        #expect(pane.model.state.focus == .composer)
        await pane.press(.run(.focusNext))
        #expect(pane.model.state.focus == .list)
    }

    @Test("A name between colons becomes its emoji, and commands are no messages")
    func shortcuts() async {
        let pane = await MessagesHarness()
        await pane.start()
        await pane.open("!r")
        await pane.press(.type("done :tada"), .type(":"))
        #expect(pane.model.state.room?.composer.input.string == "done 🎉")
        await pane.press(.edit(.deleteToLineStart), .type("/nosuch"), .run(.send))
        #expect(await pane.chat.sent.isEmpty)
        #expect(pane.model.state.room?.composer.input.string == "/nosuch")
        await pane.press(.edit(.deleteToLineStart), .type("//slashed"), .run(.send))
        #expect(await pane.chat.sent.map(\.content.body) == ["/slashed"])
        await pane.press(.type("/me waves"), .run(.send))
        #expect(await pane.chat.sent.last?.content.style == .emote)
    }

    @Test("What was not taken comes back into the composer with the reason")
    func refused() async {
        let pane = await MessagesHarness()
        await pane.start()
        await pane.open("!r")
        await pane.chat.refuse(with: .flood(until: 5_000))
        await pane.press(.type("too fast"), .run(.send))
        #expect(pane.model.state.room?.composer.input.string == "too fast")
        #expect(pane.model.state.room?.composer.notice == .flood(until: 5_000))
        await pane.chat.refuse(with: nil)
        await pane.press(.run(.send))
        #expect(await pane.chat.sent.map(\.content.body) == ["too fast"])
    }

    @Test("What was typed before the refusal came stays behind what was refused, whatever came in between")
    func refusedLate() async {
        let pane = await MessagesHarness()
        await pane.start()
        await pane.open("!r")
        await pane.chat.refuse(with: .flood(until: 5_000))
        // Nobody waits between these keys: each answer comes when the next text stands there already.
        for action: Action in [.type("one"), .run(.send), .type("two"), .run(.send), .type("thr"), .type("ee")] {
            _ = pane.model.handle(action)
        }
        await pane.settle()
        #expect(pane.model.state.room?.composer.input.string == "one\ntwo\nthree")
        #expect(pane.model.state.room?.composer.input.position.column == 5)
        #expect(await pane.chat.drafts[RoomID("!r")]?.body == "one\ntwo\nthree")
        await pane.chat.refuse(with: nil)
        await pane.press(.run(.send))
        #expect(await pane.chat.sent.map(\.content.body) == ["one\ntwo\nthree"])
    }

    @Test("What was refused while the student was already elsewhere is a draft of its own conversation")
    func refusedElsewhere() async {
        let pane = await MessagesHarness()
        await pane.start()
        await pane.open("!r")
        await pane.chat.refuse(with: .flood(until: 5_000))
        _ = pane.model.handle(.type("for An"))
        _ = pane.model.handle(.run(.send))
        await pane.open("!b")
        #expect(pane.model.state.room?.composer.input.isEmpty == true)
        #expect(await pane.chat.drafts[RoomID("!r")]?.body == "for An")
        await pane.open("!r")
        #expect(pane.model.state.room?.composer.input.string == "for An")
    }

    @Test("A text over the limit says by how much, and stays")
    func tooLong() async {
        let pane = await MessagesHarness()
        await pane.start()
        await pane.open("!r")
        await pane.press(.paste(String(repeating: "x", count: MessageContent.bodyLimit + 10)), .run(.send))
        #expect(await pane.chat.sent.isEmpty)
        #expect(pane.model.state.room?.composer.notice == .tooLong(by: 10))
    }

    @Test("Of a paste of megabytes it is said how much was kept, and by Enter that it is still too long")
    func hugePaste() async {
        let pane = await MessagesHarness()
        await pane.start()
        await pane.open("!r")
        let capacity = ComposerState.capacity
        await pane.press(.paste(String(repeating: "x", count: 2_000_000)))
        #expect(pane.model.state.room?.composer.notice == .pasteCut(kept: capacity))
        #expect(pane.model.state.room?.composer.input.count == capacity)
        await pane.press(.run(.send))
        #expect(pane.model.state.room?.composer.notice == .tooLong(by: capacity - MessageContent.bodyLimit))
        #expect(await pane.chat.sent.isEmpty)
        // Few characters of many bytes each.
        let character = "e" + String(repeating: "\u{301}", count: 30)
        await pane.press(.edit(.deleteToLineStart), .paste(String(repeating: character, count: 20_000)))
        guard case .pasteCut? = pane.model.state.room?.composer.notice else {
            Issue.record("nothing says that the paste was cut")
            return
        }
    }

    @Test("One key is one visible character, whatever it is made of")
    func clusters() async {
        let pane = await MessagesHarness()
        await pane.start()
        await pane.open("!r")
        for character in ["e\u{301}", "🇻🇳", "ệ", "👩‍👩‍👧"] {
            await pane.press(.type(character))
            #expect(pane.model.state.room?.composer.input.count == 1)
            await pane.press(.edit(.left), .edit(.deleteForward))
            #expect(pane.model.state.room?.composer.input.isEmpty == true)
        }
    }
}
