/// Why a CSV file could not be read, with the place where reading stopped.
public enum CSVError: Error, Hashable, Sendable {
    /// The file could not be opened or read.
    case unreadable(path: String, reason: String)
    /// The gzip wrapping is cut short or fails its checksum.
    case damagedArchive(path: String, reason: String)
    /// The content is not what the layout promises.
    case malformed(CSVPosition, expected: String, found: String)
}

/// A place in a CSV file, as an editor counts it.
public struct CSVPosition: Hashable, Sendable {
    public let file: String
    /// From 1; a quoted field that holds line breaks makes a row span several.
    public let line: Int
    /// The field's number in its row, from 1.
    public let column: Int
    /// The column's header, where it has one.
    public let name: String?

    public init(file: String, line: Int, column: Int, name: String? = nil) {
        self.file = file
        self.line = line
        self.column = column
        self.name = name
    }
}

extension CSVError: CustomStringConvertible {
    /// One English sentence for the command line and the log.
    public var description: String {
        switch self {
        case .unreadable(let path, let reason): "\(path): cannot be read: \(reason)"
        case .damagedArchive(let path, let reason): "\(path): damaged gzip file: \(reason)"
        case .malformed(let place, let expected, let found):
            "\(place): expected \(expected), found \(found)"
        }
    }
}

extension CSVPosition: CustomStringConvertible {
    public var description: String {
        let label = name.map { " (\($0))" } ?? ""
        return "\(file):\(line), column \(column)\(label)"
    }
}
