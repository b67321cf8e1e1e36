private import CNcurses
private import Glibc

/// Which characters the terminal can be sent.
enum TerminalLocale {
    /// Sets the character type of the process from the environment, once before curses starts.
    ///
    /// A locale that names UTF-8 but is not installed is replaced by `C.UTF-8`.
    /// - Returns: Whether the terminal takes UTF-8; otherwise everything is sent as ASCII.
    static func adopt(_ environment: TerminalEnvironment) -> Bool {
        if setlocale(LC_CTYPE, "") != nil, isUTF8 { return true }
        if environment.namesUTF8 {
            for name in ["C.UTF-8", "C.utf8", "en_US.UTF-8"] where setlocale(LC_CTYPE, name) != nil && isUTF8 {
                return true
            }
        }
        setlocale(LC_CTYPE, "C")
        return false
    }

    private static var isUTF8: Bool {
        guard let name = nl_langinfo(nl_item(CODESET)) else { return false }
        return String(cString: name) == "UTF-8"
    }
}
