import Domain

extension JSONValue {
    /// The empty text is no answer: `null`.
    static func textOrNull(_ text: String?) -> JSONValue {
        guard let text, !text.isEmpty else { return .null }
        return .string(text)
    }
}
