/// Lays out what an ``AreaIndex`` reads: parts and centres by cell, outlines in the order of the cells.
struct AreaIndexBuild {
    private let table: ShapeTable
    private(set) var grid: AreaGrid
    private(set) var wide: [AreaIndex.WidePart] = []
    private(set) var starts: UnsafeMutablePointer<UInt32>
    private(set) var boxes: UnsafeMutablePointer<SIMD4<Float>>
    private(set) var parts: UnsafeMutablePointer<AreaIndex.Part>
    let vertices: UnsafeMutablePointer<SIMD2<Double>>
    private(set) var centreStarts: UnsafeMutablePointer<UInt32>
    let centres: UnsafeMutablePointer<SIMD2<Double>>
    let owners: UnsafeMutablePointer<UInt32>

    /// Cells that one part may take before it counts as wide.
    private static let mostCells = 256

    private typealias Box = SIMD4<Double>

    private var bounds: [Box] = []

    init(_ table: ShapeTable) {
        self.table = table
        bounds = Self.bounds(of: table)
        grid = Self.grid(over: bounds, table.centres)
        starts = .allocate(capacity: grid.cells + 2)
        centreStarts = .allocate(capacity: grid.cells + 2)
        starts.initialize(repeating: 0, count: grid.cells + 2)
        centreStarts.initialize(repeating: 0, count: grid.cells + 2)
        vertices = .allocate(capacity: max(1, table.vertices.count))
        centres = .allocate(capacity: max(1, table.centres.count))
        owners = .allocate(capacity: max(1, table.centres.count))
        boxes = .allocate(capacity: 1)
        parts = .allocate(capacity: 1)
    }

    mutating func run() {
        layParts()
        layCentres()
    }

    /// West, south, east, north of each part.
    private static func bounds(of table: ShapeTable) -> [Box] {
        var bounds: [Box] = []
        bounds.reserveCapacity(table.partEnds.count)
        table.vertices.withUnsafeBufferPointer { vertices in
            var first = 0
            for end in table.partEnds {
                var (low, high) = (SIMD2(repeating: Double.infinity), SIMD2(repeating: -Double.infinity))
                for index in first..<Int(end) {
                    // A not-a-number between two rings changes neither.
                    let vertex = vertices[index]
                    low.replace(with: vertex, where: vertex .< low)
                    high.replace(with: vertex, where: vertex .> high)
                }
                bounds.append(Box(lowHalf: low, highHalf: high))
                first = Int(end)
            }
        }
        return bounds
    }

    private static func grid(over bounds: [Box], _ centres: [SIMD2<Double>]) -> AreaGrid {
        var (low, high) = (SIMD2(repeating: Double.infinity), SIMD2(repeating: -Double.infinity))
        for centre in centres {
            low.replace(with: centre, where: centre .< low)
            high.replace(with: centre, where: centre .> high)
        }
        for box in bounds {
            low.replace(with: box.lowHalf, where: box.lowHalf .< low)
            high.replace(with: box.highHalf, where: box.highHalf .> high)
        }
        if !(low.x <= high.x) { (low, high) = (SIMD2(0, 0), SIMD2(0, 0)) }
        low = SIMD2(max(-180, low.x), max(-90, low.y))
        high = SIMD2(min(180, high.x), min(90, high.y))
        return AreaGrid(west: low.x, south: low.y, east: high.x, north: high.y, count: centres.count)
    }

    // MARK: - Parts

    private mutating func layParts() {
        let ranges = bounds.map { box in
            (
                columns: grid.column(box.x)...grid.column(box.z), rows: grid.row(box.y)...grid.row(box.w)
            )
        }
        var isWide = [Bool](repeating: false, count: bounds.count)
        for (part, range) in ranges.enumerated() {
            guard range.columns.count * range.rows.count <= Self.mostCells else {
                isWide[part] = true
                continue
            }
            for row in range.rows { for column in range.columns { starts[row * grid.columns + column + 2] += 1 } }
        }
        for cell in 2..<grid.cells + 2 { starts[cell] += starts[cell - 1] }
        let total = Int(starts[grid.cells + 1])
        // Part numbers by cell: `starts[cell + 1]` moves from a cell's beginning to its end.
        let order = UnsafeMutablePointer<UInt32>.allocate(capacity: max(1, total))
        defer { order.deallocate() }
        for (part, range) in ranges.enumerated() where !isWide[part] {
            for row in range.rows {
                for column in range.columns {
                    let cell = row * grid.columns + column
                    order[Int(starts[cell + 1])] = UInt32(part)
                    starts[cell + 1] += 1
                }
            }
        }
        sortCells(order)
        boxes.deallocate()
        parts.deallocate()
        boxes = .allocate(capacity: max(1, total))
        parts = .allocate(capacity: max(1, total))
        copy(order, count: total, isWide)
    }

    /// Within a cell the smallest footprints come first.
    private func sortCells(_ order: UnsafeMutablePointer<UInt32>) {
        let sizes = bounds.map { ($0.z - $0.x) * ($0.w - $0.y) }
        sizes.withUnsafeBufferPointer { sizes in
            for cell in 0..<grid.cells {
                let (first, end) = (Int(starts[cell]), Int(starts[cell + 1]))
                guard end - first > 1 else { continue }
                if end - first > 48 {
                    var cell = UnsafeMutableBufferPointer(start: order + first, count: end - first)
                    cell.sort { (sizes[Int($0)], $0) < (sizes[Int($1)], $1) }
                    continue
                }
                for index in first + 1..<end {
                    let part = order[index]
                    let size = sizes[Int(part)]
                    var hole = index
                    while hole > first, sizes[Int(order[hole - 1])] > size {
                        order[hole] = order[hole - 1]
                        hole -= 1
                    }
                    order[hole] = part
                }
            }
        }
    }

    /// Writes boxes, parts and outlines behind one another as the cells need them.
    private mutating func copy(_ order: UnsafeMutablePointer<UInt32>, count: Int, _ isWide: [Bool]) {
        var placed = [UInt32](repeating: .max, count: bounds.count)
        var next = 0
        table.vertices.withUnsafeBufferPointer { source in
            func place(_ part: Int) -> AreaIndex.Part {
                let first = part == 0 ? 0 : Int(table.partEnds[part - 1])
                let length = Int(table.partEnds[part]) - first
                if placed[part] == .max {
                    placed[part] = UInt32(next)
                    for offset in 0..<length { (vertices + next + offset).initialize(to: source[first + offset]) }
                    next += length
                }
                return AreaIndex.Part(
                    first: placed[part], end: placed[part] + UInt32(length), area: table.partAreas[part])
            }
            for entry in 0..<count {
                let part = Int(order[entry])
                (parts + entry).initialize(to: place(part))
                let box = bounds[part]
                // Rounding keeps the order of numbers, so a point in the box is in the rounded box.
                (boxes + entry).initialize(to: SIMD4(Float(box.x), Float(box.y), -Float(box.z), -Float(box.w)))
            }
            for part in bounds.indices where isWide[part] {
                let box = bounds[part]
                wide.append(AreaIndex.WidePart(part: place(part), size: (box.z - box.x) * (box.w - box.y)))
            }
        }
        wide.sort { $0.size < $1.size }
    }

    // MARK: - Centres

    private mutating func layCentres() {
        let cells = table.centres.map { grid.row($0.y) * grid.columns + grid.column($0.x) }
        for cell in cells { centreStarts[cell + 2] += 1 }
        for cell in 2..<grid.cells + 2 { centreStarts[cell] += centreStarts[cell - 1] }
        for (area, cell) in cells.enumerated() {
            let place = Int(centreStarts[cell + 1])
            centreStarts[cell + 1] += 1
            (centres + place).initialize(to: table.centres[area])
            (owners + place).initialize(to: UInt32(area))
        }
    }
}
