/// The place whose areas belong together: a college of the catalogue, or one that somebody named when importing.
public struct CampusID: Sendable, Hashable, Codable, Comparable {
    public let rawValue: String

    public init(_ rawValue: String) { self.rawValue = rawValue }

    /// A college's campus is called by its `UNITID`.
    public init(_ unitID: UnitID) { rawValue = unitID.description }

    /// The college, where the campus is one of the catalogue's.
    public var unitID: UnitID? { UnitID(rawValue) }

    public static func < (left: CampusID, right: CampusID) -> Bool { left.rawValue < right.rawValue }
}

/// A campus and the circle around it within which a precise place is looked at.
public struct Campus: Sendable, Hashable, Identifiable {
    public let id: CampusID
    public let name: String
    public let fence: Geofence
    /// Who is to be named wherever its areas are shown: `© OpenStreetMap contributors, ODbL 1.0`. Empty without areas.
    public let credit: String

    public init(id: CampusID, name: String, fence: Geofence, credit: String = "") {
        self.id = id
        self.name = name
        self.fence = fence
        self.credit = credit
    }
}

/// A circle on the ground.
public struct Geofence: Sendable, Hashable, Codable {
    public let centre: Coordinate
    /// Metres.
    public let radius: Double

    public init(centre: Coordinate, radius: Double) {
        self.centre = centre
        self.radius = radius
    }

    /// Around a college of so many undergraduates: 300 m for the smallest, 2.4 km for 40,000.
    ///
    /// No open table tells how far campuses reach; area grows with the people on it, so the radius grows with the root.
    public init(around centre: Coordinate, students: Double?) {
        self.init(centre: centre, radius: 200 + 11 * max(80, min(40_000, students ?? 1_500)).squareRoot())
    }

    /// Metres from the edge: negative inside.
    public func distance(to point: Coordinate) -> Double { centre.metres(to: point) - radius }

    /// The smallest circle around the same centre that holds every point with `margin` metres to spare.
    public func reaching(_ points: some Sequence<Coordinate>, margin: Double) -> Geofence {
        Geofence(centre: centre, radius: points.reduce(radius) { max($0, centre.metres(to: $1) + margin) })
    }
}
