public import Domain

/// Finds states by what a student types.
public enum StateNames {
    /// States whose abbreviation is the text, or whose name starts with it in any case; in order of their names.
    public static func matching(_ text: String) -> [StateCode] {
        let wanted = text.lowercased()
        guard !wanted.isEmpty else { return [] }
        return StateCode.named.filter { state in
            state.code.rawValue.lowercased() == wanted || state.name.lowercased().hasPrefix(wanted)
        }.map(\.code)
    }
}
