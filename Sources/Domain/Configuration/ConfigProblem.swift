/// Something in the config file that does not apply. Everything else in it does. Keys have problems of their own.
public struct ConfigProblem: Sendable, Hashable {
    /// From 1; `nil` when the file as a whole is meant.
    public let line: Int?
    public let kind: Kind

    public init(line: Int?, kind: Kind) {
        self.line = line
        self.kind = kind
    }

    /// Texts are as they stand in the file, at most ``textLimit`` characters of them.
    public enum Kind: Sendable, Hashable {
        /// Neither `key = value` nor a comment; the line is left out.
        case notASetting(String)
        case unknownKey(String)
        /// The default is used instead; `allowed` says what could stand there.
        case badValue(String, key: String, allowed: String)
        /// The same key stood in `earlier` already; this line counts.
        case duplicate(key: String, earlier: Int)
        /// A folder, a device or a pipe stands where the file should be.
        case notAFile
        case unreadable(reason: String)
        /// Only the first `limit` bytes were read.
        case tooLarge(limit: Int)
        /// Further problems that are not listed.
        case more(Int)
    }

    /// Longest piece of the file that a problem repeats.
    public static let textLimit = 60
}
