internal import Domain
private import Glibc

/// A small file read at once, whatever stands at its path.
enum FileContent: Hashable {
    case missing
    /// - Parameter isCut: The file goes on behind the limit. Invalid UTF-8 is replaced.
    case text(String, isCut: Bool)
    /// A folder, a pipe, a device.
    case notAFile
    /// - Parameter code: `errno`.
    case unreadable(code: Int32)

    static func read(_ path: String, limit: Int) -> FileContent {
        // Without O_NONBLOCK a pipe would be waited for.
        let file = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
        guard file >= 0 else { return errno == ENOENT ? .missing : .unreadable(code: errno) }
        defer { close(file) }
        var facts = stat()
        guard fstat(file, &facts) == 0 else { return .unreadable(code: errno) }
        guard facts.st_mode & S_IFMT == S_IFREG else { return .notAFile }
        var bytes = [UInt8](repeating: 0, count: min(limit, max(0, Int(facts.st_size))) + 1)
        var count = 0
        while count < bytes.count {
            let step = bytes[count...].withUnsafeMutableBytes { Glibc.read(file, $0.baseAddress, $0.count) }
            if step < 0 {
                if errno == EINTR { continue }
                return .unreadable(code: errno)
            }
            if step == 0 { break }
            count += step
        }
        return .text(String(decoding: bytes[..<min(count, limit)], as: UTF8.self), isCut: count > limit)
    }

    /// Puts `text` in the file's place in one step: after a crash either the old or the new content stands there.
    static func replace(_ path: String, with text: String) throws(StorageError) {
        // A link is followed, so that it stays one.
        let target = realPath(path) ?? path
        var facts = stat()
        let mode = stat(target, &facts) == 0 ? facts.st_mode & 0o777 : 0o600
        let draft = "\(target).new-\(getpid())"
        let file = open(draft, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC | O_NOFOLLOW, mode)
        guard file >= 0 else { throw Folder.storageError(errno, path: path) }
        let isWritten = write(Array(text.utf8), to: file) && fsync(file) == 0
        let failure = errno
        close(file)
        guard isWritten, rename(draft, target) == 0 else {
            let code = isWritten ? errno : failure
            unlink(draft)
            throw Folder.storageError(code, path: path)
        }
    }

    /// All of the bytes, however often it takes; false leaves the reason in `errno`.
    static func write(_ bytes: [UInt8], to file: Int32) -> Bool {
        var rest = bytes[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { Glibc.write(file, $0.baseAddress, $0.count) }
            if count < 0 && errno == EINTR { continue }
            if count < 0 { return false }
            rest = rest.dropFirst(count)
        }
        return true
    }

    private static func realPath(_ path: String) -> String? {
        guard let buffer = realpath(path, nil) else { return nil }
        defer { free(buffer) }
        return String(cString: buffer)
    }
}
