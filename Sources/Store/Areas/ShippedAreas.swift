internal import Domain

/// The tables of named areas that come with the program: `areas/campuses.csv`, and a file for each of its rows.
struct ShippedAreas: Sendable {
    private let folder: String

    /// - Parameter resources: The folder of shipped tables.
    init(resources: String) { folder = resources + "/areas" }

    func campuses() throws(StorageError) -> [Campus] {
        try reading { () throws(CSVError) in
            var reader = try CSVReader(path: folder + "/campuses.csv")
            let columns = try ["id", "name", "latitude", "longitude", "radius", "credit"].map { name throws(CSVError) in
                try reader.column(name)
            }
            var campuses: [Campus] = []
            while try reader.next() {
                let texts = columns.map { reader.text($0) }
                guard let latitude = Double(texts[2]), let longitude = Double(texts[3]), let radius = Double(texts[4])
                else { throw .malformed(reader.position(of: columns[2]), expected: "a place", found: texts[2]) }
                campuses.append(
                    Campus(
                        id: CampusID(texts[0]), name: texts[1],
                        fence: Geofence(
                            centre: Coordinate(latitude: latitude, longitude: longitude), radius: radius),
                        credit: texts[5]))
            }
            return campuses
        }
    }

    func areas(of campus: CampusID) throws(StorageError) -> [Area] {
        guard try campuses().contains(where: { $0.id == campus }) else { return [] }
        return try reading { () throws(CSVError) in
            var reader = try CSVReader(path: folder + "/\(campus.rawValue).csv")
            let columns = try ["code", "name", "kind", "latitude", "longitude"].map { name throws(CSVError) in
                try reader.column(name)
            }
            var areas: [Area] = []
            while try reader.next() {
                let texts = columns.map { reader.text($0) }
                guard let latitude = Double(texts[3]), let longitude = Double(texts[4]) else {
                    throw .malformed(reader.position(of: columns[3]), expected: "a place", found: texts[3])
                }
                areas.append(
                    Area(
                        id: AreaID("\(campus.rawValue)/\(texts[0])"), name: texts[1], code: texts[0], kind: texts[2],
                        shape: .point, centre: Coordinate(latitude: latitude, longitude: longitude)))
            }
            return areas
        }
    }

    private func reading<Result>(_ body: () throws(CSVError) -> Result) throws(StorageError) -> Result {
        do throws(CSVError) {
            return try body()
        } catch {
            throw .damaged(path: folder, reason: error.description)
        }
    }
}

/// What was imported, and what came with the program where nothing was imported for the same campus.
struct AreaShelf: AreaMap {
    let imported: SQLiteAreaMap
    let shipped: ShippedAreas

    func campuses() async throws(StorageError) -> [Campus] {
        let own = try await imported.campuses()
        let ids = Set(own.map(\.id))
        return (own + (try shipped.campuses()).filter { !ids.contains($0.id) }).sorted {
            ($0.name, $0.id) < ($1.name, $1.id)
        }
    }

    func areas(of campus: CampusID) async throws(StorageError) -> [Area] {
        let own = try await imported.areas(of: campus)
        return own.isEmpty ? try shipped.areas(of: campus) : own
    }

    func areas(around point: Coordinate, metres: Double) async throws(StorageError) -> [AreaID] {
        try await imported.areas(around: point, metres: metres)
    }

    func save(_ campus: Campus, areas: [Area]) async throws(StorageError) {
        try await imported.save(campus, areas: areas)
    }

    func remove(_ campus: CampusID) async throws(StorageError) { try await imported.remove(campus) }
}
