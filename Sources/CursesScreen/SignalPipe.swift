internal import Glibc

/// Turns signals into bytes that the reader's `poll` sees: handlers do nothing but `write`, which is allowed there.
enum SignalPipe {
    private static let numbers = [SIGWINCH, SIGTERM, SIGINT, SIGQUIT, SIGHUP, SIGTSTP, SIGCONT]

    /// Sends the number of each signal to `descriptor`, which must not block.
    static func install(writingTo descriptor: Int32) {
        signalDescriptor = descriptor
        for number in numbers { catchSignal(number) }
    }

    /// The signals mean again what they do by default.
    static func remove() {
        for number in numbers { signal(number, SIG_DFL) }
        signalDescriptor = -1
    }

    /// Stops this process and its group, as the terminal does for Ctrl-Z; returns when it was continued.
    ///
    /// The group comes first: a `make` that started the program has to stop too, or its shell would wait for it. Then
    /// this thread stops itself, since a signal to the process might be taken by another thread a little later.
    static func stopProcess() {
        let isCaught = signalDescriptor >= 0
        signal(SIGCONT, SIG_DFL)
        signal(SIGTSTP, SIG_IGN)
        kill(0, SIGTSTP)
        signal(SIGTSTP, SIG_DFL)
        // The threads on which Dispatch runs the main actor block most signals.
        var stops = sigset_t()
        var kept = sigset_t()
        sigemptyset(&stops)
        sigaddset(&stops, SIGTSTP)
        pthread_sigmask(SIG_UNBLOCK, &stops, &kept)
        raise(SIGTSTP)
        pthread_sigmask(SIG_SETMASK, &kept, nil)
        if isCaught {
            catchSignal(SIGTSTP)
            catchSignal(SIGCONT)
        }
    }

    private static func catchSignal(_ number: Int32) {
        var action = sigaction()
        action.__sigaction_handler.sa_handler = noteSignal
        action.sa_flags = SA_RESTART
        sigaction(number, &action, nil)
    }
}

/// Set before a handler is installed; a handler only reads it.
nonisolated(unsafe) private var signalDescriptor: Int32 = -1

private func noteSignal(_ number: Int32) {
    let kept = errno
    var byte = UInt8(truncatingIfNeeded: number)
    // A full pipe holds the news already.
    _ = write(signalDescriptor, &byte, 1)
    errno = kept
}
