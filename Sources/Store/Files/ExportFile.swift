public import Domain
private import Glibc

/// A single file for the student, made anew: nothing that is there already is overwritten.
public enum ExportFile {
    /// - Returns: The path.
    /// - Throws: `unavailable` when something stands there already.
    public static func write(_ text: String, at path: String) throws(StorageError) -> String {
        let file = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, 0o600)
        if file < 0, errno == EEXIST { throw .unavailable(reason: "\(path) is there already") }
        guard file >= 0 else { throw Folder.storageError(errno, path: path) }
        let isWritten = FileContent.write(Array(text.utf8), to: file)
        let code = errno
        close(file)
        guard isWritten else { throw Folder.storageError(code, path: path) }
        return path
    }

    /// - Parameter name: `card.md`; when that is taken, `card-2.md` and so on.
    /// - Returns: The path of the file.
    public static func write(_ text: String, in folder: String, name: String) throws(StorageError) -> String {
        let dot = name.lastIndex(of: ".") ?? name.endIndex
        for number in 1...99 {
            let numbered = number == 1 ? name : "\(name[..<dot])-\(number)\(name[dot...])"
            let path = folder + "/" + numbered
            let file = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, 0o600)
            if file < 0, errno == EEXIST { continue }
            guard file >= 0 else { throw Folder.storageError(errno, path: path) }
            let isWritten = FileContent.write(Array(text.utf8), to: file)
            let code = errno
            close(file)
            guard isWritten else { throw Folder.storageError(code, path: path) }
            return path
        }
        throw .unavailable(reason: "\(name) is there already")
    }
}
