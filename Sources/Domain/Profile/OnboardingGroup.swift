/// The four screens of the onboarding, in their order.
public enum OnboardingGroup: String, Sendable, Hashable, CaseIterable, Codable {
    case basic, academic, preferences, background

    /// Its fields, in the order in which they are asked.
    public var items: [ProfileItem] { ProfileItem.allCases.filter { $0.group == self } }

    /// Its questions. Fields that answer the same question stand together: one of them is enough.
    public var questions: [[ProfileItem]] {
        let together: [Set<ProfileItem>] = [
            [.sat, .act, .withoutTests], [.gradeScale, .gradeAverage], [.classRank, .classSize],
            [.numAPClasses, .numIBClasses, .numDualEnrollment], [.homeState, .homeTown, .homeZIP],
        ]
        var questions: [[ProfileItem]] = []
        for item in items where !item.isOptional {
            if let last = questions.last?.first, together.contains(where: { $0.contains(last) && $0.contains(item) }) {
                questions[questions.count - 1].append(item)
            } else {
                questions.append([item])
            }
        }
        return questions
    }

    public var next: OnboardingGroup? { neighbour(1) }
    public var previous: OnboardingGroup? { neighbour(-1) }

    private func neighbour(_ step: Int) -> OnboardingGroup? {
        let all = OnboardingGroup.allCases
        guard let index = all.firstIndex(of: self).map({ $0 + step }), all.indices.contains(index) else { return nil }
        return all[index]
    }
}

/// How far a student has come through the onboarding; kept as one setting, so that a kill loses nothing.
public struct OnboardingProgress: Sendable, Hashable {
    /// The setting's key.
    public static let setting = "onboarding"

    /// The screen to open next; `nil` when the student has come to the end.
    public private(set) var current: OnboardingGroup? = .basic
    public private(set) var skipped: Set<OnboardingGroup> = []

    public init() {}

    /// Reads what ``stored`` wrote; anything else starts again.
    public init(stored: String) {
        let parts = stored.split(separator: " ", omittingEmptySubsequences: false)
        guard let first = parts.first else { return }
        current = first == "done" ? nil : OnboardingGroup(rawValue: String(first)) ?? .basic
        skipped = Set(parts.dropFirst().compactMap { OnboardingGroup(rawValue: String($0)) })
    }

    public var stored: String {
        ([current?.rawValue ?? "done"] + skipped.map(\.rawValue).sorted()).joined(separator: " ")
    }

    /// Goes on; `skipping` remembers that this screen was left unanswered.
    public mutating func advance(skipping: Bool = false) {
        guard let group = current else { return }
        if skipping { skipped.insert(group) } else { skipped.remove(group) }
        current = group.next
    }

    /// Goes back one screen; from the end to the last one.
    public mutating func goBack() { current = current.map { $0.previous ?? $0 } ?? OnboardingGroup.allCases.last }

    public mutating func open(_ group: OnboardingGroup) { current = group }
}
