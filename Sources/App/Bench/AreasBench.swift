import Domain
import Glibc
import Store

/// `quad bench areas`: which area holds a point, over a hundred thousand footprints and a million points.
enum AreasBench {
    static let figure = BenchFigure(
        "areas", summary: "a hundred thousand footprints, a million points: build, lookups, p50 and p99, points inside",
        options: [
            OptionSpec("input", value: "DIR", "areas: read polygons.f64, centres.f64 and points.f64 from DIR"),
            OptionSpec("areas", value: "N", "areas: so many footprints instead of 100,000"),
        ]
    ) { arguments, _ in
        let sample: AreaSample
        if let folder = arguments["input"] {
            guard let found = AreaSample(folder: folder) else {
                Output.problem("\(DisplayText(folder).string) holds no polygons.f64, centres.f64 and points.f64.")
                return false
            }
            sample = found
        } else {
            sample = AreaSample(areas: arguments["areas"].flatMap { Int($0) } ?? 100_000, points: 1_000_000)
        }
        measure(sample)
        return true
    }

    private static func measure(_ sample: AreaSample) {
        let size = [("areas", "\(sample.areas)"), ("points", "\(sample.points.count)")]
        func line(_ figure: String, _ unit: String, _ samples: [Double]) {
            print(BenchLine(bench: "areas", figure: figure, unit: unit, samples: samples, context: size).text)
        }
        var index = sample.index()
        var builds: [Double] = []
        for _ in 0..<5 {
            let start = Monotonic.now()
            index = sample.index()
            builds.append(Double(Monotonic.now() - start) / 1e6)
        }
        line("build", "ms", builds)
        var (rates, inside) = ([Double](), 0)
        for _ in 0..<7 {
            let start = Monotonic.now()
            inside = 0
            for point in sample.points where index.containingElseNearest(point)?.isInside == true { inside += 1 }
            rates.append(Double(sample.points.count) / (Double(Monotonic.now() - start) / 1e9))
        }
        line("containing else nearest centre", "a second", rates)
        line("points inside", "points", [Double(inside)])
        rates = []
        for _ in 0..<5 {
            let start = Monotonic.now()
            var found = 0
            for point in sample.points where index.lookup(point) != nil { found += 1 }
            rates.append(Double(sample.points.count) / (Double(Monotonic.now() - start) / 1e9))
        }
        line("containing else nearest outline in reach", "a second", rates)
        var single: [Double] = []
        single.reserveCapacity(200_000)
        for point in sample.points.prefix(200_000) {
            let start = Monotonic.now()
            _ = index.containingElseNearest(point)
            single.append(Double(Monotonic.now() - start) / 1e3)
        }
        line("one lookup", "µs", single)
    }
}

/// Footprints in groups of fifteen, as buildings lie on campuses, and points in and around them.
struct AreaSample {
    let outlines: [SIMD2<Double>]
    let centres: [SIMD2<Double>]
    let points: [Coordinate]

    static let corners = 12

    var areas: Int { centres.count }

    /// Doubles, lowest byte first: twelve corners an area, then centres and points, longitude before latitude.
    init?(folder: String) {
        guard let outlines = Self.pairs(folder + "/polygons.f64"), let centres = Self.pairs(folder + "/centres.f64"),
            let points = Self.pairs(folder + "/points.f64"), outlines.count == centres.count * Self.corners
        else { return nil }
        self.outlines = outlines
        self.centres = centres
        self.points = points.map { Coordinate(latitude: $0.y, longitude: $0.x) }
    }

    init(areas: Int, points: Int) {
        var random = SeededGenerator(seed: 3)
        let metre = 1 / 111_320.0
        let campuses = (0..<max(1, areas / 15)).map { _ in
            SIMD2(Double.random(in: -123 ... -68, using: &random), Double.random(in: 26...48, using: &random))
        }
        var (outlines, centres): ([SIMD2<Double>], [SIMD2<Double>]) = ([], [])
        for area in 0..<areas {
            let campus = campuses[area % campuses.count]
            let scale = SIMD2(metre / cos(campus.y * .pi / 180), metre)
            let slot = area / campuses.count
            let middle = SIMD2(
                Double(slot % 5 - 2) * 110 + .random(in: -15...15, using: &random),
                Double(slot / 5 - 2) * 110 + .random(in: -15...15, using: &random))
            centres.append(campus + middle * scale)
            for corner in 0..<Self.corners {
                let angle = (Double(corner) + .random(in: -0.35...0.35, using: &random)) * .pi / 6
                let reach = Double.random(in: 12...34, using: &random)
                outlines.append(campus + (middle + SIMD2(cos(angle), sin(angle)) * reach) * scale)
            }
        }
        self.outlines = outlines
        self.centres = centres
        self.points = (0..<points).map { _ in
            let near = centres[Int.random(in: 0..<areas, using: &random)]
            let kind = Double.random(in: 0..<1, using: &random)
            let spread = kind < 0.45 ? 34.0 : 350
            if kind >= 0.8 {
                return Coordinate(
                    latitude: .random(in: 26...48, using: &random), longitude: .random(in: -123 ... -68, using: &random)
                )
            }
            return Coordinate(
                latitude: near.y + .random(in: -spread...spread, using: &random) * metre,
                longitude: near.x + .random(in: -spread...spread, using: &random) * metre / cos(near.y * .pi / 180))
        }
    }

    func index() -> AreaIndex {
        var table = ShapeTable()
        table.reserve(areas: areas, vertices: areas * (Self.corners + 1))
        outlines.withUnsafeBufferPointer { outlines in
            for area in 0..<areas {
                table.add(centre: Coordinate(latitude: centres[area].y, longitude: centres[area].x))
                let first = area * Self.corners
                table.addPart(ring: UnsafeBufferPointer(rebasing: outlines[first..<first + Self.corners]))
            }
        }
        return AreaIndex(table)
    }

    private static func pairs(_ path: String) -> [SIMD2<Double>]? {
        guard let file = fopen(path, "rb") else { return nil }
        defer { fclose(file) }
        fseek(file, 0, SEEK_END)
        let count = ftell(file) / MemoryLayout<SIMD2<Double>>.stride
        rewind(file)
        return [SIMD2<Double>](unsafeUninitializedCapacity: max(0, count)) { buffer, used in
            used = buffer.baseAddress.map { fread($0, MemoryLayout<SIMD2<Double>>.stride, count, file) } ?? 0
        }
    }
}
