import Domain
import Foundation
import TestSupport
import Testing

/// Real campuses, where a folder of data is named by QUAD_REAL_DATA.
@Suite struct RealCampusTests {
    private static let folder = ProcessInfo.processInfo.environment["QUAD_REAL_DATA"]

    private static func areas(_ name: String) throws -> [Area] {
        let bytes = [UInt8](try Data(contentsOf: URL(fileURLWithPath: (folder ?? "") + "/campuses/\(name).geojson")))
        return try GeoJSONReader.read(bytes, campus: CampusID(name)).areas
    }

    @Test(
        "The index finds in each real file what looking at every outline finds", .enabled(if: folder != nil),
        arguments: [
            ("purdue_buildings", 234), ("colorado_college_buildings", 72), ("ubc_buildings", 266),
            ("ucalgary_areas_derived", 56),
        ])
    func oracle(name: String, atLeast: Int) throws {
        let areas = try Self.areas(name)
        #expect(areas.count >= atLeast)
        let index = AreaIndex(areas)
        let points = areas.flatMap { $0.polygons.flatMap(\.rings).joined() }
        let (south, north) = (points.map(\.latitude).min() ?? 0, points.map(\.latitude).max() ?? 0)
        let (west, east) = (points.map(\.longitude).min() ?? 0, points.map(\.longitude).max() ?? 0)
        let seed = UInt64.random(in: 0...UInt64.max)
        var random = SeededGenerator(seed: seed)
        for number in 0..<Stress.count("AREA_POINTS", full: 100_000) {
            // Half of them close to an outline's corner, where boxes and cells meet.
            var point = Coordinate(
                latitude: .random(in: south...north, using: &random),
                longitude: .random(in: west...east, using: &random))
            if number % 2 == 0, let corner = points.randomElement(using: &random) {
                point = corner.moved(
                    east: .random(in: -20...20, using: &random), north: .random(in: -20...20, using: &random))
            }
            let all = areas.indices.filter { AreaIndexTests.holds(areas[$0], point) }
            let found = index.containing(point)
            if found.map(all.contains) ?? all.isEmpty { continue }
            Issue.record("\(name), seed \(seed): \(point)")
            return
        }
    }

    @Test("The walk over a campus names the true nearest building", .enabled(if: folder != nil))
    func walk() throws {
        let areas = try Self.areas("ucalgary_buildings")
        let index = AreaIndex(areas)
        let file = (Self.folder ?? "") + "/campuses/ucalgary_synthetic_walk.gpx"
        let bytes = [UInt8](try Data(contentsOf: URL(fileURLWithPath: file)))
        let points = try GPXReader.points(bytes)
        let truths = String(decoding: bytes, as: UTF8.self).components(separatedBy: "<type>").dropFirst().map {
            String($0.prefix { $0 != "<" })
        }
        #expect(points.count == 178 && truths.count == 178)
        var tracker = AreaTracker()
        let campus = CampusID("ucalgary")
        let fence = Geofence(centre: Coordinate(latitude: 51.0786, longitude: -114.132), radius: 1_100)
        var (right, changes, trueChanges) = (0, 0, 0)
        var (before, trueBefore): (String?, String?) = (nil, truths.first)
        for (point, truth) in zip(points, truths) {
            _ = tracker.take(LocationFix(point.coordinate, time: point.time ?? 0)) { place, _, slack in
                fence.distance(to: place) <= slack ? campus : nil
            } areas: { _, place in
                index.near(place, within: 300, slack: 20).map {
                    AreaSpot(area: areas[$0.index].id, metres: $0.metres, isBeyond: $0.isBeyond)
                }
            }
            let name = tracker.place.area.flatMap { spot in areas.first { $0.id == spot.area }?.code }
            if name == truth { right += 1 }
            if let before, name != before { changes += 1 }
            if truth != trueBefore { trueChanges += 1 }
            (before, trueBefore) = (name, truth)
        }
        print("walk: \(right) of 178, \(changes) changes, \(trueChanges) true ones")
        #expect(right >= 173, "\(right) of 178")
        #expect(changes <= trueChanges, "\(changes) against \(trueChanges)")
    }
}
