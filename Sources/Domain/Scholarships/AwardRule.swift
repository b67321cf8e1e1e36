/// One condition of an award, as a value. Each can be judged alone, against what the student has said.
public enum AwardRule: Sendable, Hashable {
    case stage(StageSet)
    case citizenship(CitizenshipSet)
    /// Lives in one of these states.
    case residency(StateSet)
    /// Unweighted, in hundredths: 350 is 3.50.
    case gradeAverage(atLeast: Int)
    /// Family income, whole dollars a year.
    case income(atMost: Int)
    case field(AreaSet)
    case need
    /// Receives a Pell Grant, which only the FAFSA decides.
    case pell
    /// One of these origins.
    case ethnicity(EthnicitySet)
    case women
    case firstGeneration
    case military
    case disability
    /// The school has to put the student forward.
    case nomination
    /// What the profile does not ask for.
    case personal(PersonalFact)
    /// Is used at this college alone.
    case college(UnitID)

    /// More rules than any award has; a ``Judgement`` keeps one bit for each.
    public static let limit = 16
}

/// What the student alone knows: Quad never asks for it and never guesses it.
public enum PersonalFact: String, Sendable, Hashable, CaseIterable {
    case lgbtq
    case member
    case memberFamily = "member_family"
    case programMember = "program_member"
    case athlete
    case research
    case project
    case leadership
    case studyAbroad = "study_abroad"
    case partnerCity = "partner_city"
    case singleCollege = "single_college"
    case age18 = "age_18_or_under"
}

/// Where a student stands on the way through school.
public struct StageSet: OptionSet, Sendable, Hashable {
    public let rawValue: UInt8

    public init(rawValue: UInt8) { self.rawValue = rawValue }

    public static let grades4To8 = StageSet(rawValue: 1)
    public static let grades9And10 = StageSet(rawValue: 2)
    public static let junior = StageSet(rawValue: 4)
    public static let senior = StageSet(rawValue: 8)
    public static let undergraduate = StageSet(rawValue: 16)
    public static let graduate = StageSet(rawValue: 32)

    public static let highSchool: StageSet = [.grades9And10, .junior, .senior]
    public static let grades4To11: StageSet = [.grades4To8, .grades9And10, .junior]

    /// The names of the table, each with what it stands for.
    static let keys: [(key: String, stages: StageSet)] = [
        ("grade_4_11", .grades4To11), ("high_school", .highSchool), ("hs_junior", .junior), ("hs_senior", .senior),
        ("undergraduate", .undergraduate), ("graduate", .graduate),
    ]

    /// One of the single stages.
    public static let each: [StageSet] = [
        .grades4To8, .grades9And10, .junior, .senior, .undergraduate, .graduate,
    ]
}

/// Which papers an award accepts.
public struct CitizenshipSet: OptionSet, Sendable, Hashable {
    public let rawValue: UInt8

    public init(rawValue: UInt8) { self.rawValue = rawValue }

    public static let citizen = CitizenshipSet(rawValue: 1)
    /// Of an outlying possession of the United States.
    public static let national = CitizenshipSet(rawValue: 2)
    public static let permanentResident = CitizenshipSet(rawValue: 4)
    public static let daca = CitizenshipSet(rawValue: 8)
    /// Lives in the United States, whatever the papers.
    public static let resident = CitizenshipSet(rawValue: 16)

    public static let each: [CitizenshipSet] = [.citizen, .national, .permanentResident, .daca, .resident]

    static let keys: [(key: String, set: CitizenshipSet)] = [
        ("citizen", .citizen), ("national", .national), ("permanent_resident", .permanentResident), ("daca", .daca),
        ("us_resident", .resident),
    ]
}

/// Groups of fields of study, as listings name them.
public struct AreaSet: OptionSet, Sendable, Hashable {
    public let rawValue: UInt8

    public init(rawValue: UInt8) { self.rawValue = rawValue }

    public static let stem = AreaSet(rawValue: 1)
    public static let health = AreaSet(rawValue: 2)
    public static let business = AreaSet(rawValue: 4)
    public static let education = AreaSet(rawValue: 8)
    public static let arts = AreaSet(rawValue: 16)
    public static let humanities = AreaSet(rawValue: 32)
    public static let socialSciences = AreaSet(rawValue: 64)

    public static let each: [AreaSet] = [
        .stem, .health, .business, .education, .arts, .humanities, .socialSciences,
    ]

    static let keys: [(key: String, set: AreaSet)] = [
        ("stem", .stem), ("health", .health), ("business", .business), ("education", .education), ("arts", .arts),
        ("humanities", .humanities), ("social_sciences", .socialSciences),
    ]

    /// The groups to which a field of study belongs; `borders` are those that may or may not count it.
    static func of(_ field: CIPCode) -> (sure: AreaSet, borders: AreaSet) {
        switch field.family.rawValue {
        case 11, 14, 15, 26, 27, 40, 41: (.stem, [])
        case 1, 3, 4, 29, 30: ([], .stem)
        case 51, 60, 61: (.health, [])
        case 52: (.business, [])
        case 13: (.education, [])
        case 50: (.arts, [])
        case 16, 23, 24, 38, 54: (.humanities, [])
        case 9, 39: (.humanities, .socialSciences)
        case 5: ([], [.humanities, .socialSciences])
        case 42: (.socialSciences, .stem)
        case 45: (.socialSciences, [])
        case 22, 43, 44: ([], .socialSciences)
        default: ([], [])
        }
    }
}

/// Origins that an award asks for, one of which is enough.
public struct EthnicitySet: OptionSet, Sendable, Hashable {
    public let rawValue: UInt8

    public init(rawValue: UInt8) { self.rawValue = rawValue }

    public static let black = EthnicitySet(rawValue: 1)
    public static let hispanic = EthnicitySet(rawValue: 2)
    public static let native = EthnicitySet(rawValue: 4)
    public static let asian = EthnicitySet(rawValue: 8)
    /// The listing says no more than that.
    public static let minority = EthnicitySet(rawValue: 16)

    public static let each: [EthnicitySet] = [.black, .hispanic, .native, .asian, .minority]

    static let keys: [(key: String, set: EthnicitySet)] = [
        ("black", .black), ("hispanic", .hispanic), ("native", .native), ("asian", .asian), ("minority", .minority),
    ]
}
