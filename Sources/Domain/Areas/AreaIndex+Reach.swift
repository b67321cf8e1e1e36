private import CMath

extension AreaIndex {
    /// The nearest area that has the point within its reach.
    func nearestInReach(_ point: Coordinate, _ x: Double, _ y: Double) -> Match? {
        let shrink = cmath_cos(y * .pi / 180)
        let scale = SIMD2(Coordinate.metresADegree * shrink, Coordinate.metresADegree)
        let up = widestReach / Coordinate.metresADegree
        let across = min(180, up / max(1e-9, shrink))
        var best = (metres: Double.infinity, area: -1)
        nearest(SIMD2(x, y), across, up, scale, &best)
        if x - across < -180 { nearest(SIMD2(x + 360, y), across, up, scale, &best) }
        if x + across > 180 { nearest(SIMD2(x - 360, y), across, up, scale, &best) }
        return best.area < 0 ? nil : Match(index: best.area, metres: best.metres)
    }

    private func nearest(
        _ point: SIMD2<Double>, _ across: Double, _ up: Double, _ scale: SIMD2<Double>,
        _ best: inout (metres: Double, area: Int)
    ) {
        guard point.x + across >= grid.west, point.x - across <= grid.east, point.y + up >= grid.south,
            point.y - up <= grid.north
        else { return }
        let (first, last) = (grid.column(point.x - across), grid.column(point.x + across))
        // Rounding of the boxes is allowed for with a metre.
        let position = SIMD4(Float(point.x), Float(point.y), -Float(point.x), -Float(point.y))
        let spread = SIMD4(Float(scale.x), Float(scale.y), Float(scale.x), Float(scale.y))
        for row in grid.row(point.y - up)...grid.row(point.y + up) {
            let base = row * grid.columns
            for entry in Int(starts[base + first])..<Int(starts[base + last + 1]) {
                let outside = ((boxes[entry] - position) * spread).max() - 2
                guard Double(outside) < best.metres, outside <= reaches[Int(parts[entry].area)] else { continue }
                let metres = distance(to: parts[entry], from: point, scale)
                let area = Int(parts[entry].area)
                guard metres <= Double(reaches[area]) else { continue }
                if metres < best.metres || metres == best.metres && area < best.area { best = (metres, area) }
            }
            for place in Int(centreStarts[base + first])..<Int(centreStarts[base + last + 1]) {
                let area = Int(owners[place])
                guard !hasParts[area] else { continue }
                let centre = Coordinate(latitude: centres[place].y, longitude: centres[place].x)
                let metres = Coordinate(latitude: point.y, longitude: point.x).metres(to: centre)
                guard metres <= Double(reaches[area]) else { continue }
                if metres < best.metres || metres == best.metres && area < best.area { best = (metres, area) }
            }
        }
        for wide in wide {
            let metres = distance(to: wide.part, from: point, scale)
            let area = Int(wide.part.area)
            if metres <= Double(reaches[area]), metres < best.metres { best = (metres, area) }
        }
    }

    /// What is within its own reach and `limit` metres, nearest first; an area once.
    func within(
        reach limit: Double, _ slack: Double, of point: Coordinate, _ x: Double, _ y: Double
    ) -> [Match] {
        let limit = min(limit, widestReach + slack)
        let shrink = cmath_cos(y * .pi / 180)
        let up = limit / Coordinate.metresADegree
        let across = min(180, up / max(1e-9, shrink))
        var nearest: [Int: Double] = [:]
        func note(_ area: Int, _ metres: Double) {
            guard metres <= min(limit, Double(reaches[area]) + slack) else { return }
            nearest[area] = min(metres, nearest[area] ?? .infinity)
        }
        for turned in [x, x - 360, x + 360] {
            guard turned + across >= grid.west, turned - across <= grid.east, y + up >= grid.south,
                y - up <= grid.north
            else { continue }
            let scale = SIMD2(Coordinate.metresADegree * shrink, Coordinate.metresADegree)
            for row in grid.row(y - up)...grid.row(y + up) {
                let base = row * grid.columns
                let (first, last) = (grid.column(turned - across), grid.column(turned + across))
                for entry in Int(starts[base + first])..<Int(starts[base + last + 1]) {
                    let part = parts[entry]
                    note(Int(part.area), distance(to: part, from: SIMD2(turned, y), scale))
                }
                for place in Int(centreStarts[base + first])..<Int(centreStarts[base + last + 1]) {
                    let area = Int(owners[place])
                    guard !hasParts[area] else { continue }
                    let centre = Coordinate(latitude: centres[place].y, longitude: centres[place].x)
                    note(area, point.metres(to: centre))
                }
            }
            for wide in wide { note(Int(wide.part.area), distance(to: wide.part, from: SIMD2(turned, y), scale)) }
        }
        return nearest.map { area, metres in
            Match(index: area, metres: metres, isBeyond: metres > Double(reaches[area]))
        }.sorted { ($0.metres, $0.index) < ($1.metres, $1.index) }
    }

    /// Metres to the outline, 0 inside.
    private func distance(to part: Part, from point: SIMD2<Double>, _ scale: SIMD2<Double>) -> Double {
        if holds(part, point.x, point.y) { return 0 }
        var best = Double.infinity
        var before = (vertices[Int(part.first)] - point) * scale
        for index in Int(part.first) + 1..<Int(part.end) {
            let vertex = (vertices[index] - point) * scale
            let step = vertex - before
            let length = (step * step).sum()
            let share = length > 0 ? max(0, min(1, -(before * step).sum() / length)) : 0
            let foot = before + step * share
            let distance = (foot * foot).sum()
            // Between two rings nothing is measured: a comparison with not-a-number is false.
            if distance < best { best = distance }
            before = vertex
        }
        return best.squareRoot()
    }
}
