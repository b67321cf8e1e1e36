import Domain
import TestSupport
import Testing

@testable import Store

@Suite struct SQLiteChatStoreTests {
    let fixture: ChatFixture

    init() throws { fixture = try ChatFixture() }

    @Test("Pages join without a gap, bring what belongs to their messages, and say where history ends")
    func pages() async throws {
        let (ann, ben) = (try await fixture.member("ann"), try await fixture.member("ben"))
        let room = try await ann.transport.openDirect(with: ben.user)
        let first = try await ann.send("m1", to: room)
        for number in 2...9 { _ = try await ann.send("m\(number)", to: room) }
        _ = try await ann.send(.edit(of: first.id, body: "edited"), to: room)
        _ = try await ben.send(.message(MessageContent("answer", replyTo: first.id)), to: room)
        let newest = try #require(try await ben.store.page(of: room, .newest, limit: 3))
        #expect(newest.events.compactMap(\.message?.body) == ["m1", "m8", "m9", "answer"])
        #expect(newest.events.contains { $0.content == .edit(of: first.id, body: "edited") })
        #expect(newest.reachesEnd && !newest.reachesStart)
        var timeline = Timeline(room: room, owner: ben.user)
        timeline.apply(.history(newest))
        while !timeline.reachesStart, let low = timeline.known.ranges.first?.lowerBound {
            let page = try await ben.store.page(of: room, .before(low), limit: 3)
            timeline.apply(.history(try #require(page)))
        }
        let bodies = timeline.rows { _ in LocalDay(0) }.compactMap { row -> String? in
            if case .message(let message) = row { message.content.body } else { nil }
        }
        #expect(bodies == ["edited"] + (2...9).map { "m\($0)" } + ["answer"])
        let around = try #require(try await ben.store.page(of: room, .around(TimelinePosition(5)), limit: 3))
        #expect(around.events.compactMap(\.message?.body) == ["m4", "m5", "m6"])
        let after = try #require(try await ben.store.page(of: room, .after(TimelinePosition(8)), limit: 50))
        #expect(after.reachesEnd)
        #expect(try await ben.store.page(of: RoomID("!none"), .newest, limit: 3) == nil)
    }

    @Test("Search finds words with and without accents, in one conversation or all, never another account's")
    func search() async throws {
        let (ann, ben) = (try await fixture.member("ann"), try await fixture.member("ben"))
        let cam = try await fixture.member("cam")
        let room = try await ann.transport.openDirect(with: ben.user)
        let other = try await ann.transport.openDirect(with: cam.user)
        _ = try await ann.send("Học bổng đại học ở Oregon", to: room)
        _ = try await ann.send("a scholarship for Ben", to: room)
        _ = try await ann.send("a scholarship for Cam", to: other)
        func found(_ words: String, _ member: ChatFixture.Member, in room: RoomID? = nil) async throws -> [String] {
            try await member.store.search(words, in: room, limit: 10).map(\.body)
        }
        #expect(try await found("hoc bong dai", ben) == ["Học bổng đại học ở Oregon"])
        #expect(try await found("schol", ann) == ["a scholarship for Cam", "a scholarship for Ben"])
        #expect(try await found("scholarship", ann, in: room) == ["a scholarship for Ben"])
        #expect(try await found("scholarship", cam) == ["a scholarship for Cam"])
        for odd in ["", "  ", "\"", "scope:a1", "NEAR(", "* -", "a\0b", "r1 OR a1"] { _ = try await found(odd, ben) }
    }

    @Test("Draft, settings, outbox and read marker survive a new start")
    func reopening() async throws {
        let (ann, ben) = (try await fixture.member("ann"), try await fixture.member("ben"))
        let room = try await ann.transport.openDirect(with: ben.user)
        try await ann.store.save(Draft("half a sent", replyTo: EventID("$1")), in: room)
        try await ann.store.save(ConversationSettings(rule: .mentions, isMuted: true, isArchived: true), of: room)
        let entry = OutboxEntry(
            event: OutgoingEvent(
                id: TransactionID("t"), room: room, time: 3, content: .message(MessageContent("x", style: .emote))),
            failure: .storage)
        try await ann.store.save(entry)
        let later = try await fixture.member("ann")
        #expect(try await later.store.draft(in: room) == Draft("half a sent", replyTo: EventID("$1")))
        #expect(try await later.store.outbox() == [entry])
        let conversation = try #require(try await later.store.conversation(room))
        #expect(conversation.settings == ConversationSettings(rule: .mentions, isMuted: true, isArchived: true))
        #expect(conversation.hasDraft)
        #expect(try await ben.store.draft(in: room).isEmpty, "a draft is its writer's own")
    }

    @Test("An attachment is stored once, readable by those who were sent it, refused when it is too large")
    func attachments() async throws {
        let (ann, ben) = (try await fixture.member("ann"), try await fixture.member("ben"))
        let room = try await ann.transport.openDirect(with: ben.user)
        let attachment = try await ann.store.store([1, 2, 3], name: "a.png", mediaType: "image/png")
        #expect(try await ben.store.bytes(of: attachment.id) == nil)
        _ = try await ann.send(.message(MessageContent("", attachment: attachment.id)), to: room)
        #expect(try await ben.store.bytes(of: attachment.id) == [1, 2, 3])
        #expect(try await ben.store.attachment(attachment.id) == attachment)
        await #expect(throws: StorageError.self) {
            try await ann.store.store([UInt8](repeating: 0, count: Attachment.limit + 1), name: "b", mediaType: "")
        }
    }

    @Test("The first message since an instant is found")
    func dates() async throws {
        let (ann, ben) = (try await fixture.member("ann"), try await fixture.member("ben"))
        let room = try await ann.transport.openDirect(with: ben.user)
        let events = (1...20).map { number in
            OutgoingEvent(
                id: .random(), room: room, time: Int64(number) * 10, content: .message(MessageContent("\(number)")))
        }
        try await ann.chat.store(events)
        #expect(try await ben.store.firstPosition(in: room, since: 95) == TimelinePosition(10))
        #expect(try await ben.store.firstPosition(in: room, since: 0) == TimelinePosition(1))
        #expect(try await ben.store.firstPosition(in: room, since: 999) == nil)
    }
}
