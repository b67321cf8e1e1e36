/// Why a file holds no areas that can be taken. Nothing of it is taken then.
public enum GeoJSONError: Error, Sendable, Hashable {
    case notJSON(JSONError)
    /// Valid JSON, but no feature collection, feature or geometry.
    case notGeoJSON
    /// No feature has a name and a place.
    case empty
    /// More than ``GeoJSONReader/featureLimit`` features or ``GeoJSONReader/pointLimit`` points.
    case tooLarge
    /// `feature` counts from 1.
    case badGeometry(feature: Int, Fault)
    /// Two features carry the same id.
    case repeatedID(feature: Int, String)

    public enum Fault: Sendable, Hashable {
        /// The coordinates do not have the depth that their type asks for.
        case shape
        /// A ring of fewer than three different points.
        case ring
        /// Not a finite number, or outside of the world.
        case number
        /// Latitude seems to stand before longitude.
        case swapped
    }
}
