private import Glibc

/// Writes files so that a reader sees the old ones or the new ones, never a part.
enum FilesTogether {
    struct Failure: Error {
        let path: String
        let reason: String
    }

    /// Writes every file beside its place, brings it to disk, and only then renames them one after another.
    ///
    /// A kill between two renames leaves old and new side by side: give the file last that tells them apart.
    static func write(_ files: [(name: String, bytes: [UInt8])], into folder: String) throws(Failure) {
        var finished: [(temporary: String, path: String)] = []
        // A temporary file that cannot be removed harms nobody.
        defer { for item in finished { unlink(item.temporary) } }
        for file in files {
            let path = folder + "/" + file.name
            let temporary = folder + "/.\(file.name).\(getpid()).tmp"
            finished.append((temporary, path))
            try writeNew(file.bytes, to: temporary)
        }
        for item in finished where rename(item.temporary, item.path) != 0 { throw failure(item.path) }
        synchronize(folder: folder)
    }

    private static func writeNew(_ bytes: [UInt8], to path: String) throws(Failure) {
        let descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC | O_NOFOLLOW, 0o644)
        guard descriptor >= 0 else { throw failure(path) }
        defer { close(descriptor) }
        var offset = 0
        while offset < bytes.count {
            let written = bytes.withUnsafeBytes { buffer in
                Glibc.write(descriptor, buffer.baseAddress.map { $0 + offset }, buffer.count - offset)
            }
            if written < 0 && errno == EINTR { continue }
            guard written > 0 else { throw failure(path) }
            offset += written
        }
        guard fsync(descriptor) == 0 else { throw failure(path) }
    }

    /// Brings renames in a folder to disk. Some file systems refuse, and then have nothing to bring.
    static func synchronize(folder: String) {
        let descriptor = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        guard descriptor >= 0 else { return }
        fsync(descriptor)
        close(descriptor)
    }

    private static func failure(_ path: String) -> Failure {
        Failure(path: path, reason: String(cString: strerror(errno)))
    }
}
