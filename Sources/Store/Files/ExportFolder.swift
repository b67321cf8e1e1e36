public import Domain
private import Glibc

/// A folder of exported files, for its owner alone. It stands at its path when it is finished, or not at all.
public final class ExportFolder {
    private let path: String
    private let draft: String
    private var isFinished = false
    private var names: [String] = []

    /// - Throws: `unavailable` when something stands at the path already.
    public init(_ path: String) throws(StorageError) {
        var path = path
        while path.count > 1, path.hasSuffix("/") { path.removeLast() }
        var facts = stat()
        guard lstat(path, &facts) != 0 else { throw .unavailable(reason: "\(path) is there already") }
        self.path = path
        draft = "\(path).part-\(getpid())"
        guard mkdir(draft, 0o700) == 0 else { throw Folder.storageError(errno, path: path) }
    }

    deinit {
        if isFinished { return }
        for name in names { unlink(draft + "/" + name) }
        rmdir(draft)
    }

    /// - Parameter name: A plain file name.
    public func write(_ text: String, to name: String) throws(StorageError) {
        let file = open(draft + "/" + name, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, 0o600)
        guard file >= 0 else { throw Folder.storageError(errno, path: path) }
        names.append(name)
        let isWritten = FileContent.write(Array(text.utf8), to: file) && fsync(file) == 0
        let failure = errno
        close(file)
        guard isWritten else { throw Folder.storageError(failure, path: path) }
    }

    public func finish() throws(StorageError) {
        guard rename(draft, path) == 0 else { throw Folder.storageError(errno, path: path) }
        isFinished = true
    }
}
