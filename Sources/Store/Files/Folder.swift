internal import Domain
internal import Glibc

/// Folders that hold a student's files: made on first use, for their owner alone.
enum Folder {
    /// Makes the folder and those above it with mode 0700 unless told otherwise; one that exists stays as it is.
    static func make(_ path: String, mode: mode_t = 0o700) throws(StorageError) {
        if mkdir(path, mode) == 0 || errno == EEXIST { return }
        let failure = errno
        guard failure == ENOENT, let slash = path.lastIndex(of: "/"), slash != path.startIndex else {
            throw storageError(failure, path: path)
        }
        try make(String(path[..<slash]), mode: mode)
        if mkdir(path, mode) != 0 && errno != EEXIST { throw storageError(errno, path: path) }
    }

    /// What is in a folder, unsorted, without the hidden; nothing for one that cannot be listed.
    static func names(in folder: String) -> [String] {
        guard let handle = opendir(folder) else { return [] }
        defer { closedir(handle) }
        var names: [String] = []
        while let entry = readdir(handle) {
            let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
                pointer.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
            }
            if !name.hasPrefix(".") { names.append(name) }
        }
        return names
    }

    /// What a failed file operation means.
    static func storageError(_ code: Int32, path: String) -> StorageError {
        switch code {
        case EACCES, EROFS, EPERM: .readOnly(path: path)
        case ENOSPC, EDQUOT, EFBIG: .full(path: path)
        default: .unavailable(reason: "\(path): \(String(cString: strerror(code)))")
        }
    }
}
