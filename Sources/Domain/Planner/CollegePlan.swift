/// How and by when a student applies to one college.
///
/// Nothing in it is known beforehand: every date is as the student entered it, and counts in the student's own zone.
public struct CollegePlan: Sendable, Hashable, Identifiable {
    public let id: UnitID
    /// As the college was called when the plan was made.
    public let name: String
    /// `nil` until the student chose one.
    public var kind: PlanKind?
    /// `nil` while the college has not answered.
    public var outcome: PlanOutcome?
    /// The last day of each step that has one.
    public var dates: [PlanStep: CivilDate] = [:]
    public var done: Set<PlanStep> = []

    public init(id: UnitID, name: String) {
        self.id = id
        self.name = name
    }

    /// Nothing in it is worth keeping.
    public var isEmpty: Bool { kind == nil && outcome == nil && dates.isEmpty && done.isEmpty }

    /// Something is still to be done or waited for; after a refusal nothing is.
    public func isOpen(_ step: PlanStep) -> Bool {
        guard outcome != .denied, !done.contains(step) else { return false }
        return step != .decision || outcome == nil
    }
}

/// The ways in which colleges take applications.
public enum PlanKind: String, Sendable, Hashable, CaseIterable {
    case earlyDecision = "early-decision"
    case earlyAction = "early-action"
    case regular, rolling
}

/// What a college answered.
public enum PlanOutcome: String, Sendable, Hashable, CaseIterable {
    case admitted, deferred, waitlisted, denied
}

/// What stands between a student and a place, in the order of a year.
public enum PlanStep: String, Sendable, Hashable, CaseIterable {
    case application, fafsa, css, decision, deposit
}
