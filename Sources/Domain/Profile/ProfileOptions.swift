/// One of a fixed list of answers, by the name it has in a file.
public protocol ProfileOption: Sendable, Hashable, CaseIterable {
    /// Snake case; never renamed.
    var key: String { get }
}

extension ProfileOption {
    public init?(key: String) {
        let wanted = ProfileKey.folded(key)
        guard let match = Self.allCases.first(where: { ProfileKey.folded($0.key) == wanted }) else { return nil }
        self = match
    }
}

extension ProfileOption where Self: RawRepresentable<String> {
    public var key: String { ProfileKey.snakeCase(rawValue) }
}

/// How a student wants to be written to.
public enum ContactPreference: String, ProfileOption { case none, email, phone, text, messages }

/// How demanding the courses should be.
public enum Rigor: String, ProfileOption { case relaxed, balanced, demanding, veryDemanding }

public enum CampusCulture: String, ProfileOption {
    case collaborative, competitive, activist, artistic, outdoorsy, preProfessional, religious, socialScene, quiet
    case diverse
}

public enum SpecialProgram: String, ProfileOption {
    case honors, studyAbroad, cooperativeEducation, officerTraining, teacherPreparation, combinedDegrees
    case disabilitySupport, internships
}

/// How much something matters to a student.
public enum Interest: String, ProfileOption { case avoid, indifferent, welcome, important }

public enum Climate: String, ProfileOption { case cold, fourSeasons, mild, warm, dry }

public enum SportsDivision: String, ProfileOption { case none, divisionOne, divisionTwo, divisionThree, naia, club }

public enum AidNeed: String, ProfileOption { case none, some, most, full, unsure }

public enum Citizenship: String, ProfileOption {
    case citizen, permanentResident, refugee, daca, international, undocumented, other
}

public enum Gender: String, ProfileOption { case woman, man, nonbinary, other }

/// As US colleges ask for it.
public enum Ethnicity: String, ProfileOption {
    case americanIndian, asian, black, hispanic, middleEastern, pacificIslander, white, other
}

extension DeckScope: ProfileOption {}

extension Setting: ProfileOption {
    public var key: String {
        switch self {
        case .city: "city"
        case .suburb: "suburb"
        case .town: "town"
        case .rural: "rural"
        }
    }
}

extension SizeBand: ProfileOption {
    public var key: String {
        switch self {
        case .under1000: "under_1000"
        case .from1000: "1000_to_4999"
        case .from5000: "5000_to_9999"
        case .from10000: "10000_to_19999"
        case .from20000: "20000_or_more"
        }
    }
}

extension IncomeBand: ProfileOption {
    public var key: String {
        switch self {
        case .upTo30: "up_to_30000"
        case .upTo48: "30001_to_48000"
        case .upTo75: "48001_to_75000"
        case .upTo110: "75001_to_110000"
        case .above110: "above_110000"
        }
    }
}
