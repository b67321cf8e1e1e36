/// What was taken of a filter in plain words, and what was not.
public struct FilterReading: Sendable, Equatable {
    public var filter: CollegeFilter
    /// As typed, in their order, neighbours together.
    public var notUnderstood: [String]
    /// What the profile would have to say first.
    public var missing: [Missing]

    public enum Missing: Sendable, Hashable { case homeState, budget }

    public init(filter: CollegeFilter = CollegeFilter(), notUnderstood: [String] = [], missing: [Missing] = []) {
        self.filter = filter
        self.notUnderstood = notUnderstood
        self.missing = missing
    }
}

/// Reads filters in plain words, English and Vietnamese, in any order: `in Oregon, nursing, under 20k net`.
public struct FilterReader: Sendable {
    private let fields: FieldVocabulary
    private let homeState: StateCode?
    private let budget: Int?

    public init(fields: FieldVocabulary, profile: StudentProfile) {
        self.fields = fields
        homeState = profile.home?.state
        budget = profile.budget
    }

    public func read(_ text: String) -> FilterReading {
        var pass = FilterPass(FilterLexer.tokens(of: text), fields: fields, homeState: homeState, budget: budget)
        pass.run()
        return pass.reading
    }

    /// Reads an answer to one question of the form: `under 20k` for the net price, `Oregon` for the state.
    public func read(_ text: String, about kind: FilterCondition.Kind) -> FilterReading {
        var pass = FilterPass(FilterLexer.tokens(of: text), fields: fields, homeState: homeState, budget: budget)
        if case .measure(let measure) = kind { pass.assumed = measure }
        pass.onlyFields = kind == .fields
        pass.run()
        var reading = pass.reading
        let others = reading.filter.rules.filter { $0.condition.kind != kind }
        reading.filter.rules.removeAll { $0.condition.kind != kind }
        if !others.isEmpty, reading.notUnderstood.isEmpty { reading.notUnderstood = [text] }
        return reading
    }
}
