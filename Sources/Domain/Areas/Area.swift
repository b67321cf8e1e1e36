/// An area of one campus. Ids are the key; names may repeat.
public struct AreaID: Sendable, Hashable, Codable, Comparable {
    public let rawValue: String

    public init(_ rawValue: String) { self.rawValue = rawValue }

    public static func < (left: AreaID, right: AreaID) -> Bool { left.rawValue < right.rawValue }
}

/// A named place on a campus: a building, a quad, a library.
public struct Area: Sendable, Hashable, Identifiable {
    public let id: AreaID
    public let name: String
    /// The short form on maps: `SA`; `nil` where the source gives none.
    public let code: String?
    /// In the source's word: `university`, `library`; `nil` where it gives none.
    public let kind: String?
    public let shape: Shape
    /// Where a label stands and a distance begins.
    public let centre: Coordinate
    /// Metres from the centre that count as near; `nil` for ``AreaIndex/reach``.
    public let radius: Double?

    /// What is known of its outline.
    public enum Shape: Sendable, Hashable {
        /// The centre alone.
        case point
        /// Footprints that may have holes; not one of them is empty.
        case polygons([AreaPolygon])
    }

    public init(
        id: AreaID, name: String, code: String? = nil, kind: String? = nil, shape: Shape, centre: Coordinate,
        radius: Double? = nil
    ) {
        self.id = id
        self.name = name
        self.code = code
        self.kind = kind
        self.shape = shape
        self.centre = centre
        self.radius = radius
    }

    public var polygons: [AreaPolygon] {
        if case .polygons(let polygons) = shape { polygons } else { [] }
    }
}

/// One footprint: an outer ring and holes. Rings close by themselves; a point is inside where a ray from it crosses the
/// rings an odd number of times, so that rings which cross themselves have an answer too.
public struct AreaPolygon: Sendable, Hashable {
    /// The outer ring first; at least three points each.
    public let rings: [[Coordinate]]

    public init(rings: [[Coordinate]]) { self.rings = rings }
}
