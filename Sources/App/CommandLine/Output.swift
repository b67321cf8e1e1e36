import Domain
import Glibc

/// Standard output and standard error of the command-line side.
enum Output {
    static func line(_ text: String) { write(text + "\n", to: 1) }

    /// A sentence on what went wrong, for people.
    static func problem(_ text: String) { write("quad: " + text + "\n", to: 2) }

    /// Writes all of `text`; a reader that has gone away is no error of ours.
    static func write(_ text: String, to descriptor: Int32) {
        var bytes = Array(text.utf8)[...]
        while !bytes.isEmpty {
            let written = bytes.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
            if written < 0 {
                if errno == EINTR { continue }
                return
            }
            bytes = bytes.dropFirst(written)
        }
    }
}
