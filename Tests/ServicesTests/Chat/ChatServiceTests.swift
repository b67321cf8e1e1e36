import Domain
import Services
import TestSupport
import Testing

@Suite struct ChatServiceTests {
    let chat: FakeChat
    let service: ChatService
    let room = RoomID("!r")

    init() { (chat, service) = Self.make() }

    private static func make(
        storesAtOnce: Bool = true, settings: [String: String] = [:], flood: FloodLimits = FloodLimits()
    ) -> (FakeChat, ChatService) {
        let chat = FakeChat(storesAtOnce: storesAtOnce)
        let time = SimulatedTime()
        return (
            chat,
            ChatService(
                store: chat, transport: chat, people: FakePeople(), settings: FakeSettings(settings), clock: time,
                flood: flood, minuteOfDay: { _ in 30 }, timer: SimulatedTimer(time: time))
        )
    }

    @Test(
        "Messages arrive in the order of writing, once each, one at a time, though answers are lost",
        arguments: [true, false])
    func order(storesAtOnce: Bool) async throws {
        let (chat, service) = Self.make(storesAtOnce: storesAtOnce)
        try await service.start()
        await chat.answer([nil, .unreachable(reason: "late"), .unreachable(reason: "down"), nil])
        var last = TransactionID("")
        for number in 1...6 { last = try await service.send(MessageContent("\(number)"), to: room).id }
        // `nil` says that it was through before anybody asked.
        _ = await service.outcome(of: last)
        #expect(await chat.bodies == (1...6).map { "\($0)" })
        #expect(await chat.atOnce == 1)
        #expect(await service.outbox().isEmpty)
    }

    @Test("A refused message stays in the outbox, can be rewritten, and holds the next until then")
    func refusal() async throws {
        try await service.start()
        await chat.answer([.refused(.tooLong)])
        let first = try await service.send(MessageContent("long"), to: room).id
        #expect(await service.outcome(of: first) == .failed(.tooLong))
        #expect(await chat.saved.map(\.failure) == [.tooLong])
        let second = try await service.send(MessageContent("next"), to: room).id
        #expect(await service.outbox().map(\.id) == [first, second])
        try await service.rewrite(first, to: "short")
        _ = await service.outcome(of: second)
        #expect(await chat.bodies == ["short", "next"])
    }

    @Test("A message that is sent again by hand while it is under way, or waits, is stored once and in its place")
    func resent() async throws {
        try await service.start()
        await chat.answer([.unreachable(reason: "late"), .unreachable(reason: "down"), nil])
        var ids: [TransactionID] = []
        for number in 1...5 {
            ids.append(try await service.send(MessageContent("\(number)"), to: room).id)
            for id in ids { await service.retry(id) }
        }
        for id in ids { _ = await service.outcome(of: id) }
        #expect(await chat.bodies == (1...5).map { "\($0)" })
        #expect(await chat.atOnce == 1)
    }

    @Test("A message that can't be kept is seen at once, and leaves the screen when it is refused")
    func unkept() async throws {
        try await service.start()
        await chat.answer([.refused(.tooLong)])
        let first = try await service.send(MessageContent("first"), to: room).id
        _ = await service.outcome(of: first)
        let updates = await service.updates()
        await chat.refuseToKeep(.busy)
        await #expect(throws: ChatError.storage(.busy)) { try await service.send(MessageContent("second"), to: room) }
        await service.stop()
        var heard: [String] = []
        for await case .timeline(_, let events) in updates {
            for event in events {
                switch event {
                case .localEcho(let echo): heard.append(echo.content.body)
                case .dropped: heard.append("gone")
                default: break
                }
            }
        }
        #expect(heard == ["second", "gone"])
    }

    @Test("What is not in the outbox any more can't be rewritten, and that is said")
    func rewrittenTooLate() async throws {
        try await service.start()
        let id = try await service.send(MessageContent("one"), to: room).id
        _ = await service.outcome(of: id)
        await #expect(throws: ChatError.underWay) { try await service.rewrite(id, to: "two") }
    }

    @Test("What was in the outbox before the start goes first")
    func adoption() async throws {
        let event = OutgoingEvent(
            id: TransactionID("old"), room: room, time: 0, content: .message(MessageContent("old")))
        await chat.keep(OutboxEntry(event: event, failure: nil))
        try await service.start()
        let id = try await service.send(MessageContent("new"), to: room).id
        _ = await service.outcome(of: id)
        #expect(await chat.bodies == ["old", "new"])
    }

    @Test("Notices tell of new messages once, never of history, nor of the conversation that is watched")
    func notices() async throws {
        await chat.arrive("history")
        try await service.start()
        let stream = await service.updates()
        await chat.arrive("one")
        await service.look()
        await service.look()
        await service.watch(room, hasFocus: true)
        await chat.arrive("two")
        await service.look()
        await service.watch(room, hasFocus: false)
        await chat.arrive("three")
        await service.look()
        await service.stop()
        var told: [String] = []
        for await update in stream { if case .notice(let notice) = update { told.append(notice.body) } }
        #expect(told == ["one", "three"])
    }

    @Test("A rule for mentions, a muted conversation and quiet hours hold notices back")
    func rules() async throws {
        func told(_ settings: ConversationSettings, _ preferences: [String: String] = [:]) async throws -> [String] {
            let (chat, service) = Self.make(settings: preferences)
            await chat.set(settings)
            try await service.start()
            let stream = await service.updates()
            for body in ["hello", "@an hello"] { await chat.arrive(body) }
            await service.look()
            await service.stop()
            var told: [String] = []
            for await update in stream { if case .notice(let notice) = update { told.append(notice.body) } }
            return told
        }
        #expect(try await told(ConversationSettings()) == ["hello", "@an hello"])
        #expect(try await told(ConversationSettings(rule: .mentions)) == ["@an hello"])
        #expect(try await told(ConversationSettings(rule: .none)).isEmpty)
        #expect(try await told(ConversationSettings(isMuted: true)).isEmpty)
        #expect(try await told(ConversationSettings(), ["chat.quiet-hours": "1320-420"]).isEmpty)
    }

    @Test("A draft is saved by itself, and the last one at the end")
    func drafts() async throws {
        try await service.start()
        await service.setDraft(Draft("hel"), in: room)
        await service.setDraft(Draft("hello"), in: room)
        await service.stop()
        #expect(await chat.drafts.last == Draft("hello"))
    }

    @Test("The flood gate warns before it shuts, and what it holds back is not sent")
    func flood() async throws {
        let (chat, service) = Self.make(flood: FloodLimits(burst: 2, warning: 1, interval: 1_000))
        try await service.start()
        #expect(try await service.send(MessageContent("1"), to: room).flood == .open)
        let second = try await service.send(MessageContent("2"), to: room)
        #expect(second.flood == .nearing(left: 0, interval: 1_000))
        await #expect(throws: ChatError.flood(until: 1_000)) { try await service.send(MessageContent("3"), to: room) }
        _ = await service.outcome(of: second.id)
        #expect(await chat.bodies == ["1", "2"])
    }

    @Test("Receipts and presence can be switched off")
    func privacy() async throws {
        let (chat, service) = Self.make(settings: ["chat.receipts": "off", "chat.presence": "off"])
        try await service.start()
        try await service.markRead(room, upTo: TimelinePosition(1))
        #expect(await chat.readTold == [false])
        #expect(await chat.presences.isEmpty)
    }

    @Test("Empty and overlong messages are refused before they are anywhere")
    func limits() async throws {
        try await service.start()
        await #expect(throws: ChatError.empty) { try await service.send(MessageContent(" \n"), to: room) }
        let long = String(repeating: "x", count: MessageContent.bodyLimit + 1)
        await #expect(throws: ChatError.tooLong(limit: MessageContent.bodyLimit)) {
            try await service.send(MessageContent(long), to: room)
        }
        #expect(await service.outbox().isEmpty)
    }
}
