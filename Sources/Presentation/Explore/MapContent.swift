public import Domain
import Resources

/// What is written beside a map.
public struct MapContent: Sendable, Equatable {
    public let region: DisplayText
    /// `2,546 colleges · ● liked ★ starred ◆ next`.
    public let legend: DisplayText
    /// The college nearest to the cross, and how far it is from home.
    public let nearest: DisplayText
    public let message: DisplayText?
    public let rows: [Row]
    public let listHeading: DisplayText
    /// What each ring around home stands for.
    public let rings: [Ring]

    public struct Row: Sendable, Equatable {
        public let name: DisplayText
        public let town: DisplayText
        /// `12 miles north-west`.
        public let place: DisplayText
    }

    public struct Ring: Sendable, Equatable {
        public let miles: Double
        public let label: DisplayText
    }

    public init(_ map: MapState, format: Format) {
        let words = format.words
        region = format.name(of: map.region)
        let count = map.known?.unitIDs.count ?? 0
        legend = words(.mapLegend, format.integer(count))
        listHeading = words(.mapList)
        switch map.places {
        case .idle, .loading: message = words(.markedLoading)
        case .failed(let sentence): message = sentence
        case .loaded(let places): message = places.unitIDs.isEmpty ? words(.mapEmpty) : nil
        }
        nearest =
            map.nearest.first.map { near in
                let name = DisplayText(near.name) + ", " + DisplayText(near.town)
                guard let home = map.home else { return name }
                let miles = Int(home.miles(to: near.coordinate).rounded())
                return name + " · " + words(.mapFromHome, format.distance(miles: miles))
            } ?? ""
        rows = map.nearest.map { near in
            Row(
                name: DisplayText(near.name), town: DisplayText(near.town),
                place: words(
                    .mapTowards, format.distance(miles: Int(near.miles.rounded())),
                    format.direction(map.cursor.direction(of: near.coordinate))))
        }
        let lengths: [Double] =
            format.units == .miles ? [100, 300, 500] : [100, 500, 1_000].map { $0 / 1.609344 }
        rings = map.home == nil ? [] : lengths.map { Ring(miles: $0, label: format.distance(miles: Int($0.rounded()))) }
    }
}

extension Format {
    func name(of region: MapWindow.Region) -> DisplayText {
        switch region {
        case .mainland: words(.mapMainland)
        case .alaska: words(.mapAlaska)
        case .hawaii: words(.mapHawaii)
        case .caribbean: words(.mapCaribbean)
        case .pacific: words(.mapPacific)
        }
    }

    /// - Parameter eighth: 0...7 clockwise from north.
    func direction(_ eighth: Int) -> DisplayText {
        switch eighth {
        case 1: words(.directionNorthEast)
        case 2: words(.directionEast)
        case 3: words(.directionSouthEast)
        case 4: words(.directionSouth)
        case 5: words(.directionSouthWest)
        case 6: words(.directionWest)
        case 7: words(.directionNorthWest)
        default: words(.directionNorth)
        }
    }
}
