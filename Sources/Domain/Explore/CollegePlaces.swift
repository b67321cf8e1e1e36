/// Where the colleges of a map lie; made once, compared by identity.
public final class CollegePlaces: Sendable, Equatable {
    public let unitIDs: [UnitID]
    public let coordinates: [Coordinate]
    public let names: [String]
    public let towns: [String]

    public init(unitIDs: [UnitID], coordinates: [Coordinate], names: [String], towns: [String]) {
        self.unitIDs = unitIDs
        self.coordinates = coordinates
        self.names = names
        self.towns = towns
    }

    public static func == (left: CollegePlaces, right: CollegePlaces) -> Bool { left === right }

    /// The nearest ones to a point, at most `limit`, with their miles.
    public func nearest(to point: Coordinate, limit: Int) -> [(index: Int, miles: Double)] {
        var best: [(index: Int, miles: Double)] = []
        for (index, place) in coordinates.enumerated() {
            let miles = point.miles(to: place)
            if best.count == limit, let last = best.last, miles >= last.miles { continue }
            let at = best.firstIndex { miles < $0.miles } ?? best.count
            best.insert((index, miles), at: at)
            if best.count > limit { best.removeLast() }
        }
        return best
    }
}
