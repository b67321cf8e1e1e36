public import Domain
import Resources
import Services

/// The filter level in words.
public struct FilterContent: Sendable, Equatable {
    public let prompt: DisplayText
    /// How many fit, how many can't be told, how many the deck would hold.
    public let summary: [DisplayText]
    public let rows: [Row]
    /// The heading above the counts of each rule.
    public let heading: (fits: DisplayText, unknown: DisplayText)
    /// What was not understood, what is missing, what contradicts.
    public let notes: [DisplayText]
    /// Stands for the rules while there are none.
    public let empty: DisplayText
    public let formRows: [FormRow]
    public let saved: [Saved]
    /// Stands for saved filters while there are none.
    public let noneSaved: DisplayText
    public let namePrompt: DisplayText

    public struct Row: Sendable, Equatable {
        public let text: DisplayText
        public let fits: DisplayText
        public let unknown: DisplayText
        /// Comes from the words in the field.
        public let isTyped: Bool
    }

    public struct Saved: Sendable, Equatable {
        public let name: DisplayText
        public let text: DisplayText
    }

    /// - Parameter formKey: The key that goes on to the form.
    public init(_ state: FilterState, notes catalog: CatalogNotes, formKey: DisplayText, format: Format) {
        let words = format.words
        let wording = FilterWording(notes: catalog, format: format)
        prompt = words(.filterPrompt)
        heading = (words(.filterHeadingFits), words(.filterHeadingUnknown))
        let counts = state.counts
        summary = counts.map { Self.summary($0, state.counted, format) } ?? [words(.filterCounting)]
        rows = state.counted.rules.enumerated().map { index, rule in
            let count = counts.flatMap { $0.rules.indices.contains(index) ? $0.rules[index] : nil }
            return Row(
                text: wording.text(rule), fits: count.map { format.integer($0.fits) } ?? "",
                unknown: count.map { $0.unknown == 0 ? "–" : format.integer($0.unknown) } ?? "",
                isTyped: state.isTyped(rule))
        }
        notes = Self.notes(state, wording, words)
        empty = words(.filterEmpty, formKey)
        formRows = FilterField.all.map { Self.row($0, state, wording, format) }
        saved = state.saved.map { Saved(name: DisplayText($0.name), text: wording.text($0.filter)) }
        noneSaved = words(.filterNoneSaved)
        namePrompt = words(.filterNamePrompt)
    }

    private static func notes(_ state: FilterState, _ wording: FilterWording, _ words: Words) -> [DisplayText] {
        var notes: [DisplayText] = state.failure.map { [$0] } ?? []
        for problem in state.counts?.problems ?? [] { notes.append(wording.text(problem, of: state.counted)) }
        for left in state.typed.notUnderstood { notes.append(words(.filterNotUnderstood, DisplayText(left))) }
        if state.typed.missing.contains(.homeState) { notes.append(words(.filterNeedsState)) }
        if state.typed.missing.contains(.budget) { notes.append(words(.filterNeedsBudget)) }
        return notes
    }

    private static func summary(_ counts: FilterCounts, _ filter: CollegeFilter, _ format: Format) -> [DisplayText] {
        let words = format.words
        var lines = [words(.filterFits, format.integer(counts.fits), format.integer(counts.total))]
        if counts.unknown > 0 {
            lines.append(
                words.plural(
                    filter.includesUnknown ? .filterUnknownCounted : .filterUnknownLeft, counts.unknown,
                    format.integer(counts.unknown)))
        }
        lines.append(words.plural(.filterDeck, counts.deck, format.integer(counts.deck)))
        return lines
    }

    private static func row(
        _ field: FilterField, _ state: FilterState, _ wording: FilterWording, _ format: Format
    ) -> FormRow {
        let label = format.label(of: field)
        switch field {
        case .use: return FormRow(.filter(field), label, tone: .command)
        case .includesUnknown:
            let key: StringKey = state.base.includesUnknown ? .filterUnknownYes : .filterUnknownNo
            return FormRow(.filter(field), label, value: format.words(key))
        case .rule(let kind):
            let rules = state.base.rules.enumerated().filter { $0.element.condition.kind == kind }
            guard !rules.isEmpty else {
                return FormRow(.filter(field), label, value: format.words(.filterAny), tone: .missing)
            }
            var text = rules.map { wording.text($0.element) }.joined(by: "; ")
            let unknown = rules.compactMap { rule in
                state.counted == state.base ? state.counts?.rules[rule.offset].unknown : nil
            }.max()
            if let unknown, unknown > 0 {
                text = text + " · " + format.words(.filterRowUnknown, format.integer(unknown))
            }
            return FormRow(.filter(field), label, value: text)
        }
    }

    public static func == (left: FilterContent, right: FilterContent) -> Bool {
        left.prompt == right.prompt && left.summary == right.summary && left.rows == right.rows
            && left.notes == right.notes && left.formRows == right.formRows && left.saved == right.saved
    }
}

extension Format {
    /// What the deck is dealt by, above the card.
    /// - Parameter clearKey: Drops the filter.
    public func filterLine(_ filter: CollegeFilter, notes: CatalogNotes, clearKey: DisplayText?) -> DisplayText {
        let text = words(.filterLine, FilterWording(notes: notes, format: self).text(filter))
        return clearKey.map { words(.filterClears, $0) + " · " + text } ?? text
    }
}
