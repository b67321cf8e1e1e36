private import CMath

/// Answers which area holds a point, else which one is nearest: a uniform grid over flat arrays, built once.
///
/// Everything of a grid's cell lies together, in the order in which it is looked at: a box for each part, then the
/// outlines. Where areas overlap, the one with the smallest footprint answers.
// What the pointers lead to is written by init alone and read only afterwards.
public final class AreaIndex: @unchecked Sendable {
    /// Metres within which an area without a radius of its own counts as near.
    public static let reach = 75.0
    /// Metres; a longer radius of a source is cut to it.
    public static let longestReach = 300.0

    public let count: Int
    let grid: AreaGrid
    /// Where each cell's parts begin; one more at the end. Cells run eastwards, then northwards.
    let starts: UnsafeMutablePointer<UInt32>
    /// West, south, minus east, minus north of a part, so that one comparison tells whether a point is in the box.
    let boxes: UnsafeMutablePointer<SIMD4<Float>>
    let parts: UnsafeMutablePointer<Part>
    let vertices: UnsafeMutablePointer<SIMD2<Double>>
    let centreStarts: UnsafeMutablePointer<UInt32>
    let centres: UnsafeMutablePointer<SIMD2<Double>>
    /// The area of each centre.
    let owners: UnsafeMutablePointer<UInt32>
    let reaches: [Float]
    let hasParts: [Bool]
    let widestReach: Double
    /// Parts so wide that they would fill the grid; looked at one by one.
    let wide: [WidePart]

    struct Part {
        let first: UInt32
        let end: UInt32
        let area: UInt32
    }

    struct WidePart {
        let part: Part
        let size: Double
    }

    /// An answer.
    public struct Match: Sendable, Hashable {
        /// The area's place in what the index was built from.
        public let index: Int
        /// 0 inside; else metres to the outline, or to the centre of an area without one.
        public let metres: Double
        /// Farther away than the area reaches, and told only because slack was given.
        public let isBeyond: Bool

        public var isInside: Bool { metres == 0 }

        public init(index: Int, metres: Double, isBeyond: Bool = false) {
            self.index = index
            self.metres = metres
            self.isBeyond = isBeyond
        }
    }

    public convenience init(_ areas: some Sequence<Area>) { self.init(ShapeTable(areas)) }

    public init(_ table: ShapeTable) {
        var build = AreaIndexBuild(table)
        build.run()
        count = table.count
        (grid, wide) = (build.grid, build.wide)
        (starts, boxes, parts) = (build.starts, build.boxes, build.parts)
        (vertices, centreStarts, centres, owners) = (build.vertices, build.centreStarts, build.centres, build.owners)
        reaches = table.reaches
        hasParts = table.hasParts
        widestReach = Double(table.reaches.max() ?? 0)
    }

    deinit {
        starts.deallocate()
        boxes.deallocate()
        parts.deallocate()
        vertices.deallocate()
        centreStarts.deallocate()
        centres.deallocate()
        owners.deallocate()
    }

    /// The area that holds the point, the smallest footprint first; `nil` where none does.
    public func containing(_ point: Coordinate) -> Int? {
        let (x, y) = Self.normal(point)
        return containing(x, y)
    }

    /// The containing area, else the nearest of those within their reach.
    public func lookup(_ point: Coordinate) -> Match? {
        let (x, y) = Self.normal(point)
        if let inside = containing(x, y) { return Match(index: inside, metres: 0) }
        return nearestInReach(point, x, y)
    }

    /// Areas by their distance, those that hold the point first; only what is within its reach, and `metres` at most.
    ///
    /// - Parameter slack: Metres beyond its reach at which an area is told as well.
    public func near(_ point: Coordinate, within metres: Double, slack: Double = 0) -> [Match] {
        let (x, y) = Self.normal(point)
        return within(reach: metres, slack, of: point, x, y)
    }

    /// The containing area, else the one whose centre is nearest, however far.
    public func containingElseNearest(_ point: Coordinate) -> (index: Int, isInside: Bool)? {
        let (x, y) = Self.normal(point)
        if let inside = containing(x, y) { return (inside, true) }
        return nearestCentre(x, y).map { ($0, false) }
    }

    /// East in −180..<180, north short of the poles.
    @inline(__always)
    static func normal(_ point: Coordinate) -> (x: Double, y: Double) {
        let x = point.longitude
        return (
            x >= 180 ? x - 360 : x < -180 ? x + 360 : x, max(-89.999_999_9, min(89.999_999_9, point.latitude))
        )
    }

    @inline(__always)
    func containing(_ x: Double, _ y: Double) -> Int? {
        if let cell = grid.cell(x, y) {
            let point = SIMD4(Float(x), Float(y), -Float(x), -Float(y))
            for entry in Int(starts[cell])..<Int(starts[cell + 1]) where all(point .>= boxes[entry]) {
                if holds(parts[entry], x, y) { return Int(parts[entry].area) }
            }
        }
        // What is too wide for the grid is larger than all that fits into it.
        return wide.isEmpty ? nil : wide.first { holds($0.part, x, y) }.map { Int($0.part.area) }
    }

    /// Even-odd: a ray to the east crosses the outline an odd number of times. A point on an edge belongs to one side.
    @inline(__always)
    func holds(_ part: Part, _ x: Double, _ y: Double) -> Bool {
        var isInside = false
        var before = vertices[Int(part.first)]
        for index in Int(part.first) + 1..<Int(part.end) {
            let vertex = vertices[index]
            if (vertex.y > y) != (before.y > y),
                x < (before.x - vertex.x) * (y - vertex.y) / (before.y - vertex.y) + vertex.x
            {
                isInside.toggle()
            }
            before = vertex
        }
        return isInside
    }
}
