public import Domain
import Resources

/// The quick-start form in words.
public struct QuickStartContent: Sendable, Equatable {
    public let title: DisplayText
    public let rows: [Row]
    public let suggestions: [DisplayText]
    /// What Enter does, or why the form could not be saved.
    public let foot: DisplayText
    public let isFailed: Bool

    public struct Row: Sendable, Equatable {
        public let field: QuickStartState.Field
        public let label: DisplayText
        public let kind: Kind
        /// Why the value can't stand.
        public let problem: DisplayText?
    }

    public enum Kind: Sendable, Equatable {
        case text(TextInput, placeholder: DisplayText, taken: [DisplayText])
        case options([Option], isMultiple: Bool)
    }

    public struct Option: Sendable, Equatable {
        public let label: DisplayText
        public let isChosen: Bool

        public init(label: DisplayText, isChosen: Bool) {
            self.label = label
            self.isChosen = isChosen
        }
    }

    public init(_ state: QuickStartState, confirmKey: DisplayText, backKey: DisplayText, format: Format) {
        let words = format.words
        title = words(.startTitle)
        let writer = QuickStartWriter(state: state, format: format)
        rows = state.rows.map { field in
            Row(
                field: field, label: writer.label(of: field), kind: writer.kind(of: field),
                problem: state.problems[field].map(writer.sentence))
        }
        suggestions = state.suggestions.map(writer.text)
        isFailed = state.failure != nil
        foot = state.failure ?? words(.startFoot, confirmKey, backKey)
    }
}

struct QuickStartWriter {
    let state: QuickStartState
    let format: Format

    private var words: Words { format.words }

    func label(of field: QuickStartState.Field) -> DisplayText {
        switch field {
        case .home: words(.startHome)
        case .budget: words(.startBudget)
        case .income: words(.startIncome)
        case .fields: words(.startFields)
        case .test: words(.startTest)
        case .score: words(.startScore)
        case .sizes: words(.startSizes)
        case .settings: words(.startSettings)
        case .scope: words(.startScope)
        }
    }

    func kind(of field: QuickStartState.Field) -> QuickStartContent.Kind {
        switch field {
        case .home: .text(state.home, placeholder: words(.startHomeHint), taken: [])
        case .budget: .text(state.budget, placeholder: words(.startBudgetHint), taken: [])
        case .fields:
            .text(
                state.fieldWords, placeholder: state.fields.isEmpty ? words(.startFieldsHint) : words(.startFieldsMore),
                taken: state.fields.map { format.field($0.title) })
        case .score:
            .text(
                state.score, placeholder: words(state.test == .sat ? .startScoreSat : .startScoreAct), taken: [])
        case .income:
            options([words(.startUnsaid)] + IncomeBand.allCases.map(format.band)) {
                $0 == state.chosenOption(of: field)
            }
        case .test:
            options([words(.startUnsaid), "SAT", "ACT", words(.startNoTest)]) { $0 == state.test.rawValue }
        case .sizes:
            options(SizeBand.allCases.map(shortSize), isMultiple: true) { state.sizes.contains(SizeBand.allCases[$0]) }
        case .settings:
            options(Setting.allCases.map(format.setting), isMultiple: true) {
                state.settings.contains(Setting.allCases[$0])
            }
        case .scope:
            options([words(.startScopeFour), words(.startScopeAll)]) { $0 == state.chosenOption(of: field) }
        }
    }

    func text(_ suggestion: QuickStartState.Suggestion) -> DisplayText {
        switch suggestion {
        case .state(let code): words(.startState, DisplayText(code.name ?? code.rawValue))
        case .place(let place): format.place(city: place.city, state: place.state)
        case .field(let title): format.field(title.title)
        }
    }

    func sentence(_ problem: QuickStartState.Problem) -> DisplayText {
        switch problem {
        case .unknownPlace(let text): words(.startUnknownPlace, DisplayText(text))
        case .severalPlaces(let text): words(.startSeveralPlaces, DisplayText(text))
        case .notANumber(let text): words(.startNotANumber, DisplayText(text))
        case .negativeBudget: words(.startNegativeBudget)
        case .hugeBudget: words(.startHugeBudget, format.money(QuickStartReading.budgetLimit))
        case .scoreOutside(.sat, let text): words(.startSatOutside, DisplayText(text))
        case .scoreOutside(.act, let text): words(.startActOutside, DisplayText(text))
        case .unknownField(let text): words(.startUnknownField, DisplayText(text))
        }
    }

    private func options(
        _ labels: [DisplayText], isMultiple: Bool = false, _ isChosen: (Int) -> Bool
    ) -> QuickStartContent.Kind {
        .options(
            labels.enumerated().map { QuickStartContent.Option(label: $1, isChosen: isChosen($0)) },
            isMultiple: isMultiple)
    }

    private func shortSize(_ size: SizeBand) -> DisplayText {
        switch size {
        case .under1000: words(.startSizeUnder1000)
        case .from1000: words(.startSizeFrom1000)
        case .from5000: words(.startSizeFrom5000)
        case .from10000: words(.startSizeFrom10000)
        case .from20000: words(.startSizeFrom20000)
        }
    }
}
