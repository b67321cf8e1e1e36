extension CollegeFilter {
    /// The filter as one line of text that ``init(code:)`` reads back: how it is kept on disk.
    public var code: String {
        (rules.map(\.code) + (includesUnknown ? ["unknown"] : [])).joined(separator: ";")
    }

    /// `nil` for text that no filter writes, as of a later program.
    public init?(code: String) {
        self.init()
        for part in code.split(separator: ";") {
            if part == "unknown" {
                includesUnknown = true
                continue
            }
            guard let rule = FilterRule(code: part) else { return nil }
            rules.append(rule)
        }
    }
}

extension FilterRule {
    var code: String {
        func list(_ name: String, _ values: some Sequence<String>) -> String {
            name + "=" + values.sorted().joined(separator: ",")
        }
        let text =
            switch condition {
            case .states(let states): list("state", states.map(\.rawValue))
            case .settings(let settings): list("setting", settings.map { "\($0.rawValue)" })
            case .controls(let controls): list("control", controls.map { "\($0.rawValue)" })
            case .levels(let levels): list("level", levels.map { "\($0.rawValue)" })
            case .sizes(let sizes): list("size", sizes.map { "\($0.rawValue)" })
            case .policies(let policies): list("policy", policies.map { "\($0.rawValue)" })
            case .fields(let codes): list("field", codes.map(\.description))
            case .trait(let trait): list("trait", trait.keys)
            case .affiliation(let words): "affiliation=" + words
            case .measure(let measure, let bounds): measure.key + "=" + bounds.code
            }
        return (isNegated ? "!" : "") + text
    }

    init?(code: Substring) {
        let isNegated = code.first == "!"
        let parts = code.drop { $0 == "!" }.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        guard parts.count == 2 else { return nil }
        let values = parts[1].split(separator: ",")
        func set<Value: Hashable>(_ read: (Substring) -> Value?) -> Set<Value>? {
            let read = values.compactMap(read)
            return read.count == values.count && !read.isEmpty ? Set(read) : nil
        }
        func bands<Value: RawRepresentable<UInt8> & Hashable>(_ type: Value.Type) -> Set<Value>? {
            set { UInt8($0).flatMap(Value.init(rawValue:)) }
        }
        let condition: FilterCondition? =
            switch parts[0] {
            case "state": set { StateCode($0) }.map(FilterCondition.states)
            case "setting": bands(Setting.self).map(FilterCondition.settings)
            case "control": bands(Control.self).map(FilterCondition.controls)
            case "level": bands(InstitutionLevel.self).map(FilterCondition.levels)
            case "size": bands(SizeBand.self).map(FilterCondition.sizes)
            case "policy": bands(TestPolicy.self).map(FilterCondition.policies)
            case "field": set { CIPCode($0) }.map { .fields($0.sorted()) }
            case "trait": CollegeTraits(key: parts[1]).map(FilterCondition.trait)
            case "affiliation": parts[1].isEmpty ? nil : .affiliation(String(parts[1]))
            default:
                CollegeMeasure(key: parts[0]).flatMap { measure in
                    FilterBounds(code: parts[1]).map { .measure(measure, $0) }
                }
            }
        guard let condition else { return nil }
        self.init(condition, isNegated: isNegated)
    }
}

extension FilterBounds {
    /// `2000..10000`; `>` before an end, or `<` behind it, leaves the end itself out.
    var code: String {
        (lower.map { (excludesLower ? ">" : "") + Self.text($0) } ?? "") + ".."
            + (upper.map { Self.text($0) + (excludesUpper ? "<" : "") } ?? "")
    }

    private static func text(_ value: Double) -> String {
        value == value.rounded() && value.magnitude < 1e15 ? "\(Int(value))" : "\(value)"
    }

    init?(code: Substring) {
        guard let dots = code.firstRange(of: "..") else { return nil }
        let low = code[..<dots.lowerBound]
        let high = code[dots.upperBound...]
        let lower = Double(low.drop { $0 == ">" })
        let upper = Double(high.last == "<" ? high.dropLast() : high)
        guard lower != nil || low.isEmpty, upper != nil || high.isEmpty, lower != nil || upper != nil,
            lower?.isFinite ?? true, upper?.isFinite ?? true
        else { return nil }
        self.init(from: lower, to: upper, excludesLower: low.first == ">", excludesUpper: high.last == "<")
    }
}
