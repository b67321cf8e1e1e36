public import Domain
import Resources

/// Filters and their rules in words.
public struct FilterWording: Sendable {
    let notes: CatalogNotes
    let format: Format

    public init(notes: CatalogNotes, format: Format) {
        self.notes = notes
        self.format = format
    }

    private var words: Words { format.words }

    /// All rules in one line.
    public func text(_ filter: CollegeFilter) -> DisplayText {
        let rules = filter.rules.map(text)
        return (rules + (filter.includesUnknown ? [words(.filterWithUnknown)] : [])).joined(by: " · ")
    }

    public func text(_ rule: FilterRule) -> DisplayText {
        switch rule.condition {
        case .measure(let measure, let bounds):
            let text = text(measure, bounds)
            return rule.isNegated ? words(.filterNot, text) : text
        case .states(let states):
            let names = list(states.sorted().map { DisplayText($0.name ?? $0.rawValue) })
            return words(rule.isNegated ? .filterNotIn : .filterIn, names)
        case .fields(let codes):
            let names = list(codes.map(title))
            return words(rule.isNegated ? .filterNotTeaching : .filterTeaching, names)
        default:
            let text = plain(rule.condition)
            return rule.isNegated ? words(.filterNot, text) : text
        }
    }

    private func plain(_ condition: FilterCondition) -> DisplayText {
        func named<Value: RawRepresentable<UInt8>>(_ set: Set<Value>, _ words: (Value) -> DisplayText) -> DisplayText {
            list(set.sorted { $0.rawValue < $1.rawValue }.map(words))
        }
        return switch condition {
        case .settings(let set): named(set, format.setting)
        case .controls(let set): named(set, format.control)
        case .levels(let set): named(set, format.level)
        case .sizes(let set): named(set, format.size)
        case .policies(let set): named(set, format.policy)
        case .trait(let trait): format.name(of: trait)
        case .affiliation(let words): DisplayText(words.prefix(1).uppercased() + words.dropFirst())
        case .states, .fields, .measure: ""
        }
    }

    /// A title, or its first part where it lists several.
    private func title(_ code: CIPCode) -> DisplayText {
        guard let title = notes.titles[code] else { return DisplayText(code.description) }
        let short = code.isFamily ? Substring(title) : title.prefix { $0 != "," }
        return format.field(String(short))
    }

    private func list(_ texts: [DisplayText]) -> DisplayText {
        guard let last = texts.last, texts.count > 1 else { return texts.first ?? "" }
        if texts.count > 4 {
            return texts.prefix(3).joined(by: ", ")
                + words(.filterMore, format.integer(texts.count - 3))
        }
        return words(.filterOr, texts.dropLast().joined(by: ", "), last)
    }

    private func text(_ measure: CollegeMeasure, _ bounds: FilterBounds) -> DisplayText {
        let name = format.name(of: measure)
        switch (bounds.lower, bounds.upper) {
        case (.some(let lower), .some(let upper)):
            return words(.filterBetween, name, format.value(lower, of: measure), format.value(upper, of: measure))
        case (.some(let lower), nil):
            return words(
                bounds.excludesLower ? .filterOver : .filterAtLeast, name, format.value(lower, of: measure))
        case (nil, .some(let upper)):
            return words(bounds.excludesUpper ? .filterUnder : .filterAtMost, name, format.value(upper, of: measure))
        case (nil, nil): return name
        }
    }

    /// What stands in the filter's way, and what to do about it.
    public func text(_ problem: FilterProblem, of filter: CollegeFilter) -> DisplayText {
        func rule(_ index: Int) -> DisplayText { filter.rules.indices.contains(index) ? text(filter.rules[index]) : "" }
        return switch problem {
        case .emptyRange(let index): words(.filterEmptyRange, rule(index))
        case .impossible(let index): words(.filterImpossible, rule(index))
        case .contradiction(let first, let second): words(.filterContradiction, rule(first), rule(second))
        case .neverTogether(let first, let second): words(.filterNeverTogether, rule(first), rule(second))
        case .needsHome: words(.filterNeedsHome)
        }
    }
}

extension Format {
    /// What a measure is called within a sentence.
    public func name(of measure: CollegeMeasure) -> DisplayText {
        switch measure {
        case .price: words(.measurePrice)
        case .distance: words(.measureDistance)
        case .sat: words(.measureSat)
        case .act: words(.measureAct)
        case .figure(let kind):
            switch kind {
            case .undergraduates: words(.measureUndergraduates)
            case .admissionRate: words(.measureAdmissionRate)
            case .graduationRate: words(.measureGraduationRate)
            case .retentionRate: words(.measureRetentionRate)
            case .earnings: words(.measureEarnings)
            case .debt: words(.measureDebt)
            case .studentFacultyRatio: words(.measureRatio)
            case .pellShare: words(.measurePell)
            case .tuitionInState: words(.measureTuitionInState)
            case .tuitionOutOfState: words(.measureTuitionOutOfState)
            case .costOfAttendance: words(.measureCost)
            default: name(of: kind)
            }
        }
    }

    /// A value of a measure with its unit.
    public func value(_ value: Double, of measure: CollegeMeasure) -> DisplayText {
        switch measure {
        case .distance: Format.whole(value).map(distance(miles:)) ?? missing(.notReported)
        case .price: figure(.netPrice, .known(value))
        case .sat, .act: Format.whole(value).map(integer) ?? missing(.notReported)
        case .figure(let kind): figure(kind, .known(value))
        }
    }

    func name(of trait: CollegeTraits) -> DisplayText {
        switch trait {
        case .historicallyBlack: words(.tagHistoricallyBlack)
        case .hispanicServing: words(.tagHispanicServing)
        case .tribal: words(.tagTribal)
        case .womenOnly: words(.tagWomenOnly)
        case .menOnly: words(.tagMenOnly)
        case .religious: words(.tagReligious)
        case .openAdmission: words(.tagOpenAdmission)
        case .studyAbroad: words(.tagStudyAbroad)
        case .divisionOne: words(.tagDivisionOne)
        case .distanceOnly: words(.traitDistanceOnly)
        case .housing: words(.traitHousing)
        case .officerTraining: words(.traitOfficerTraining)
        case .advancedPlacement: words(.traitAdvancedPlacement)
        case .athletics: words(.traitAthletics)
        default: DisplayText(trait.keys.joined(separator: ", "))
        }
    }
}
