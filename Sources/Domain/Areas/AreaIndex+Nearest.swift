private import CMath

extension AreaIndex {
    /// The nearest centre of all, on the plane around the point: rings of cells from the point outwards.
    func nearestCentre(_ x: Double, _ y: Double) -> Int? {
        guard count > 0 else { return nil }
        let shrink = cmath_cos(y * .pi / 180)
        var best = (distance: Double.infinity, place: -1)
        search(x, y, shrink, &best)
        // The other way round the world, where that could be nearer.
        for turned in [x - 360, x + 360] {
            let outside = max(0, max(grid.west - turned, turned - grid.east)) * shrink
            if outside * outside < best.distance { search(turned, y, shrink, &best) }
        }
        return Int(owners[best.place])
    }

    @inline(__always)
    private func search(_ x: Double, _ y: Double, _ shrink: Double, _ best: inout (distance: Double, place: Int)) {
        let (column, row) = (grid.column(x), grid.row(y))
        let (columns, rows) = (grid.columns, grid.rows)
        // What lies between the point and the edge of its own cell; less than nothing outside of the grid.
        let west = (x - grid.west - Double(column) * grid.width) * shrink
        let east = grid.width * shrink - west
        let south = y - grid.south - Double(row) * grid.height
        let north = grid.height - south
        let (slack, upright) = (min(west, east), min(south, north))
        var ring = 0
        while true {
            if best.place >= 0 {
                let clear = min(
                    slack + Double(ring - 1) * grid.width * shrink, upright + Double(ring - 1) * grid.height)
                if clear > 0, clear * clear > best.distance { return }
            }
            let (first, last) = (max(0, column - ring), min(columns - 1, column + ring))
            if row - ring >= 0 { scan((row - ring) * columns, first, last, x, y, shrink, &best) }
            if ring > 0 {
                if row + ring < rows { scan((row + ring) * columns, first, last, x, y, shrink, &best) }
                for side in max(0, row - ring + 1)..<max(max(0, row - ring + 1), min(rows, row + ring)) {
                    if column - ring >= 0 { scan(side * columns, column - ring, column - ring, x, y, shrink, &best) }
                    if column + ring < columns {
                        scan(side * columns, column + ring, column + ring, x, y, shrink, &best)
                    }
                }
            }
            ring += 1
            if ring > max(columns, rows) { return }
        }
    }

    /// Centres of neighbouring cells of one row stand behind one another.
    @inline(__always)
    private func scan(
        _ base: Int, _ first: Int, _ last: Int, _ x: Double, _ y: Double, _ shrink: Double,
        _ best: inout (distance: Double, place: Int)
    ) {
        for place in Int(centreStarts[base + first])..<Int(centreStarts[base + last + 1]) {
            let (east, north) = ((centres[place].x - x) * shrink, centres[place].y - y)
            let distance = east * east + north * north
            if distance < best.distance { best = (distance, place) }
        }
    }
}
