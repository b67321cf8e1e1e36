public import Domain
import Resources
import Services

extension ScholarshipsViewModel {
    public var context: KeyContext {
        switch state.overlay {
        case .prompt, .date, .form: .form
        case .filter, .formula: .awardOptions
        case nil: state.isSearching ? .search : isOnCard ? .awardCard : .awards
        }
    }

    public var takesText: Bool {
        switch state.overlay {
        case .prompt, .date, .form: true
        case .filter, .formula: false
        case nil: state.isSearching
        }
    }

    private var isOnCard: Bool { state.deck != nil && state.details == nil && state.section == .list }

    /// Applications, to sponsors and colleges, that close within two weeks and were not sent.
    public var badge: Int {
        guard let shelf = state.known else { return 0 }
        let steps = shelf.datedSteps.count { item in
            // A decision is waited for, not sent.
            if case .step(_, .decision) = item { return false }
            return (0...Self.near).contains(shelf.countdown(of: item)?.days ?? -1)
        }
        return steps
            + state.boardRows.count { index in
                guard let stage = shelf.entry(of: shelf.awards[index].id).stage, !stage.isSent,
                    let days = shelf.countdown(of: index)?.days
                else { return false }
                return days <= Self.near
            }
    }

    public var offers: [ActionID] {
        switch state.overlay {
        case .prompt, .date: return [.confirm, .back]
        case .form: return [.confirm, .up, .down, .back]
        case .filter: return [.toggle, .undo, .back]
        case .formula: return [.left, .right, .undo, .back]
        case nil: break
        }
        if state.isSearching { return [.open, .back] }
        guard state.known != nil else { return [.open, .search, .help] }
        if isOnCard { return [.passAward, .saveAward, .details, .peek, .fillFact, .undo, .awardDeck] }
        if state.details != nil {
            return [.open, .toggle, .addTask, .saveAward, .advanceAward, .fillFact, .openWebsite, .shareCard, .back]
        }
        if state.section == .plans {
            return [.open, .toggle, .left, .right, .addAward, .removeTask, .undo, .nextSection]
        }
        if state.section == .money { return [.left, .right, .addAward, .nextSection] }
        if state.section != .list {
            return [.open, .advanceAward, .retreatAward, .loseAward, .exportAwards, .undo, .nextSection]
        }
        return [
            .open, .saveAward, .advanceAward, .fillFact, .filterAwards, .sortAwards, .awardDeck, .addAward,
            .nextSection,
        ]
    }

    public func reason(against action: ActionID) -> DisplayText? {
        switch action {
        case .undo: changes.isEmpty ? format.words(.traceNothing) : nil
        case .saveAward, .passAward, .advanceAward, .retreatAward, .loseAward, .openWebsite, .amountWon, .addTask,
            .shareCard:
            state.subject == nil ? format.words(.awardsNoneSelected) : nil
        case .exportAwards: !hasSomething ? format.words(.awardsNothingToExport) : nil
        case .fillFact: missingItem == nil ? format.words(.awardsNothingMissing) : nil
        default: nil
        }
    }

    public var copyText: DisplayText? {
        guard let shelf = state.known, let index = state.subject else { return nil }
        let award = shelf.awards[index]
        return DisplayText(award.link.isEmpty ? award.name : award.name + " " + award.link)
    }

    public func handle(_ action: Action) -> Bool {
        switch state.overlay {
        case .prompt(let prompt): return handle(action, in: prompt, as: AwardOverlay.prompt) { answer($0) }
        case .date(let prompt): return handle(action, in: prompt, as: AwardOverlay.date) { answer($0) }
        case .form(let form): return handle(action, in: form)
        case .filter(let selection): return handle(action, filter: selection)
        case .formula(let selection): return handle(action, formula: selection)
        case nil: break
        }
        if state.isSearching { return handleSearch(action) }
        if isOnCard { return handleCard(action) || handleAnywhere(action) }
        return state.details == nil ? handlePage(action) : handleDetails(action)
    }

    // MARK: Everywhere in the pane

    private func handleAnywhere(_ action: Action) -> Bool {
        guard case .run(let id, _) = action else { return false }
        switch id {
        case .saveAward: toggleSaved()
        case .passAward: pass()
        case .advanceAward: move(forward: true)
        case .retreatAward: move(forward: false)
        case .loseAward: lose()
        case .amountWon: askAmount()
        case .addTask: askTask()
        case .addAward: askAward()
        case .fillFact: fillFact()
        case .openWebsite: openLink()
        case .exportAwards: export()
        case .shareCard: if let shelf = state.known, let index = state.subject { perform(.share(shelf.awards[index])) }
        case .undo: takeBack()
        case .filterAwards: update { $0.overlay = .filter(ListSelection(count: AwardFilter.Row.allCases.count)) }
        case .awardFormula: update { $0.overlay = .formula(ListSelection(count: EffortFormula.Term.allCases.count)) }
        case .showHidden:
            update { state in
                state.filter.toggle(.hidden)
                state.arrange()
                let isShown = state.filter.contains(.hidden)
                state.trace = AwardTrace(format.words(isShown ? .awardsHiddenShown : .awardsHiddenAway))
            }
        case .sortAwards:
            update { state in
                state.sort = state.sort.next
                state.arrange()
                state.trace = AwardTrace(format.words(.awardsSorted, format.words(state.sort.label)))
            }
            keep(state.sort.rawValue, for: Self.sortKey)
        case .awardDeck: toggleDeck()
        case .search:
            update { state in
                state.details = nil
                state.deck = nil
                state.section = .list
                state.isSearching = true
            }
        case .nextSection, .previousSection: turn(id == .nextSection ? 1 : -1)
        case .back: return goBack()
        default: return false
        }
        return true
    }

    private func turn(_ step: Int) {
        let all = AwardSection.allCases
        let place = all.firstIndex(of: state.section) ?? 0
        update { state in
            state.details = nil
            state.section = all[(place + step + all.count) % all.count]
            state.trace = nil
        }
        if state.section == .money || state.section == .plans { loadColleges() }
    }

    private func goBack() -> Bool {
        if state.details != nil {
            update { $0.details = nil }
        } else if state.deck?.isPeeking == true {
            update { $0.deck?.isPeeking = false }
        } else if state.deck != nil {
            update { $0.deck = nil }
        } else if !state.query.isEmpty {
            update { state in
                state.query = TextInput("", limit: 60)
                state.arrange()
            }
        } else if state.section != .list {
            update { $0.section = .list }
        } else {
            return false
        }
        return true
    }

    private func toggleDeck() {
        update { state in
            state.section = .list
            state.details = nil
            if state.deck != nil {
                state.deck = nil
            } else if let shelf = state.known {
                state.deck = AwardDeck(cards: AwardDeck.cards(of: shelf, rows: state.rows))
            }
            state.trace = nil
        }
    }

    /// The first field that a rule of the award in focus lacks.
    private var missingItem: ProfileItem? {
        guard let shelf = state.known, let index = state.subject else { return nil }
        for rule in shelf.awards[index].rules {
            if case .missing(let item) = rule.outcome(for: shelf.applicant) { return item }
        }
        return nil
    }

    private func fillFact() {
        if let item = missingItem {
            perform(.profile(item))
        } else {
            update { $0.trace = AwardTrace(format.words(.awardsNothingMissing)) }
        }
    }

    private var hasSomething: Bool { !state.boardRows.isEmpty || state.known?.plans.isEmpty == false }

    /// Board and applications as files for other programs.
    private func export() {
        guard let shelf = state.known else { return }
        if !hasSomething {
            update { $0.trace = AwardTrace(format.words(.awardsNothingToExport)) }
        } else {
            perform(.export(shelf, state.boardRows))
        }
    }

    func openLink() {
        guard let shelf = state.known, let index = state.subject else { return }
        if let address = WebAddress.complete(shelf.awards[index].link) {
            perform(.open(address))
        } else {
            update { $0.trace = AwardTrace(format.words(.awardsNoLink)) }
        }
    }

    // MARK: Table and board

    private func handlePage(_ action: Action) -> Bool {
        if handlePlan(action) { return true }
        switch action {
        case .run(.open, _):
            if case .failed = state.shelf {
                load()
            } else if state.section == .money || state.section == .plans {
                loadColleges()
            } else {
                openDetails()
            }
        case .run(.toggle, _): toggleSaved()
        case .run(.left, let count) where state.section == .money: changeGrowth(by: -count)
        case .run(.right, let count) where state.section == .money: changeGrowth(by: count)
        default:
            if handleAnywhere(action) { return true }
            var next =
                switch state.section {
                case .list: state.list
                case .board: state.board
                case .timeline: state.timeline
                case .plans: state.plans
                case .money: state.money
                }
            guard next.handle(action) else { return false }
            update { state in
                switch state.section {
                case .list: state.list = next
                case .board: state.board = next
                case .timeline: state.timeline = next
                case .plans: state.plans = next
                case .money: state.money = next
                }
                state.trace = nil
            }
        }
        return true
    }

    func openDetails() {
        guard let shelf = state.known, let index = state.subject else { return }
        update { state in
            let rows = AwardDetails.rows(of: shelf, at: index)
            state.details = AwardDetails(shelf.awards[index].id, rows: rows.count)
            state.trace = nil
        }
    }

    // MARK: One award

    private func handleDetails(_ action: Action) -> Bool {
        switch action {
        case .run(.open, _), .run(.toggle, _): openRow()
        case .run(.removeTask, _): removeTask()
        default:
            if handleAnywhere(action) { return true }
            guard var selection = state.details?.selection, selection.handle(action) else { return false }
            update { $0.details?.selection = selection }
        }
        return true
    }

    private func openRow() {
        guard let shelf = state.known, let details = state.details, let index = shelf.index(of: details.id),
            let row = details.selection.index
        else { return }
        let rows = AwardDetails.rows(of: shelf, at: index)
        guard rows.indices.contains(row) else { return }
        switch rows[row] {
        case .task: toggleTask()
        case .link: openLink()
        case .source: break
        case .rule(let rule):
            switch shelf.awards[index].rules[rule].outcome(for: shelf.applicant) {
            case .missing(let item): perform(.profile(item))
            case .met, .failed, .open:
                if let item = shelf.awards[index].rules[rule].item { perform(.profile(item)) }
            }
        }
    }
}

extension AwardRule {
    /// The field of the profile that decides it; `nil` when none does.
    var item: ProfileItem? {
        switch outcome(for: Applicant()) {
        case .missing(let item): item
        case .met, .failed, .open: nil
        }
    }
}
