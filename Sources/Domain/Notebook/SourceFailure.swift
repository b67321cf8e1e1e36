/// Why a source could not be read. Every one of them can be tried again.
public enum SourceFailure: Error, Sendable, Hashable {
    /// Not a complete `http` or `https` address.
    case badAddress
    /// The address is one of this machine or its own network, and the settings do not allow that.
    case privateAddress
    /// No connection, or it broke; `reason` is the library's own sentence.
    case unreachable(reason: String)
    /// The server's status, 400 or above.
    case refused(status: Int)
    case tooManyRedirects
    case tooSlow
    /// More bytes than ``Source/largestFile``, packed or unpacked, or more characters than ``Source/longestText``.
    case tooLarge
    /// What it is, as the server or the file says: `image/png`.
    case wrongType(String)
    /// The name of a character set that can't be read.
    case unknownCharset(String)
    /// A document without any text: scanned pages, for one.
    case noText
    /// It is not what its name or type says; `reason` for the log.
    case damaged(reason: String)
    /// No file, no college, no scholarship, no note there.
    case missing
    case unreadable
    /// The name of a program or library that is not installed.
    case needs(String)
    /// The note rests on this very source, or would through others.
    case circular
    case storage(StorageError)
    case cancelled
}
