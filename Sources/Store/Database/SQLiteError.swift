internal import CSQLite
internal import Domain
private import Glibc

/// What SQLite said about a call that failed. Bound values are never part of it: they hold profiles.
struct SQLiteError: Error, Sendable, Hashable, CustomStringConvertible {
    /// The extended result code, see https://www.sqlite.org/rescode.html.
    let extendedCode: Int32
    let message: String
    /// The statement as it was written, with `?` where values are bound.
    let sql: String?
    /// `errno` of the file operation that failed; 0 when none did.
    let systemError: Int32

    init(extendedCode: Int32, message: String, sql: String? = nil, systemError: Int32 = 0) {
        self.extendedCode = extendedCode
        self.message = message
        self.sql = sql
        self.systemError = systemError
    }

    /// The primary result code.
    var code: Int32 { extendedCode & 0xFF }

    /// Another connection is in the way.
    var isBusy: Bool { code == SQLITE_BUSY || code == SQLITE_LOCKED }

    var description: String {
        var text = "SQLite \(extendedCode): \(message)"
        if systemError != 0 { text += " (errno \(systemError))" }
        if let sql { text += " in: \(sql.prefix(200))" }
        return text
    }

    /// What the failure means for whoever uses the file at `path`.
    func storageError(path: String) -> StorageError {
        switch systemError {
        case ENOSPC, EDQUOT, EFBIG: return .full(path: path)
        case EROFS: return .readOnly(path: path)
        default: break
        }
        return switch code {
        case SQLITE_READONLY, SQLITE_PERM: .readOnly(path: path)
        case SQLITE_FULL: .full(path: path)
        case SQLITE_CORRUPT, SQLITE_NOTADB, SQLITE_MISMATCH, SQLITE_FORMAT: .damaged(path: path, reason: description)
        case SQLITE_BUSY, SQLITE_LOCKED: .busy
        default: .unavailable(reason: description)
        }
    }
}
