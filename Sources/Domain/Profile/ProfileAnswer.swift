/// What a student has answered to one ``ProfileItem``; always checked.
public enum ProfileAnswer: Sendable, Hashable {
    /// A text, or the key of the option that was chosen.
    case text(String)
    case number(Double)
    case flag(Bool)
    /// Texts or option keys, in the order in which they were given.
    case list([String])

    /// As one line that ``ProfileRule/answer(to:)`` reads back; list entries are parted by line breaks.
    public var stored: String {
        switch self {
        case .text(let text): text
        case .number(let value): ProfileAnswer.digits(value)
        case .flag(let flag): flag ? "yes" : "no"
        case .list(let entries): entries.joined(separator: "\n")
        }
    }

    public var json: JSONValue {
        switch self {
        case .text(let text): .string(text)
        case .number(let value): .number(value)
        case .flag(let flag): .bool(flag)
        case .list(let entries): .array(entries.map { .string($0) })
        }
    }

    /// Whole numbers without a decimal point.
    static func digits(_ value: Double) -> String {
        value.rounded() == value && value.magnitude < 1e15 ? String(Int64(value)) : "\(value)"
    }
}

/// An answer on its way in, before it was checked.
public enum ProfileInput: Sendable, Hashable {
    /// As it was typed or stored; lists are parted by commas, semicolons or line breaks.
    case text(String)
    case list([String])

    /// What a JSON value says; `nil` for null, which takes an answer back.
    public init?(_ value: JSONValue) throws(ProfileReason) {
        switch value {
        case .null: return nil
        case .bool(let flag): self = .text(flag ? "yes" : "no")
        case .number(let digits): self = .text(digits)
        case .string(let text): self = .text(text)
        case .object: throw .wrongShape
        case .array(let elements):
            var entries: [String] = []
            for element in elements {
                switch element {
                case .string(let text), .number(let text): entries.append(text)
                default: throw .wrongShape
                }
            }
            self = .list(entries)
        }
    }
}
