import Domain
import Store

/// The catalogue again and again under new ids, so that a larger one's figures stay likely.
struct EnlargedCatalog: CollegeCatalog {
    private let catalog: CatalogStore
    private let large: (columns: CollegeColumns, roster: CollegeRoster)
    private let unitIDs: [UnitID]
    private static let firstID: Int32 = 100_000

    init(_ catalog: CatalogStore, to count: Int) async throws(CatalogError) {
        self.catalog = catalog
        let columns = try await catalog.columns()
        unitIDs = columns.unitIDs
        large = Self.enlarged(columns, try await catalog.roster(), to: count)
    }

    static func enlarged(
        _ columns: CollegeColumns, _ roster: CollegeRoster, to count: Int
    ) -> (columns: CollegeColumns, roster: CollegeRoster) {
        func many<Value>(_ values: [Value]) -> [Value] { (0..<count).map { values[$0 % values.count] } }
        let columns = CollegeColumns(
            unitIDs: (0..<count).map { UnitID(firstID + Int32($0)) }, figures: columns.figures.map(many),
            latitudes: many(columns.latitudes), longitudes: many(columns.longitudes), states: many(columns.states),
            stateCodes: columns.stateCodes, controls: many(columns.controls), levels: many(columns.levels),
            settings: many(columns.settings), traits: many(columns.traits), families: many(columns.families))
        let roster = CollegeRoster(
            names: many(roster.names), cities: many(roster.cities), policies: many(roster.policies),
            affiliations: many(roster.affiliations), affiliationNames: roster.affiliationNames)
        return (columns, roster)
    }

    var version: String { "\(catalog.version) enlarged to \(large.columns.count)" }

    func columns() async throws(CatalogError) -> CollegeColumns { large.columns }

    func roster() async throws(CatalogError) -> CollegeRoster { large.roster }

    func college(_ id: UnitID) async throws(CatalogError) -> College? { try await catalog.college(original(id)) }

    func fields(of id: UnitID) async throws(CatalogError) -> [FieldOffering] {
        try await catalog.fields(of: original(id))
    }

    func offerings(in fields: [CIPCode]) async throws(CatalogError) -> [CIPCode: [FieldRow]] {
        let copies = (large.columns.count + unitIDs.count - 1) / unitIDs.count
        return try await catalog.offerings(in: fields).mapValues { rows in
            (0..<copies).flatMap { copy in
                rows.map { row in
                    FieldRow(
                        row: row.row + Int32(copy * unitIDs.count), completers: row.completers, earnings: row.earnings)
                }
            }.filter { Int($0.row) < large.columns.count }
        }
    }

    func search(_ words: String, limit: Int) async throws(CatalogError) -> [CollegeHit] {
        try await catalog.search(words, limit: limit)
    }

    func fieldTitles(matching words: String, limit: Int) async throws(CatalogError) -> [FieldTitle] {
        try await catalog.fieldTitles(matching: words, limit: limit)
    }

    func titles(of fields: Set<CIPCode>) async throws(CatalogError) -> [CIPCode: String] {
        try await catalog.titles(of: fields)
    }

    func places(matching words: String, limit: Int) async throws(CatalogError) -> [Place] {
        try await catalog.places(matching: words, limit: limit)
    }

    func provenance() async throws(CatalogError) -> [FigureKind: Provenance] { try await catalog.provenance() }

    func fieldsProvenance() async throws(CatalogError) -> Provenance? { try await catalog.fieldsProvenance() }

    func attributions() async throws(CatalogError) -> [String] { try await catalog.attributions() }

    private func original(_ id: UnitID) -> UnitID { unitIDs[Int(id.rawValue - Self.firstID) % unitIDs.count] }
}
