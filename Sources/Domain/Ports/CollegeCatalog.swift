/// The compiled catalogue, read only.
public protocol CollegeCatalog: Sendable {
    /// Rises whenever the compiled content changes.
    var version: String { get }
    func columns() async throws(CatalogError) -> CollegeColumns
    /// Names and what else filters and lists need, by row of ``columns()``. Not needed for a card.
    func roster() async throws(CatalogError) -> CollegeRoster
    /// `nil` when no college has this id.
    func college(_ id: UnitID) async throws(CatalogError) -> College?
    /// Bachelor and associate fields, most completers first, withheld ones last.
    func fields(of id: UnitID) async throws(CatalogError) -> [FieldOffering]
    /// Every college that awards a degree in one of these fields (a family stands for all of its fields), by row.
    func offerings(in fields: [CIPCode]) async throws(CatalogError) -> [CIPCode: [FieldRow]]
    /// Best first. Accent- and case-insensitive, by name, alias, town, with typos forgiven.
    func search(_ words: String, limit: Int) async throws(CatalogError) -> [CollegeHit]
    /// Titles that hold every word, shortest first; all of them for no words.
    func fieldTitles(matching words: String, limit: Int) async throws(CatalogError) -> [FieldTitle]
    /// The titles of fields and families; what the catalogue does not name is left out.
    func titles(of fields: Set<CIPCode>) async throws(CatalogError) -> [CIPCode: String]
    /// Towns whose name starts with the words (`Portland`, `Portland, OR`, or a ZIP code).
    func places(matching words: String, limit: Int) async throws(CatalogError) -> [Place]
    /// Where each figure comes from; a kind that no survey gave is left out.
    func provenance() async throws(CatalogError) -> [FigureKind: Provenance]
    /// Where the fields of study come from, with their completers, earnings and debt; `nil` when no survey gave any.
    func fieldsProvenance() async throws(CatalogError) -> Provenance?
    /// The credits that the data's licences ask for, one line each.
    func attributions() async throws(CatalogError) -> [String]
}

/// One college's offering of a field, by its row in ``CollegeColumns``.
public struct FieldRow: Sendable, Hashable {
    public let row: Int32
    /// Degrees a year over both credentials; `nan` when withheld.
    public let completers: Float
    /// `nan` when withheld.
    public let earnings: Float

    public init(row: Int32, completers: Float, earnings: Float) {
        self.row = row
        self.completers = completers
        self.earnings = earnings
    }
}

/// A search result, enough for a list.
public struct CollegeHit: Sendable, Hashable, Identifiable {
    public let id: UnitID
    public let name: String
    /// The alias that matched, when it was not the name.
    public let alias: String?
    public let city: String
    public let state: StateCode

    public init(id: UnitID, name: String, alias: String?, city: String, state: StateCode) {
        self.id = id
        self.name = name
        self.alias = alias
        self.city = city
        self.state = state
    }
}

/// Why the catalogue could not answer; `reason` is for the log, not the screen.
public enum CatalogError: Error, Sendable, Hashable {
    case missingResources(path: String)
    case damaged(reason: String)
    case unavailable(reason: String)
}
