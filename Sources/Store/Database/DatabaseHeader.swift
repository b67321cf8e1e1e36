internal import Domain
private import Glibc

/// The first bytes of a database file, read before SQLite touches it, https://www.sqlite.org/fileformat.html.
enum DatabaseHeader {
    private static let size = 100
    private static let magic = Array("SQLite format 3\0".utf8)
    private static let versionOffset = 60

    /// Refuses what is not a database, and a schema later than `known`. A missing or empty file passes.
    static func check(path: String, known: Int) throws(StorageError) {
        let file = open(path, O_RDONLY | O_CLOEXEC)
        // SQLite finds out as well, and says it better.
        guard file >= 0 else { return }
        defer { close(file) }
        var header = [UInt8](repeating: 0, count: size)
        let count = read(file, &header, size)
        guard count != 0 else { return }
        if count < 0 && errno == EISDIR { throw .unavailable(reason: "\(path) is a folder") }
        guard count == size, header.starts(with: magic) else {
            throw .damaged(path: path, reason: "no database header")
        }
        let found = header[versionOffset..<versionOffset + 4].reduce(0) { $0 << 8 | Int($1) }
        guard found <= known else { throw .newerSchema(path: path, found: found, known: known) }
    }
}
