/// Something that `quad check` found in a data file.
public enum CheckFinding: Sendable, Hashable {
    /// The file's structure is damaged; `detail` is SQLite's own line.
    case structure(detail: String)
    /// The file is no database any more.
    case unreadable(reason: String)
    /// A row that can't be read as what it should be.
    case damagedRow(table: String, key: String, reason: String)
    /// An event of a device that is older than the one before it. It stays: the order key decides all the same.
    case disorder(key: String)
    /// Others on this machine may read the file; `mode` are its permission bits.
    case openToOthers(mode: UInt32)
}

/// What a check saw and, when it was asked to repair, did.
public struct CheckReport: Sendable, Hashable {
    public internal(set) var findings: [CheckFinding] = []
    /// Whether the findings have been mended, apart from those that stay.
    public internal(set) var isRepaired = false
    /// Where a damaged file has been put, whole.
    public internal(set) var keptAside: String?
    /// Rows that were read from the damaged file into a new one.
    public internal(set) var rescued = 0
    /// Rows that were looked at.
    public internal(set) var rows = 0

    public var isSound: Bool { findings.isEmpty }
}
