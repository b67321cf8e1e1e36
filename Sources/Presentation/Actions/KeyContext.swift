/// What has focus, as far as keys are concerned: each context has its own table over the global one.
public enum KeyContext: String, Sendable, Hashable, CaseIterable {
    case global, card, details, list, filter, map, conversations, timeline, composer, picker, search, form, choice,
        palette,
        help, confirm, notice, awards
    case nearby
    case nearbyChoice = "nearby-choice"
    case sources, reader, notes, note
    case noteEditor = "note-editor"
    case notebookPanel = "notebook-panel"
    case awardCard = "award-card"
    case awardOptions = "award-options"
    /// Answers of the advisor, while nothing is typed.
    case ask

    /// Letters and digits are text here.
    public var takesText: Bool { [.search, .filter, .palette, .composer, .picker, .noteEditor].contains(self) }
}
