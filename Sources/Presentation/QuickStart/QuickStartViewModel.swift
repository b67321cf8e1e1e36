import Domain

/// Fills in the quick-start form; every field may stay empty.
@MainActor
public final class QuickStartViewModel {
    public private(set) var state: QuickStartState {
        didSet { if state != oldValue { changed(state) } }
    }

    private let catalog: any CollegeCatalog
    private let format: Format
    private let changed: @MainActor (QuickStartState) -> Void
    private let finished: @MainActor (StudentProfile) -> Void
    private let run: @MainActor (@escaping @MainActor () async -> Void) -> Void
    private var generation = 0

    /// - Parameters:
    ///   - changed: Hears each new state.
    ///   - finished: Gets the profile once everything in the form is sound.
    ///   - run: Carries work that waits.
    init(
        _ state: QuickStartState, catalog: any CollegeCatalog, format: Format,
        run: @escaping @MainActor (@escaping @MainActor () async -> Void) -> Void,
        changed: @escaping @MainActor (QuickStartState) -> Void,
        finished: @escaping @MainActor (StudentProfile) -> Void
    ) {
        self.state = state
        self.catalog = catalog
        self.format = format
        self.run = run
        self.changed = changed
        self.finished = finished
    }

    func handle(_ action: Action) -> Bool {
        guard !state.isSaving else { return true }
        if state.focus.isText, handleText(action) { return true }
        switch action {
        case .run(.confirm, _), .run(.open, _): confirm()
        case .run(.focusNext, _): moveFocus(by: 1)
        case .run(.focusPrevious, _): moveFocus(by: -1)
        case .run(.down, _): if !moveSelection(by: 1) { moveFocus(by: 1) }
        case .run(.up, _): if !moveSelection(by: -1) { moveFocus(by: -1) }
        case .run(.left, let count): moveOption(by: -count)
        case .run(.right, let count): moveOption(by: count)
        case .run(.toggle, _): toggle()
        case .run(.first, _): focus(on: .home)
        case .run(.last, _): focus(on: .scope)
        case .select(let row):
            guard state.rows.indices.contains(row) else { return true }
            focus(on: state.rows[row])
        default: return false
        }
        return true
    }

    /// The form could not be saved; it stays open.
    func fail(_ sentence: DisplayText) {
        update {
            $0.isSaving = false
            $0.failure = sentence
        }
    }

    private func update(_ change: (inout QuickStartState) -> Void) {
        var next = state
        change(&next)
        state = next
    }
}

// MARK: Text fields

extension QuickStartViewModel {
    private func handleText(_ action: Action) -> Bool {
        let field = state.focus
        // An empty search field gives back the last field that was taken.
        if field == .fields, state.fieldWords.isEmpty, action == .edit(.deleteBackward), !state.fields.isEmpty {
            update { $0.fields.removeLast() }
            return true
        }
        var next = state
        let isTaken =
            switch field {
            case .home: next.home.handle(action)
            case .budget: next.budget.handle(action)
            case .fields: next.fieldWords.handle(action)
            case .score: next.score.handle(action)
            default: false
            }
        guard isTaken else { return false }
        let isChanged = next.home != state.home || next.fieldWords != state.fieldWords
        if next.home.string != state.home.string { next.chosenHome = nil }
        next.problems[field] = nil
        state = next
        if isChanged { suggest() }
        return true
    }

    /// Asks for suggestions to the focused field; an answer to older words falls.
    private func suggest() {
        generation += 1
        let mine = generation
        let field = state.focus
        let words = field == .home ? state.home.string : field == .fields ? state.fieldWords.string : ""
        guard !words.allSatisfy(\.isWhitespace) else {
            update { $0.show([]) }
            return
        }
        run {
            // Without suggestions the field can still be left empty; leaving the form says what is wrong.
            let found = (try? await self.suggestions(for: words, field: field)) ?? []
            guard self.generation == mine, self.state.focus == field else { return }
            self.update { $0.show(found) }
        }
    }

    private func suggestions(
        for words: String, field: QuickStartState.Field
    ) async throws(CatalogError) -> [QuickStartState.Suggestion] {
        let words = String(words.drop(while: \.isWhitespace))
        if field == .fields {
            let taken = Set(state.fields.map(\.code))
            return try await catalog.fieldTitles(matching: words, limit: 20).filter { !taken.contains($0.code) }
                .map { .field($0) }
        }
        let states = StateNames.matching(words).map { QuickStartState.Suggestion.state($0) }
        return states + (try await catalog.places(matching: words, limit: 20)).map { .place($0) }
    }

    private func moveSelection(by steps: Int) -> Bool {
        guard let index = state.selection.index, state.suggestions.indices.contains(index + steps) else { return false }
        update { $0.selection.move(by: steps) }
        return true
    }

    private func take(_ suggestion: QuickStartState.Suggestion) {
        generation += 1
        update { state in
            switch suggestion {
            case .state(let code): state.choose(Home(state: code))
            case .place(let place): state.choose(Home(state: place.state, place: place))
            case .field(let title):
                state.fields.append(title)
                state.fieldWords = TextInput(limit: state.fieldWords.limit)
            }
            state.problems[state.focus] = nil
            state.show([])
        }
    }
}

// MARK: Rows and choices

extension QuickStartViewModel {
    private func moveFocus(by steps: Int) {
        let rows = state.rows
        guard let index = rows.firstIndex(of: state.focus) else { return }
        focus(on: rows[(index + steps + rows.count) % rows.count])
    }

    private func focus(on field: QuickStartState.Field) {
        generation += 1
        update {
            $0.focus = field
            $0.option = $0.chosenOption(of: field)
            $0.show([])
        }
    }

    private func moveOption(by steps: Int) {
        let count = state.optionCount(of: state.focus)
        guard count > 0 else { return }
        update { state in
            state.option = max(0, min(count - 1, state.option + max(-count, min(count, steps))))
            state.chooseSingle(state.option)
        }
    }

    private func toggle() {
        update { state in
            switch state.focus {
            case .sizes: state.sizes.formSymmetricDifference([SizeBand.allCases[state.option]])
            case .settings: state.settings.formSymmetricDifference([Setting.allCases[state.option]])
            default: state.chooseSingle((state.option + 1) % max(1, state.optionCount(of: state.focus)))
            }
        }
    }
}

// MARK: Leaving the form

extension QuickStartViewModel {
    private func confirm() {
        if let index = state.selection.index, state.suggestions.indices.contains(index) {
            take(state.suggestions[index])
            return
        }
        run { await self.finish() }
    }

    private func finish() async {
        var profile = state.base
        var problems: [QuickStartState.Field: QuickStartState.Problem] = [:]
        switch QuickStartReading.budget(state.budget.string) {
        case .success(let budget): profile.budget = budget
        case .failure(let problem): problems[.budget] = problem
        }
        switch QuickStartReading.scores(state.test, state.score.string) {
        case .success(let scores): profile.scores = scores
        case .failure(let problem): problems[.score] = problem
        }
        if !state.fieldWords.string.allSatisfy(\.isWhitespace) {
            problems[.fields] = .unknownField(state.fieldWords.string)
        }
        switch await readHome() {
        case .success(let home): profile.home = home
        case .failure(let problem): problems[.home] = problem
        }
        profile.incomeBand = state.income
        profile.intendedFields = state.fields.map(\.code)
        profile.sizes = state.sizes
        profile.settings = state.settings
        profile.scope = state.scope
        guard problems.isEmpty else {
            let first = state.rows.first { problems[$0] != nil } ?? .home
            update {
                $0.problems = problems
                $0.focus = first
                $0.option = $0.chosenOption(of: first)
            }
            suggest()
            return
        }
        update {
            $0.problems = [:]
            $0.failure = nil
            $0.isSaving = true
        }
        finished(profile)
    }

    /// What the text of the home field stands for; a state or town that leaves no doubt needs no choosing.
    private func readHome() async -> Result<Home?, QuickStartState.Problem> {
        let text = state.home.string
        let words = text.lowercased().filter { !$0.isWhitespace }
        guard !words.isEmpty else { return .success(nil) }
        if let chosen = state.chosenHome { return .success(chosen) }
        func matches(_ name: String) -> Bool { name.lowercased().filter { !$0.isWhitespace } == words }
        if let code = StateNames.matching(text).first(where: {
            matches($0.rawValue) || matches($0.name ?? "")
        }) {
            return .success(Home(state: code))
        }
        // A catalogue that can't answer knows no town either; the card itself says what is wrong with it.
        let places = (try? await catalog.places(matching: text, limit: 20)) ?? []
        let exact = places.filter { matches("\($0.city),\($0.state.rawValue)") || matches($0.city) }
        let candidates = exact.isEmpty ? places : exact
        switch candidates.count {
        case 0: return .failure(.unknownPlace(text))
        case 1: return .success(Home(state: candidates[0].state, place: candidates[0]))
        default: return .failure(.severalPlaces(text))
        }
    }
}

extension QuickStartState {
    mutating func show(_ found: [Suggestion]) {
        suggestions = found
        selection = ListSelection(count: found.count, rows: 5)
    }

    mutating func choose(_ home: Home) {
        chosenHome = home
        self.home = TextInput(Self.text(of: home), limit: self.home.limit)
    }

    mutating func chooseSingle(_ option: Int) {
        switch focus {
        case .income: income = option == 0 ? nil : IncomeBand(rawValue: UInt8(option - 1))
        case .test:
            test = Test(rawValue: option) ?? .unsaid
            problems[.score] = nil
        case .scope: scope = option == 0 ? .fourYear : .everyLevel
        default: return
        }
        self.option = option
    }
}
