import Domain
import TestSupport
import Testing

@testable import Store

@Suite struct SQLiteAreaMapTests {
    private let folder: TemporaryFolder
    private let database: UserDatabase

    init() throws {
        folder = try TemporaryFolder()
        database = try UserDatabase(path: folder.file("quad.db"))
    }

    private var map: any AreaMap { SQLiteAreaMap(database: database.database) }

    private static let centre = Coordinate(latitude: 51.0786, longitude: -114.132)
    private static let campus = Campus(
        id: CampusID("hill"), name: "Hill College", fence: Geofence(centre: centre, radius: 400), credit: "© somebody")

    private static func area(_ id: String, east: Double, holes: Bool = false) -> Area {
        let corner = centre.moved(east: east, north: 0)
        func ring(_ from: Double, _ size: Double) -> [Coordinate] {
            [(from, from), (from + size, from), (from + size, from + size), (from, from + size)].map {
                corner.moved(east: $0.0, north: $0.1)
            }
        }
        let polygon = AreaPolygon(rings: holes ? [ring(0, 40), ring(10, 10)] : [ring(0, 40)])
        return Area(
            id: AreaID("hill/" + id), name: "Hall \(id)", code: id, kind: "hall", shape: .polygons([polygon]),
            centre: polygon.centroid, radius: 50)
    }

    @Test("What is saved comes back, outlines to the last bit")
    func roundTrip() async throws {
        let areas = [Self.area("A", east: 0, holes: true), Self.area("B", east: 100)]
        try await map.save(Self.campus, areas: areas)
        #expect(try await map.campuses() == [Self.campus])
        #expect(try await map.areas(of: Self.campus.id) == areas)
        #expect(try await map.areas(of: CampusID("other")).isEmpty)
    }

    @Test("Saving again takes the place of what was there, in the index of boxes too")
    func replacing() async throws {
        try await map.save(Self.campus, areas: [Self.area("A", east: 0), Self.area("B", east: 100)])
        try await map.save(Self.campus, areas: [Self.area("C", east: 200)])
        #expect(try await map.areas(around: Self.centre, metres: 90).isEmpty)
        #expect(try await map.areas(around: Self.centre, metres: 210) == [AreaID("hill/C")])
        try await map.remove(Self.campus.id)
        #expect(try await map.campuses().isEmpty)
        #expect(try await map.areas(around: Self.centre, metres: 1_000).isEmpty)
    }

    @Test("When one area can't be stored, none of the file is")
    func allOrNothing() async throws {
        let twice = [Self.area("A", east: 0), Self.area("A", east: 100)]
        await #expect(throws: StorageError.self) { try await map.save(Self.campus, areas: twice) }
        #expect(try await map.campuses().isEmpty)
    }

    @Test("Bytes of an outline that were cut are not taken for one")
    func damagedOutline() {
        let bytes = OutlineBytes.bytes(of: Self.area("A", east: 0, holes: true).polygons)
        for length in 1..<bytes.count {
            #expect(bytes[..<length].withUnsafeBytes { OutlineBytes.polygons($0) } == nil, "\(length)")
        }
        #expect(bytes.withUnsafeBytes { OutlineBytes.polygons($0) }?.count == 1)
    }
}
