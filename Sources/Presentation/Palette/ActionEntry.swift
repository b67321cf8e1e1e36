public import Domain

/// One action as palette and help show it.
public struct ActionEntry: Sendable, Hashable, Identifiable {
    public let id: ActionID
    public let label: DisplayText
    /// One sentence on what it does.
    public let about: DisplayText
    /// Its keys, or the word that it has none.
    public let keys: DisplayText
    /// Why it can't be used now, or `nil` when it can.
    public let reason: DisplayText?

    public init(_ id: ActionID, keys: DisplayText, reason: DisplayText? = nil, words: Words) {
        self.id = id
        self.keys = keys
        self.reason = reason
        label = words(id.labelKey)
        about = words(id.aboutKey)
    }

    public var isDestructive: Bool { id.isDestructive }
}
