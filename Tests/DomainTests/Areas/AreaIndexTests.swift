import Domain
import Glibc
import TestSupport
import Testing

@Suite struct AreaIndexTests {
    static let campus = CampusID("test")

    static func area(_ name: String, _ rings: [[(Double, Double)]]..., radius: Double? = nil) -> Area {
        let polygons = rings.map { rings in
            AreaPolygon(rings: rings.map { $0.map { Coordinate(latitude: $0.1, longitude: $0.0) } })
        }
        let shape: Area.Shape = polygons.isEmpty ? .point : .polygons(polygons)
        return Area(
            id: AreaID(name), name: name, shape: shape,
            centre: polygons.first?.centroid ?? Coordinate(latitude: 0, longitude: 0), radius: radius)
    }

    static func square(_ x: Double, _ y: Double, _ side: Double) -> [(Double, Double)] {
        [(x, y), (x + side, y), (x + side, y + side), (x, y + side)]
    }

    static func point(_ x: Double, _ y: Double) -> Coordinate { Coordinate(latitude: y, longitude: x) }

    @Test("A point in a hole is outside, and one on an island in the hole is inside")
    func holes() {
        let index = AreaIndex([
            Self.area("ring", [Self.square(0, 0, 10), Self.square(2, 2, 6)]),
            Self.area("island", [Self.square(4, 4, 2)]),
        ])
        #expect(index.containing(Self.point(1, 1)) == 0)
        #expect(index.containing(Self.point(3, 3)) == nil)
        #expect(index.containing(Self.point(5, 5)) == 1)
        #expect(index.containing(Self.point(11, 5)) == nil)
    }

    @Test("Of two areas that overlap the smaller one answers, also when the larger one fills the grid")
    func overlap() {
        var areas = [Self.area("country", [Self.square(-50, -50, 100)]), Self.area("hall", [Self.square(0, 0, 0.01)])]
        for number in 0..<400 { areas.append(Self.area("far \(number)", [Self.square(Double(number % 20), 20, 0.01)])) }
        let index = AreaIndex(areas)
        #expect(index.containing(Self.point(0.005, 0.005)) == 1)
        #expect(index.containing(Self.point(-30, -30)) == 0)
        #expect(index.containing(Self.point(60, 0)) == nil)
    }

    @Test("An area over the 180th meridian holds points on both of its sides")
    func antimeridian() {
        let index = AreaIndex([Self.area("fiji", [[(179, -18), (-179, -18), (-179, -16), (179, -16)]])])
        for x in [179.5, 180, -180, -179.5] { #expect(index.containing(Self.point(x, -17)) == 0, "\(x)") }
        for x in [178.5, 0, -178.5] { #expect(index.containing(Self.point(x, -17)) == nil, "\(x)") }
        // Two metres beyond its eastern edge, and as far from the west round the world.
        #expect(index.lookup(Self.point(-178.999_98, -17))?.index == 0)
        #expect(index.lookup(Self.point(178.999_98, -17))?.index == 0)
    }

    @Test("A ring around a pole holds the pole", arguments: [1.0, -1])
    func poles(sign: Double) {
        let ring = stride(from: -180.0, to: 180, by: 30).map { ($0, 85 * sign) }
        let index = AreaIndex([Self.area("pole", [ring])])
        for x in [-180.0, -91, 0, 45, 179.9] {
            #expect(index.containing(Self.point(x, 89 * sign)) == 0, "\(x)")
            #expect(index.containing(Self.point(x, 90 * sign)) == 0, "\(x)")
            #expect(index.containing(Self.point(x, 80 * sign)) == nil, "\(x)")
        }
    }

    @Test("Near is measured to the outline, and to the centre of an area without one")
    func near() throws {
        let origin = Self.point(-114, 51)
        let east = origin.moved(east: 100, north: 0)
        let hall = [(0.0, 0.0), (80, 0), (80, 40), (0, 40)].map { origin.moved(east: $0.0, north: $0.1) }
        let kiosk = Area(id: AreaID("kiosk"), name: "Kiosk", shape: .point, centre: east)
        let index = AreaIndex([
            Area(
                id: AreaID("hall"), name: "Hall", shape: .polygons([AreaPolygon(rings: [hall])]),
                centre: origin.moved(east: 40, north: 20)), kiosk,
        ])
        let beside = try #require(index.lookup(origin.moved(east: 85, north: 20)))
        #expect(beside.index == 0 && abs(beside.metres - 5) < 0.1)
        let nearer = try #require(index.lookup(origin.moved(east: 96, north: 0)))
        #expect(nearer.index == 1 && abs(nearer.metres - 4) < 0.1)
        #expect(index.lookup(origin.moved(east: 30, north: 30))?.isInside == true)
        #expect(index.lookup(origin.moved(east: 300, north: 0)) == nil)
        #expect(index.near(origin.moved(east: 88, north: 0), within: 50).map(\.index) == [0, 1])
    }

    @Test("An area's own radius reaches farther than the usual one, up to a limit")
    func radius() {
        let centre = Self.point(-114, 51)
        let oval = Area(id: AreaID("oval"), name: "Oval", shape: .point, centre: centre, radius: 120)
        let index = AreaIndex([oval])
        #expect(index.lookup(centre.moved(east: 110, north: 0)) != nil)
        #expect(index.lookup(centre.moved(east: 130, north: 0)) == nil)
    }

    @Test("An index of nothing answers nothing")
    func empty() {
        let index = AreaIndex([])
        #expect(index.lookup(Self.point(0, 0)) == nil)
        #expect(index.containingElseNearest(Self.point(0, 0)) == nil)
    }

    /// The plainest test there is, apart from the index: over all rings, without boxes or cells.
    static func holds(_ area: Area, _ point: Coordinate) -> Bool {
        area.polygons.contains { polygon in
            var crossings = 0
            for ring in polygon.rings {
                for (position, end) in ring.enumerated() {
                    let start = ring[(position + ring.count - 1) % ring.count]
                    guard (end.latitude > point.latitude) != (start.latitude > point.latitude) else { continue }
                    let share = (point.latitude - end.latitude) / (start.latitude - end.latitude)
                    if point.longitude < (start.longitude - end.longitude) * share + end.longitude { crossings += 1 }
                }
            }
            return crossings % 2 == 1
        }
    }

    @Test("Random outlines with holes, some crossing themselves: the index finds what looking at each one finds")
    func oracle() {
        let seed = UInt64.random(in: 0...UInt64.max)
        var random = SeededGenerator(seed: seed)
        var areas: [Area] = []
        for number in 0..<300 {
            let (x, y) = (Double.random(in: -0.1...0.1, using: &random), Double.random(in: 50.9...51.1, using: &random))
            func ring(_ size: Double) -> [(Double, Double)] {
                (0..<Int.random(in: 3...14, using: &random)).map { _ in
                    (x + .random(in: -size...size, using: &random), y + .random(in: -size...size, using: &random))
                }
            }
            areas.append(Self.area("\(number)", number % 3 == 0 ? [ring(0.01), ring(0.004)] : [ring(0.01)]))
        }
        let index = AreaIndex(areas)
        for _ in 0..<Stress.count("AREA_POINTS", full: 100_000) {
            let point = Self.point(
                .random(in: -0.12...0.12, using: &random), .random(in: 50.88...51.12, using: &random))
            let found = index.containing(point)
            let all = areas.indices.filter { Self.holds(areas[$0], point) }
            #expect(found.map(all.contains) ?? all.isEmpty, "seed \(seed) at \(point)")
            let near = areas.indices.min { areas[$0].centre.flat(point) < areas[$1].centre.flat(point) }
            let nearest = index.containingElseNearest(point)
            if found == nil, let near, let nearest {
                #expect(
                    areas[nearest.index].centre.flat(point) <= areas[near].centre.flat(point) * (1 + 1e-9),
                    "seed \(seed) at \(point)")
            }
        }
    }
}

extension Coordinate {
    /// Squared distance on the plane around `other`, in degrees of latitude.
    fileprivate func flat(_ other: Coordinate) -> Double {
        let east = (longitude - other.longitude) * cos(other.latitude * .pi / 180)
        return east * east + (latitude - other.latitude) * (latitude - other.latitude)
    }
}
