public import Resources

extension EditCommand {
    /// What the line key does, for help.
    public var labelKey: StringKey {
        switch self {
        case .left: .textKeyLeft
        case .right: .textKeyRight
        case .wordLeft: .textKeyWordLeft
        case .wordRight: .textKeyWordRight
        case .lineStart: .textKeyLineStart
        case .lineEnd: .textKeyLineEnd
        case .up: .textKeyUp
        case .down: .textKeyDown
        case .deleteBackward: .textKeyDeleteBackward
        case .deleteForward: .textKeyDeleteForward
        case .deleteWordBackward: .textKeyDeleteWordBackward
        case .deleteToLineEnd: .textKeyDeleteToLineEnd
        case .deleteToLineStart: .textKeyDeleteToLineStart
        case .yank: .textKeyYank
        case .undo: .textKeyUndo
        case .newline: .textKeyNewline
        }
    }
}
