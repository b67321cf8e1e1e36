internal import Domain

/// The fences of all campuses: those with areas of their own, and around each college of the catalogue.
struct CampusFences: Sendable {
    private let named: [Campus]
    private let columns: CollegeColumns
    private let roster: CollegeRoster

    init(named: [Campus], columns: CollegeColumns, roster: CollegeRoster) {
        self.named = named
        self.columns = columns
        self.roster = roster
    }

    /// The campus deepest around a point, relative to its size. `staying` counts until `slack` metres beyond its fence.
    func campus(around point: Coordinate, staying: CampusID? = nil, slack: Double = 0) -> Campus? {
        if let staying, let here = campus(staying), here.fence.distance(to: point) <= slack { return here }
        var best: (campus: Campus, depth: Double)?
        for campus in named { consider(campus, point, &best) }
        let taken = Set(named.map(\.id))
        for row in columns.unitIDs.indices {
            let north = Double(columns.latitudes[row]) - point.latitude
            // No fence reaches farther than 3 km.
            guard north.magnitude < 0.03 else { continue }
            let campus = campus(at: row)
            if !taken.contains(campus.id) { consider(campus, point, &best) }
        }
        return best?.campus
    }

    func campus(_ id: CampusID) -> Campus? {
        if let known = named.first(where: { $0.id == id }) { return known }
        guard let unitID = id.unitID, let row = columns.unitIDs.firstIndex(of: unitID) else { return nil }
        return campus(at: row)
    }

    private func consider(_ campus: Campus, _ point: Coordinate, _ best: inout (campus: Campus, depth: Double)?) {
        guard campus.fence.distance(to: point) <= 0 else { return }
        let depth = campus.fence.centre.metres(to: point) / campus.fence.radius
        if best.map({ depth < $0.depth }) ?? true { best = (campus, depth) }
    }

    private func campus(at row: Int) -> Campus {
        let students = columns[.undergraduates][row]
        let centre = Coordinate(latitude: Double(columns.latitudes[row]), longitude: Double(columns.longitudes[row]))
        return Campus(
            id: CampusID(columns.unitIDs[row]), name: roster.names[row],
            fence: Geofence(around: centre, students: students.isNaN ? nil : Double(students)))
    }
}
