/// What a college is besides its figures.
public struct CollegeTraits: OptionSet, Sendable, Hashable {
    public let rawValue: UInt16

    public init(rawValue: UInt16) { self.rawValue = rawValue }

    /// Takes every applicant (`OPENADMP` 1).
    public static let openAdmission = CollegeTraits(rawValue: 1 << 0)
    /// Historically Black college or university (`HBCU` 1).
    public static let historicallyBlack = CollegeTraits(rawValue: 1 << 1)
    /// Hispanic-serving institution.
    public static let hispanicServing = CollegeTraits(rawValue: 1 << 2)
    /// Tribal college (`TRIBAL` 1).
    public static let tribal = CollegeTraits(rawValue: 1 << 3)
    public static let womenOnly = CollegeTraits(rawValue: 1 << 4)
    public static let menOnly = CollegeTraits(rawValue: 1 << 5)
    public static let distanceOnly = CollegeTraits(rawValue: 1 << 6)
    /// Offers housing on campus (`ROOM` 1).
    public static let housing = CollegeTraits(rawValue: 1 << 7)
    /// Offers study abroad (`SLO6` 1).
    public static let studyAbroad = CollegeTraits(rawValue: 1 << 8)
    /// Has a Reserve Officers' Training Corps programme (`SLO5` 1).
    public static let officerTraining = CollegeTraits(rawValue: 1 << 9)
    /// Gives credit for advanced placement (`CREDITS3` 1).
    public static let advancedPlacement = CollegeTraits(rawValue: 1 << 10)
    /// Names a religious affiliation (`RELAFFIL`).
    public static let religious = CollegeTraits(rawValue: 1 << 11)
    /// Has teams in an athletic association (`ASSOC1`...`ASSOC6`).
    public static let athletics = CollegeTraits(rawValue: 1 << 12)
    /// Has teams in the first division of the NCAA: its basketball conference (`CONFNO2`) is one of that division.
    public static let divisionOne = CollegeTraits(rawValue: 1 << 13)
}
