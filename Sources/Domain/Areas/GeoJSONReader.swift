/// Reads areas from GeoJSON (RFC 7946): points, polygons with holes, multipolygons; property names of OpenStreetMap,
/// of universities' own maps, and Quad's own.
public struct GeoJSONReader {
    public static let featureLimit = 20_000
    public static let pointLimit = 1_000_000
    /// Bytes of a file.
    public static let sizeLimit = 32 * 1_024 * 1_024

    /// What a file holds.
    public struct Content: Sendable, Hashable {
        public var areas: [Area] = []
        /// What the file asks to be named; empty when it says nothing.
        public var credit = ""
        /// The college that the file says it is about.
        public var unitID: UnitID?
        /// Features without a name or code, or without a place, which were passed over.
        public var unnamed = 0
        /// Lines and the like, which are no areas.
        public var unsuitable = 0
        /// Rings that did not end where they began, and were closed.
        public var unclosed = 0

        public init() {}
    }

    private let campus: CampusID
    private var content = Content()
    private var ids: Set<String> = []
    private var points = 0
    /// The feature that is being read, from 1.
    private var number = 0

    private init(campus: CampusID) { self.campus = campus }

    public static func read(_ bytes: [UInt8], campus: CampusID) throws(GeoJSONError) -> Content {
        let document: JSONValue
        do throws(JSONError) { document = try JSONReader.read(bytes) } catch { throw .notJSON(error) }
        var reader = GeoJSONReader(campus: campus)
        try reader.read(document)
        guard !reader.content.areas.isEmpty else { throw .empty }
        return reader.content
    }

    private mutating func read(_ document: JSONValue) throws(GeoJSONError) {
        guard let type = document["type"]?.text else { throw .notGeoJSON }
        content.credit = Self.credit(of: document)
        content.unitID = (document["unitid"] ?? document["UNITID"])?.text.flatMap { UnitID($0) }
        switch type {
        case "FeatureCollection":
            guard case .array(let features)? = document["features"] else { throw .notGeoJSON }
            guard features.count <= Self.featureLimit else { throw .tooLarge }
            for feature in features { try add(feature) }
        case "Feature": try add(document)
        default: throw .notGeoJSON
        }
    }

    private mutating func add(_ feature: JSONValue) throws(GeoJSONError) {
        number += 1
        guard case .object = feature else { throw .notGeoJSON }
        let properties = FeatureProperties(feature)
        let geometry = feature["geometry"] ?? .null
        guard geometry != .null, let name = properties.name ?? properties.code else {
            // Its geometry is not looked at: nothing of it is taken.
            content.unnamed += 1
            return
        }
        guard let found = try shape(of: geometry, depth: 0) else {
            content.unsuitable += 1
            return
        }
        let id = properties.id ?? "\(name)#\(number)"
        guard ids.insert(id).inserted else { throw .repeatedID(feature: number, id) }
        content.areas.append(
            Area(
                id: AreaID("\(campus.rawValue)/\(id)"), name: name, code: properties.code, kind: properties.kind,
                shape: found.shape, centre: found.centre, radius: properties.radius))
    }

    // MARK: - Geometry

    private mutating func shape(
        of geometry: JSONValue, depth: Int
    ) throws(GeoJSONError) -> (shape: Area.Shape, centre: Coordinate)? {
        guard let type = geometry["type"]?.text, depth < 4 else { throw fault(.shape) }
        let coordinates = geometry["coordinates"] ?? .null
        switch type {
        case "Point": return (.point, try point(coordinates))
        case "MultiPoint":
            let all = try array(coordinates)
            guard let first = all.first else { throw fault(.shape) }
            return (.point, try point(first))
        case "Polygon": return try polygons([try polygon(coordinates)])
        case "MultiPolygon":
            var found: [AreaPolygon] = []
            for part in try array(coordinates) { found.append(try polygon(part)) }
            return try polygons(found)
        case "GeometryCollection":
            var found: [AreaPolygon] = []
            var centre: Coordinate?
            for part in try array(geometry["geometries"] ?? .null) {
                guard let inner = try shape(of: part, depth: depth + 1) else { continue }
                if case .polygons(let polygons) = inner.shape { found += polygons } else { centre = inner.centre }
            }
            return try found.isEmpty ? centre.map { (.point, $0) } : polygons(found)
        case "LineString", "MultiLineString": return nil
        default: throw fault(.shape)
        }
    }

    private func polygons(_ found: [AreaPolygon]) throws(GeoJSONError) -> (shape: Area.Shape, centre: Coordinate) {
        guard let largest = found.max(by: { $0.squareMetres < $1.squareMetres }) else { throw fault(.shape) }
        return (.polygons(found), largest.centroid)
    }

    private mutating func polygon(_ value: JSONValue) throws(GeoJSONError) -> AreaPolygon {
        var rings: [[Coordinate]] = []
        for part in try array(value) {
            var ring: [Coordinate] = []
            for position in try array(part) { ring.append(try point(position)) }
            if ring.count > 1, ring.first == ring.last { ring.removeLast() } else { content.unclosed += 1 }
            guard Set(ring).count >= 3 else { throw fault(.ring) }
            rings.append(ring)
        }
        guard !rings.isEmpty else { throw fault(.shape) }
        return AreaPolygon(rings: rings)
    }

    /// Longitude first; a height behind the two is passed over.
    private mutating func point(_ value: JSONValue) throws(GeoJSONError) -> Coordinate {
        points += 1
        guard points <= Self.pointLimit else { throw .tooLarge }
        let numbers = try array(value)
        guard numbers.count >= 2, case .number(let east) = numbers[0], case .number(let north) = numbers[1],
            let longitude = Double(east), let latitude = Double(north)
        else { throw fault(.shape) }
        let place = Coordinate(latitude: latitude, longitude: longitude)
        guard place.isOnEarth else {
            let turned = Coordinate(latitude: longitude, longitude: latitude)
            throw fault(turned.isOnEarth ? .swapped : .number)
        }
        return place
    }

    private func array(_ value: JSONValue) throws(GeoJSONError) -> [JSONValue] {
        guard case .array(let elements) = value else { throw fault(.shape) }
        return elements
    }

    private func fault(_ fault: GeoJSONError.Fault) -> GeoJSONError { .badGeometry(feature: number, fault) }

    /// Data of OpenStreetMap says so in several ways; its licence has one line.
    private static func credit(of document: JSONValue) -> String {
        let named = ["attribution", "copyright", "license"].compactMap { document[$0]?.text }
        let isOpenStreetMap = (named + [document["generator"]?.text ?? ""]).contains { text in
            text.lowercased().contains("openstreetmap") || text.lowercased().contains("overpass")
        }
        if isOpenStreetMap { return Self.openStreetMap }
        return named.first ?? ""
    }

    public static let openStreetMap = "© OpenStreetMap contributors, ODbL 1.0"
}

extension JSONValue {
    /// The first member of this name.
    subscript(key: String) -> JSONValue? {
        guard case .object(let members) = self else { return nil }
        return members.first { $0.key == key }?.value
    }

    /// A string, or a number as it was written; `nil` for what is blank.
    var text: String? {
        switch self {
        case .string(let string): string.contains { !$0.isWhitespace } ? string : nil
        case .number(let digits): digits
        case .null, .bool, .array, .object: nil
        }
    }
}
