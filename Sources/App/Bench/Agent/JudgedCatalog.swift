import Domain

/// The judge's colleges behind the port that the feed reads.
struct JudgedCatalog: CollegeCatalog {
    private let colleges: JudgedColleges

    init(_ colleges: JudgedColleges) { self.colleges = colleges }

    var version: String { "judge" }

    func columns() -> CollegeColumns { colleges.columns }
    func roster() -> CollegeRoster { CollegeRoster(unknown: colleges.columns.count) }
    func offerings(in fields: [CIPCode]) -> [CIPCode: [FieldRow]] { colleges.offerings(in: fields) }

    func college(_ id: UnitID) -> College? {
        let columns = colleges.columns
        guard let row = columns.row(of: id) else { return nil }
        return College(
            id: id, name: "", city: "", state: columns.stateCodes[Int(columns.states[row])],
            coordinate: Coordinate(
                latitude: Double(columns.latitudes[row]), longitude: Double(columns.longitudes[row])),
            control: Control(rawValue: columns.controls[row]) ?? .privateNonprofit,
            level: InstitutionLevel(rawValue: columns.levels[row]) ?? .fourYear,
            setting: Setting(rawValue: columns.settings[row]), traits: columns.traits[row],
            figures: columns.figures.map { $0[row].isNaN ? .missing(.notReported) : .known(Double($0[row])) })
    }

    func fields(of id: UnitID) -> [FieldOffering] { [] }
    func search(_ words: String, limit: Int) -> [CollegeHit] { [] }
    func fieldTitles(matching words: String, limit: Int) -> [FieldTitle] { [] }
    func titles(of fields: Set<CIPCode>) -> [CIPCode: String] { [:] }
    func places(matching words: String, limit: Int) -> [Place] { [] }
    func provenance() -> [FigureKind: Provenance] { [:] }
    func fieldsProvenance() -> Provenance? { nil }
    func attributions() -> [String] { [] }
}
