internal import Domain
private import Glibc

/// The bytes of attachments: one file for each hash, readable by its owner alone, beside the database.
struct AttachmentFiles: Sendable {
    private let folder: String

    init(beside database: String) {
        let parent = database.lastIndex(of: "/").map { String(database[..<$0]) } ?? "."
        folder = parent + "/attachments"
    }

    /// Whole and durable when it returns; writing the same bytes again costs a look.
    func write(_ bytes: [UInt8], as hash: ContentHash) throws(StorageError) {
        let parent = folder + "/" + hash.hex.prefix(2)
        try Folder.make(parent)
        let path = parent + "/" + hash.hex
        if access(path, F_OK) == 0 { return }
        let draft = path + ".\(getpid()).part"
        let file = open(draft, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC | O_NOFOLLOW, 0o600)
        guard file >= 0 else { throw Folder.storageError(errno, path: draft) }
        let failure = AttachmentFiles.fill(file, with: bytes)
        close(file)
        if let code = failure ?? (rename(draft, path) == 0 ? nil : errno) {
            unlink(draft)
            throw Folder.storageError(code, path: path)
        }
    }

    /// `nil` for a file that is missing, too large, or not what its name says.
    func read(_ hash: ContentHash) throws(StorageError) -> [UInt8]? {
        let path = folder + "/" + hash.hex.prefix(2) + "/" + hash.hex
        let file = open(path, O_RDONLY | O_CLOEXEC | O_NOFOLLOW)
        guard file >= 0 else {
            if errno == ENOENT { return nil }
            throw Folder.storageError(errno, path: path)
        }
        defer { close(file) }
        var bytes = [UInt8](repeating: 0, count: Attachment.limit + 1)
        var count = 0
        while count < bytes.count {
            let got = bytes.withUnsafeMutableBytes {
                Glibc.read(file, $0.baseAddress?.advanced(by: count), $0.count - count)
            }
            if got < 0 && errno == EINTR { continue }
            guard got > 0 else { break }
            count += got
        }
        bytes.removeLast(bytes.count - count)
        guard count <= Attachment.limit, ContentHash(of: bytes) == hash else { return nil }
        return bytes
    }

    /// - Returns: What went wrong, as `errno` says it.
    private static func fill(_ file: Int32, with bytes: [UInt8]) -> Int32? {
        var rest = bytes[...]
        while !rest.isEmpty {
            let written = rest.withUnsafeBytes { Glibc.write(file, $0.baseAddress, $0.count) }
            if written < 0 && errno == EINTR { continue }
            if written < 0 { return errno }
            rest = rest.dropFirst(written)
        }
        return fsync(file) == 0 ? nil : errno
    }
}
