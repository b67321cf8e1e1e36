public import Domain

/// The field that is open, with what was typed or chosen so far.
public struct FieldEditor: Sendable, Equatable {
    public let field: FormField
    public var kind: Kind
    /// Why the answer could not be taken; gone with the next edit.
    public var problem: ProfileReason?
    /// What else there is to say about the answer, as of keys that are taken already.
    public var notices: [DisplayText] = []

    public enum Kind: Sendable, Equatable {
        case text(TextInput)
        case options(OptionEditor)
        case search(SearchEditor)
        case amount(AmountEditor)
    }

    public enum Outcome: Sendable, Hashable {
        case ignored, changed
        /// The words of a search have changed: suggestions are wanted.
        case search
        /// The answer is to be taken.
        case commit
        case cancel
    }

    public init(_ field: FormField, _ kind: Kind) {
        self.field = field
        self.kind = kind
    }

    /// Letters and digits go into a text field.
    public var isText: Bool {
        switch kind {
        case .text, .search: true
        case .options, .amount: false
        }
    }

    /// - Parameter action: Movement, Enter and Esc, and what a text field takes.
    public mutating func handle(_ action: Action) -> Outcome {
        let outcome = handleKind(action)
        if outcome == .changed || outcome == .search { (problem, notices) = (nil, []) }
        if outcome != .ignored { return outcome }
        switch action {
        case .run(.confirm, _), .run(.open, _): return .commit
        case .run(.back, _), .run(.dismiss, _): return .cancel
        default: return .ignored
        }
    }

    private mutating func handleKind(_ action: Action) -> Outcome {
        switch kind {
        case .text(var input):
            guard input.handle(action) else { return .ignored }
            kind = .text(input)
            return .changed
        case .options(var options):
            let outcome = options.handle(action)
            kind = .options(options)
            return outcome
        case .search(var search):
            let outcome = search.handle(action)
            kind = .search(search)
            return outcome
        case .amount(var amount):
            guard amount.handle(action) else { return .ignored }
            kind = .amount(amount)
            return .changed
        }
    }
}

/// A list of choices by their keys; `nil` stands for not saying anything.
public struct OptionEditor: Sendable, Equatable {
    public let keys: [String?]
    public let isMultiple: Bool
    public var selection: ListSelection
    public var chosen: Set<String>

    public init(_ keys: [String?], chosen: Set<String>, isMultiple: Bool) {
        self.keys = keys
        self.isMultiple = isMultiple
        self.chosen = chosen
        selection = ListSelection(count: keys.count, rows: 8)
        let first = keys.firstIndex { key in key.map(chosen.contains) ?? (chosen.isEmpty && !isMultiple) }
        selection.select(first ?? 0)
    }

    public func isChosen(_ index: Int) -> Bool {
        guard let key = keys[index] else { return chosen.isEmpty }
        return chosen.contains(key)
    }

    mutating func handle(_ action: Action) -> FieldEditor.Outcome {
        switch action {
        case .run(.toggle, _):
            choose(toggling: isMultiple)
            return .changed
        case .select(let row):
            selection.select(row)
            choose(toggling: isMultiple)
            return .changed
        default: break
        }
        guard selection.handle(action) else { return .ignored }
        // A single choice follows the cursor, so that its effect can be seen before Enter takes it.
        if !isMultiple { choose(toggling: false) }
        return .changed
    }

    private mutating func choose(toggling: Bool) {
        guard let index = selection.index else { return }
        guard let key = keys[index] else {
            chosen = []
            return
        }
        if toggling { chosen.formSymmetricDifference([key]) } else { chosen = [key] }
    }
}

/// Words that are looked up, and what was taken of the answers.
public struct SearchEditor: Sendable, Equatable {
    public var input: TextInput
    /// Fields of study, first choice first; `nil` when one place is looked for.
    public var taken: [FieldTitle]?
    /// The place that was chosen; `nil` for none.
    public var home: Home?
    /// The digits by which the place was found.
    public var zip: String?
    public var suggestions: [QuickStartState.Suggestion] = []
    public var selection = ListSelection()

    public init(_ text: String = "", taken: [FieldTitle]? = nil, home: Home? = nil) {
        input = TextInput(text, limit: 80)
        self.taken = taken
        self.home = home
    }

    mutating func handle(_ action: Action) -> FieldEditor.Outcome {
        switch action {
        case .run(.down, _), .run(.up, _), .run(.pageDown, _), .run(.pageUp, _):
            return !suggestions.isEmpty && selection.handle(action) ? .changed : .ignored
        case .select(let row):
            selection.select(row)
            return take() ? .changed : .ignored
        case .run(.confirm, _), .run(.open, _): return take() ? .changed : .ignored
        case .edit(.deleteBackward) where input.isEmpty && taken?.isEmpty == false:
            taken?.removeLast()
            return .changed
        default: break
        }
        let words = input.string
        guard input.handle(action) else { return .ignored }
        if words != input.string {
            home = nil
            return .search
        }
        return .changed
    }

    public mutating func show(_ found: [QuickStartState.Suggestion]) {
        suggestions = found
        selection = ListSelection(count: found.count, rows: 6)
    }

    /// - Returns: Whether a suggestion was there to take.
    private mutating func take() -> Bool {
        guard let index = selection.index, suggestions.indices.contains(index) else { return false }
        let words = input.string.filter { !$0.isWhitespace }
        zip = words.count == 5 && words.allSatisfy(\.isNumber) ? words : nil
        switch suggestions[index] {
        case .state(let code): choose(Home(state: code))
        case .place(let place): choose(Home(state: place.state, place: place))
        case .field(let title):
            taken?.append(title)
            input = TextInput(limit: input.limit)
        }
        show([])
        return true
    }

    private mutating func choose(_ home: Home) {
        self.home = home
        input = TextInput(QuickStartState.text(of: home), limit: input.limit)
    }
}

/// A number that left and right change.
public struct AmountEditor: Sendable, Equatable {
    public private(set) var value: Int
    public let range: ClosedRange<Int>
    public let step: Int

    public init(_ value: Int, in range: ClosedRange<Int>, step: Int) {
        self.value = max(range.lowerBound, min(range.upperBound, value))
        self.range = range
        self.step = step
    }

    mutating func handle(_ action: Action) -> Bool {
        switch action {
        case .run(.right, let count), .run(.up, let count): change(by: min(count, 1_000))
        case .run(.left, let count), .run(.down, let count): change(by: -min(count, 1_000))
        case .run(.first, _): value = range.lowerBound
        case .run(.last, _): value = range.upperBound
        default: return false
        }
        return true
    }

    private mutating func change(by steps: Int) {
        value = max(range.lowerBound, min(range.upperBound, value + steps * step))
    }
}
