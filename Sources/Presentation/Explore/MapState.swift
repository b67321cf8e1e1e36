public import Domain

/// The colleges on a map, and the place in it that is looked at.
public struct MapState: Equatable, Sendable {
    public var window = MapWindow()
    public var region = MapWindow.Region.mainland
    /// Where the cross stands.
    public var cursor: Coordinate
    public var places: ViewState<CollegePlaces> = .loading
    /// Liked, starred and next colleges.
    public var marks: [Mark] = []
    public var home: Coordinate?
    /// The list that tells the same without a picture.
    public var showsList = false
    /// The colleges nearest to the cross.
    public var nearest: [Near] = []
    public var selection = ListSelection()

    /// Colleges of the list.
    static let limit = 60

    public struct Mark: Equatable, Sendable {
        public let id: UnitID
        public let name: String
        public let coordinate: Coordinate
        public let kind: Kind

        public init(id: UnitID, name: String, coordinate: Coordinate, kind: Kind) {
            self.id = id
            self.name = name
            self.coordinate = coordinate
            self.kind = kind
        }
    }

    public enum Kind: Equatable, Sendable { case liked, starred, next }

    public struct Near: Equatable, Sendable {
        public let id: UnitID
        public let name: String
        public let town: String
        public let coordinate: Coordinate
        public let miles: Double

        public init(id: UnitID, name: String, town: String, coordinate: Coordinate, miles: Double) {
            self.id = id
            self.name = name
            self.town = town
            self.coordinate = coordinate
            self.miles = miles
        }
    }

    public init(home: Coordinate?) {
        self.home = home
        cursor = home ?? MapWindow().centre
        window.reveal(cursor)
    }

    public var known: CollegePlaces? { if case .loaded(let places) = places { places } else { nil } }
    public var chosen: Near? { selection.index.flatMap { nearest.indices.contains($0) ? nearest[$0] : nil } }

    mutating func look() {
        guard let known else { return }
        nearest = known.nearest(to: cursor, limit: Self.limit).map { index, miles in
            Near(
                id: known.unitIDs[index], name: known.names[index], town: known.towns[index],
                coordinate: known.coordinates[index], miles: miles)
        }
        selection = ListSelection(count: nearest.count)
    }

    mutating func move(east: Int, north: Int) {
        let step = window.step
        cursor = Coordinate(
            latitude: max(-85, min(85, cursor.latitude + step.north * Double(max(-40, min(40, north))))),
            longitude: cursor.longitude + step.east * Double(max(-40, min(40, east))))
        window.reveal(cursor)
        look()
    }

    mutating func go(to region: MapWindow.Region) {
        self.region = region
        window = MapWindow(region)
        cursor = window.centre
        look()
    }
}
