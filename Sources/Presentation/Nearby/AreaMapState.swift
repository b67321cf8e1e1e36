public import Domain

/// The campus on a map: what is seen of it, and the cross.
public struct AreaMapState: Equatable, Sendable {
    public private(set) var campus: CampusID?
    public private(set) var centre = Coordinate(latitude: 0, longitude: 0)
    /// Metres that have room at least, east to west and north to south.
    public private(set) var span = 400.0
    public private(set) var cross = Coordinate(latitude: 0, longitude: 0)

    static let nearest = 60.0
    static let farthest = 6_000.0

    public init() {}

    /// Looks at a campus, around a point where there is one.
    public mutating func look(at campus: Campus, around point: Coordinate?) {
        let isOther = self.campus != campus.id
        guard isOther || point.map({ $0.metres(to: centre) > span / 3 }) ?? false else { return }
        self.campus = campus.id
        let middle = point ?? campus.fence.centre
        centre = middle
        if isOther { span = 420 }
        cross = middle
    }

    mutating func move(east: Int, north: Int) {
        cross = cross.moved(east: Double(east) * span / 40, north: Double(north) * span / 20)
        let away = cross.offset(from: centre)
        if abs(away.x) > span * 0.45 || abs(away.y) > span * 0.3 { centre = cross }
    }

    mutating func zoom(by steps: Int) {
        span = max(Self.nearest, min(Self.farthest, steps > 0 ? span / 1.6 : span * 1.6))
        centre = cross
    }

    mutating func put(cross point: Coordinate) { cross = point }
}

extension Coordinate {
    /// Metres east and north of another point, on the plane around it.
    public func offset(from origin: Coordinate) -> SIMD2<Double> {
        let across = Coordinate(latitude: origin.latitude, longitude: longitude).metres(to: origin)
        let up = Coordinate(latitude: latitude, longitude: origin.longitude).metres(to: origin)
        return SIMD2(longitude < origin.longitude ? -across : across, latitude < origin.latitude ? -up : up)
    }
}
