private import Glibc

/// Keeps what libraries and children write to standard error off the screen: it goes to a file while this is on.
struct ErrorRedirection {
    /// The real standard error, for the last words after a fault.
    let original: Int32

    /// - Parameter path: Appended to, made private when new; `nil` or what can't be opened throws the words away.
    init?(to path: String?) {
        let log = path.map { open($0, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0o600) } ?? -1
        let target = log >= 0 ? log : open("/dev/null", O_WRONLY | O_CLOEXEC)
        guard target >= 0 else { return nil }
        defer { close(target) }
        original = fcntl(2, F_DUPFD_CLOEXEC, 10)
        guard original >= 0, dup2(target, 2) >= 0 else { return nil }
    }

    func undo() {
        dup2(original, 2)
        close(original)
    }
}
