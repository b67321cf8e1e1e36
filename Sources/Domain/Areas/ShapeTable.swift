/// Outlines and centres of areas in flat arrays, as ``AreaIndex`` is built from them.
///
/// A *part* is one polygon with its holes. Its rings stand behind one another, each closed, with a not-a-number between
/// two of them: a comparison with it is false, so that no edge runs from ring to ring. `x` is east, `y` north, degrees.
public struct ShapeTable: Sendable {
    var vertices: [SIMD2<Double>] = []
    /// Where each part ends in ``vertices``.
    var partEnds: [UInt32] = []
    var partAreas: [UInt32] = []
    var centres: [SIMD2<Double>] = []
    /// Metres within which an area counts as near.
    var reaches: [Float] = []
    var hasParts: [Bool] = []

    public init() {}

    public init(_ areas: some Sequence<Area>) {
        for area in areas {
            add(centre: area.centre, reach: max(AreaIndex.reach, min(AreaIndex.longestReach, area.radius ?? 0)))
            for polygon in area.polygons {
                addPart(polygon.rings.map { ring in ring.map { SIMD2($0.longitude, $0.latitude) } })
            }
        }
    }

    public var count: Int { centres.count }

    public mutating func reserve(areas: Int, vertices count: Int) {
        vertices.reserveCapacity(count)
        partEnds.reserveCapacity(areas)
        partAreas.reserveCapacity(areas)
        centres.reserveCapacity(areas)
        reaches.reserveCapacity(areas)
        hasParts.reserveCapacity(areas)
    }

    /// Begins an area; the parts added next are its own.
    public mutating func add(centre: Coordinate, reach: Double = AreaIndex.reach) {
        centres.append(SIMD2(centre.longitude, centre.latitude))
        reaches.append(Float(reach))
        hasParts.append(false)
    }

    /// Adds a polygon to the last area. A polygon over the 180th meridian, or around a pole, is held as copies on both
    /// sides of the map.
    public mutating func addPart(_ rings: [[SIMD2<Double>]]) {
        let start = vertices.count
        var isFirst = true
        for ring in rings where ring.count >= 3 {
            if !isFirst { vertices.append(SIMD2(.nan, .nan)) }
            isFirst = false
            ring.withUnsafeBufferPointer { addRing($0) }
        }
        close(partAt: start)
    }

    /// As ``addPart(_:)`` for one ring without holes.
    public mutating func addPart(ring: UnsafeBufferPointer<SIMD2<Double>>) {
        let start = vertices.count
        if ring.count >= 3 { addRing(ring) }
        close(partAt: start)
    }

    /// Lays a ring out without jumps: a step of more than half the world is meant the short way round.
    private mutating func addRing(_ ring: UnsafeBufferPointer<SIMD2<Double>>) {
        let first = ring[0]
        var (before, shift, sum) = (first.x, 0.0, 0.0)
        for vertex in ring {
            shift += Self.turn(from: before, to: vertex.x)
            before = vertex.x
            sum += vertex.y
            vertices.append(SIMD2(vertex.x + shift, vertex.y))
        }
        shift += Self.turn(from: before, to: first.x)
        if shift != 0 {
            // It went around the world: what it encloses reaches to the pole on its side.
            let pole = sum < 0 ? -91.0 : 91
            vertices += [SIMD2(first.x + shift, first.y), SIMD2(first.x + shift, pole), SIMD2(first.x, pole), first]
        } else if ring[ring.count - 1] != first {
            vertices.append(first)
        }
    }

    private static func turn(from: Double, to: Double) -> Double {
        let step = to - from
        // A step of exactly the whole world is an edge of a world map's frame.
        return step > 180 && step < 360 ? -360 : step < -180 && step > -360 ? 360 : 0
    }

    private mutating func close(partAt start: Int) {
        guard vertices.count > start, let area = centres.indices.last else { return }
        hasParts[area] = true
        var (west, east) = (Double.infinity, -Double.infinity)
        for vertex in vertices[start...] where vertex.x == vertex.x {
            west = min(west, vertex.x)
            east = max(east, vertex.x)
        }
        let end = vertices.count
        partEnds.append(UInt32(end))
        partAreas.append(UInt32(area))
        for shift in [-360.0, 360] where west < -180 && shift > 0 || east > 180 && shift < 0 {
            for index in start..<end { vertices.append(vertices[index] + SIMD2(shift, 0)) }
            partEnds.append(UInt32(vertices.count))
            partAreas.append(UInt32(area))
        }
    }
}
