private import Glibc

/// Whole files as bytes, with gzip undone.
enum FileBytes {
    /// Reads a plain or gzip'ed file; which of the two is told by its first bytes, not by its name.
    static func read(_ path: String) throws(CSVError) -> [UInt8] {
        let bytes = try readRaw(path)
        guard bytes.count >= 2, bytes[0] == 0x1F, bytes[1] == 0x8B else { return bytes }
        return try Gzip.inflate(bytes, path: path)
    }

    static func readRaw(_ path: String) throws(CSVError) -> [UInt8] {
        let descriptor = open(path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { throw .unreadable(path: path, reason: lastError()) }
        defer { close(descriptor) }
        var status = stat()
        guard fstat(descriptor, &status) == 0 else { throw .unreadable(path: path, reason: lastError()) }
        guard status.st_mode & S_IFMT == S_IFREG else { throw .unreadable(path: path, reason: "not a file") }
        var failure: String?
        let size = Int(status.st_size)
        let bytes = [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
            while count < size, let base = buffer.baseAddress {
                let got = Glibc.read(descriptor, base + count, size - count)
                if got < 0 && errno == EINTR { continue }
                if got < 0 { failure = lastError() }
                if got <= 0 { break }
                count += got
            }
        }
        if let failure { throw .unreadable(path: path, reason: failure) }
        return bytes
    }

    /// The C library's words for `errno`.
    static func lastError() -> String { String(cString: strerror(errno)) }
}
