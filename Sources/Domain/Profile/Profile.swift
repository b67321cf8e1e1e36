/// Everything one student has said: the part that matching reads, the rest of the onboarding, and how they show
/// themself to others. Every answer in it has been checked.
public struct Profile: Sendable, Hashable {
    /// The one home of the fields that decide scores; the answers for them are read from here.
    public var matching: StudentProfile
    public var social: SocialProfile
    /// Fields of an imported file that this program does not know, as JSON; kept for the way back.
    public var others: [String: JSONValue]
    /// What matching does not hold, or holds converted.
    var answers: [ProfileItem: ProfileAnswer] = [:]

    public init(
        matching: StudentProfile = StudentProfile(), social: SocialProfile = SocialProfile(),
        others: [String: JSONValue] = [:]
    ) {
        self.matching = matching
        self.social = social
        self.others = others
    }

    /// `nil` for what has not been said.
    public subscript(item: ProfileItem) -> ProfileAnswer? {
        // A list that is empty and a flag that nobody raised have not been said either.
        item.isMatched ? matched(item) : answers[item]
    }

    /// Takes an answer, or takes it back with `nil`. The profile is unchanged when this throws.
    public mutating func set(_ item: ProfileItem, to input: ProfileInput?) throws(ProfileReason) {
        var answer: ProfileAnswer?
        if let input { answer = try item.rule.answer(to: input) }
        try check(item, answer)
        if item.isMatched { match(item, answer) }
        if !item.isMatched || item.keepsOriginal { answers[item] = answer }
        if item == .gradeScale { convertGrade() }
    }

    public mutating func set(_ item: ProfileItem, to text: String) throws(ProfileReason) {
        try set(item, to: .text(text))
    }

    /// The student's home, with the coordinates that distances need.
    public mutating func settle(in place: Place) {
        matching.home = Home(state: place.state, place: place)
        answers[.homeTown] = nil
    }

    /// The option that was chosen, of a single-choice field.
    public func choice<Option: ProfileOption>(_ item: ProfileItem, as type: Option.Type = Option.self) -> Option? {
        guard case .text(let key)? = self[item] else { return nil }
        return Option(key: key)
    }

    /// The options that were chosen, in the order of the field.
    public func choices<Option: ProfileOption>(_ item: ProfileItem, as type: Option.Type = Option.self) -> [Option] {
        guard case .list(let keys)? = self[item] else { return [] }
        return keys.compactMap { Option(key: $0) }
    }

    public func number(_ item: ProfileItem) -> Double? {
        guard case .number(let value)? = self[item] else { return nil }
        return value
    }

    public func flag(_ item: ProfileItem) -> Bool? {
        guard case .flag(let flag)? = self[item] else { return nil }
        return flag
    }

    public func text(_ item: ProfileItem) -> String? {
        guard case .text(let text)? = self[item] else { return nil }
        return text
    }

    /// The scale on which grades are typed; unweighted until the student says otherwise.
    public var gradeScale: GradeScale { choice(.gradeScale) ?? .unweighted }

    private func check(_ item: ProfileItem, _ answer: ProfileAnswer?) throws(ProfileReason) {
        switch (item, answer) {
        case (.gradeAverage, .text(let text)?): _ = try GradeAverage(text, scale: gradeScale)
        case (.gradeScale, let answer):
            guard let grade = answers[.gradeAverage] else { return }
            let scale = answer.flatMap { GradeScale(key: $0.stored) } ?? .unweighted
            _ = try GradeAverage(grade.stored, scale: scale)
        case (.classRank, .number(let rank)?):
            if let size = number(.classSize), rank > size { throw .rankBeyondClass(size: Int(size)) }
        case (.classSize, .number(let size)?):
            if let rank = number(.classRank), rank > size { throw .rankBeyondClass(size: Int(size)) }
        default: break
        }
    }
}
