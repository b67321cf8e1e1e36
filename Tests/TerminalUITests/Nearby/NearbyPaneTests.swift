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

@Suite("Nearby on the screen") struct NearbyPaneTests {
    private static let me = UserID("@1:host")
    private static let an = UserID("@2:host")
    private static let bao = UserID("@3:host")
    private static let noon: Int64 = 20_000 * 86_400_000 + 12 * 3_600_000
    private static let centre = Coordinate(latitude: 51.0791, longitude: -114.1282)

    private static func area(_ code: String, _ name: String, _ east: Double, _ north: Double, hasOutline: Bool) -> Area
    {
        let middle = centre.moved(east: east, north: north)
        let ring = [(-35.0, -18.0), (35, -18), (35, 18), (-35, 18)].map { middle.moved(east: $0.0, north: $0.1) }
        return Area(
            id: AreaID("u/" + code), name: name, code: code,
            shape: hasOutline ? .polygons([AreaPolygon(rings: [ring])]) : .point, centre: middle)
    }

    private static let areas = [
        area("SA", "Science A", 0, 0, hasOutline: true), area("SB", "Science B", 95, 45, hasOutline: true),
        area("MS", "Mathematical Sciences", -100, 60, hasOutline: true),
        area("EEEL", "Energy Laboratory", -60, -80, hasOutline: false),
    ]

    private static let campus = Campus(
        id: CampusID("u"), name: "University of Calgary", fence: Geofence(centre: centre, radius: 900),
        credit: GeoJSONReader.openStreetMap)

    private static func post(_ id: String, by user: UserID, _ title: String, _ minute: Int64) -> MeetupPost {
        MeetupPost(
            id: MeetupID(id), by: user, campus: campus.id, area: areas[0].id, areaName: "Science A", title: title,
            kind: .coffee, starts: noon + minute * 60_000, ends: noon + (minute + 30) * 60_000, created: noon)
    }

    /// Somebody is here, somebody asks, something is proposed.
    private static var state: NearbyState {
        var state = NearbyState(me: me)
        var snapshot = NearbySnapshot()
        snapshot.place = .campus(campus, area: areas[0], isInside: true)
        snapshot.source = .declared
        snapshot.areas = areas
        snapshot.nextDoor = [areas[1].id, areas[2].id]
        snapshot.reach = .contacts
        snapshot.names = [me: "Mai", an: "An", bao: "Bảo"]
        snapshot.view.people = [
            NearbyPerson(id: an, name: "An", interests: ["biology", "hiking"], isContact: true),
            NearbyPerson(id: bao, name: "Bảo", interests: ["film"], isContact: false),
        ]
        snapshot.view.unseen = 1
        snapshot.view.neighbours = [areas[1].id: 2]
        var lunch = Meetup(post("lunch", by: me, "Lunch, anyone?", 60))
        // Both are allowed: a post that has just been made.
        _ = try? lunch.apply(.ask, by: an, at: noon)
        snapshot.meetups = [Meetup(post("coffee", by: an, "Coffee before the lab?", 30)), lunch]
        state.snapshot = snapshot
        state.now = noon
        state.rows = [
            .person(an), .person(bao), .request(MeetupID("lunch"), an), .meetup(MeetupID("coffee")),
            .own(MeetupID("lunch")),
        ]
        state.selection = ListSelection(count: state.rows.count)
        state.selection.select(3)
        state.map.look(at: campus, around: areas[0].centre)
        return state
    }

    private func pane(_ state: NearbyState, _ words: Words = Words()) -> NearbyPane {
        NearbyPane(state, format: Format(words), zone: UTCZone(), keys: .standard)
    }

    @Test(
        "Place, map, people, requests and meetups at every size", arguments: [(40, 10), (53, 20), (93, 36), (159, 56)])
    func sizes(width: Int, height: Int) throws {
        try expectFrame("nearby-\(width)x\(height)", pane(Self.state), width, height)
    }

    @Test("In Vietnamese, before a place is known, off campus, and with the cross on the map")
    func others() throws {
        try expectFrame("nearby-53x20-vi", pane(Self.state, .vietnamese), 53, 20)
        var empty = NearbyState(me: Self.me)
        try expectFrame("nearby-empty-53x20", pane(empty), 53, 20)
        empty.snapshot.place = .offCampus
        try expectFrame("nearby-off-40x10", pane(empty), 40, 10)
        var moving = Self.state
        moving.movesCross = true
        try expectFrame("nearby-map-53x20", pane(moving), 53, 20)
    }

    @Test("The credit of the map's data stands wherever it is shown", arguments: [(40, 10), (53, 20), (159, 56)])
    func credit(width: Int, height: Int) {
        let rows = frame(pane(Self.state), width, height).joined()
        #expect(rows.contains("OpenStreetMap contributors"))
    }

    @Test("No coordinate is ever drawn")
    func coordinates() {
        for (width, height) in [(40, 10), (53, 20), (159, 56)] {
            let rows = frame(pane(Self.state), width, height).joined()
            #expect(!rows.contains("51.0") && !rows.contains("114."))
        }
    }

    @Test("Nothing breaks where there is hardly any room")
    func tiny() {
        for (width, height) in [(1, 1), (2, 3), (9, 2), (20, 5)] { _ = frame(pane(Self.state), width, height) }
    }
}
