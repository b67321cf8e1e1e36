import Domain
import TestSupport
import Testing

@testable import Store

@Suite struct SQLiteNearbyStoreTests {
    private let fixture: ChatFixture
    private let mai: ChatFixture.Member
    private let an: ChatFixture.Member
    private let bao: ChatFixture.Member

    private static let campus = CampusID("hill")
    private static let library = AreaID("hill/L")
    private static let gym = AreaID("hill/G")
    private static let minute: Int64 = 60_000

    init() async throws {
        fixture = try ChatFixture()
        mai = try await fixture.member("Mai", isFindable: false)
        an = try await fixture.member("An", isFindable: false)
        bao = try await fixture.member("Bảo", isFindable: false)
    }

    private func be(
        _ member: ChatFixture.Member, in area: AreaID, _ reach: MeetupPost.Reach = .everyone,
        until: Int64 = 100 * minute
    ) async throws {
        try await member.chat.nearby.share(
            AreaPresence(campus: Self.campus, area: area, areaName: "x", reach: reach, expires: until))
    }

    private func look(
        _ member: ChatFixture.Member, from area: AreaID = library, at now: Int64 = 0
    ) async throws -> NearbyView {
        try await member.chat.nearby.look(from: area, neighbours: [Self.library, Self.gym], at: now)
    }

    private func befriend(_ one: ChatFixture.Member, _ other: ChatFixture.Member) async throws {
        try await other.database.people.save(name: "x", isFindable: true, of: other.account)
        try await one.transport.askContact(other.user)
        try await other.transport.acceptContact(one.user)
    }

    private func post(
        by member: ChatFixture.Member, reach: MeetupPost.Reach = .everyone, asking host: UserID? = nil
    ) -> MeetupPost {
        MeetupPost(
            by: member.user, asking: host, campus: Self.campus, area: Self.library, areaName: "Library",
            title: "Coffee?", kind: .coffee, reach: reach, starts: 10 * Self.minute, ends: 40 * Self.minute, created: 0)
    }

    @Test("People of the same area are seen, those next door are counted, those of contacts only are told apart")
    func people() async throws {
        try await be(mai, in: Self.library)
        try await be(an, in: Self.library)
        try await be(bao, in: Self.gym)
        var view = try await look(mai)
        #expect(view.people.map(\.name) == ["An"] && view.neighbours == [Self.gym: 1] && view.unseen == 0)
        try await be(an, in: Self.library, .contacts)
        view = try await look(mai)
        #expect(view.people.isEmpty && view.unseen == 1)
        try await befriend(mai, an)
        view = try await look(mai)
        #expect(view.people.map(\.isContact) == [true] && view.unseen == 0)
    }

    @Test("Nobody is seen after their time, after they left, or by themselves")
    func expiry() async throws {
        try await be(an, in: Self.library, until: 5 * Self.minute)
        #expect(try await look(an).people.isEmpty)
        #expect(try await look(mai, at: 5 * Self.minute - 1).people.count == 1)
        #expect(try await look(mai, at: 5 * Self.minute).people.isEmpty)
        try await be(an, in: Self.library)
        try await an.chat.nearby.share(nil)
        #expect(try await look(mai).people.isEmpty)
    }

    @Test("A block hides both from each other at once: people, counts and meetups")
    func blocks() async throws {
        try await be(mai, in: Self.library)
        try await be(an, in: Self.library)
        let post = post(by: an)
        try await an.chat.nearby.post(post)
        #expect(try await mai.chat.nearby.meetups(on: Self.campus, at: 0).count == 1)
        try await mai.store.setBlocked(true, an.user)
        for (one, area) in [(mai, Self.library), (an, Self.library), (mai, Self.gym), (an, Self.gym)] {
            let view = try await look(one, from: area)
            #expect(view.people.isEmpty && view.unseen == 0 && view.neighbours.isEmpty)
        }
        #expect(try await mai.chat.nearby.meetups(on: Self.campus, at: 0).isEmpty)
        #expect(try await mai.chat.nearby.meetup(post.id) == nil)
        await #expect(throws: NearbyStoreError.unknown) { try await mai.chat.nearby.apply(.ask, to: post.id, at: 0) }
        #expect(try await bao.chat.nearby.meetups(on: Self.campus, at: 0).count == 1)
    }

    @Test("What somebody sees of another depends on the area alone, wherever in it the other is and was")
    func privacy() async throws {
        let seed = UInt64.random(in: 0...UInt64.max)
        var random = SeededGenerator(seed: seed)
        let areas = (0..<6).map { AreaID("hill/\($0)") }
        for _ in 0..<Stress.count("NEARBY", full: 400) {
            let target = areas.randomElement(using: &random) ?? areas[0]
            let viewer = areas.randomElement(using: &random) ?? areas[0]
            // Two histories that end in the same area.
            var seen: [NearbyView] = []
            for _ in 0..<2 {
                for _ in 0..<Int.random(in: 0...3, using: &random) {
                    try await be(
                        an, in: areas.randomElement(using: &random) ?? areas[0],
                        until: .random(in: 1...90, using: &random) * Self.minute)
                }
                try await be(an, in: target, until: 100 * Self.minute)
                var view = try await mai.chat.nearby.look(from: viewer, neighbours: areas, at: 0)
                view.nextExpiry = nil
                seen.append(view)
            }
            #expect(seen[0] == seen[1], "seed \(seed)")
            #expect(seen[0].people.isEmpty == (target != viewer), "seed \(seed)")
        }
    }

    @Test("A meetup for contacts is not there for others, by its name either")
    func contactsOnly() async throws {
        let post = post(by: an, reach: .contacts)
        try await an.chat.nearby.post(post)
        #expect(try await mai.chat.nearby.meetups(on: Self.campus, at: 0).isEmpty)
        #expect(try await mai.chat.nearby.meetup(post.id) == nil)
        await #expect(throws: NearbyStoreError.unknown) { try await mai.chat.nearby.apply(.ask, to: post.id, at: 0) }
        try await befriend(mai, an)
        #expect(try await mai.chat.nearby.meetups(on: Self.campus, at: 0).count == 1)
    }

    @Test("Asking, approving, agreeing and taking back are what another process reads")
    func deeds() async throws {
        let post = post(by: an)
        try await an.chat.nearby.post(post)
        _ = try await mai.chat.nearby.apply(.ask, to: post.id, at: 1_000)
        _ = try await bao.chat.nearby.apply(.ask, to: post.id, at: 2_000)
        _ = try await an.chat.nearby.apply(.approve(mai.user), to: post.id, at: 3_000)
        let change = try await an.chat.nearby.apply(.undo, to: post.id, at: 4_000)
        #expect(change.undone?.deed == .approve(mai.user))
        var read = try #require(try await bao.chat.nearby.meetup(post.id))
        #expect(read.entries.count == 2 && read == change.after)
        await #expect(throws: NearbyStoreError.refused(.notYours)) {
            try await bao.chat.nearby.apply(.approve(mai.user), to: post.id, at: 5_000)
        }
        _ = try await an.chat.nearby.apply(.approve(mai.user), to: post.id, at: 6_000)
        _ = try await an.chat.nearby.apply(.confirm(mai.user), to: post.id, at: 7_000)
        read = try #require(try await bao.chat.nearby.meetup(post.id))
        #expect(read.status(at: 8_000) == .filled && read.request(of: bao.user, at: 8_000) == .expired)
    }

    @Test("An approval opens a conversation between two who could not find each other; a word in it ends the undo")
    func conversation() async throws {
        let post = post(by: an)
        try await an.chat.nearby.post(post)
        await #expect(throws: ChatTransportError.refused(.refused)) {
            try await mai.transport.openDirect(with: an.user)
        }
        _ = try await mai.chat.nearby.apply(.ask, to: post.id, at: 0)
        _ = try await an.chat.nearby.apply(.approve(mai.user), to: post.id, at: 1)
        let room = try await an.transport.openDirect(with: mai.user)
        _ = try await mai.send("hello", to: room)
        await #expect(throws: NearbyStoreError.refused(.undoAnswered)) {
            try await an.chat.nearby.apply(.undo, to: post.id, at: 2)
        }
    }

    @Test("A direct request needs somebody who is seen here, and a day after a refusal")
    func direct() async throws {
        await #expect(throws: NearbyStoreError.unavailable) {
            try await mai.chat.nearby.post(self.post(by: mai, asking: an.user))
        }
        try await be(an, in: Self.library)
        let post = self.post(by: mai, asking: an.user)
        try await mai.chat.nearby.post(post)
        #expect(try await an.chat.nearby.meetups(on: nil, at: 0).first?.pending(at: 0) == [mai.user])
        #expect(try await bao.chat.nearby.meetups(on: Self.campus, at: 0).isEmpty)
        _ = try await an.chat.nearby.apply(.decline(mai.user), to: post.id, at: 1)
        await #expect(throws: NearbyStoreError.unavailable) {
            try await mai.chat.nearby.post(self.post(by: mai, asking: an.user))
        }
    }

    @Test("When an account goes, its meetups, deeds and presence go with it")
    func removal() async throws {
        try await be(an, in: Self.library)
        try await an.chat.nearby.post(post(by: an))
        let own = post(by: mai)
        try await mai.chat.nearby.post(own)
        _ = try await an.chat.nearby.apply(.ask, to: own.id, at: 0)
        _ = try await mai.database.accounts.remove(an.account)
        #expect(try await look(mai).people.isEmpty)
        #expect(try await mai.chat.nearby.meetups(on: Self.campus, at: 0).map(\.entries.count) == [0])
    }
}
