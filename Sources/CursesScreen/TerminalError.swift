/// Why the terminal can't show the program. None of them leaves anything changed.
public enum TerminalError: Error, Sendable, Hashable {
    /// Standard input or output is no terminal.
    case notATerminal
    /// `TERM=dumb`: nothing can be placed.
    case dumb
    /// Neither the terminal's own description nor a common one could be loaded from terminfo.
    case unknownTerminal(String)
}
