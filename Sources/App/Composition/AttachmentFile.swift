import Domain
import Glibc

/// Files of the student's own machine: what is sent is read here, and what was received is put here.
enum AttachmentFile {
    /// Over ssh the files would be the host's, which are nobody's to send.
    static var isAllowed: Bool { ExternalEditor.isAllowed }

    /// - Parameter path: `~/` stands for the home folder.
    /// - Returns: `nil` when it is no readable file, or larger than an attachment may be.
    static func read(_ path: String) -> (bytes: [UInt8], name: String, mediaType: String)? {
        let whole = path.hasPrefix("~/") ? home + path.dropFirst() : path
        let file = open(whole, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
        guard file >= 0 else { return nil }
        defer { close(file) }
        var facts = stat()
        guard fstat(file, &facts) == 0, facts.st_mode & S_IFMT == S_IFREG, facts.st_size > 0,
            facts.st_size <= Attachment.limit
        else { return nil }
        var bytes = [UInt8](repeating: 0, count: Int(facts.st_size))
        var count = 0
        while count < bytes.count {
            let part = bytes.withUnsafeMutableBytes { buffer in
                Glibc.read(file, buffer.baseAddress?.advanced(by: count), buffer.count - count)
            }
            guard part > 0 else { return nil }
            count += part
        }
        return (bytes, whole.split(separator: "/").last.map(String.init) ?? "file", mediaType(of: bytes))
    }

    /// Puts received bytes into the folder for downloads, or the home folder; never over another file.
    /// - Returns: The path, or `nil` when nothing could be written.
    static func save(_ bytes: [UInt8], named name: String) -> String? {
        let downloads = home + "/Downloads"
        let folder = access(downloads, W_OK) == 0 ? downloads : home
        // The name is the sender's: no path, nothing hidden, nothing that a terminal obeys.
        let plain = DisplayText(name).string.map { $0 == "/" ? "_" : $0 }
        let base = String(plain.drop { $0 == "." }.prefix(100))
        for number in 0..<100 {
            let path = folder + "/" + (number == 0 ? "" : "\(number)-") + (base.isEmpty ? "file" : base)
            let file = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
            if file < 0 {
                guard errno == EEXIST else { return nil }
                continue
            }
            let isWritten = write(file, bytes, bytes.count) == bytes.count
            guard close(file) == 0, isWritten else {
                unlink(path)
                return nil
            }
            return path
        }
        return nil
    }

    private static var home: String { getenv("HOME").map { String(cString: $0) } ?? "." }

    /// By the first bytes; a name can say anything.
    private static func mediaType(of bytes: [UInt8]) -> String {
        if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]) { return "image/png" }
        if bytes.starts(with: [0xFF, 0xD8, 0xFF]) { return "image/jpeg" }
        if bytes.starts(with: Array("%PDF".utf8)) { return "application/pdf" }
        return "application/octet-stream"
    }
}
