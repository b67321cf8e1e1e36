private import CNcurses
private import Glibc

/// What can be learned about the terminal without taking it over.
public struct TerminalFacts: Sendable, Hashable {
    /// `TERM`; empty when it is not set.
    public let term: String
    /// The terminfo entry that would be used; `nil` when neither the terminal's own nor a common one is installed.
    public let description: String?
    /// Colours of that entry; 0 for none.
    public let colors: Int
    public let noColor: Bool
    /// Whether the terminal would be sent UTF-8.
    public let usesUTF8: Bool
    /// 0 when standard output is no terminal.
    public let columns: Int
    public let rows: Int
    public let isInputTerminal: Bool

    public static func current(_ environment: TerminalEnvironment = .current) -> TerminalFacts {
        let entry = environment.candidates.lazy.compactMap { name in
            colors(of: name).map { (name: name, colors: $0) }
        }.first
        let size = cnc_size(1)
        return TerminalFacts(
            term: environment.term, description: entry?.name, colors: entry?.colors ?? 0,
            noColor: environment.noColor, usesUTF8: TerminalLocale.adopt(environment),
            columns: Int(size.ws_col), rows: Int(size.ws_row), isInputTerminal: isatty(0) == 1)
    }

    /// `nil` when there is no such entry.
    private static func colors(of name: String) -> Int? {
        var code: Int32 = 0
        // With a place for its code, setupterm returns instead of ending the process.
        guard setupterm(name, 1, &code) == OK else { return nil }
        defer { if let entry = set_curterm(nil) { del_curterm(entry) } }
        return max(0, Int(tigetnum("colors")))
    }
}
