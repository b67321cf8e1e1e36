/// What has focus, as far as keys are concerned: each context has its own table over the global one.
public enum KeyContext: String, Sendable, Hashable, CaseIterable {
    case global, card, details, list, conversations, timeline, composer, picker, search, form, choice, palette, help,
        confirm, notice

    /// Letters and digits are text here.
    public var takesText: Bool { [.search, .palette, .composer, .picker].contains(self) }
}
