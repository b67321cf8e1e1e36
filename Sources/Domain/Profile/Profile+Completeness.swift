/// How much of a profile, or of one group of it, is answered.
public struct Completeness: Sendable, Hashable {
    public let answered: Int
    public let asked: Int

    public init(answered: Int, asked: Int) {
        self.answered = answered
        self.asked = asked
    }

    /// 0...1.
    public var share: Double { asked == 0 ? 1 : Double(answered) / Double(asked) }
}

extension Profile {
    /// Questions of the group, not fields: SAT, ACT and neither are one. What is optional does not count.
    public func completeness(of group: OnboardingGroup) -> Completeness {
        // The deck's scope always has a value, so it says nothing about what the student has filled in.
        let questions = group.questions.filter { $0 != [.scope] }
        return Completeness(
            answered: questions.count { $0.contains { self[$0] != nil } }, asked: questions.count)
    }

    public var completeness: Completeness {
        let groups = OnboardingGroup.allCases.map { completeness(of: $0) }
        return Completeness(
            answered: groups.reduce(0) { $0 + $1.answered }, asked: groups.reduce(0) { $0 + $1.asked })
    }
}
