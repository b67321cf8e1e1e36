import Domain
import Resources
import Services

/// Applications to colleges.
extension ScholarshipsViewModel {
    /// Keys of a row among the applications; `false` leaves them to the pane.
    func handlePlan(_ action: Action) -> Bool {
        guard let row = state.planRow, let plan = state.plan(of: row.id), case .run(let id, let count) = action else {
            return false
        }
        switch (id, row) {
        case (.right, _) where state.section == .plans: turn(row, of: plan, by: count)
        case (.left, _) where state.section == .plans: turn(row, of: plan, by: -count)
        case (.toggle, .step(_, .decision)), (.toggle, .college): turn(row, of: plan, by: 1)
        case (.toggle, .step(_, let step)): toggle(step, of: plan)
        case (.open, .college): turn(row, of: plan, by: 1)
        case (.open, .step(_, let step)): askDate(step, of: plan)
        case (.removeTask, .college):
            change(CollegePlan(id: plan.id, name: plan.name), format.words(.plansRemoved, DisplayText(plan.name)))
        case (.removeTask, .step(_, let step)): clear(step, of: plan)
        default: return false
        }
        return true
    }

    /// Kind and outcome go round; other rows have nothing to choose from.
    private func turn(_ row: PlanRow, of plan: CollegePlan, by steps: Int) {
        var next = plan
        let name = DisplayText(plan.name)
        switch row {
        case .college:
            next.kind = Self.next(plan.kind, by: steps)
            change(next, format.words(.plansKindSet, name, format.kind(next.kind)))
        case .step(_, .decision):
            next.outcome = Self.next(plan.outcome, by: steps)
            change(next, format.words(.plansOutcomeSet, name, format.outcome(next.outcome)))
        case .step: break
        }
    }

    /// `nil` stands before the first.
    private static func next<Choice: CaseIterable & Equatable>(_ choice: Choice?, by steps: Int) -> Choice? {
        let all: [Choice?] = [nil] + Choice.allCases.map(Optional.some)
        let place = all.firstIndex { $0 == choice } ?? 0
        return all[((place + steps % all.count) + all.count) % all.count]
    }

    private func toggle(_ step: PlanStep, of plan: CollegePlan) {
        var next = plan
        let isDone = next.done.remove(step) == nil
        if isDone { next.done.insert(step) }
        let item = format.step(step, of: plan)
        change(next, format.words(isDone ? .awardsTaskDone : .awardsTaskOpen, item))
    }

    private func clear(_ step: PlanStep, of plan: CollegePlan) {
        var next = plan
        next.dates[step] = nil
        next.done.remove(step)
        if step == .decision { next.outcome = nil }
        change(next, format.words(.plansCleared, format.step(step, of: plan)))
    }

    private func askDate(_ step: PlanStep, of plan: CollegePlan) {
        let text = plan.dates[step]?.iso ?? ""
        update { $0.overlay = .date(PlanPrompt(id: plan.id, step: step, input: TextInput(text, limit: 30))) }
    }

    /// Nothing typed takes the date away.
    func answer(_ prompt: PlanPrompt) {
        guard let shelf = state.known, var plan = state.plan(of: prompt.id) else { return }
        let text = prompt.input.string
        let item = format.step(prompt.step, of: plan)
        if text.allSatisfy(\.isWhitespace) {
            plan.dates[prompt.step] = nil
            change(plan, format.words(.plansCleared, item))
        } else if let date = PlanDate.read(text, today: CivilDate(shelf.home.day(at: shelf.now))) {
            plan.dates[prompt.step] = date
            change(plan, format.words(.plansDated, item, format.full(date)))
        } else {
            var refused = prompt
            refused.problem = format.words(.plansNotADate)
            return update { $0.overlay = .date(refused) }
        }
        update { $0.overlay = nil }
    }

    /// Stores a changed plan, then shows it and says so.
    private func change(_ plan: CollegePlan, _ sentence: DisplayText) {
        guard let before = state.plan(of: plan.id), before != plan else { return }
        store(plan, sentence) { $0.changes.append(.plan(before)) }
    }

    func store(
        _ plan: CollegePlan, _ sentence: DisplayText, then: @escaping @MainActor (ScholarshipsViewModel) -> Void
    ) {
        store(sentence, then: then) { service throws(ScholarshipError) in
            try await service.save([plan])
        } showing: {
            $0.take(plan)
        }
    }
}
