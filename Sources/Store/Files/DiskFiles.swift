public import Domain
private import Glibc

/// Reads the files that a student names as sources.
public struct DiskFiles: SourceFileReading {
    private let home: String?

    /// - Parameter home: What `~/` stands for.
    public init(home: String?) { self.home = home }

    /// A path that stays true when the working folder changes. What begins with `~/` stays as it is.
    public static func absolute(_ path: String) -> String {
        guard !path.hasPrefix("/"), !path.hasPrefix("~/"), let folder = getcwd(nil, 0) else { return path }
        defer { free(folder) }
        return String(cString: folder) + "/" + path
    }

    public func file(at path: String) async throws(SourceFailure) -> RawDocument {
        let place = path.hasPrefix("~/") ? (home ?? "~") + path.dropFirst() : path
        // Without O_NONBLOCK a pipe would be waited for.
        let file = open(place, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
        guard file >= 0 else { throw errno == ENOENT || errno == ENOTDIR ? .missing : .unreadable }
        defer { close(file) }
        var facts = stat()
        guard fstat(file, &facts) == 0, facts.st_mode & S_IFMT == S_IFREG else { throw .unreadable }
        guard facts.st_size <= Source.largestFile else { throw .tooLarge }
        var bytes = [UInt8](repeating: 0, count: Int(facts.st_size))
        var count = 0
        while count < bytes.count {
            let step = bytes[count...].withUnsafeMutableBytes { read(file, $0.baseAddress, $0.count) }
            if step < 0 && errno == EINTR { continue }
            guard step >= 0 else { throw .unreadable }
            if step == 0 { break }
            count += step
        }
        bytes.removeLast(bytes.count - count)
        return RawDocument(bytes: bytes, name: place.split(separator: "/").last.map(String.init) ?? place)
    }
}
