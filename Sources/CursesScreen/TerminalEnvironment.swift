private import Glibc

/// What the environment says about the terminal.
public struct TerminalEnvironment: Sendable, Hashable {
    /// `TERM`; empty when it is not set.
    public var term: String
    /// Inside tmux (`TMUX`) or GNU screen (`STY`), which hand some sequences on only when they are wrapped.
    public var multiplexer: Multiplexer?
    /// `NO_COLOR` is set to something (no-color.org).
    public var noColor: Bool
    /// `COLORFGBG`, in which some terminals tell their background.
    public var colorFGBG: String?
    /// The variable that decides `LC_CTYPE` names UTF-8, whether or not that locale is installed.
    public var namesUTF8: Bool

    public enum Multiplexer: Sendable, Hashable { case tmux, screen }

    /// - Parameter variables: Looks a variable up; `nil` when it is not set.
    public init(variables: (String) -> String?) {
        func value(_ name: String) -> String? { variables(name).flatMap { $0.isEmpty ? nil : $0 } }
        term = value("TERM") ?? ""
        multiplexer = value("TMUX") != nil ? .tmux : value("STY") != nil ? .screen : nil
        noColor = value("NO_COLOR") != nil
        colorFGBG = value("COLORFGBG")
        let locale = (value("LC_ALL") ?? value("LC_CTYPE") ?? value("LANG") ?? "").lowercased()
        namesUTF8 = locale.contains("utf-8") || locale.contains("utf8")
    }

    /// The environment of this process.
    public static var current: TerminalEnvironment {
        TerminalEnvironment { name in getenv(name).map { String(cString: $0) } }
    }

    /// Descriptions to try in turn: the terminal's own, then such as most terminals obey.
    var candidates: [String] {
        ([term] + ["xterm-256color", "xterm", "vt100"]).filter { !$0.isEmpty }
    }

    /// Understands OSC strings and xterm's private modes. Consoles and hardware terminals may print them instead.
    public var understandsXterm: Bool {
        !["linux", "vt1", "vt2", "vt5", "ansi", "cons", "sun", "wsvt", "pcansi"].contains { term.hasPrefix($0) }
    }
}
