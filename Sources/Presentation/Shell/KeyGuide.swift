public import Domain

/// What the shell needs of the key table, which it does not know.
public protocol KeyGuide: Sendable {
    func paletteEntries(in context: KeyContext, words: Words, reason: (ActionID) -> DisplayText?) -> [ActionEntry]
    func helpSections(
        in context: KeyContext, takesText: Bool, words: Words, reason: (ActionID) -> DisplayText?
    ) -> [HelpSection]
}
