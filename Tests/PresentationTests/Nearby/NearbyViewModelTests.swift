import Domain
import Presentation
import TestSupport
import Testing

private struct NearbyZone: LocalTimeReading {
    func localTime(at instant: Int64) -> LocalTime {
        LocalTime(hour: Int(instant / 3_600_000 % 24), minute: Int(instant / 60_000 % 60))
    }
    func day(at instant: Int64) -> LocalDay { LocalDay(Int(instant / 86_400_000)) }
    func start(of day: LocalDay) -> Int64 { Int64(day.number) * 86_400_000 }
}

private struct Noon: WallClock {
    static let time: Int64 = 20_000 * 86_400_000 + 12 * 3_600_000
    func now() -> Int64 { Self.time }
}

private struct NoSources: LocationSources {
    func recording(_ path: String) -> (any LocationSource)? { nil }
    func receiver(_ address: String) -> (any LocationSource)? { nil }
}

@Suite("Nearby: what keys do") @MainActor struct NearbyViewModelTests {
    private let nearby = FakeNearby()
    private let model: NearbyViewModel
    private let effects = Effects()
    private let me = UserID("@1:host")
    private let an = UserID("@2:host")
    private let campus = Campus(
        id: CampusID("u"), name: "Hill College",
        fence: Geofence(centre: Coordinate(latitude: 51, longitude: -114), radius: 500))
    private let hall = Area(
        id: AreaID("u/H"), name: "Old Hall", code: "H", shape: .point,
        centre: Coordinate(latitude: 51, longitude: -114))

    @MainActor private final class Effects {
        var all: [NearbyEffect] = []
        var toasts: [String] { all.compactMap { if case .toast(let text) = $0 { text.string } else { nil } } }
        var notices: [String] { all.compactMap { if case .notify(let text) = $0 { text.string } else { nil } } }
    }

    init() {
        let effects = effects
        model = NearbyViewModel(
            nearby: nearby, sources: NoSources(), clock: Noon(), zone: NearbyZone(), words: Words(),
            perform: { effects.all.append($0) })
    }

    private func heard(until holds: (NearbyState) -> Bool) async {
        while !holds(model.state) { await Task.yield() }
        await model.settle()
    }

    private func here(_ change: (inout NearbySnapshot) -> Void = { _ in }) async {
        var snapshot = NearbySnapshot()
        snapshot.place = .campus(campus, area: hall, isInside: true)
        snapshot.source = .declared
        snapshot.areas = [hall]
        snapshot.names = [me: "Mai", an: "An"]
        change(&snapshot)
        await nearby.set(snapshot)
        await heard { $0.snapshot == snapshot }
    }

    private func press(_ id: ActionID) async {
        _ = model.handle(.run(id))
        await model.settle()
    }

    private func post(by user: UserID, title: String = "Coffee?") -> MeetupPost {
        MeetupPost(
            id: MeetupID(title), by: user, campus: campus.id, area: hall.id, areaName: hall.name, title: title,
            kind: .coffee, starts: Noon.time + 600_000, ends: Noon.time + 2_400_000, created: Noon.time)
    }

    @Test("The first area asks once who may see the student, with nobody chosen, and says what they would see")
    func firstVisit() async throws {
        model.start()
        await here()
        await heard { !$0.levels.isEmpty }
        let level = try #require(model.state.levels.last)
        #expect(level.kind == .visibility && level.selection.index == 0)
        #expect(level.note?.string.contains("Mai") == true && level.note?.string.contains("Old Hall") == true)
        await press(.open)
        #expect(await nearby.reaches == [nil])
        #expect(model.state.levels.isEmpty)
    }

    @Test("A post from a template takes two keys, and its times begin at the next quarter of an hour")
    func template() async throws {
        await nearby.show(to: nil)
        model.start()
        await here()
        await press(.newMeetup)
        await press(.open)
        await press(.open)
        let post = try #require(await nearby.posts.first)
        #expect(post.title == "Anyone for coffee?" && post.kind == .coffee && post.area == hall.id)
        #expect(post.starts == Noon.time + 15 * 60_000 && post.ends == post.starts + 30 * 60_000)
    }

    @Test("In the form, text is typed and choices turn; an end before the start can't be made")
    func form() async throws {
        await nearby.show(to: nil)
        model.start()
        await here()
        await press(.newMeetup)
        await press(.open)
        #expect(model.takesText)
        _ = model.handle(.type(" Now"))
        _ = model.handle(.run(.down))
        #expect(!model.takesText)
        _ = model.handle(.run(.right))
        _ = model.handle(.run(.down))
        for _ in 0..<9 { _ = model.handle(.run(.left)) }
        await press(.open)
        let post = try #require(await nearby.posts.first)
        #expect(post.title == "Anyone for coffee? Now")
        #expect(post.starts == Noon.time + 30 * 60_000 && post.ends - post.starts == 15 * 60_000)
    }

    @Test("A request is told, counted on the tab, approved by one key, after the note on meeting safely")
    func request() async throws {
        await nearby.show(to: nil)
        await nearby.forgetNote()
        model.start()
        await here()
        var meetup = Meetup(post(by: me))
        try meetup.apply(.ask, by: an, at: Noon.time)
        await here { $0.meetups = [meetup] }
        #expect(model.badge == 1)
        #expect(effects.notices == ["An asks to join “Coffee?”"])
        #expect(model.state.selected == .request(MeetupID("Coffee?"), an))
        await press(.approveRequest)
        guard case .safety? = model.state.levels.last?.kind else {
            Issue.record("no note")
            return
        }
        #expect(await nearby.deeds.isEmpty)
        await press(.open)
        #expect(await nearby.deeds == [.approve(an)])
    }

    @Test("Who is declined hears it without a reason")
    func declined() async throws {
        await nearby.show(to: nil)
        model.start()
        var meetup = Meetup(post(by: an))
        try meetup.apply(.ask, by: me, at: Noon.time)
        await here { $0.meetups = [meetup] }
        try meetup.apply(.decline(me), by: an, at: Noon.time + 1)
        await here { $0.meetups = [meetup] }
        #expect(effects.notices == ["“Coffee?”: not this time"])
    }

    @Test("Coordinates are read in the forms that people write, and a likely wrong sign is asked about")
    func coordinates() async throws {
        model.start()
        func type(_ text: String) async {
            await press(.nearbyPlace)
            for _ in 0..<2 where model.state.levels.last?.selected?.choice != .typed { _ = model.handle(.run(.down)) }
            await press(.open)
            _ = model.handle(.type(text))
            await press(.open)
        }
        for text in ["51.0791, -114.1282", "51.0791 −114.1282", "51.0791N 114.1282W", "51.0791° N, 114.1282° W"] {
            await type(text)
            let place = try #require(await nearby.places.last)
            #expect(abs(place.latitude - 51.0791) < 1e-9 && abs(place.longitude + 114.1282) < 1e-9, "\(text)")
        }
        await type("somewhere")
        #expect(effects.toasts.last?.hasPrefix("That is no latitude") == true)
        while !model.state.levels.isEmpty { _ = model.handle(.run(.back)) }
        await nearby.suggest(Coordinate(latitude: 51, longitude: -114))
        await type("51, 114")
        #expect(model.state.levels.last?.title.string == "Is a sign missing?")
        await press(.open)
        #expect(await nearby.places.last == Coordinate(latitude: 51, longitude: -114))
    }

    @Test("What was just done is taken back by undo, and nothing else is")
    func undo() async throws {
        await nearby.show(to: nil)
        model.start()
        var meetup = Meetup(post(by: an))
        try meetup.apply(.ask, by: me, at: Noon.time - 5_000)
        await here { $0.meetups = [meetup] }
        #expect(model.reason(against: .undo) == nil)
        await press(.undo)
        #expect(await nearby.deeds == [.undo])
        var old = Meetup(post(by: an))
        try old.apply(.ask, by: me, at: Noon.time - 50_000)
        await here { $0.meetups = [old] }
        #expect(model.reason(against: .undo) != nil)
    }
}
