public import Presentation

/// Which of the key tables: one for each context, and one for the line keys of text fields.
public enum KeyTable: Sendable, Hashable {
    case context(KeyContext)
    case text

    public static let all = KeyContext.allCases.map(KeyTable.context) + [.text]
}
