/// What reaches a view-model: never a key.
public enum Action: Sendable, Hashable {
    /// `count` comes from a count prefix and is 1 without one.
    case run(ActionID, count: Int = 1)
    /// Text typed into the focused field.
    case type(String)
    /// A bracketed paste into the focused field: one edit.
    case paste(String)
    case edit(EditCommand)
    /// A click on the row of a list, counted from the first row it holds.
    case select(row: Int)
}

/// What the line keys do in a focused text field.
public enum EditCommand: String, Sendable, Hashable, CaseIterable {
    case left, right, wordLeft, wordRight, lineStart, lineEnd, up, down
    case deleteBackward, deleteForward, deleteWordBackward, deleteToLineEnd, deleteToLineStart
    /// `yank` puts back what was cut last.
    case yank, undo, newline
}
