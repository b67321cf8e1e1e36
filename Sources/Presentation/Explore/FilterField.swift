public import Domain
import Resources

/// A question of the filter's form.
public enum FilterField: Sendable, Hashable {
    case rule(FilterCondition.Kind)
    /// Whether colleges count of which a rule can't be told.
    case includesUnknown
    /// Deals by the filter as it is.
    case use

    /// In the order of the form.
    static let all: [FilterField] =
        kinds.map(FilterField.rule) + [.includesUnknown, .use]

    private static let kinds: [FilterCondition.Kind] =
        [.states, .measure(.distance), .measure(.price), .measure(.figure(.undergraduates)), .settings, .controls]
        + [.levels, .fields, .measure(.figure(.admissionRate)), .policies, .measure(.sat), .measure(.act)]
        + [.measure(.figure(.graduationRate)), .measure(.figure(.earnings)), .measure(.figure(.debt))]
        + [.measure(.figure(.studentFacultyRatio)), .trait(.historicallyBlack), .trait(.hispanicServing)]
        + [
            .trait(.tribal), .trait(.openAdmission), .trait(.housing), .trait(.religious), .affiliation,
            .trait(.womenOnly), .trait(.menOnly),
        ]

    /// The choices of a question that is answered by choosing, and those that are chosen; `nil` for one that is typed.
    func options(in filter: CollegeFilter) -> OptionEditor? {
        switch self {
        case .includesUnknown:
            return OptionEditor(["no", "yes"], chosen: [filter.includesUnknown ? "yes" : "no"], isMultiple: false)
        case .rule(let kind): return Self.options(of: kind, in: filter.rules.filter { $0.condition.kind == kind })
        case .use: return nil
        }
    }

    private static func options(of kind: FilterCondition.Kind, in rules: [FilterRule]) -> OptionEditor? {
        func many<Value: RawRepresentable<UInt8> & CaseIterable>(
            _ type: Value.Type, _ chosen: (FilterCondition) -> Set<Value>?
        ) -> OptionEditor {
            let values = rules.filter { !$0.isNegated }.compactMap { chosen($0.condition) }.flatMap(\.self)
            return OptionEditor(
                type.allCases.map { "\($0.rawValue)" }, chosen: Set(values.map { "\($0.rawValue)" }), isMultiple: true)
        }
        switch kind {
        case .settings: return many(Setting.self) { if case .settings(let set) = $0 { set } else { nil } }
        case .controls: return many(Control.self) { if case .controls(let set) = $0 { set } else { nil } }
        case .levels: return many(InstitutionLevel.self) { if case .levels(let set) = $0 { set } else { nil } }
        case .policies: return many(TestPolicy.self) { if case .policies(let set) = $0 { set } else { nil } }
        case .trait:
            let chosen = rules.first.map { $0.isNegated ? "no" : "yes" }
            return OptionEditor([nil, "yes", "no"], chosen: Set([chosen].compactMap(\.self)), isMultiple: false)
        default: return nil
        }
    }

    /// The filter with the chosen answers.
    func taking(_ options: OptionEditor, into filter: CollegeFilter) -> CollegeFilter {
        var filter = filter
        guard case .rule(let kind) = self else {
            filter.includesUnknown = options.chosen.contains("yes")
            return filter
        }
        func values<Value: RawRepresentable<UInt8>>(_ type: Value.Type) -> [Value] {
            options.chosen.compactMap { UInt8($0).flatMap(Value.init(rawValue:)) }
        }
        let condition: FilterCondition? =
            switch kind {
            case .settings: .settings(Set(values(Setting.self)))
            case .controls: .controls(Set(values(Control.self)))
            case .levels: .levels(Set(values(InstitutionLevel.self)))
            case .policies: .policies(Set(values(TestPolicy.self)))
            case .trait(let trait): .trait(trait)
            default: nil
            }
        let rules = condition.map { [FilterRule($0, isNegated: options.chosen == ["no"])] } ?? []
        return filter.replacing(kind, with: options.chosen.isEmpty ? [] : rules)
    }
}

extension CollegeFilter {
    /// The filter with other rules of one kind, where the first of them stood.
    func replacing(_ kind: FilterCondition.Kind, with new: [FilterRule]) -> CollegeFilter {
        var filter = self
        let place = rules.firstIndex { $0.condition.kind == kind } ?? rules.count
        filter.rules.removeAll { $0.condition.kind == kind }
        filter.rules.insert(contentsOf: new, at: min(place, filter.rules.count))
        return filter
    }

    /// The filter refined by what was typed: a rule takes the place of one of its kind, a field of study joins them.
    func refined(by typed: [FilterRule]) -> CollegeFilter {
        var filter = self
        let kinds = Set(typed.map(\.condition.kind)).subtracting([.fields])
        filter.rules.removeAll { kinds.contains($0.condition.kind) }
        filter.rules += typed.filter { !filter.rules.contains($0) }
        return filter
    }
}

extension Format {
    /// A choice of the filter's form in words.
    func choice(_ key: String, of field: FilterField) -> DisplayText {
        func value<Value: RawRepresentable<UInt8>>(_ words: (Value) -> DisplayText) -> DisplayText {
            UInt8(key).flatMap(Value.init(rawValue:)).map(words) ?? DisplayText(key)
        }
        switch field {
        case .rule(.settings): return value { (setting: Setting) in self.setting(setting) }
        case .rule(.controls): return value { (control: Control) in self.control(control) }
        case .rule(.levels): return value { (level: InstitutionLevel) in self.level(level) }
        case .rule(.policies): return value { (policy: TestPolicy) in self.policy(policy) }
        case .includesUnknown: return words(key == "yes" ? .filterUnknownYes : .filterUnknownNo)
        default: return words(key == "yes" ? .filterOnly : .filterExcept)
        }
    }

    /// What can be typed as an answer.
    func hint(of field: FilterField) -> DisplayText {
        switch field {
        case .rule(.states): words(.filterHintStates)
        case .rule(.fields): words(.filterHintFields)
        case .rule(.affiliation): words(.filterHintAffiliation)
        case .rule(.measure(let measure)):
            switch measure {
            case .distance: words(.filterHintDistance)
            case .sat, .act: words(.filterHintPoints)
            case .price: words(.filterHintMoney)
            case .figure(let kind):
                switch kind.unit {
                case .share: words(.filterHintShare)
                case .dollars, .dollarsPerYear: words(.filterHintMoney)
                case .ratio: words(.filterHintRatio)
                case .count, .points: words(.filterHintCount)
                }
            }
        default: ""
        }
    }

    /// The question in a word or three.
    func label(of field: FilterField) -> DisplayText {
        switch field {
        case .includesUnknown: words(.filterUnknownLabel)
        case .use: words(.filterUse)
        case .rule(let kind):
            switch kind {
            case .states: words(.filterStates)
            case .settings: words(.filterSettings)
            case .controls: words(.filterControls)
            case .levels: words(.filterLevels)
            case .sizes: words(.measureUndergraduates).capitalized
            case .policies: words(.filterPolicies)
            case .fields: words(.filterFields)
            case .affiliation: words(.filterAffiliation)
            case .trait(let trait): name(of: trait).capitalized
            case .measure(let measure): name(of: measure).capitalized
            }
        }
    }
}

extension DisplayText {
    /// With a capital at its beginning, as a label has.
    var capitalized: DisplayText { DisplayText(string.prefix(1).uppercased() + string.dropFirst()) }
}
