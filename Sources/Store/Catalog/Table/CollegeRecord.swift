internal import Domain

/// One row of the college table while it is being built or compiled.
struct CollegeRecord: Hashable {
    let id: UnitID
    var name: String
    var aliases: [String] = []
    var city: String
    var state: StateCode
    var zip = ""
    var coordinate: Coordinate
    var website = ""
    var netPriceCalculator = ""
    var control: Control
    var level: InstitutionLevel
    var setting: Setting?
    var sizeBand: SizeBand?
    var traits: CollegeTraits = []
    var testPolicy: TestPolicy?
    var religiousAffiliation = ""
    var athletics: [String] = []
    /// One for each `FigureKind`, in the order of their raw values.
    var figures = [Figure](repeating: .missing(.notReported), count: FigureKind.allCases.count)

    /// The traits of the table with those that its text columns say.
    var allTraits: CollegeTraits {
        var traits = traits
        if !religiousAffiliation.isEmpty { traits.insert(.religious) }
        if !athletics.isEmpty { traits.insert(.athletics) }
        return traits
    }

    subscript(kind: FigureKind) -> Figure {
        get { figures[Int(kind.rawValue)] }
        set { figures[Int(kind.rawValue)] = newValue }
    }
}

/// One row of the fields table: a field of study at one college and level.
struct FieldRecord: Hashable {
    let college: UnitID
    let field: CIPCode
    let credential: Credential
    let completers: Figure
    let earnings: Figure
    let earningsYears: Int?
    let debt: Figure
}

/// The catalogue as the tables in Resources hold it.
struct CatalogTables {
    /// By `UNITID`.
    var colleges: [CollegeRecord] = []
    /// By `UNITID`, field and credential.
    var fields: [FieldRecord] = []
    /// By code; two-digit families come before their fields.
    var titles: [FieldTitle] = []
    var sources: [FigureKind: Provenance] = [:]
    /// Where the fields of study come from; `nil` without any.
    var fieldSource: Provenance?
    /// One line for each credit that a licence asks for.
    var credits: [String] = []
}
