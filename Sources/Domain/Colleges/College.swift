/// A college as the IPEDS directory and the College Scorecard describe it.
///
/// An answer missing from a survey stays missing, with its reason; zero is what a college reported.
public struct College: Sendable, Hashable, Identifiable {
    /// IPEDS `UNITID`: six digits, stable across survey years.
    public let id: UnitID
    /// `INSTNM` as published, not shortened for the screen.
    public let name: String
    /// `IALIAS`, in its order: MIT, UCLA. Empty when the college names none.
    public let aliases: [String]
    public let city: String
    public let state: StateCode
    public let zip: String
    public let coordinate: Coordinate
    /// `WEBADDR` as published, often without a scheme.
    public let website: String
    /// `NPRICURL`: the college's own net price calculator. Empty when it names none.
    public let netPriceCalculator: String
    public let control: Control
    public let level: InstitutionLevel
    public let setting: Setting?
    public let sizeBand: SizeBand?
    public let traits: CollegeTraits
    public let testPolicy: TestPolicy?
    /// Empty when the college reports none.
    public let religiousAffiliation: String
    /// Athletic associations in the survey's order: `NCAA Division I-FBS`; empty when it has none.
    public let athletics: [String]
    private let figures: [Figure]

    /// - Parameter figures: One for each `FigureKind`, in the order of their raw values.
    public init(
        id: UnitID, name: String, aliases: [String] = [], city: String, state: StateCode, zip: String = "",
        coordinate: Coordinate, website: String = "", netPriceCalculator: String = "", control: Control,
        level: InstitutionLevel, setting: Setting? = nil, sizeBand: SizeBand? = nil, traits: CollegeTraits = [],
        testPolicy: TestPolicy? = nil, religiousAffiliation: String = "", athletics: [String] = [],
        figures: [Figure]
    ) {
        precondition(figures.count == FigureKind.allCases.count, "one figure for each kind")
        self.id = id
        self.name = name
        self.aliases = aliases
        self.city = city
        self.state = state
        self.zip = zip
        self.coordinate = coordinate
        self.website = website
        self.netPriceCalculator = netPriceCalculator
        self.control = control
        self.level = level
        self.setting = setting
        self.sizeBand = sizeBand
        self.traits = traits
        self.testPolicy = testPolicy
        self.religiousAffiliation = religiousAffiliation
        self.athletics = athletics
        self.figures = figures
    }

    public subscript(kind: FigureKind) -> Figure { figures[Int(kind.rawValue)] }
}
