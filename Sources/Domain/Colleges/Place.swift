/// A town that has a college, usable as a student's home.
public struct Place: Sendable, Hashable, Codable {
    public let city: String
    public let state: StateCode
    /// Mean of its colleges' coordinates.
    public let coordinate: Coordinate

    public init(city: String, state: StateCode, coordinate: Coordinate) {
        self.city = city
        self.state = state
        self.coordinate = coordinate
    }
}
