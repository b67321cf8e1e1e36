/// Everything that Nearby shows, as it was at one moment.
public struct NearbySnapshot: Sendable, Equatable {
    public var place = NearbyPlace.unknown
    /// How the place is known; `nil` while it isn't.
    public var source: LocationSourceKind?
    /// Rounded to 10 m, on a campus only, and only where a source gave more than an area.
    public var position: Coordinate?
    /// Why the source gives nothing now.
    public var trouble: LocationTrouble?
    /// Why the last fix did not count.
    public var ignored: AreaTracker.Reason?
    /// Of the campus, by name.
    public var areas: [Area] = []
    /// Areas around one's own, nearest first.
    public var nextDoor: [AreaID] = []
    /// Whom the student lets see them; `nil` for nobody.
    public var reach: MeetupPost.Reach?
    /// When that ends by itself.
    public var expires: Int64?
    public var view = NearbyView()
    /// Those the student may see, their own and those they asked to join.
    public var meetups: [Meetup] = []
    /// What people of the meetups call themselves.
    public var names: [UserID: String] = [:]

    public init() {}
}

/// Where the student is.
public enum NearbyPlace: Sendable, Equatable {
    case unknown, offCampus
    /// `area` is `nil` between the areas.
    case campus(Campus, area: Area?, isInside: Bool)

    public var campus: Campus? {
        if case .campus(let campus, _, _) = self { campus } else { nil }
    }

    public var area: Area? {
        if case .campus(_, let area, _) = self { area } else { nil }
    }
}
