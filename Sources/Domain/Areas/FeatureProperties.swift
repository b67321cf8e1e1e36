/// What a GeoJSON feature says of itself, whatever its publisher calls it.
struct FeatureProperties {
    let id: String?
    let name: String?
    let code: String?
    let kind: String?
    /// Metres.
    let radius: Double?

    /// A longer name, code or kind is no name.
    private static let longest = 200

    init(_ feature: JSONValue) {
        let properties = feature["properties"] ?? .null
        func first(_ keys: [String]) -> String? {
            for key in keys {
                if let text = properties[key]?.text, text.utf8.count <= Self.longest, text != "<Null>" { return text }
            }
            return nil
        }
        name = first([
            "name", "name:en", "official_name", "NAME", "Name", "PLACENAME", "BLDG_NAME", "BuildingName",
            "building_name", "FACILITY_NAME", "title",
        ])
        code = first(["code", "ref", "short_name", "CODE", "BLDG_ID", "BLDG_CODE", "BuildingCode", "abbr"])
        let use = first(["kind", "building", "amenity", "BLDG_USE", "BLDG_TYPE", "type"])
        kind = use == "yes" ? first(["amenity"]) : use
        radius = first(["radius_m", "radius"]).flatMap { Double($0) }.flatMap {
            $0.isFinite && $0 > 0 ? min(AreaIndex.longestReach, $0) : nil
        }
        let own = feature["id"]?.text ?? first(["osm_id", "@id", "id", "code", "BLDG_ID", "OBJECTID"])
        id = own.flatMap { $0.utf8.count <= Self.longest ? $0 : nil }
    }
}
