import Glibc

/// Hands a text to the editor that `VISUAL` or `EDITOR` names, and takes it back.
enum ExternalEditor {
    /// Largest text that is taken back, in bytes.
    private static let limit = 1 << 20

    /// An editor can open every file and start every program of its user: over ssh, where students share one user, that
    /// would be the host's.
    static var isAllowed: Bool { getenv("SSH_CONNECTION") == nil && getenv("SSH_USER_AUTH") == nil }

    /// - Parameter folder: Where the text lies meanwhile, readable by its user alone.
    /// - Returns: `nil` when no editor could be started, or it ended with a fault; the text stays as it was.
    static func edit(_ text: String, in folder: String) -> String? {
        var path = Array("\(folder)/message-XXXXXX.md".utf8CString)
        let file = mkstemps(&path, 3)
        guard file >= 0 else { return nil }
        let name = String(decoding: path.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
        defer { unlink(name) }
        let bytes = Array(text.utf8)
        let isWritten = write(file, bytes, bytes.count) == bytes.count
        guard close(file) == 0, isWritten else { return nil }
        let quoted = "'" + name.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''") + "'"
        // The C library's own function keeps Ctrl-C from ending this program while the editor runs.
        let command = "${VISUAL:-${EDITOR:-vi}} " + quoted
        guard ChildSignals.unblocked({ system(command) }) == 0 else { return nil }
        return read(name)
    }

    private static func read(_ path: String) -> String? {
        let file = open(path, O_RDONLY | O_CLOEXEC)
        guard file >= 0 else { return nil }
        defer { close(file) }
        var bytes = [UInt8](repeating: 0, count: limit)
        var count = 0
        while count < limit {
            let part = bytes.withUnsafeMutableBytes { buffer in
                Glibc.read(file, buffer.baseAddress?.advanced(by: count), limit - count)
            }
            guard part > 0 else { break }
            count += part
        }
        var text = String(decoding: bytes[..<count], as: UTF8.self)
        // Editors end the last line; the message has no need of that.
        while text.last?.isNewline == true { text.removeLast() }
        return text
    }
}
