import Domain
import Testing

@Suite struct MeetupTests {
    static let host = UserID("@1:host")
    static let guest = UserID("@2:host")
    static let third = UserID("@3:host")
    static let hour: Int64 = 3_600_000

    static func post(direct: Bool = false, ends: Int64 = 72 * hour) -> MeetupPost {
        MeetupPost(
            id: MeetupID("m"), by: direct ? guest : host, asking: direct ? host : nil, campus: CampusID("hill"),
            area: AreaID("hill/SA"), areaName: "Science A", title: "Coffee?", kind: .coffee, starts: hour, ends: ends,
            created: 0)
    }

    @Test("The first confirmed request fills a meetup and ends the others")
    func filling() throws {
        var meetup = Meetup(Self.post())
        try meetup.apply(.ask, by: Self.guest, at: 1)
        try meetup.apply(.ask, by: Self.third, at: 2)
        try meetup.apply(.approve(Self.guest), by: Self.host, at: 3)
        try meetup.apply(.approve(Self.third), by: Self.host, at: 4)
        try meetup.apply(.confirm(Self.third), by: Self.host, at: 5)
        #expect(meetup.status(at: 6) == .filled)
        #expect(meetup.request(of: Self.guest, at: 6) == .expired)
        #expect(meetup.request(of: Self.third, at: 6) == .approved)
        #expect(throws: Meetup.Refusal.over(.filled)) { try meetup.apply(.confirm(Self.guest), by: Self.host, at: 7) }
        #expect(throws: Meetup.Refusal.over(.filled)) { try meetup.apply(.ask, by: UserID("@4:host"), at: 7) }
        // Taking it back within ten seconds gives the others their chance again.
        try meetup.apply(.undo, by: Self.host, at: 8)
        #expect(meetup.request(of: Self.guest, at: 9) == .approved)
        #expect(meetup.status(at: 9) == .active)
    }

    @Test("A request can't be approved once its meetup was cancelled or is over")
    func late() throws {
        var meetup = Meetup(Self.post())
        try meetup.apply(.ask, by: Self.guest, at: 1)
        var cancelled = meetup
        try cancelled.apply(.cancel, by: Self.host, at: 2)
        #expect(throws: Meetup.Refusal.over(.cancelled)) {
            try cancelled.apply(.approve(Self.guest), by: Self.host, at: 3)
        }
        #expect(throws: Meetup.Refusal.over(.completed)) {
            try meetup.apply(.approve(Self.guest), by: Self.host, at: 72 * Self.hour)
        }
        #expect(meetup.request(of: Self.guest, at: 72 * Self.hour) == .expired)
    }

    @Test("Who was declined may ask again after a day")
    func again() throws {
        var meetup = Meetup(Self.post())
        try meetup.apply(.ask, by: Self.guest, at: 0)
        try meetup.apply(.decline(Self.guest), by: Self.host, at: 1_000)
        #expect(throws: Meetup.Refusal.tooSoon(until: 24 * Self.hour + 1_000)) {
            try meetup.apply(.ask, by: Self.guest, at: 24 * Self.hour)
        }
        try meetup.apply(.ask, by: Self.guest, at: 24 * Self.hour + 1_000)
        #expect(meetup.request(of: Self.guest, at: 25 * Self.hour) == .pending)
    }

    @Test("A deed can be taken back for ten seconds, and only until the other side has acted or written")
    func undo() throws {
        var meetup = Meetup(Self.post())
        try meetup.apply(.ask, by: Self.guest, at: 0)
        var approved = meetup
        try approved.apply(.approve(Self.guest), by: Self.host, at: 5_000)
        #expect(throws: Meetup.Refusal.undoAnswered) { try approved.apply(.undo, by: Self.guest, at: 6_000) }
        #expect(throws: Meetup.Refusal.undoAnswered) {
            try approved.apply(.undo, by: Self.host, at: 6_000, wrote: 5_500)
        }
        #expect(throws: Meetup.Refusal.undoTooLate) { try approved.apply(.undo, by: Self.host, at: 15_001) }
        #expect(try approved.apply(.undo, by: Self.host, at: 15_000)?.deed == .approve(Self.guest))
        #expect(approved == meetup)
        #expect(throws: Meetup.Refusal.nothingToUndo) { try approved.apply(.undo, by: Self.host, at: 15_000) }
    }

    @Test("Nobody but the host decides, and nobody but who asked withdraws")
    func roles() throws {
        var meetup = Meetup(Self.post())
        #expect(throws: Meetup.Refusal.notYours) { try meetup.apply(.ask, by: Self.host, at: 0) }
        try meetup.apply(.ask, by: Self.guest, at: 0)
        #expect(throws: Meetup.Refusal.notYours) { try meetup.apply(.approve(Self.guest), by: Self.guest, at: 1) }
        #expect(throws: Meetup.Refusal.notYours) { try meetup.apply(.cancel, by: Self.third, at: 1) }
        #expect(throws: Meetup.Refusal.request(nil)) { try meetup.apply(.withdraw, by: Self.third, at: 1) }
        #expect(throws: Meetup.Refusal.request(nil)) { try meetup.apply(.approve(Self.third), by: Self.host, at: 1) }
    }

    @Test("A direct request is between two: a third can't ask, and declining ends it")
    func direct() throws {
        var meetup = Meetup(Self.post(direct: true))
        try meetup.apply(.ask, by: Self.guest, at: 0)
        #expect(throws: Meetup.Refusal.notYours) { try meetup.apply(.ask, by: Self.third, at: 1) }
        try meetup.apply(.decline(Self.guest), by: Self.host, at: 2)
        #expect(meetup.status(at: 3) == .cancelled)
        #expect(meetup.request(of: Self.guest, at: 3) == .declined)
    }

    @Test("A clock that goes back can't put a deed before the one it answers")
    func clocks() throws {
        var meetup = Meetup(Self.post())
        try meetup.apply(.ask, by: Self.guest, at: 10_000)
        try meetup.apply(.approve(Self.guest), by: Self.host, at: 4_000)
        #expect(meetup.entries.map(\.time) == [10_000, 10_000])
    }

    @Test("A post says what is wrong with it")
    func faults() {
        var post = Self.post(ends: 3 * Self.hour)
        #expect(post.fault(at: 0) == nil)
        post.ends = post.starts
        #expect(post.fault(at: 0) == .endsBeforeStart)
        post.ends = post.starts + 30 * Self.hour
        #expect(post.fault(at: 0) == .tooFar)
        #expect(Self.post().fault(at: 73 * Self.hour) == .endsInThePast)
        post.title = "  "
        #expect(post.fault(at: 0) == .noTitle)
    }
}
