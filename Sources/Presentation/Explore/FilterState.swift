public import Domain
public import Services

/// Choosing what the deck is dealt by: in words, or as a form.
public struct FilterState: Equatable, Sendable {
    /// Rules that were there, or were taken already.
    public var base: CollegeFilter
    public var input: TextInput
    /// What was made of the words.
    public var typed = FilterReading()
    public var mode: Mode = .words
    /// How many colleges `counted` leaves; those of the filter before stay until the new ones are here.
    public var counts: FilterCounts?
    public var counted: CollegeFilter
    /// Counts through the rules of `counted`.
    public var selection = ListSelection()
    public var form = FormState(FilterField.all.map(FormField.filter))
    public var saved: [SavedFilter] = []
    public var failure: DisplayText?

    public enum Mode: Equatable, Sendable {
        case words, form
        /// A name for the filter is being typed.
        case naming(TextInput)
        /// One of the saved filters is being chosen.
        case choosing(ListSelection)
    }

    public init(base: CollegeFilter, words: String = "") {
        self.base = base
        counted = base
        input = TextInput(words, limit: 400)
        selection = ListSelection(count: base.rules.count)
    }

    /// What Enter deals by.
    public var filter: CollegeFilter { base.refined(by: typed.filter.rules) }

    /// A rule comes from the words that stand in the field.
    public func isTyped(_ rule: FilterRule) -> Bool { typed.filter.rules.contains(rule) }

    var context: KeyContext {
        switch mode {
        case .words, .naming: .filter
        case .choosing: .list
        case .form: .form
        }
    }

    var takesText: Bool {
        switch mode {
        case .words, .naming: true
        case .form: form.editor?.isText ?? false
        case .choosing: false
        }
    }

    var offers: [ActionID] {
        switch mode {
        case .words: [.open, .focusNext, .removeRule, .countUnknown, .saveFilter, .savedFilters, .back]
        case .form: [.confirm, .toggle, .focusNext, .back]
        case .naming: [.open, .back]
        case .choosing: [.open, .toggle, .back]
        }
    }
}
