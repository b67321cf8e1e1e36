private import CMath

/// A point on the ground, WGS84 degrees.
public struct Coordinate: Sendable, Hashable, Codable {
    /// −90...90, north positive.
    public let latitude: Double
    /// −180...180, east positive.
    public let longitude: Double

    public init(latitude: Double, longitude: Double) {
        self.latitude = latitude
        self.longitude = longitude
    }

    /// Great-circle distance in statute miles.
    public func miles(to other: Coordinate) -> Double {
        let degree = Double.pi / 180
        let sinLatitude = cmath_sin((other.latitude - latitude) * degree / 2)
        let sinLongitude = cmath_sin((other.longitude - longitude) * degree / 2)
        let across = cmath_cos(latitude * degree) * cmath_cos(other.latitude * degree) * sinLongitude * sinLongitude
        let chord = min(1, max(0, sinLatitude * sinLatitude + across))
        return 2 * 3958.7613 * cmath_asin(chord.squareRoot())
    }
}
