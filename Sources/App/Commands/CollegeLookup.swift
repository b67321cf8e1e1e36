import Domain

/// Finds the one college that a command line names, by `UNITID` or by name.
enum CollegeLookup {
    enum Result {
        case found(College)
        /// The name fits several colleges equally well, or none exactly.
        case several([CollegeHit])
        case none
    }

    /// How many candidates are offered.
    private static let limit = 12

    static func find(_ text: String, in catalog: any CollegeCatalog) async throws(CatalogError) -> Result {
        if let id = UnitID(text) {
            return try await catalog.college(id).map(Result.found) ?? .none
        }
        let hits = try await catalog.search(text, limit: limit)
        guard let first = hits.first else { return .none }
        let key = SearchFolding.key(of: text)
        let exact = hits.filter { SearchFolding.key(of: $0.name) == key }
        let named = exact.isEmpty ? hits.filter { SearchFolding.key(of: $0.alias ?? "") == key } : exact
        if let only = named.first ?? (hits.count == 1 ? first : nil), named.count <= 1 {
            return try await catalog.college(only.id).map(Result.found) ?? .none
        }
        return .several(named.count > 1 ? named : hits)
    }
}
