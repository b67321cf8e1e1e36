internal import Domain

/// Campuses and areas in the shared file, their boxes in an R*Tree beside them.
struct SQLiteAreaMap: AreaMap {
    let database: Database

    func campuses() async throws(StorageError) -> [Campus] {
        try await database.read { connection throws(SQLiteError) in
            try connection.rows(
                "SELECT id, name, latitude, longitude, radius, credit FROM campus ORDER BY name, id"
            ) { row throws(SQLiteError) in
                Campus(
                    id: CampusID(try row.text(0)), name: try row.text(1),
                    fence: Geofence(
                        centre: Coordinate(latitude: try row.real(2), longitude: try row.real(3)),
                        radius: try row.real(4)), credit: try row.text(5))
            }
        }
    }

    func areas(of campus: CampusID) async throws(StorageError) -> [Area] {
        try await database.read { connection throws(SQLiteError) in
            try connection.rows(
                """
                SELECT id, name, code, kind, latitude, longitude, radius, outline FROM area WHERE campus = ?
                ORDER BY name, id
                """, .text(campus.rawValue)
            ) { row throws(SQLiteError) in try Self.area(row) }
        }
    }

    func areas(around point: Coordinate, metres: Double) async throws(StorageError) -> [AreaID] {
        let corner = point.moved(east: metres, north: metres)
        let (across, up) = (abs(corner.longitude - point.longitude), abs(corner.latitude - point.latitude))
        return try await database.read { connection throws(SQLiteError) in
            try connection.rows(
                """
                SELECT a.id FROM area_box b JOIN area a ON a.key = b.key
                WHERE b.west <= ?1 AND b.east >= ?2 AND b.south <= ?3 AND b.north >= ?4 ORDER BY a.id
                """, .real(point.longitude + across), .real(point.longitude - across), .real(point.latitude + up),
                .real(point.latitude - up)
            ) { row throws(SQLiteError) in AreaID(try row.text(0)) }
        }
    }

    func save(_ campus: Campus, areas: [Area]) async throws(StorageError) {
        try await database.write { connection throws(SQLiteError) in
            try connection.run("DELETE FROM campus WHERE id = ?", .text(campus.id.rawValue))
            try connection.run(
                "INSERT INTO campus VALUES (?, ?, ?, ?, ?, ?)", .text(campus.id.rawValue), .text(campus.name),
                .real(campus.fence.centre.latitude), .real(campus.fence.centre.longitude), .real(campus.fence.radius),
                .text(campus.credit))
            for area in areas { try Self.insert(area, of: campus.id, into: connection) }
        }
    }

    func remove(_ campus: CampusID) async throws(StorageError) {
        try await database.write { connection throws(SQLiteError) in
            try connection.run("DELETE FROM campus WHERE id = ?", .text(campus.rawValue))
        }
    }

    private static func insert(_ area: Area, of campus: CampusID, into connection: Connection) throws(SQLiteError) {
        try connection.run(
            """
            INSERT INTO area (campus, id, name, code, kind, latitude, longitude, radius, outline)
            VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)
            """, .text(campus.rawValue), .text(area.id.rawValue), .text(area.name), SQLiteValue(area.code),
            SQLiteValue(area.kind), .real(area.centre.latitude), .real(area.centre.longitude),
            SQLiteValue(area.radius), .blob(OutlineBytes.bytes(of: area.polygons)))
        let points = area.polygons.flatMap(\.rings).joined() + [area.centre]
        let (east, north) = (points.map(\.longitude), points.map(\.latitude))
        try connection.run(
            "INSERT INTO area_box VALUES (?, ?, ?, ?, ?)", .integer(connection.lastInsertedRow),
            SQLiteValue(east.min()), SQLiteValue(east.max()), SQLiteValue(north.min()), SQLiteValue(north.max()))
    }

    private static func area(_ row: Statement) throws(SQLiteError) -> Area {
        guard let polygons = try row.withBlob(7, { OutlineBytes.polygons($0) }) else {
            throw row.mismatch("an area's outline is cut")
        }
        return Area(
            id: AreaID(try row.text(0)), name: try row.text(1), code: try row.textOrNil(2), kind: try row.textOrNil(3),
            shape: polygons.isEmpty ? .point : .polygons(polygons),
            centre: Coordinate(latitude: try row.real(4), longitude: try row.real(5)), radius: try row.realOrNil(6))
    }
}
