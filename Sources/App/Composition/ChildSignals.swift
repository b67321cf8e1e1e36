import Glibc

/// The signals of programs that Quad starts.
enum ChildSignals {
    /// Runs `body` with no signal blocked in this thread.
    ///
    /// The threads of tasks block nearly every signal, and a program that is started inherits that: an editor would never
    /// hear of a new size, of its own children's end, or of being told to stop.
    static func unblocked<Result>(_ body: () -> Result) -> Result {
        var none = sigset_t()
        var previous = sigset_t()
        sigemptyset(&none)
        pthread_sigmask(SIG_SETMASK, &none, &previous)
        defer { pthread_sigmask(SIG_SETMASK, &previous, nil) }
        return body()
    }
}
