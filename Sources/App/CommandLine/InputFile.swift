import Glibc

/// A file that a command was given; `-` is standard input.
enum InputFile {
    /// At most `limit` bytes; `nil` when it can't be read as a file or a pipe.
    static func bytes(_ path: String, limit: Int) -> [UInt8]? {
        let file = path == "-" ? dup(0) : open(path, O_RDONLY | O_CLOEXEC)
        guard file >= 0 else { return nil }
        defer { close(file) }
        var bytes: [UInt8] = []
        var chunk = [UInt8](repeating: 0, count: 65_536)
        while bytes.count < limit {
            let count = read(file, &chunk, min(chunk.count, limit - bytes.count))
            if count < 0 && errno == EINTR { continue }
            guard count >= 0 else { return nil }
            if count == 0 { break }
            bytes += chunk[..<count]
        }
        return bytes
    }
}
