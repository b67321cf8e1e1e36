/// Something that closes: an award, or a step of an application to a college.
public enum AgendaItem: Sendable, Hashable {
    /// By its place in the shelf.
    case award(Int)
    case step(UnitID, PlanStep)
}

extension AwardShelf {
    public func plan(of id: UnitID) -> CollegePlan? { plans.first { $0.id == id } }

    /// The steps that are open and have a date, in no order.
    public var datedSteps: [AgendaItem] {
        plans.flatMap { plan in
            PlanStep.allCases.filter { plan.isOpen($0) && plan.dates[$0] != nil }.map { .step(plan.id, $0) }
        }
    }

    /// The day that names it, the first one where several do; `nil` without a date.
    public func day(of item: AgendaItem) -> CivilDate? {
        switch item {
        case .award(let index): dates[index]?.span.first
        case .step(let id, let step): plan(of: id)?.dates[step]
        }
    }

    /// A step is open until its day ends where the student is.
    public func countdown(of item: AgendaItem) -> Countdown? {
        switch item {
        case .award(let index): countdown(of: index)
        case .step:
            day(of: item).map { date in
                Countdown(to: home.start(of: LocalDay(date.localDay.number + 1)), now: now, home: home)
            }
        }
    }
}

extension CalendarEvent {
    /// The last day of a step, as a whole day wherever the student is then; `nil` without a date.
    public init?(_ plan: CollegePlan, _ step: PlanStep, summary: String) {
        guard let date = plan.dates[step] else { return nil }
        self.init(id: "plan-\(plan.id)-\(step.rawValue)", summary: summary, when: .days(date, date))
    }
}
