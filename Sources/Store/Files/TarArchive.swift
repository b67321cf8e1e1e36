public import Domain
private import Glibc

/// Files in one archive, for its owner alone: POSIX ustar without compression,
/// https://pubs.opengroup.org/onlinepubs/9799919799/utilities/pax.html. It stands at its path when it is complete.
public final class TarArchive: ExportTarget {
    private let path: String
    private let draft: String
    private let file: Int32
    private let time: Int64
    private var isFinished = false

    /// - Parameter time: Milliseconds since 1970, the date of every file in it.
    /// - Throws: `unavailable` when something stands at the path already.
    public init(_ path: String, time: Int64) throws(StorageError) {
        var facts = stat()
        guard lstat(path, &facts) != 0 else { throw .unavailable(reason: "\(path) is there already") }
        self.path = path
        self.time = time / 1_000
        draft = "\(path).part-\(getpid())"
        file = open(draft, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, 0o600)
        guard file >= 0 else { throw Folder.storageError(errno, path: path) }
    }

    deinit {
        close(file)
        if !isFinished { unlink(draft) }
    }

    /// - Parameter name: A plain file name of at most 100 bytes.
    public func write(_ text: String, to name: String) throws(StorageError) {
        let bytes = Array(text.utf8)
        try put(Self.header(name, size: bytes.count, time: time))
        try put(bytes)
        try put([UInt8](repeating: 0, count: (512 - bytes.count % 512) % 512))
    }

    public func finish() throws(StorageError) {
        try put([UInt8](repeating: 0, count: 1_024))
        guard fsync(file) == 0, rename(draft, path) == 0 else { throw Folder.storageError(errno, path: path) }
        isFinished = true
    }

    private func put(_ bytes: [UInt8]) throws(StorageError) {
        guard FileContent.write(bytes, to: file) else { throw Folder.storageError(errno, path: path) }
    }

    static func header(_ name: String, size: Int, time: Int64) -> [UInt8] {
        var block = [UInt8](repeating: 0, count: 512)
        func put(_ text: String, at start: Int, _ length: Int) {
            for (index, byte) in text.utf8.prefix(length).enumerated() { block[start + index] = byte }
        }
        func octal(_ value: Int64, _ digits: Int) -> String {
            let text = String(value, radix: 8)
            return String(repeating: "0", count: max(0, digits - text.count)) + text
        }
        put(name, at: 0, 100)
        put(octal(0o600, 7), at: 100, 7)
        put(octal(0, 7), at: 108, 7)
        put(octal(0, 7), at: 116, 7)
        put(octal(Int64(size), 11), at: 124, 11)
        put(octal(max(0, time), 11), at: 136, 11)
        // The checksum counts its own field as spaces.
        put("        ", at: 148, 8)
        put("0", at: 156, 1)
        put("ustar", at: 257, 6)
        put("00", at: 263, 2)
        put(octal(Int64(block.reduce(0) { $0 + Int($1) }), 6), at: 148, 6)
        block[154] = 0
        return block
    }
}

/// Where an export puts its files: a folder, or one archive.
public protocol ExportTarget: AnyObject {
    func write(_ text: String, to name: String) throws(StorageError)
    /// Nothing of it can be seen at its path before.
    func finish() throws(StorageError)
}

extension ExportFolder: ExportTarget {}
