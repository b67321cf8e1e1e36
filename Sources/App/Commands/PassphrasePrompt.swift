import Domain
import Glibc

/// Asks for a passphrase on the terminal, whatever standard input is, with nothing shown.
enum PassphrasePrompt {
    /// False when there is no terminal, or the student gave up with Ctrl-C, Ctrl-D or Esc. The terminal is as before.
    static func read(_ prompt: String, into passphrase: Passphrase) -> Bool {
        let terminal = open("/dev/tty", O_RDWR | O_CLOEXEC | O_NOCTTY)
        guard terminal >= 0 else { return false }
        defer { close(terminal) }
        var before = termios()
        guard tcgetattr(terminal, &before) == 0 else { return false }
        var quiet = before
        // Without ISIG a Ctrl-C comes as a byte, so that it can't leave the terminal without its echo.
        quiet.c_lflag &= ~tcflag_t(ECHO | ICANON | ISIG)
        let handlers = restoreOnSignals(terminal, before)
        guard tcsetattr(terminal, TCSAFLUSH, &quiet) == 0 else { return false }
        Output.write(prompt, to: terminal)
        defer {
            for (number, handler) in handlers { signal(number, handler) }
            tcsetattr(terminal, TCSAFLUSH, &before)
            Output.write("\n", to: terminal)
        }
        return fill(passphrase, from: terminal)
    }

    /// What the signal handler puts back. Written before it is installed, read by it alone.
    private nonisolated(unsafe) static let shown = UnsafeMutablePointer<termios>.allocate(capacity: 1)
    private nonisolated(unsafe) static let device = UnsafeMutablePointer<Int32>.allocate(capacity: 1)

    /// A program that is told to end at the prompt must not leave the terminal without its echo.
    private static func restoreOnSignals(
        _ terminal: Int32, _ before: termios
    ) -> [(Int32, __sighandler_t?)] {
        shown.initialize(to: before)
        device.initialize(to: terminal)
        return [SIGTERM, SIGHUP, SIGINT].map { number in
            let previous = signal(number) { number in
                tcsetattr(PassphrasePrompt.device.pointee, TCSANOW, PassphrasePrompt.shown)
                _exit(128 + number)
            }
            return (number, previous)
        }
    }

    private static func fill(_ passphrase: Passphrase, from terminal: Int32) -> Bool {
        while true {
            var byte: UInt8 = 0
            let count = Glibc.read(terminal, &byte, 1)
            if count < 0 && errno == EINTR { continue }
            guard count == 1 else { return false }
            switch byte {
            case 0x0A, 0x0D: return true
            case 0x03, 0x04, 0x1B:
                passphrase.wipe()
                return false
            case 0x08, 0x7F: passphrase.removeLast()
            case 0x15: passphrase.wipe()
            default: passphrase.append(byte)
            }
        }
    }

    /// A new passphrase, typed twice; `nil` when the student gave up.
    static func readNew() throws(Failure) -> Passphrase? {
        let (first, second) = (Passphrase(), Passphrase())
        guard read("New passphrase (at least \(Passphrase.least) characters): ", into: first),
            read("The same again: ", into: second)
        else { return nil }
        guard first.matches(second) else { throw Failure(.failure, "The two differ. Nothing was changed.") }
        return first
    }

    /// One line of standard input, for codes and typed confirmations; `nil` at its end.
    static func line(_ prompt: String) -> String? {
        if isatty(0) == 1 { Output.write(prompt, to: 2) }
        return readLine(strippingNewline: true).map { String($0.prefix(400)) }
    }
}
