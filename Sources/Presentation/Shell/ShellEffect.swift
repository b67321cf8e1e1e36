public import Domain

/// What the shell asks of the program around it.
public enum ShellEffect: Sendable, Equatable {
    case quit
    case suspend
    case repaint
    case setMouse(Bool)
    case nextTheme
    /// OSC 52.
    case copy(DisplayText)
    case ring
    /// Draws attention from outside of the window: bell, OSC 9 or OSC 777.
    case notify(DisplayText)
    /// Names the window.
    case title(DisplayText)
    /// Hands a text to `$EDITOR`; what comes back goes to the composer, or to a question to an admissions office.
    case edit(String, question: UnitID?)
    /// Hands the note that is open to `$EDITOR`.
    case editNote(String)
}
