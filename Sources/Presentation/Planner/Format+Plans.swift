public import Domain
import Resources

/// The words of applications.
extension Format {
    public func kind(_ kind: PlanKind?) -> DisplayText {
        switch kind {
        case nil: words(.plansKindNone)
        case .earlyDecision: words(.plansKindEarlyDecision)
        case .earlyAction: words(.plansKindEarlyAction)
        case .regular: words(.plansKindRegular)
        case .rolling: words(.plansKindRolling)
        }
    }

    public func outcome(_ outcome: PlanOutcome?) -> DisplayText {
        switch outcome {
        case nil: words(.plansOutcomeWaiting)
        case .admitted: words(.plansOutcomeAdmitted)
        case .deferred: words(.plansOutcomeDeferred)
        case .waitlisted: words(.plansOutcomeWaitlisted)
        case .denied: words(.plansOutcomeDenied)
        }
    }

    public func step(_ step: PlanStep) -> DisplayText {
        switch step {
        case .application: words(.plansStepApplication)
        case .fafsa: words(.plansStepFafsa)
        case .css: words(.plansStepCss)
        case .decision: words(.plansStepDecision)
        case .deposit: words(.plansStepDeposit)
        }
    }

    /// `FAFSA · Reed College`.
    public func step(_ step: PlanStep, of plan: CollegePlan) -> DisplayText {
        self.step(step) + " · " + DisplayText(plan.name)
    }

    /// What the agenda calls it.
    public func name(of item: AgendaItem, in shelf: AwardShelf) -> DisplayText {
        switch item {
        case .award(let index): DisplayText(shelf.awards[index].name)
        case .step(let id, let step): shelf.plan(of: id).map { self.step(step, of: $0) } ?? ""
        }
    }

    /// When it closes, as short as a column: `in 12 d`, `15 Mar`, `3 d ago`.
    public func deadline(of item: AgendaItem, in shelf: AwardShelf) -> DisplayText {
        switch item {
        case .award(let index): return deadline(of: index, in: shelf)
        case .step:
            guard let date = shelf.day(of: item), let days = shelf.countdown(of: item)?.days else {
                return words(.awardsDateNone)
            }
            return days < 0 ? words(.plansAgo, integer(-days)) : whenever(days: days, date)
        }
    }
}
