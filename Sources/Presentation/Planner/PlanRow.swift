public import Domain

/// What can be selected among the applications.
public enum PlanRow: Sendable, Hashable {
    case college(UnitID)
    case step(UnitID, PlanStep)

    public var id: UnitID {
        switch self {
        case .college(let id), .step(let id, _): id
        }
    }
}

/// The question for the last day of a step.
public struct PlanPrompt: Sendable, Equatable, LinePrompt {
    public let id: UnitID
    public let step: PlanStep
    public var input: TextInput
    /// Why the answer was not taken.
    public var problem: DisplayText?
}

extension ScholarshipsState {
    /// The plan of a college, an empty one where none was made; `nil` for a college that is neither liked nor planned.
    public func plan(of id: UnitID) -> CollegePlan? {
        if let plan = known?.plan(of: id) { return plan }
        guard case .loaded(let colleges) = colleges, let college = colleges.first(where: { $0.id == id }) else {
            return nil
        }
        return CollegePlan(id: id, name: college.name)
    }

    /// The application that has focus, in the plans or in the timeline.
    public var planRow: PlanRow? {
        guard details == nil else { return nil }
        switch section {
        case .plans: return plans.index.flatMap { planRows.indices.contains($0) ? planRows[$0] : nil }
        case .timeline: if case .step(let id, let step)? = agendaItem { return .step(id, step) } else { return nil }
        case .list, .board, .money: return nil
        }
    }

    /// Liked colleges, the latest like first, then planned ones that are liked no more; steps only where there is a plan.
    mutating func arrangePlans() {
        let liked = if case .loaded(let colleges) = colleges { colleges.map(\.id) } else { [UnitID]() }
        let planned = known?.plans.map(\.id) ?? []
        let others = planned.filter { !liked.contains($0) }
        let old = planRows
        planRows = (liked + others).flatMap { id -> [PlanRow] in
            [.college(id)] + (planned.contains(id) ? PlanStep.allCases.map { .step(id, $0) } : [])
        }
        plans.follow(from: old, to: planRows)
    }
}
