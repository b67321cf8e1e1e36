import Domain
import Resources
import Services

/// Changes to what the student has done about an award.
extension ScholarshipsViewModel {
    /// Stores a changed entry, then shows it and says so.
    func change(_ entry: AwardEntry, _ sentence: DisplayText) {
        guard let shelf = state.known, let index = shelf.index(of: entry.id) else { return }
        let before = shelf.entry(of: entry.id)
        guard before != entry else { return }
        let name = DisplayText(shelf.awards[index].name)
        store([entry], sentence) { $0.changes.append(.entries([before], name: name)) }
    }

    /// Takes the last change back.
    func takeBack() {
        guard let last = changes.last else {
            update { $0.trace = AwardTrace(format.words(.traceNothing)) }
            return
        }
        switch last {
        case .entries(let before, let name):
            store(before, format.words(.awardsTookBack, name)) { _ = $0.changes.popLast() }
        case .own(let entry, let award): restore(entry, award)
        case .plan(let before):
            store(before, format.words(.awardsTookBack, DisplayText(before.name))) { _ = $0.changes.popLast() }
        }
    }

    private func store(
        _ entries: [AwardEntry], _ sentence: DisplayText,
        then: @escaping @MainActor (ScholarshipsViewModel) -> Void
    ) {
        store(sentence, then: then) { service throws(ScholarshipError) in
            try await service.save(entries)
        } showing: {
            $0.take(entries)
        }
    }

    /// Stores what changed, then shows it and says so; what goes wrong is said as well.
    func store(
        _ sentence: DisplayText, then: @escaping @MainActor (ScholarshipsViewModel) -> Void,
        saving: @escaping @MainActor (any ScholarshipProviding) async throws(ScholarshipError) -> Void,
        showing: @escaping @MainActor (inout AwardShelf) -> Void
    ) {
        run { model in
            do throws(ScholarshipError) {
                try await saving(model.service)
                then(model)
                model.update { state in
                    guard var shelf = state.known else { return }
                    showing(&shelf)
                    state.shelf = .loaded(shelf)
                    state.arrange()
                    state.trace = AwardTrace(sentence)
                }
            } catch {
                model.update { $0.trace = AwardTrace(model.format.awardFailure(error), isFailure: true) }
            }
        }
    }

    /// The entry and name of the award that has focus.
    private var focused: (entry: AwardEntry, award: Scholarship)? {
        guard let shelf = state.known, let index = state.subject else { return nil }
        return (shelf.entry(of: shelf.awards[index].id), shelf.awards[index])
    }

    /// Puts the award on the board, or takes it off while nothing has been sent.
    func toggleSaved() {
        guard let (entry, award) = focused else { return }
        var next = entry
        let name = DisplayText(award.name)
        if entry.stage == nil {
            next.stage = .found
            next.isPassed = false
            if next.tasks.isEmpty { next.tasks = AwardTask.usual(for: award) }
            change(next, format.words(.awardsSaved, name))
        } else {
            next.stage = nil
            // A suggested list that nobody has touched is made anew the next time.
            if next.tasks == AwardTask.usual(for: award) { next.tasks = [] }
            change(next, format.words(.awardsUnsaved, name))
        }
    }

    func pass() {
        guard let (entry, award) = focused else { return }
        var next = entry
        next.isPassed = !entry.isPassed
        if next.isPassed { next.stage = nil }
        let key: StringKey = next.isPassed ? .awardsPassed : .awardsNotPassed
        change(next, format.words(key, DisplayText(award.name)))
    }

    /// One column on or back; an award that is not on the board comes onto it.
    func move(forward: Bool) {
        guard let (entry, award) = focused else { return }
        guard let stage = entry.stage else {
            if forward { toggleSaved() }
            return
        }
        guard let target = forward ? stage.next : stage.previous else {
            update { $0.trace = AwardTrace(format.words(.awardsNoColumn)) }
            return
        }
        move(entry, award, to: target)
    }

    func lose() {
        guard let (entry, award) = focused, entry.stage != .lost else { return }
        move(entry, award, to: .lost)
    }

    private func move(_ entry: AwardEntry, _ award: Scholarship, to stage: BoardStage) {
        var next = entry
        next.stage = stage
        if next.tasks.isEmpty, entry.stage == nil { next.tasks = AwardTask.usual(for: award) }
        if stage != .won { next.won = nil }
        change(next, format.words(.awardsMoved, DisplayText(award.name), format.words(stage.label)))
        if stage == .won { ask(.won, award.id, text: award.amount.most.map { String($0) } ?? "") }
    }

    // MARK: Questions

    func ask(_ kind: AwardPrompt.Kind, _ id: AwardID, text: String = "") {
        let input = TextInput(text, limit: kind == .won ? 20 : 80)
        update { $0.overlay = .prompt(AwardPrompt(kind: kind, id: id, input: input)) }
    }

    func answer(_ prompt: AwardPrompt) {
        guard let shelf = state.known, let index = shelf.index(of: prompt.id) else { return }
        let name = DisplayText(shelf.awards[index].name)
        var entry = shelf.entry(of: prompt.id)
        let text = prompt.input.string
        switch prompt.kind {
        case .won:
            guard let dollars = AmountText.dollars(text) else {
                var refused = prompt
                refused.problem = format.words(.awardsNotAnAmount)
                update { $0.overlay = .prompt(refused) }
                return
            }
            entry.won = dollars
            entry.stage = .won
            change(entry, format.words(.awardsWon, name, format.money(dollars)))
        case .task:
            let title = DisplayText(text).string
            guard title.contains(where: { !$0.isWhitespace }) else { break }
            entry.tasks.append(AwardTask(.custom(title)))
            if entry.stage == nil { entry.stage = .found }
            change(entry, format.words(.awardsTaskAdded, DisplayText(title)))
        }
        update { $0.overlay = nil }
    }

    func askAmount() {
        guard let (entry, award) = focused else { return }
        let usual = entry.won ?? award.amount.most
        ask(.won, award.id, text: usual.map { String($0) } ?? "")
    }

    func askTask() { if let award = focused?.award { ask(.task, award.id) } }

    // MARK: Things to do

    /// The task that is selected on the open page.
    private var selectedTask: (entry: AwardEntry, task: Int)? {
        guard let shelf = state.known, let details = state.details, let index = shelf.index(of: details.id),
            let row = details.selection.index
        else { return nil }
        let rows = AwardDetails.rows(of: shelf, at: index)
        guard rows.indices.contains(row), case .task(let task) = rows[row] else { return nil }
        return (shelf.entry(of: details.id), task)
    }

    func toggleTask() {
        guard let (entry, task) = selectedTask else { return }
        var next = entry
        next.tasks[task].isDone.toggle()
        let title = format.task(next.tasks[task].title)
        change(next, format.words(next.tasks[task].isDone ? .awardsTaskDone : .awardsTaskOpen, title))
    }

    func removeTask() {
        guard let (entry, task) = selectedTask else { return removeAward() }
        var next = entry
        let removed = next.tasks.remove(at: task)
        change(next, format.words(.awardsTaskRemoved, format.task(removed.title)))
    }
}
