public import Domain

extension ExploreService {
    /// Colleges in an order, with the numbers of its first step. What the catalogue does not hold is left out.
    public func ordered(
        _ ids: [UnitID], by order: [SortRule], profile: StudentProfile
    ) async throws(CatalogError) -> (ids: [UnitID], values: [UnitID: Double]) {
        guard !order.isEmpty else { return (ids, [:]) }
        var (rows, _, table) = try await list(
            CollegeFilter(includesUnknown: true), by: order, among: ids, profile: profile)
        var values: [UnitID: Double] = [:]
        if case .measure(let measure)? = order.first?.key {
            let column = table.column(of: measure)
            for row in rows where !column[row].isNaN { values[table.columns.unitIDs[row]] = Double(column[row]) }
        }
        return (rows.map { table.columns.unitIDs[$0] }, values)
    }

    /// The colleges that are most like one of them, the likest first; none for one that the catalogue does not hold.
    public func similar(
        to id: UnitID, by aspect: SimilarColleges.Aspect, limit: Int, profile: StudentProfile
    ) async throws(CatalogError) -> [SimilarHit] {
        var table = try await prepared(for: CollegeFilter(), profile)
        guard let row = table.columns.row(of: id) else { return [] }
        let hits = SimilarColleges.hits(of: row, by: aspect, in: &table, limit: limit)
        return hits.map { hit in
            SimilarHit(
                id: table.columns.unitIDs[hit.row], name: table.roster.names[hit.row],
                city: table.roster.cities[hit.row],
                state: table.columns.stateCodes[Int(table.columns.states[hit.row])],
                reasons: hit.reasons.map { reason in
                    guard case .measure(let measure) = reason else { return .init(kind: reason, values: nil) }
                    let column = table.column(of: measure)
                    return .init(
                        kind: reason, values: .init(asked: Double(column[row]), found: Double(column[hit.row])))
                })
        }
    }
}
