import Glibc

/// The line discipline of standard input, kept so that it can be put back.
struct TerminalModes {
    private let before: termios

    /// Keys arrive one by one and unseen; `nil` where input is no terminal.
    static func keyByKey() -> TerminalModes? {
        var modes = termios()
        guard tcgetattr(0, &modes) == 0 else { return nil }
        let kept = TerminalModes(before: modes)
        modes.c_lflag &= ~tcflag_t(ICANON | ECHO)
        tcsetattr(0, TCSADRAIN, &modes)
        return kept
    }

    func restore() {
        var modes = before
        tcsetattr(0, TCSADRAIN, &modes)
    }
}
