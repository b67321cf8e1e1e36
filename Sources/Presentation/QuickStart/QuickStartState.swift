public import Domain

/// The one-screen form that a student may fill in, or not.
public struct QuickStartState: Equatable, Sendable {
    public var focus = Field.home
    public var home: TextInput
    /// The place that the text in `home` stands for.
    public var chosenHome: Home?
    public var budget: TextInput
    public var income: IncomeBand?
    /// Words to search titles with; empties when a title is taken.
    public var fieldWords: TextInput
    /// First choice first.
    public var fields: [FieldTitle]
    public var test: Test
    public var score: TextInput
    public var sizes: Set<SizeBand>
    public var settings: Set<Setting>
    public var scope: DeckScope
    /// Option that the cursor stands on in a row of choices.
    public var option = 0
    /// What the catalogue offers for the words in the focused field.
    public var suggestions: [Suggestion] = []
    public var selection = ListSelection()
    public var problems: [Field: Problem] = [:]
    /// Why the form could not be saved.
    public var failure: DisplayText?
    public var isSaving = false
    /// Other fields of the profile, kept as they were.
    public var base: StudentProfile

    /// Rows of the form, from top to bottom.
    public enum Field: Int, Sendable, Hashable, CaseIterable {
        case home, budget, income, fields, test, score, sizes, settings, scope

        public var isText: Bool { self == .home || self == .budget || self == .fields || self == .score }
    }

    public enum Test: Int, Sendable, Hashable, CaseIterable {
        case unsaid, sat, act, none
    }

    public enum Suggestion: Sendable, Hashable {
        case state(StateCode)
        case place(Place)
        case field(FieldTitle)
    }

    public enum Problem: Sendable, Hashable {
        case unknownPlace(String)
        case severalPlaces(String)
        case notANumber(String)
        case negativeBudget, hugeBudget
        case scoreOutside(AdmissionTest, String)
        case unknownField(String)
    }

    /// The form with what the profile says already.
    /// - Parameter titles: Names of the profile's intended fields.
    public init(_ profile: StudentProfile = StudentProfile(), titles: [CIPCode: String] = [:]) {
        base = profile
        home = TextInput(QuickStartState.text(of: profile.home), limit: 60)
        chosenHome = profile.home
        budget = TextInput(profile.budget.map(String.init) ?? "", limit: 12)
        income = profile.incomeBand
        fieldWords = TextInput(limit: 60)
        fields = profile.intendedFields.map { FieldTitle(code: $0, title: titles[$0] ?? "CIP \($0)") }
        let scores = profile.scores
        test = scores.sat != nil ? .sat : scores.act != nil ? .act : scores.withoutTests ? .none : .unsaid
        score = TextInput((scores.sat ?? scores.act).map(String.init) ?? "", limit: 6)
        sizes = profile.sizes
        settings = profile.settings
        scope = profile.scope
    }

    /// Rows that can have focus: no score without a test.
    public var rows: [Field] { Field.allCases.filter { $0 != .score || test == .sat || test == .act } }

    static func text(of home: Home?) -> String {
        guard let home else { return "" }
        guard let place = home.place else { return home.state.name ?? home.state.rawValue }
        return "\(place.city), \(place.state.rawValue)"
    }

    /// Options in a row of choices; 0 in a text field.
    func optionCount(of field: Field) -> Int {
        switch field {
        case .income: IncomeBand.allCases.count + 1
        case .test: Test.allCases.count
        case .sizes: SizeBand.allCases.count
        case .settings: Setting.allCases.count
        case .scope: DeckScope.allCases.count
        case .home, .budget, .fields, .score: 0
        }
    }

    /// The option that is chosen in a row where only one can be.
    func chosenOption(of field: Field) -> Int {
        switch field {
        case .income: income.map { Int($0.rawValue) + 1 } ?? 0
        case .test: test.rawValue
        case .scope: scope == .fourYear ? 0 : 1
        default: 0
        }
    }
}
