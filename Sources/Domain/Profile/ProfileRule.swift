/// What an answer has to be. A form reads from it which widget to show.
public enum ProfileRule: Sendable, Hashable {
    /// At most so many characters.
    case text(Int)
    case email
    case phone
    case link
    case zip
    case state
    case flag
    case whole(ClosedRange<Int>, step: Int = 1)
    /// Read on the student's ``GradeScale``.
    case grade
    /// One of these keys.
    case choice([String])
    /// Any of these keys.
    case choices([String])
    /// At most so many texts of at most so many characters.
    case texts(Int, each: Int)
    /// CIP codes, first choice first.
    case fields(Int)

    /// Checks an input; `nil` when it holds nothing, which takes an answer back.
    public func answer(to input: ProfileInput) throws(ProfileReason) -> ProfileAnswer? {
        switch self {
        case .choices(let options):
            return try list(input, limit: options.count) { entry throws(ProfileReason) in
                try ProfileRule.option(entry, of: options)
            }
        case .texts(let limit, let each):
            return try list(input, limit: limit) { entry throws(ProfileReason) in
                try ProfileText.checked(entry, limit: each)
            }
        case .fields(let limit):
            return try list(input, limit: limit) { entry throws(ProfileReason) in
                guard let text = try ProfileText.checked(entry, limit: 8) else { return nil }
                guard let code = CIPCode(text) else { throw .notAField }
                return code.description
            }
        default:
            guard case .text(let outside) = input else { throw .wrongShape }
            guard let text = try ProfileText.checked(outside, limit: textLimit) else { return nil }
            return try single(text)
        }
    }

    private func single(_ text: String) throws(ProfileReason) -> ProfileAnswer {
        switch self {
        case .email: return .text(try ProfileText.email(text))
        case .phone: return .text(try ProfileText.phone(text))
        case .link: return .text(try ProfileText.link(text))
        case .zip: return .text(try ProfileText.zip(text))
        case .flag: return .flag(try ProfileText.flag(text))
        case .choice(let options): return .text(try ProfileRule.option(text, of: options))
        case .state:
            guard let state = StateCode(text) else { throw .notAState }
            return .text(state.rawValue)
        case .whole(let range, let step):
            guard let value = ProfileNumber.decimal(text) else { throw .notANumber }
            guard value.rounded() == value else { throw .notWhole }
            guard value >= Double(range.lowerBound), value <= Double(range.upperBound) else {
                throw .outOfRange(Double(range.lowerBound), Double(range.upperBound))
            }
            guard Int(value) % step == 0 else { throw .notAStep(step) }
            return .number(value)
        default: return .text(text)
        }
    }

    private var textLimit: Int {
        switch self {
        case .text(let limit): limit
        case .email: 254
        case .link: 200
        default: 80
        }
    }

    /// Entries in their order, each once; the length of the whole is looked at before anything is walked through.
    private func list(
        _ input: ProfileInput, limit: Int, check: (String) throws(ProfileReason) -> String?
    ) throws(ProfileReason) -> ProfileAnswer? {
        let entries: [String]
        switch input {
        case .list(let given): entries = given
        case .text(let text):
            guard text.utf8.count <= 65_536 else { throw .tooLong(limit: 65_536) }
            entries = text.split { $0 == "," || $0 == ";" || $0.isNewline }.map(String.init)
        }
        guard entries.count <= max(limit, 1) * 4 else { throw .tooMany(limit: limit) }
        var checked: [String] = []
        for entry in entries {
            if let entry = try check(entry), !checked.contains(entry) { checked.append(entry) }
        }
        guard checked.count <= limit else { throw .tooMany(limit: limit) }
        return checked.isEmpty ? nil : .list(checked)
    }

    private static func option(_ text: String, of options: [String]) throws(ProfileReason) -> String {
        let wanted = ProfileKey.folded(String(text.prefix(80)))
        guard let option = options.first(where: { ProfileKey.folded($0) == wanted }) else {
            throw .notAnOption(options)
        }
        return option
    }
}
