public import Domain

/// A catalogue of a few colleges, titles and towns.
public actor FakeCatalog: CollegeCatalog {
    public nonisolated let version = "test"
    private let colleges: [College]
    private let titles: [CIPCode: String]
    private let offerings: [UnitID: [FieldOffering]]
    private let towns: [Place]
    private var failure: CatalogError?
    private var gates: [String: CheckedContinuation<Void, Never>] = [:]
    private var held: Set<String> = []

    public init(
        _ colleges: [College] = [.fixture()],
        titles: [CIPCode: String] = [CIPCode(2601): "Biology, General.", CIPCode(1107): "Computer Science."],
        offerings: [UnitID: [FieldOffering]] = [:],
        towns: [Place] = FakeCatalog.towns
    ) {
        self.colleges = colleges
        self.titles = titles
        self.offerings = offerings
        self.towns = towns
    }

    public static var towns: [Place] {
        [("Portland", "OR", 45.5, -122.6), ("Portland", "ME", 43.7, -70.3), ("Pomona", "CA", 34.1, -117.7)].compactMap {
            city, state, latitude, longitude in
            StateCode(state).map {
                Place(city: city, state: $0, coordinate: Coordinate(latitude: latitude, longitude: longitude))
            }
        }
    }

    public func fail(with error: CatalogError?) { failure = error }

    /// The search for these words answers only after ``release(_:)``.
    public func hold(_ words: String) { held.insert(words) }

    /// A search for these words is waiting.
    public func isHolding(_ words: String) -> Bool { gates[words] != nil }

    public func release(_ words: String) {
        held.remove(words)
        gates.removeValue(forKey: words)?.resume()
    }

    public func columns() throws(CatalogError) -> CollegeColumns {
        if let failure { throw failure }
        return CollegeColumns(colleges, offerings: offerings)
    }

    public func roster() throws(CatalogError) -> CollegeRoster {
        if let failure { throw failure }
        return CollegeRoster(
            colleges.sorted { $0.id < $1.id }.map { college in
                (college.name, college.city, college.testPolicy?.rawValue ?? 0, college.religiousAffiliation)
            }, aliases: colleges.sorted { $0.id < $1.id }.map(\.aliases))
    }

    public func college(_ id: UnitID) throws(CatalogError) -> College? {
        if let failure { throw failure }
        return colleges.first { $0.id == id }
    }

    public func fields(of id: UnitID) throws(CatalogError) -> [FieldOffering] {
        if let failure { throw failure }
        return offerings[id] ?? []
    }

    public func offerings(in fields: [CIPCode]) throws(CatalogError) -> [CIPCode: [FieldRow]] {
        try columns().rows(for: fields, in: offerings)
    }

    public func search(_ words: String, limit: Int) async throws(CatalogError) -> [CollegeHit] {
        if held.contains(words) { await withCheckedContinuation { gates[words] = $0 } }
        if let failure { throw failure }
        let wanted = words.lowercased()
        return colleges.filter { $0.name.lowercased().contains(wanted) }.prefix(limit).map {
            CollegeHit(id: $0.id, name: $0.name, alias: nil, city: $0.city, state: $0.state)
        }
    }

    public func fieldTitles(matching words: String, limit: Int) throws(CatalogError) -> [FieldTitle] {
        if let failure { throw failure }
        return titles.filter { $0.value.lowercased().contains(words.lowercased()) }.sorted { $0.key < $1.key }
            .prefix(limit).map { FieldTitle(code: $0.key, title: $0.value) }
    }

    public func titles(of fields: Set<CIPCode>) throws(CatalogError) -> [CIPCode: String] {
        if let failure { throw failure }
        return titles.filter { fields.contains($0.key) }
    }

    public func places(matching words: String, limit: Int) throws(CatalogError) -> [Place] {
        if let failure { throw failure }
        let wanted = words.lowercased()
        if wanted == "97202" { return Array(towns.prefix(1)) }
        return Array(
            towns.filter { "\($0.city), \($0.state.rawValue)".lowercased().hasPrefix(wanted) }.prefix(limit))
    }

    public func provenance() throws(CatalogError) -> [FigureKind: Provenance] {
        if let failure { throw failure }
        return Dictionary(uniqueKeysWithValues: FigureKind.allCases.map { ($0, .fixture) })
    }

    public func fieldsProvenance() throws(CatalogError) -> Provenance? {
        if let failure { throw failure }
        return .fixture
    }

    public func attributions() throws(CatalogError) -> [String] { [] }
}
