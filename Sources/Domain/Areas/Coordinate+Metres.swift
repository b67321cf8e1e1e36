private import CMath

extension Coordinate {
    /// Metres of one degree of latitude on the sphere that distances are measured on.
    static let metresADegree = 6_371_008.8 * Double.pi / 180

    /// Great-circle distance in metres.
    public func metres(to other: Coordinate) -> Double {
        let degree = Double.pi / 180
        let sinLatitude = cmath_sin((other.latitude - latitude) * degree / 2)
        let sinLongitude = cmath_sin((other.longitude - longitude) * degree / 2)
        let across = cmath_cos(latitude * degree) * cmath_cos(other.latitude * degree) * sinLongitude * sinLongitude
        return 2 * 6_371_008.8 * cmath_asin(min(1, sinLatitude * sinLatitude + across).squareRoot())
    }

    /// Where so many metres east and north lead. Good to a percent within a few kilometres.
    public func moved(east: Double, north: Double) -> Coordinate {
        let shrink = max(1e-6, cmath_cos(latitude * .pi / 180))
        let moved = longitude + east / (Self.metresADegree * shrink)
        return Coordinate(
            latitude: max(-90, min(90, latitude + north / Self.metresADegree)),
            longitude: moved > 180 ? moved - 360 : moved < -180 ? moved + 360 : moved)
    }

    /// Both numbers are finite and within their ranges.
    public var isOnEarth: Bool {
        latitude.isFinite && longitude.isFinite && abs(latitude) <= 90 && abs(longitude) <= 180
    }
}
