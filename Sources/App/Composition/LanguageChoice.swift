import Resources

/// Which language the screen speaks.
enum LanguageChoice {
    /// - Parameters:
    ///   - named: What an option or the config file says.
    ///   - environment: Looks a variable up; `LC_ALL`, `LC_MESSAGES` and `LANG` count, in that order.
    static func language(named: String?, environment: (String) -> String?) -> Language {
        if let named, let language = Language(rawValue: String(named.lowercased().prefix(2))) { return language }
        for variable in ["LC_ALL", "LC_MESSAGES", "LANG"] {
            if let value = environment(variable), !value.isEmpty {
                return Language(rawValue: String(value.lowercased().prefix(2))) ?? .english
            }
        }
        return .english
    }
}
