/// Why the catalogue's tables could not be built; the tables that were there are left as they were.
public enum CatalogBuildError: Error, Hashable, Sendable {
    /// A source file cannot be read or is not what its layout promises.
    case source(CSVError)
    /// The folder cannot be listed.
    case unreadableFolder(path: String, reason: String)
    /// No file in the folder has this layout, and nothing can be built without it.
    case noFile(SourceLayout, folder: String)
    /// The survey's year stands neither in the file nor in its name.
    case unknownYear(path: String)
    /// Two files hold the same survey of the same year.
    case twice(first: String, second: String)
    /// A table could not be written.
    case unwritable(path: String, reason: String)
}

extension CatalogBuildError: CustomStringConvertible {
    /// One English sentence for the command line and the log.
    public var description: String {
        switch self {
        case .source(let error): error.description
        case .unreadableFolder(let path, let reason): "\(path): cannot be listed: \(reason)"
        case .noFile(let layout, let folder): "\(folder): holds no file of the layout '\(layout.rawValue)'"
        case .unknownYear(let path): "\(path): expected the survey's year in the file's name, as in hd2023.csv"
        case .twice(let first, let second): "\(first) and \(second) hold the same survey of the same year"
        case .unwritable(let path, let reason): "\(path): cannot be written: \(reason)"
        }
    }
}
