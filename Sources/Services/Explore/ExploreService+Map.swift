public import Domain

extension ExploreService {
    /// Where the colleges of the deck lie, those that a filter leaves out taken away.
    public func places(
        under filter: CollegeFilter?, profile: StudentProfile
    ) async throws(CatalogError) -> CollegePlaces {
        var table = try await prepared(for: filter ?? CollegeFilter(), profile)
        let rows =
            filter.map { table.answers(to: $0).rows(of: $0, in: profile.scope, table.columns) }
            ?? table.columns.rows(in: profile.scope)
        let (columns, roster) = (table.columns, table.roster)
        return CollegePlaces(
            unitIDs: rows.map { columns.unitIDs[$0] },
            coordinates: rows.map {
                Coordinate(latitude: Double(columns.latitudes[$0]), longitude: Double(columns.longitudes[$0]))
            },
            names: rows.map { roster.names[$0] },
            towns: rows.map { roster.cities[$0] + ", " + columns.stateCodes[Int(columns.states[$0])].rawValue })
    }
}
