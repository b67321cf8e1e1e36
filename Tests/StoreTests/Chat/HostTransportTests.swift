import Domain
import TestSupport
import Testing

@testable import Store

@Suite struct HostTransportTests {
    let fixture: ChatFixture

    init() throws { fixture = try ChatFixture() }

    @Test("A message reaches the other one in order, under the same position, and the same transaction only once")
    func sending() async throws {
        let (ann, ben) = (try await fixture.member("ann"), try await fixture.member("ben"))
        let room = try await ann.transport.openDirect(with: ben.user)
        let same = try await ben.transport.openDirect(with: ann.user)
        #expect(room == same)
        let mark = try await ben.store.changes(after: nil, limit: 1).mark
        let id = TransactionID("once")
        let first = try await ann.send("one", to: room, as: id)
        let again = try await ann.send("one", to: room, as: id)
        #expect(first == again)
        let second = try await ben.send("two", to: room)
        #expect(second.position == first.position.next)
        #expect(try await ann.bodies(in: room) == ["one", "two"])
        #expect(try await ben.bodies(in: room) == ["one", "two"])
        let changes = try await ben.store.changes(after: mark, limit: 10)
        #expect(changes.events.map(\.event.message?.body) == ["one", "two"])
        #expect(changes.events.map(\.after) == [first.position.previous, first.position])
        #expect(changes.events.map(\.event.transactionID) != [id, nil], "a transaction id is its sender's own")
        #expect(try await !ben.store.changes(after: changes.mark, limit: 10).isAnythingNew)
    }

    @Test("Hostile text is stored as it is", arguments: ["\u{1B}]52;c;eA==\u{7}", "a\0b\r\u{8}", "\u{202E}x", "%s 0m"])
    func hostile(text: String) async throws {
        let (ann, ben) = (try await fixture.member("ann"), try await fixture.member("ben"))
        let room = try await ann.transport.openDirect(with: ben.user)
        _ = try await ann.send(text, to: room)
        #expect(try await ben.bodies(in: room) == [text])
        _ = try await ben.store.search(text, in: room, limit: 5)
    }

    @Test("An earlier message in the outbox goes first, and leaves the outbox with its delivery")
    func outbox() async throws {
        let (ann, ben) = (try await fixture.member("ann"), try await fixture.member("ben"))
        let room = try await ann.transport.openDirect(with: ben.user)
        let waiting = OutgoingEvent(
            id: TransactionID("1"), room: room, time: 1, content: .message(MessageContent("first")))
        try await ann.store.save(OutboxEntry(event: waiting, failure: nil))
        await #expect(throws: ChatTransportError.outOfOrder) { try await ann.send("second", to: room) }
        _ = try await ann.transport.send(waiting)
        #expect(try await ann.store.outbox().isEmpty)
        _ = try await ann.send("second", to: room)
        #expect(try await ben.bodies(in: room) == ["first", "second"])
    }

    @Test("Nobody else edits or redacts, and what was redacted is nowhere in the file")
    func redaction() async throws {
        let (ann, ben) = (try await fixture.member("ann"), try await fixture.member("ben"))
        let room = try await ann.transport.openDirect(with: ben.user)
        let sent = try await ann.send("a zebra", to: room)
        _ = try await ann.send(.edit(of: sent.id, body: "an okapi"), to: room)
        #expect(try await ben.store.search("okapi", in: room, limit: 5).map(\.body) == ["an okapi"])
        #expect(try await ben.store.search("zebra", in: room, limit: 5).isEmpty)
        await #expect(throws: ChatTransportError.refused(.unknownTarget)) {
            try await ben.send(.redaction(of: sent.id), to: room)
        }
        await #expect(throws: ChatTransportError.refused(.unknownTarget)) {
            try await ben.send(.edit(of: sent.id, body: "no"), to: room)
        }
        _ = try await ann.send(.redaction(of: sent.id), to: room)
        for member in [ann, ben] {
            #expect(try await member.bodies(in: room) == [""])
            #expect(try await member.store.search("okapi", in: nil, limit: 5).isEmpty)
        }
        #expect(try await ben.store.conversations().first?.unread == 0)
    }

    @Test("A room begins for its members with their invitation, is unread until then, and ends with their leaving")
    func rooms() async throws {
        let (ann, ben) = (try await fixture.member("ann"), try await fixture.member("ben"))
        let room = try await ann.transport.makeRoom(named: "Study", inviting: [])
        _ = try await ann.send("before", to: room)
        try await ann.transport.invite(ben.user, to: room)
        _ = try await ann.send("welcome", to: room)
        await #expect(throws: ChatTransportError.refused(.notMember)) { try await ben.send("early", to: room) }
        #expect(try await ben.store.conversations().map(\.membership) == [.invite])
        try await ben.transport.join(room)
        #expect(try await ben.store.conversations().map(\.unread) == [1])
        _ = try await ann.send("hello", to: room)
        #expect(try await ben.bodies(in: room) == ["welcome", "hello"])
        #expect(try await ben.store.members(of: room).map(\.membership) == [.join, .join])
        try await ben.transport.leave(room)
        _ = try await ann.send("after", to: room)
        #expect(try await ben.bodies(in: room) == ["welcome", "hello"])
        await #expect(throws: ChatTransportError.refused(.notMember)) { try await ben.transport.join(room) }
        #expect(try await ann.store.members(of: room).map(\.user) == [ann.user])
    }

    @Test("A blocked person notices nothing and reaches nobody; who can't be found can't be written to")
    func blocking() async throws {
        let (ann, ben) = (try await fixture.member("ann"), try await fixture.member("ben"))
        let cam = try await fixture.member("cam", isFindable: false)
        let room = try await ann.transport.openDirect(with: ben.user)
        try await ben.store.setBlocked(true, ann.user)
        _ = try await ann.send("hey", to: room)
        #expect(try await ben.bodies(in: room).isEmpty)
        try await ben.store.setBlocked(false, ann.user)
        _ = try await ann.send("hey again", to: room)
        #expect(try await ben.bodies(in: room) == ["hey again"])
        await #expect(throws: ChatTransportError.refused(.refused)) {
            try await ann.transport.openDirect(with: cam.user)
        }
    }

    @Test("Contacts ask, accept and end on both sides")
    func contacts() async throws {
        let (ann, ben) = (try await fixture.member("ann"), try await fixture.member("ben"))
        try await ann.transport.askContact(ben.user)
        #expect(try await ben.store.contacts() == [Contact(id: ann.user, state: .asking)])
        try await ben.transport.acceptContact(ann.user)
        #expect(try await ann.store.contacts() == [Contact(id: ben.user, state: .contact)])
        try await ann.transport.removeContact(ben.user)
        #expect(try await ben.store.contacts().isEmpty)
    }

    @Test("Reading leaves nothing unread, and tells the others only if it may")
    func reading() async throws {
        let (ann, ben) = (try await fixture.member("ann"), try await fixture.member("ben"))
        let room = try await ann.transport.openDirect(with: ben.user)
        let sent = try await ann.send("hi", to: room)
        #expect(try await ben.store.conversation(room)?.unread == 1)
        try await ben.transport.markRead(room, upTo: sent.position, tellsOthers: false)
        #expect(try await ben.store.conversation(room)?.unread == 0)
        #expect(try await ann.store.members(of: room).allSatisfy { $0.readUpTo == .start })
        let second = try await ann.send("hi", to: room)
        try await ben.transport.markRead(room, upTo: second.position, tellsOthers: true)
        #expect(
            try await ann.store.members(of: room).contains { $0.user == ben.user && $0.readUpTo == second.position })
    }

    @Test("The doorbell wakes the other one after a commit, and a socket that nobody holds is taken away")
    func doorbell() async throws {
        let (ann, ben) = (try await fixture.member("ann"), try await fixture.member("ben"))
        let room = try await ann.transport.openDirect(with: ben.user)
        let dead = fixture.folder.file("doorbells/dead")
        #expect(Sockets.leaveBehind(dead))
        let signals = await ben.transport.signals()
        _ = try await ann.send("ring", to: room)
        await ann.transport.setTyping(true, in: room)
        await ann.transport.setPresence(.online)
        var heard: Set<ChatSignal> = []
        let expected: Set<ChatSignal> = [
            .stored, .typing(ann.user, isTyping: true, room), .presence(ann.user, .online),
        ]
        for await signal in signals {
            heard.insert(signal)
            if heard.isSuperset(of: expected) { break }
        }
        #expect(!Sockets.exists(dead))
        ann.chat.close()
        ben.chat.close()
    }

    @Test("What an account deletion leaves can be found by the others, and nothing else")
    func deletion() async throws {
        let (ann, ben) = (try await fixture.member("ann"), try await fixture.member("ben"))
        let room = try await ann.transport.openDirect(with: ben.user)
        _ = try await ann.send("pangolin", to: room)
        #expect(try await ann.store.search("pangolin", in: nil, limit: 5).count == 1)
        try await ann.database.database.write { [account = ann.account] connection throws(SQLiteError) in
            try connection.run("DELETE FROM account WHERE id = ?", SQLiteValue(account))
        }
        #expect(try await ann.store.search("pangolin", in: nil, limit: 5).isEmpty)
        #expect(try await ben.store.search("pangolin", in: nil, limit: 5).count == 1)
        #expect(try await ben.bodies(in: room) == ["pangolin"])
    }
}
