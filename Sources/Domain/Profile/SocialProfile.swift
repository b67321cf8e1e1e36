/// How a student shows themself in Messages and Nearby. Nothing of it is seen by anybody until they say so.
public struct SocialProfile: Sendable, Hashable {
    private var answers: [SocialField: ProfileAnswer] = [:]
    private var visibilities: [SocialField: Visibility] = [:]

    public init() {}

    public subscript(field: SocialField) -> ProfileAnswer? { answers[field] }

    /// Takes an answer, or takes it back with `nil`; who may see it stays as it was.
    public mutating func set(_ field: SocialField, to input: ProfileInput?) throws(ProfileReason) {
        var answer: ProfileAnswer?
        if let input { answer = try field.rule.answer(to: input) }
        if field == .links, case .list(let links)? = answer {
            answer = .list(try links.map { link throws(ProfileReason) in try ProfileText.link(link) })
        }
        answers[field] = answer
    }

    public mutating func set(_ field: SocialField, to text: String) throws(ProfileReason) {
        try set(field, to: .text(text))
    }

    public func visibility(of field: SocialField) -> Visibility { visibilities[field] ?? .nobody }

    public mutating func show(_ field: SocialField, to visibility: Visibility) {
        visibilities[field] = visibility == .nobody ? nil : visibility
    }

    /// What somebody sees who is, at the closest, this near to the student.
    public func shown(to viewer: Visibility) -> [SocialField: ProfileAnswer] {
        guard viewer != .nobody else { return [:] }
        return answers.filter { viewer.rawValue <= visibility(of: $0.key).rawValue }
    }
}

/// The fields of a social profile. The raw values name them on disk and are never renamed.
public enum SocialField: String, Sendable, Hashable, CaseIterable, Codable {
    case displayName, pronouns, bio, interests, languages, intentions, links

    public var rule: ProfileRule {
        switch self {
        case .displayName: .text(40)
        case .pronouns: .text(30)
        case .bio: .text(500)
        case .interests: .texts(12, each: 40)
        case .languages: .texts(8, each: 40)
        case .intentions: .choices(Intention.allCases.map(\.key))
        case .links: .texts(5, each: 200)
        }
    }

    /// The name in a JSON profile, in snake case.
    public var key: String { ProfileKey.snakeCase(rawValue) }
}

/// What a student is looking for among others.
public enum Intention: String, ProfileOption { case studyPartner, roommate, friends, campusVisit, advice }

/// Who may see a field, from nobody to everybody in the same area. Contacts see what the area sees as well.
public enum Visibility: Int, Sendable, Hashable, CaseIterable, Codable, ProfileOption {
    case nobody = 0, contacts, area

    public var key: String {
        switch self {
        case .nobody: "nobody"
        case .contacts: "contacts"
        case .area: "area"
        }
    }
}
