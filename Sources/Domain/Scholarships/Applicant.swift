/// What the rules of awards need to know of a student, taken from the profile once; `nil` is not said.
public struct Applicant: Sendable, Hashable {
    /// Where the student may stand; one stage unless the year leaves two open.
    public var stage: StageSet?
    public var citizenship: Citizenship?
    public var state: StateCode?
    /// Unweighted, in hundredths.
    public var gradeAverage: Int?
    public var income: IncomeBand?
    /// `nil` before any field was chosen.
    public var fields: Fields?
    public var need: AidNeed?
    /// `nil` before any was chosen.
    public var ethnicities: Set<Ethnicity>?
    public var gender: Gender?
    public var isFirstGeneration: Bool?
    public var isMilitaryFamily: Bool?
    public var hasDisability: Bool?

    /// The groups that the chosen fields belong to.
    public struct Fields: Sendable, Hashable {
        public let sure: AreaSet
        public let borders: AreaSet

        public init(_ fields: [CIPCode]) {
            let areas = fields.map(AreaSet.of)
            sure = areas.reduce([]) { $0.union($1.sure) }
            borders = areas.reduce([]) { $0.union($1.borders) }
        }
    }

    public init() {}

    /// - Parameter today: Decides how far the student is on the way through school.
    public init(_ profile: Profile, today: CivilDate) {
        stage = profile.number(.graduationYear).map { StageSet(graduation: Int($0), today: today) }
        citizenship = profile.choice(.citizenship)
        state = profile.text(.residency).flatMap { StateCode($0) } ?? profile.matching.home?.state
        gradeAverage = profile.matching.gradePointAverage.map { Int(($0 * 100).rounded()) }
        income = profile.matching.incomeBand
        let intended = profile.matching.intendedFields
        fields = intended.isEmpty ? nil : Fields(intended)
        need = profile.choice(.needsAid)
        let chosen = Set(profile.choices(.ethnicities, as: Ethnicity.self))
        ethnicities = chosen.isEmpty ? nil : chosen
        gender = profile.choice(.gender)
        isFirstGeneration = profile.flag(.firstGeneration)
        isMilitaryFamily = profile.flag(.militaryFamily)
        hasDisability = profile.flag(.disability)
    }
}

extension StageSet {
    /// Where somebody stands who finishes high school in a year. School years end with June; after four years of
    /// college it is not known whether somebody still studies for a first degree.
    public init(graduation year: Int, today: CivilDate) {
        let schoolYear = today.month >= 7 ? today.year + 1 : today.year
        switch year - schoolYear {
        case 9...: self = []
        case 4...8: self = .grades4To8
        case 2...3: self = .grades9And10
        case 1: self = .junior
        case 0: self = .senior
        case -4 ... -1: self = .undergraduate
        default: self = [.undergraduate, .graduate]
        }
    }
}

extension IncomeBand {
    /// The least and the most that a family in this band earns, whole dollars; `nil` for no upper end.
    public var bounds: (least: Int, most: Int?) {
        switch self {
        case .upTo30: (0, 30_000)
        case .upTo48: (30_001, 48_000)
        case .upTo75: (48_001, 75_000)
        case .upTo110: (75_001, 110_000)
        case .above110: (110_001, nil)
        }
    }
}
