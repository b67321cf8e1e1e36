public import Domain

/// Opening the fields of a profile, and taking what was answered.
extension FieldEditor {
    /// - Parameter titles: Names of the profile's fields of study.
    /// - Returns: `nil` for a row that can't be edited.
    public init?(_ field: FormField, of profile: Profile, titles: [CIPCode: String]) {
        switch field {
        case .item(.intendedFields):
            let codes = profile.matching.intendedFields
            self.init(
                field,
                .search(SearchEditor(taken: codes.map { FieldTitle(code: $0, title: titles[$0] ?? "CIP \($0)") })))
        case .item(let item):
            self.init(field, Self.kind(item.rule, answer: profile[item], isRequired: item == .scope))
        case .home:
            let home = profile.matching.home
            self.init(field, .search(SearchEditor(QuickStartState.text(of: home), home: home)))
        case .social(let social):
            self.init(field, Self.kind(social.rule, answer: profile.social[social], isRequired: false))
        case .visibility(let social):
            let chosen = profile.social.visibility(of: social).key
            self.init(
                field,
                .options(OptionEditor(Visibility.allCases.map(\.key), chosen: [chosen], isMultiple: false)))
        case .weight(let component):
            let percent = Int((profile.matching.weights[component] * 100).rounded())
            self.init(field, .amount(AmountEditor(percent, in: 0...100, step: 5)))
        case .feature, .setting, .binding, .shared, .command, .filter, .info: return nil
        }
    }

    private static func kind(_ rule: ProfileRule, answer: ProfileAnswer?, isRequired: Bool) -> Kind {
        let text = answer?.stored ?? ""
        func options(_ keys: [String], isMultiple: Bool) -> Kind {
            let chosen = Set(text.split(separator: "\n").map(String.init))
            let silent: [String?] = isMultiple || isRequired ? [] : [nil]
            return .options(OptionEditor(silent + keys, chosen: chosen, isMultiple: isMultiple))
        }
        switch rule {
        case .choice(let keys): return options(keys, isMultiple: false)
        case .choices(let keys): return options(keys, isMultiple: true)
        case .flag: return options(["yes", "no"], isMultiple: false)
        case .texts(let limit, let each):
            let line = text.split(separator: "\n").joined(separator: ", ")
            return .text(TextInput(line, limit: limit * (each + 2)))
        case .text(let limit): return .text(TextInput(text, limit: limit))
        case .link, .email: return .text(TextInput(text, limit: 254))
        default: return .text(TextInput(text, limit: 80))
        }
    }

    /// Puts the answer into a profile, which is unchanged when this throws.
    public func apply(to profile: inout Profile) throws(ProfileReason) {
        switch field {
        case .item(.intendedFields): try profile.set(.intendedFields, to: try takenFields())
        case .item(.budget): try profile.set(.budget, to: try Self.budget(text))
        case .item(.residency): try profile.set(.residency, to: Self.state(text))
        case .item(let item): try profile.set(item, to: input)
        case .home: try settle(&profile)
        case .social(let social): try profile.social.set(social, to: input)
        case .visibility(let social):
            if case .options(let options) = kind, let visibility = options.chosen.first.flatMap({ Visibility(key: $0) })
            {
                profile.social.show(social, to: visibility)
            }
        case .weight(let component):
            if case .amount(let amount) = kind { profile.matching.weights[component] = Double(amount.value) / 100 }
        case .feature, .setting, .binding, .shared, .command, .filter, .info: break
        }
    }

    /// What stands in the text field; `nil` without one.
    var typed: String? { isText ? text : nil }

    private var text: String {
        switch kind {
        case .text(let input): input.string
        case .search(let search): search.input.string
        case .options, .amount: ""
        }
    }

    private var input: ProfileInput? {
        switch kind {
        case .text(let input): input.string.allSatisfy(\.isWhitespace) ? nil : .text(input.string)
        case .options(let options):
            if options.chosen.isEmpty {
                nil
            } else if options.isMultiple {
                .list(options.keys.compactMap(\.self).filter(options.chosen.contains))
            } else {
                options.chosen.first.map { .text($0) }
            }
        case .search, .amount: nil
        }
    }

    private func takenFields() throws(ProfileReason) -> ProfileInput? {
        guard case .search(let search) = kind else { return nil }
        guard search.input.string.allSatisfy(\.isWhitespace) else { throw .notChosen }
        let codes = (search.taken ?? []).map(\.code.description)
        return codes.isEmpty ? nil : .list(codes)
    }

    private func settle(_ profile: inout Profile) throws(ProfileReason) {
        guard case .search(let search) = kind else { return }
        if search.input.string.allSatisfy(\.isWhitespace) {
            try profile.set(.homeState, to: nil as ProfileInput?)
            try profile.set(.homeTown, to: nil as ProfileInput?)
            try profile.set(.homeZIP, to: nil as ProfileInput?)
            return
        }
        guard let home = search.home else { throw .notChosen }
        if home == profile.matching.home { return }
        try profile.set(.homeZIP, to: search.zip.map { .text($0) })
        if let place = home.place {
            profile.settle(in: place)
        } else {
            try profile.set(.homeTown, to: nil as ProfileInput?)
            profile.matching.home = home
        }
    }

    /// `26000`, `$26,000` and `26k`: people write money in many ways.
    private static func budget(_ text: String) throws(ProfileReason) -> ProfileInput? {
        switch QuickStartReading.budget(text) {
        case .success(let dollars): return dollars.map { .text("\($0)") }
        case .failure(.negativeBudget), .failure(.hugeBudget): throw .outOfRange(0, 500_000)
        case .failure: throw .notANumber
        }
    }

    /// A state by its name or its two letters.
    private static func state(_ text: String) -> ProfileInput? {
        let words = text.split(whereSeparator: \.isWhitespace).joined(separator: " ").lowercased()
        guard !words.isEmpty else { return nil }
        let known = StateNames.matching(words).first { code in
            code.rawValue.lowercased() == words || code.name?.lowercased() == words
        }
        return .text(known?.rawValue ?? text)
    }
}
