public import Domain
private import Glibc

/// The config file on disk.
public struct ConfigStore: Sendable {
    public let path: String

    /// Bytes that are read at most.
    static let sizeLimit = 256 * 1_024

    public init(path: String) { self.path = path }

    /// Never fails: what can't be read is a problem of its own, and a missing file is an empty one.
    public func read() -> ConfigFile {
        switch FileContent.read(path, limit: ConfigStore.sizeLimit) {
        case .missing: return ConfigFile("")
        case .text(let text, let isCut):
            // The line at the cut may be half of one.
            let whole = isCut ? text.prefix(through: text.lastIndex(of: "\n") ?? text.startIndex) : text[...]
            var file = ConfigFile(String(whole))
            if isCut { file.report(.tooLarge(limit: ConfigStore.sizeLimit)) }
            return file
        case .notAFile: return failed(.notAFile)
        case .unreadable(let code): return failed(.unreadable(reason: String(cString: strerror(code))))
        }
    }

    /// Changes one setting and keeps the rest of the file; `nil` takes it away. A file that can't be read whole is
    /// left alone.
    public func set(_ value: String?, for key: String) throws(StorageError) {
        let text: String
        switch FileContent.read(path, limit: ConfigStore.sizeLimit) {
        case .missing: text = ""
        case .text(let found, isCut: false): text = found
        case .text: throw .unavailable(reason: "\(path) is too large")
        case .notAFile: throw .unavailable(reason: "\(path) is not a file")
        case .unreadable(let code): throw Folder.storageError(code, path: path)
        }
        if let slash = path.lastIndex(of: "/"), slash != path.startIndex { try Folder.make(String(path[..<slash])) }
        try FileContent.replace(path, with: ConfigFile.text(text, setting: key, to: value))
    }

    private func failed(_ kind: ConfigProblem.Kind) -> ConfigFile {
        var file = ConfigFile("")
        file.report(kind)
        return file
    }
}
