extension ProfileItem {
    /// Matching reads this field.
    public var isMatched: Bool {
        switch self {
        case .gradeAverage, .sat, .act, .withoutTests, .intendedFields, .scope, .distanceLimit, .settings, .sizes,
            .budget, .homeState, .homeTown, .incomeBand:
            true
        default: false
        }
    }

    /// Matching holds this field in another form than the student gave it in.
    var keepsOriginal: Bool { self == .gradeAverage || self == .homeTown }
}

// MARK: - The fields that matching reads

extension Profile {
    func matched(_ item: ProfileItem) -> ProfileAnswer? {
        switch item {
        case .gradeAverage: return gradeAnswer
        case .sat: return matching.scores.sat.map { .number(Double($0)) }
        case .act: return matching.scores.act.map { .number(Double($0)) }
        case .withoutTests: return matching.scores.withoutTests ? .flag(true) : nil
        case .intendedFields: return list(matching.intendedFields.map(\.description))
        case .scope: return .text(matching.scope.key)
        case .distanceLimit: return matching.distanceLimit.map { .number(Double($0)) }
        case .settings: return list(Setting.allCases.filter(matching.settings.contains).map(\.key))
        case .sizes: return list(SizeBand.allCases.filter(matching.sizes.contains).map(\.key))
        case .budget: return matching.budget.map { .number(Double($0)) }
        case .homeState: return matching.home.map { .text($0.state.rawValue) }
        case .homeTown: return matching.home?.place.map { .text($0.city) } ?? answers[.homeTown]
        case .incomeBand: return matching.incomeBand.map { .text($0.key) }
        default: return nil
        }
    }

    mutating func match(_ item: ProfileItem, _ answer: ProfileAnswer?) {
        let number = answer.flatMap { answer -> Int? in
            if case .number(let value) = answer { Int(value) } else { nil }
        }
        let keys = answer.map { answer -> [String] in if case .list(let keys) = answer { keys } else { [] } } ?? []
        switch item {
        case .gradeAverage:
            answers[.gradeAverage] = answer
            convertGrade()
        case .sat: matching.scores.sat = number
        case .act: matching.scores.act = number
        case .withoutTests: matching.scores.withoutTests = answer == .flag(true)
        case .intendedFields: matching.intendedFields = keys.compactMap { CIPCode($0) }
        case .scope: matching.scope = answer.flatMap { DeckScope(key: $0.stored) } ?? .fourYear
        case .distanceLimit: matching.distanceLimit = number
        case .settings: matching.settings = Set(keys.compactMap { Setting(key: $0) })
        case .sizes: matching.sizes = Set(keys.compactMap { SizeBand(key: $0) })
        case .budget: matching.budget = number
        case .incomeBand: matching.incomeBand = answer.flatMap { IncomeBand(key: $0.stored) }
        case .homeState:
            let state = answer.flatMap { StateCode($0.stored) }
            // A town of another state is not the student's any longer.
            if state != matching.home?.state { matching.home = state.map { Home(state: $0) } }
        case .homeTown:
            // Its coordinates come from the catalogue, through `settle(in:)`.
            if answer?.stored != matching.home?.place?.city {
                matching.home = matching.home.map { Home(state: $0.state) }
            }
        default: break
        }
    }

    mutating func convertGrade() {
        let grade = answers[.gradeAverage].flatMap { answer in
            // Checked when it was taken; on a scale that has changed since it counts as not said.
            try? GradeAverage(answer.stored, scale: gradeScale)
        }
        matching.gradePointAverage = grade?.unweighted
    }

    /// As typed, as long as it still is what matching holds; the quick start sets that alone.
    private var gradeAnswer: ProfileAnswer? {
        guard let average = matching.gradePointAverage else { return nil }
        if let answer = answers[.gradeAverage],
            // One that can't be read is no answer.
            let grade = try? GradeAverage(answer.stored, scale: gradeScale), grade.unweighted == average
        {
            return answer
        }
        return .text(ProfileAnswer.digits(average))
    }

    private func list(_ keys: [String]) -> ProfileAnswer? { keys.isEmpty ? nil : .list(keys) }
}
