/// The strings of one language, compiled in.
public enum StringTable {
    /// - Parameter one: The form for a count of one, where the language has one.
    public static func text(_ key: StringKey, language: Language, one: Bool = false) -> String {
        let pair = language == .vietnamese ? viStrings[Int(key.rawValue)] : enStrings[Int(key.rawValue)]
        return (one ? pair.one : pair.other).description
    }
}

/// A language that every string exists in.
public enum Language: String, Sendable, Hashable, CaseIterable {
    case english = "en"
    case vietnamese = "vi"
}
