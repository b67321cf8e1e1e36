private import CMath

extension AreaPolygon {
    /// The outer ring's area without the holes, on the plane around its first point. Rings that cross themselves give
    /// less than they cover.
    public var squareMetres: Double {
        rings.dropFirst().reduce(abs(plane(rings.first ?? []).area)) { $0 - abs(plane($1).area) }
    }

    /// The middle of the outer ring by its area; of its points, where it has none.
    public var centroid: Coordinate {
        guard let outer = rings.first, let origin = outer.first else { return Coordinate(latitude: 0, longitude: 0) }
        let found = plane(outer)
        return origin.moved(east: found.middle.x, north: found.middle.y)
    }

    /// A ring in metres from its first point.
    private func plane(_ ring: [Coordinate]) -> (area: Double, middle: SIMD2<Double>) {
        guard let origin = ring.first else { return (0, .zero) }
        let scale = SIMD2(cmath_cos(origin.latitude * .pi / 180), 1) * Coordinate.metresADegree
        let points = ring.map { point in
            let east = point.longitude - origin.longitude
            return SIMD2(east > 180 ? east - 360 : east < -180 ? east + 360 : east, point.latitude - origin.latitude)
                * scale
        }
        var (area, middle) = (0.0, SIMD2<Double>.zero)
        for (index, point) in points.enumerated() {
            let next = points[(index + 1) % points.count]
            let cross = point.x * next.y - next.x * point.y
            area += cross / 2
            middle += (point + next) * (cross / 6)
        }
        guard abs(area) > 1e-6 else { return (0, points.reduce(.zero, +) / Double(points.count)) }
        return (area, middle / area)
    }
}
