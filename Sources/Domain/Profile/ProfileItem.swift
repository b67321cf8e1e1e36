/// Everything Quad asks a student, one case a field. The raw values name fields on disk and are never renamed.
public enum ProfileItem: String, Sendable, Hashable, CaseIterable, Codable {
    // Basic information
    case name, preferredName, contactPreference, email, phone, highSchool, graduationYear
    // Academic profile
    case gradeScale, gradeAverage, sat, act, withoutTests, classRank, classSize
    case numAPClasses = "numApClasses"
    case numIBClasses = "numIbClasses"
    case numDualEnrollment, activities, volunteerHours
    // Preferences
    case intendedFields, scope, distanceLimit, settings, sizes, budget, rigor, campusCultures, specialPrograms
    case greekLife, research, climates, sportsDivision
    // Location and demographics
    case homeState, homeTown, homeZIP = "homeZip"
    case incomeBand, needsAid, firstGeneration, residency, citizenship
    case gender, ethnicities, militaryFamily, disability

    /// Which screen of the onboarding asks for it.
    public var group: OnboardingGroup {
        switch self {
        case .name, .preferredName, .contactPreference, .email, .phone, .highSchool, .graduationYear: .basic
        case .gradeScale, .gradeAverage, .sat, .act, .withoutTests, .classRank, .classSize, .numAPClasses,
            .numIBClasses, .numDualEnrollment, .activities, .volunteerHours:
            .academic
        case .intendedFields, .scope, .distanceLimit, .settings, .sizes, .budget, .rigor, .campusCultures,
            .specialPrograms, .greekLife, .research, .climates, .sportsDivision:
            .preferences
        case .homeState, .homeTown, .homeZIP, .incomeBand, .needsAid, .firstGeneration, .residency, .citizenship,
            .gender, .ethnicities, .militaryFamily, .disability:
            .background
        }
    }

    /// Masked on screen until it has focus, and in `quad profile show` until it is asked for.
    public var isSensitive: Bool {
        switch self {
        case .email, .phone, .homeZIP, .incomeBand, .needsAid, .firstGeneration, .citizenship, .gender, .ethnicities,
            .militaryFamily, .disability:
            true
        default: false
        }
    }

    /// What nobody is expected to answer: it never lowers the completeness.
    public var isOptional: Bool {
        switch self {
        case .preferredName, .email, .phone, .gender, .ethnicities, .militaryFamily, .disability: true
        default: false
        }
    }

    /// The name in a JSON profile, in snake case: `num_ap_classes`.
    public var key: String { ProfileKey.snakeCase(rawValue) }
}
