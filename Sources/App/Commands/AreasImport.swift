import Domain
import Store

/// `quad areas import`: a GeoJSON file, all of it or nothing.
enum AreasImport {
    static func run(_ path: String, campus name: String?, _ container: AppContainer) async throws(Failure) {
        let file = DisplayText(path).string
        guard let bytes = InputFile.bytes(path, limit: GeoJSONReader.sizeLimit + 1) else {
            throw Failure(.badInput, "\(file) can't be read.")
        }
        guard bytes.count <= GeoJSONReader.sizeLimit else {
            throw Failure(.badInput, "\(file) is larger than 32 MB. Nothing was taken.")
        }
        try await take(bytes, file: file, campus: name, container)
    }

    /// - Parameter file: What the text came from, for sentences.
    static func take(
        _ bytes: [UInt8], file: String, campus name: String?, _ container: AppContainer
    ) async throws(Failure) {
        let map = try AreasCommand.map(container)
        let target = try await campus(named: name ?? "", container, map)
        let content: GeoJSONReader.Content
        do throws(GeoJSONError) {
            content = try GeoJSONReader.read(bytes, campus: target.id)
        } catch {
            throw Failure(.badInput, "\(file): \(sentence(error)) Nothing was taken.")
        }
        let centre = target.fence?.centre ?? middle(of: content.areas)
        let away = content.areas.map { centre.metres(to: $0.centre) }.max() ?? 0
        guard away < 30_000 else {
            throw Failure(
                .badInput,
                "\(file): its areas lie up to \(Int(away / 1_000)) km from \(DisplayText(target.name).string). "
                    + "Latitude and longitude may be swapped, or it is another campus. Nothing was taken.")
        }
        let base = target.fence ?? Geofence(centre: centre, radius: 150)
        let points = content.areas.flatMap { area in area.polygons.flatMap(\.rings).joined() + [area.centre] }
        let campus = Campus(
            id: target.id, name: target.name, fence: base.reaching(points, margin: 50), credit: content.credit)
        do throws(StorageError) {
            try await map.save(campus, areas: content.areas)
        } catch {
            throw Failure(error)
        }
        Output.line("\(content.areas.count) areas of \(DisplayText(target.name).string) taken.")
        if content.unnamed > 0 { Output.line("\(content.unnamed) features without a name or place were passed over.") }
        if content.unsuitable > 0 { Output.line("\(content.unsuitable) lines were passed over.") }
        if content.unclosed > 0 { Output.line("\(content.unclosed) rings were not closed, and were closed.") }
        if !content.credit.isEmpty { Output.line(DisplayText(content.credit).string) }
    }

    private struct Target {
        let id: CampusID
        let name: String
        /// `nil` for a campus that is new.
        let fence: Geofence?
    }

    private static func campus(
        named name: String, _ container: AppContainer, _ map: any AreaMap
    ) async throws(Failure) -> Target {
        guard !name.isEmpty else { throw Failure(.usage, "Which campus? --campus takes a name or a UNITID.") }
        if let unitID = UnitID(name) {
            let catalog: CatalogStore
            let found: College?
            do { catalog = try await container.catalog() } catch { throw Failure(error) }
            do { found = try await catalog.college(unitID) } catch { throw Failure(error) }
            guard let college = found else { throw Failure(.badInput, "No college has the UNITID \(name).") }
            let students = college[.undergraduates].value
            return Target(
                id: CampusID(unitID), name: college.name,
                fence: Geofence(around: college.coordinate, students: students))
        }
        do throws(StorageError) {
            if let known = try await map.campuses().first(where: { AreasCommand.matches($0, name) }) {
                return Target(id: known.id, name: known.name, fence: known.fence)
            }
        } catch {
            throw Failure(error)
        }
        let id = SearchFolding.key(of: name).replacing(" ", with: "-")
        return Target(id: CampusID(id), name: name, fence: nil)
    }

    private static func middle(of areas: [Area]) -> Coordinate {
        let count = Double(max(1, areas.count))
        return Coordinate(
            latitude: areas.reduce(0) { $0 + $1.centre.latitude } / count,
            longitude: areas.reduce(0) { $0 + $1.centre.longitude } / count)
    }

    private static func sentence(_ error: GeoJSONError) -> String {
        switch error {
        case .notJSON(let error): ProfileWords.sentence(error) + "."
        case .notGeoJSON: "It is JSON, but no GeoJSON feature collection."
        case .empty: "No feature in it has a name and a place."
        case .tooLarge:
            "It has more than \(GeoJSONReader.featureLimit) features or \(GeoJSONReader.pointLimit) points."
        case .badGeometry(let feature, .shape): "Feature \(feature) has a geometry that is not of its type."
        case .badGeometry(let feature, .ring): "Feature \(feature) has a ring of fewer than three points."
        case .badGeometry(let feature, .number): "Feature \(feature) has a coordinate that is no place on Earth."
        case .badGeometry(let feature, .swapped):
            "Feature \(feature) has latitude before longitude; GeoJSON has longitude first."
        case .repeatedID(let feature, let id):
            "Feature \(feature) has the id \(DisplayText(id).string), as one before it."
        }
    }
}
