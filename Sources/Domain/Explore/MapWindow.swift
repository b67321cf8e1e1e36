private import CMath

/// The part of the ground that a map shows: a plate carrée around its centre, true to scale there.
public struct MapWindow: Sendable, Hashable {
    public var centre: Coordinate
    /// Degrees of longitude and latitude that have room at least.
    public private(set) var spanEast: Double
    public private(set) var spanNorth: Double
    /// 0 shows the whole region; each step halves what is shown.
    public private(set) var zoom = 0

    public static let deepest = 9

    /// Where American colleges lie.
    public enum Region: Sendable, Hashable, CaseIterable {
        case mainland, alaska, hawaii, caribbean, pacific
    }

    public init(_ region: Region = .mainland) {
        switch region {
        case .mainland: self.init(38.2, -96, east: 59, north: 26)
        case .alaska: self.init(61.5, -150, east: 40, north: 14)
        case .hawaii: self.init(20.6, -157.4, east: 7, north: 4.5)
        case .caribbean: self.init(18.2, -66, east: 4, north: 2)
        case .pacific: self.init(10, 155, east: 50, north: 30)
        }
    }

    private init(_ latitude: Double, _ longitude: Double, east: Double, north: Double) {
        centre = Coordinate(latitude: latitude, longitude: longitude)
        spanEast = east
        spanNorth = north
    }

    /// Goes nearer around a point, or away from it; stops at the whole region and at the deepest.
    public mutating func zoom(by steps: Int, around point: Coordinate) {
        let target = max(0, min(Self.deepest, zoom + steps))
        guard target != zoom else { return }
        let factor = cmath_pow(2, Double(zoom - target))
        (spanEast, spanNorth) = (spanEast * factor, spanNorth * factor)
        // The point stays where it is on the screen.
        centre = Coordinate(
            latitude: point.latitude + (centre.latitude - point.latitude) * factor,
            longitude: point.longitude + (centre.longitude - point.longitude) * factor)
        zoom = target
    }

    /// A place as shares of the least window, −0.5...0.5 where it lies within: east and north positive.
    public func share(of place: Coordinate) -> (east: Double, north: Double) {
        (
            (place.longitude - centre.longitude) / spanEast, (place.latitude - centre.latitude) / spanNorth
        )
    }

    /// How many dots a degree takes on a canvas whose dots are square.
    public func scale(width: Int, height: Int) -> (east: Double, north: Double) {
        let shrink = max(0.05, cmath_cos(centre.latitude * .pi / 180))
        let east = min(Double(width) / spanEast, Double(height) * shrink / spanNorth)
        return (east, east / shrink)
    }

    /// Degrees that the cursor moves by in one step.
    public var step: (east: Double, north: Double) { (spanEast / 40, spanNorth / 20) }

    /// Moves the window so that a point lies within.
    public mutating func reveal(_ point: Coordinate) {
        let share = share(of: point)
        func shift(_ share: Double, _ span: Double) -> Double {
            share > 0.45 ? (share - 0.45) * span : share < -0.45 ? (share + 0.45) * span : 0
        }
        centre = Coordinate(
            latitude: max(-85, min(85, centre.latitude + shift(share.north, spanNorth))),
            longitude: centre.longitude + shift(share.east, spanEast))
    }
}

extension Coordinate {
    /// The point so many miles away in a direction, degrees clockwise from north. Good to a percent below 1,000 miles.
    public func point(miles: Double, towards degrees: Double) -> Coordinate {
        let radians = degrees * .pi / 180
        let shrink = max(0.05, cmath_cos(latitude * .pi / 180))
        return Coordinate(
            latitude: latitude + miles / 69.1 * cmath_cos(radians),
            longitude: longitude + miles / (69.1 * shrink) * cmath_sin(radians))
    }

    /// The direction of another point, 0...7 clockwise from north in steps of 45 degrees.
    public func direction(of other: Coordinate) -> Int {
        let shrink = cmath_cos(latitude * .pi / 180)
        let angle = cmath_atan2((other.longitude - longitude) * shrink, other.latitude - latitude)
        let eighth = Int((angle / (.pi / 4)).rounded())
        return (eighth + 8) % 8
    }
}
