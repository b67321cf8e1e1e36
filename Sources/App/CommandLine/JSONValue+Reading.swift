import Domain

extension JSONValue {
    /// The first member with this key.
    subscript(key: String) -> JSONValue? {
        if case .object(let members) = self { members.first { $0.key == key }?.value } else { nil }
    }

    var text: String? { if case .string(let text) = self { text } else { nil } }
    var double: Double? { if case .number(let digits) = self { Double(digits) } else { nil } }
    var flag: Bool? { if case .bool(let flag) = self { flag } else { nil } }

    /// The empty text is no answer: `null`.
    static func textOrNull(_ text: String?) -> JSONValue {
        guard let text, !text.isEmpty else { return .null }
        return .string(text)
    }
}
