import Domain
import Resources
import Services

/// Awards that the student writes down.
extension ScholarshipsViewModel {
    /// Asks for an award; where a college has focus, for one that it gives.
    func askAward() {
        var college: AwardForm.College?
        if let id = state.planRow?.id, let plan = state.plan(of: id) {
            college = AwardForm.College(id: id, name: plan.name)
        } else if state.section == .money, case .loaded(let colleges) = state.colleges, let row = state.money.index,
            colleges.indices.contains(row)
        {
            college = AwardForm.College(id: colleges[row].id, name: colleges[row].name)
        }
        update { $0.overlay = .form(AwardForm(college: college)) }
    }

    func handle(_ action: Action, in form: AwardForm) -> Bool {
        var next = form
        if next.type(action) {
            update { $0.overlay = .form(next) }
            return true
        }
        switch action {
        case .run(.up, _), .run(.focusPrevious, _): next.move(by: -1)
        case .run(.down, _), .run(.focusNext, _): next.move(by: 1)
        case .run(.confirm, _):
            guard form.focused == AwardForm.Field.allCases.last else {
                next.move(by: 1)
                break
            }
            return keep(form)
        case .run(.back, _):
            update { state in
                state.overlay = nil
                if !form.isUntouched { state.trace = AwardTrace(format.words(.awardsFormDropped)) }
            }
            return true
        case .run(let id, _): return ![.quit, .suspend, .repaint].contains(id)
        default: return true
        }
        update { $0.overlay = .form(next) }
        return true
    }

    /// Stores the award and puts it on the board, or says which line can't be taken.
    private func keep(_ form: AwardForm) -> Bool {
        guard let shelf = state.known else { return true }
        let read = form.read(
            own: shelf.awards.filter { $0.status == .own }, shipped: shelf.awards.filter { $0.status != .own })
        var refused = form
        if let problem = read.problems.first {
            let fields = AwardForm.Field.allCases
            let field = problem.column > 0 && problem.column <= fields.count ? fields[problem.column - 1] : .name
            refused.problem = AwardForm.Problem(field: field, sentence: format.sentence(problem.reason))
            refused.focus(on: field)
        } else if let known = read.known.first {
            let name = shelf.index(of: known.id).map { DisplayText(shelf.awards[$0].name) } ?? ""
            refused.problem = AwardForm.Problem(field: .name, sentence: format.words(.awardsFormKnown, name))
            refused.focus(on: .name)
        } else if let award = read.awards.first {
            add(award)
            return true
        }
        update { $0.overlay = .form(refused) }
        return true
    }

    private func add(_ award: Scholarship) {
        let before = state.known?.awards.first { $0.id == award.id }
        let old = state.known?.entry(of: award.id) ?? AwardEntry(id: award.id)
        var entry = old
        if entry.stage == nil {
            entry.stage = .found
            entry.tasks = AwardTask.usual(for: award)
        }
        let kept = entry
        storeOwn(format.words(.awardsFormKept, DisplayText(award.name)), .own(old, before)) {
            service throws(ScholarshipError) in
            try await service.save(own: [award])
            try await service.save([kept])
        }
    }

    /// Takes an award of the student's own away, until that is taken back.
    func removeAward() {
        guard let shelf = state.known, let index = state.subject, shelf.awards[index].status == .own else {
            update { $0.trace = AwardTrace(format.words(.awardsNotOwn)) }
            return
        }
        let award = shelf.awards[index]
        storeOwn(format.words(.awardsFormRemoved, DisplayText(award.name)), .own(shelf.entry(of: award.id), award)) {
            service throws(ScholarshipError) in
            try await service.remove(own: [award.id])
        }
    }

    /// Puts an award back to what it was; one that was not there goes.
    func restore(_ entry: AwardEntry, _ award: Scholarship?) {
        let id = entry.id
        let name = award?.name ?? state.known.flatMap { shelf in shelf.index(of: id).map { shelf.awards[$0].name } }
        storeOwn(format.words(.awardsTookBack, DisplayText(name ?? id.rawValue)), nil) {
            service throws(ScholarshipError) in
            if let award { try await service.save(own: [award]) } else { try await service.remove(own: [id]) }
            try await service.save([entry])
        }
    }

    /// Stores, then reads the shelf anew: an award that comes or goes changes every list.
    private func storeOwn(
        _ sentence: DisplayText, _ change: Change?,
        saving: @escaping @MainActor (any ScholarshipProviding) async throws(ScholarshipError) -> Void
    ) {
        run { model in
            do throws(ScholarshipError) {
                try await saving(model.service)
                if let change { model.changes.append(change) } else { _ = model.changes.popLast() }
                let shelf = try await model.service.shelf()
                model.update { state in
                    state.overlay = nil
                    if let id = state.details?.id, shelf.index(of: id) == nil { state.details = nil }
                    state.shelf = .loaded(shelf)
                    state.arrange()
                    state.trace = AwardTrace(sentence)
                }
            } catch {
                // What was typed stays.
                model.update { $0.trace = AwardTrace(model.format.awardFailure(error), isFailure: true) }
            }
        }
    }
}
