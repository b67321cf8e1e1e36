// Both headers declare `termios`.
internal import CNcurses
internal import Glibc

/// Puts the terminal back when the process ends without the screen having been left: a trap, a crash, an `exit()`.
///
/// What the handler needs lies ready in plain memory, since a signal handler may neither allocate nor lock.
enum FaultGuard {
    /// From now on a fault restores `modes` and sends `reset` to the terminal and `message` to `errors`.
    @MainActor
    static func arm(reset: String, message: String, errors: Int32, modes: termios) {
        ready.replace(reset: reset, message: message)
        ready.modes = modes
        ready.errors = errors
        ready.isArmed = true
        guard !isInstalled else { return }
        isInstalled = true
        atexit { restoreTerminal() }
        for number in [SIGSEGV, SIGBUS, SIGILL, SIGTRAP, SIGABRT, SIGFPE] {
            var action = sigaction()
            action.__sigaction_handler.sa_handler = faulted
            action.sa_flags = Int32(bitPattern: UInt32(SA_RESETHAND)) | SA_NODEFER
            sigaction(number, &action, nil)
        }
    }

    /// The screen was left in order.
    @MainActor
    static func disarm() { ready.isArmed = false }

    @MainActor private static var isInstalled = false
}

/// Written by the main actor while the guard is not armed, read by the handler when it is.
nonisolated(unsafe) private var ready = Ready()

private struct Ready {
    var isArmed = false
    var modes = termios()
    var errors: Int32 = 2
    var reset = UnsafeMutableBufferPointer<UInt8>(start: nil, count: 0)
    var message = UnsafeMutableBufferPointer<UInt8>(start: nil, count: 0)

    mutating func replace(reset: String, message: String) {
        isArmed = false
        self.reset.deallocate()
        self.message.deallocate()
        self.reset = Self.copy(reset)
        self.message = Self.copy(message)
    }

    private static func copy(_ text: String) -> UnsafeMutableBufferPointer<UInt8> {
        let bytes = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: text.utf8.count)
        _ = bytes.initialize(from: text.utf8)
        return bytes
    }
}

/// Async-signal-safe: `write` and `tcsetattr` only.
private func restoreTerminal() {
    guard ready.isArmed else { return }
    ready.isArmed = false
    _ = write(1, ready.reset.baseAddress, ready.reset.count)
    _ = tcsetattr(0, TCSANOW, &ready.modes)
}

private func faulted(_ number: Int32) {
    if ready.isArmed {
        restoreTerminal()
        _ = write(ready.errors, ready.message.baseAddress, ready.message.count)
    }
    // SA_RESETHAND brought the default back: the process ends by the signal it got.
    raise(number)
}
