import Domain
import Foundation
import Services
import Store
import TestSupport
import Testing

@Suite("Where a student is, and what others learn of it") struct NearbyServiceTests {
    private let folder: TemporaryFolder
    private static let centre = Coordinate(latitude: 45.48, longitude: -122.63)
    private static let unitID = UnitID(209_922)
    private static let campus = Campus(
        id: CampusID(unitID), name: "Reed College", fence: Geofence(centre: centre, radius: 400), credit: "© somebody")
    private static let halls = (0..<3).map { number in
        Area(
            id: AreaID("209922/\(number)"), name: "Hall \(number)", shape: .point,
            centre: centre.moved(east: Double(number) * 60, north: 0))
    }

    init() throws {
        folder = try TemporaryFolder()
        // Tables of areas that name no campus.
        try FileManager.default.createDirectory(atPath: folder.file("areas"), withIntermediateDirectories: true)
        try "id,name,latitude,longitude,radius,credit\n".write(
            toFile: folder.file("areas/campuses.csv"), atomically: true, encoding: .utf8)
    }

    private struct Student {
        let service: NearbyService
        let chat: ChatService
        let stores: ChatStores
        let database: UserDatabase
        let user: UserID

        func snapshot(where holds: @Sendable (NearbySnapshot) -> Bool) async -> NearbySnapshot {
            for await snapshot in await service.updates() where holds(snapshot) { return snapshot }
            return NearbySnapshot()
        }
    }

    private struct Now: WallClock {
        func now() -> Int64 { 1_000_000 }
    }

    private func student(_ name: String, hasAreas: Bool = true) async throws -> Student {
        let database = try UserDatabase(path: folder.file("quad.db"))
        let account = try await database.people.makeAccount(named: name)
        try await database.people.save(name: name, isFindable: false, of: account)
        let map = database.areas(resources: folder.path)
        if hasAreas { try await map.save(Self.campus, areas: Self.halls) }
        let settings = FakeSettings()
        let stores = try database.chat(for: account, clock: Now())
        let chat = ChatService(
            store: stores.store, transport: stores.transport, people: database.people, settings: settings, clock: Now(),
            minuteOfDay: { _ in 720 })
        try await chat.start()
        let service = NearbyService(
            store: stores.nearby, map: map, catalog: FakeCatalog([.fixture(id: Self.unitID.rawValue)]),
            settings: settings,
            chat: chat, clock: Now(), signals: { await stores.transport.signals() })
        await service.start()
        return Student(service: service, chat: chat, stores: stores, database: database, user: stores.transport.user)
    }

    @Test("Two in the same hall see each other once both let them, and not after one has left")
    func presence() async throws {
        let (mai, an) = (try await student("Mai"), try await student("An"))
        for one in [mai, an] { try await one.service.declare(Self.halls[0].id, on: Self.campus) }
        #expect(await mai.service.snapshot.view.people.isEmpty)
        try await an.service.show(to: .everyone)
        #expect(await mai.snapshot { !$0.view.people.isEmpty }.view.people.map(\.name) == ["An"])
        #expect(await an.service.snapshot.view.people.isEmpty)
        // Next door they are counted.
        try await an.service.declare(Self.halls[1].id, on: Self.campus)
        #expect(await mai.snapshot { $0.view.people.isEmpty }.view.neighbours == [Self.halls[1].id: 1])
        try await an.service.leave()
        #expect(await mai.snapshot { $0.view.neighbours.isEmpty }.place.area?.id == Self.halls[0].id)
        let gone = await an.service.snapshot
        #expect(gone.place == .offCampus && gone.areas.isEmpty && gone.position == nil && gone.reach == nil)
    }

    @Test("A typed place is looked up, rounded, and said to be near where it is not inside")
    func typed() async throws {
        let mai = try await student("Mai")
        try await mai.service.locate(Self.centre.moved(east: 13, north: 8), kind: .typed)
        let snapshot = await mai.service.snapshot
        guard case .campus(let campus, let area, let isInside) = snapshot.place else {
            Issue.record("\(snapshot.place)")
            return
        }
        #expect(campus.id == Self.campus.id && area?.id == Self.halls[0].id && !isInside)
        let position = try #require(snapshot.position)
        #expect((position.latitude * 10_000).rounded() / 10_000 == position.latitude)
        try await mai.service.locate(Coordinate(latitude: 0, longitude: 0), kind: .typed)
        #expect(await mai.service.snapshot.place == .offCampus)
        #expect(await mai.service.snapshot.position == nil)
    }

    @Test("A wrong sign is noticed where the right one leads to a campus")
    func sign() async throws {
        let mai = try await student("Mai")
        let wrong = Coordinate(latitude: Self.centre.latitude, longitude: -Self.centre.longitude)
        #expect(try await mai.service.likelySign(of: wrong) == Self.centre)
        #expect(try await mai.service.likelySign(of: Self.centre) == nil)
        #expect(try await mai.service.likelySign(of: Coordinate(latitude: 1, longitude: 1)) == nil)
    }

    @Test("A recorded walk leads from hall to hall, and off the campus at its end")
    func walk() async throws {
        let mai = try await student("Mai")
        var points: [GPXReader.Point] = []
        for step in 0..<40 {
            let east = Double(step) * 4
            points.append(.init(coordinate: Self.centre.moved(east: east, north: 3), time: Int64(step) * 3_000))
        }
        for step in 40..<60 {
            let east = 160 + Double(step - 40) * 40
            points.append(.init(coordinate: Self.centre.moved(east: east, north: 3), time: Int64(step) * 3_000))
        }
        await mai.service.follow(RecordedWalk(points, speed: 10_000))
        var areas: [String] = []
        for await snapshot in await mai.service.updates() {
            if let area = snapshot.place.area?.name, areas.last != area { areas.append(area) }
            if snapshot.place == .offCampus { break }
        }
        #expect(areas.last == "Hall 2" && Set(areas).count == areas.count)
    }

    @Test("An approval opens the conversation with a card, for the asker without a question")
    func meeting() async throws {
        let (mai, an) = (try await student("Mai"), try await student("An"))
        for one in [mai, an] { try await one.service.declare(Self.halls[0].id, on: Self.campus) }
        let post = MeetupPost(
            by: an.user, campus: Self.campus.id, area: Self.halls[0].id, areaName: "Hall 0", title: "Coffee?",
            kind: .coffee, starts: 2_000_000, ends: 4_000_000, created: 1_000_000)
        try await an.service.post(post)
        _ = await mai.snapshot { !$0.meetups.isEmpty }
        _ = try await mai.service.apply(.ask, to: post.id, telling: "")
        let room = try #require(try await an.service.apply(.approve(mai.user), to: post.id, telling: ""))
        _ = await mai.snapshot { $0.meetups.first?.request(of: mai.user, at: 1_000_000) == .approved }
        var joined: Conversation?
        while joined == nil {
            joined = try await mai.chat.conversations().first { $0.id == room && $0.membership == .join }
            await Task.yield()
        }
        #expect(joined?.last?.body.contains("quad://meetup/\(post.id.rawValue)") == true)
    }

    @Test("A post that is over before it begins is refused in its own words")
    func faults() async throws {
        let mai = try await student("Mai")
        let post = MeetupPost(
            by: mai.user, campus: Self.campus.id, area: Self.halls[0].id, areaName: "Hall 0", title: "Coffee?",
            kind: .coffee, starts: 5, ends: 4, created: 0)
        await #expect(throws: NearbyError.post(.endsBeforeStart)) { try await mai.service.post(post) }
    }
}
