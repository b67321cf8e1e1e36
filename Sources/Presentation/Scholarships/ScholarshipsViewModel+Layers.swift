import Domain
import Resources
import Services

/// Keys of the cards, the search and what lies over a page.
extension ScholarshipsViewModel {
    // MARK: Cards

    func handleCard(_ action: Action) -> Bool {
        switch action {
        case .run(.passAward, _): decide { $0.pass() }
        case .run(.saveAward, _): decide { $0.toggleSaved() }
        case .run(.peek, _):
            guard let deck = state.deck, deck.cards.count > 1 else { return true }
            update { $0.deck?.isPeeking.toggle() }
        case .run(.details, _), .run(.open, _): openDetails()
        default: return false
        }
        return true
    }

    /// A held key never decides on a card that was not yet drawn, and peeking decides nothing.
    private func decide(_ body: (ScholarshipsViewModel) -> Void) {
        guard let deck = state.deck, !deck.isPeeking, let front = deck.cards.first, shownCard == front else { return }
        shownCard = nil
        body(self)
    }

    // MARK: Search

    func handleSearch(_ action: Action) -> Bool {
        var query = state.query
        if query.handle(action) {
            update { state in
                state.query = query
                state.arrange()
                state.list.select(0)
            }
            return true
        }
        var list = state.list
        if list.handle(action) {
            update { $0.list = list }
            return true
        }
        switch action {
        case .run(.open, _):
            update { $0.isSearching = false }
        case .run(.back, _):
            update { state in
                state.isSearching = false
                state.query = TextInput("", limit: 60)
                state.arrange()
            }
        default: return false
        }
        return true
    }

    // MARK: Layers

    /// Keys of a question with one line for its answer.
    func handle<Prompt: LinePrompt>(
        _ action: Action, in prompt: Prompt, as overlay: (Prompt) -> AwardOverlay, answer: (Prompt) -> Void
    ) -> Bool {
        var next = prompt
        if next.input.handle(action) {
            next.problem = nil
            update { $0.overlay = overlay(next) }
            return true
        }
        switch action {
        case .run(.confirm, _): answer(prompt)
        case .run(.back, _): update { $0.overlay = nil }
        case .run(let id, _): return ![.quit, .suspend, .repaint].contains(id)
        default: break
        }
        return true
    }

    func handle(_ action: Action, filter selection: ListSelection) -> Bool {
        var next = selection
        switch action {
        case .run(.toggle, _), .run(.confirm, _):
            guard let row = selection.index else { return true }
            update { state in
                state.filter.toggle(AwardFilter.Row.allCases[row])
                state.arrange()
            }
        case .run(.back, _): update { $0.overlay = nil }
        case .run(.undo, _):
            update { state in
                state.filter = AwardFilter()
                state.arrange()
            }
        default:
            guard next.handle(action) else { return false }
            update { $0.overlay = .filter(next) }
        }
        return true
    }

    func handle(_ action: Action, formula selection: ListSelection) -> Bool {
        var next = selection
        switch action {
        case .run(.left, let count): adjust(selection, by: -count)
        case .run(.right, let count): adjust(selection, by: count)
        case .run(.undo, _):
            update { state in
                state.formula = EffortFormula()
                state.arrange()
            }
            keep("", for: Self.formulaKey)
        case .run(.back, _), .run(.confirm, _): update { $0.overlay = nil }
        default:
            guard next.handle(action) else { return false }
            update { $0.overlay = .formula(next) }
        }
        return true
    }

    private func adjust(_ selection: ListSelection, by steps: Int) {
        guard let row = selection.index else { return }
        let term = EffortFormula.Term.allCases[row]
        update { state in
            state.formula[term] += max(-100, min(steps, 100))
            state.arrange()
        }
        keep(state.formula.stored, for: Self.formulaKey)
    }
}
