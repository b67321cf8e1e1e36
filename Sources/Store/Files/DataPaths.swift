public import Domain
private import Glibc

/// Where a student's files lie, after the XDG base directory specification; `--data DIR` moves them all.
public struct DataPaths: Sendable, Hashable {
    /// Database and compiled catalogue.
    public let dataFolder: String
    /// The config file; its folder may be missing.
    public let config: String
    /// The log file; its folder may be missing.
    public let log: String
    /// What `--trace` writes, beside the log.
    public var trace: String { (log.hasSuffix(".log") ? String(log.dropLast(4)) : log) + ".trace" }

    public var database: String { dataFolder + "/quad.db" }

    /// - Parameters:
    ///   - dataFolder: What `--data` says; a relative path starts at the working folder.
    ///   - environment: Looks a variable up. A value that is empty or relative is ignored, as the specification asks.
    /// - Throws: `unavailable` when neither `HOME` nor the password file knows a home folder.
    public init(
        dataFolder: String?, environment: (String) -> String? = DataPaths.environment
    ) throws(StorageError) {
        if let dataFolder, !dataFolder.isEmpty {
            let folder = DataPaths.absolute(dataFolder)
            self.dataFolder = folder
            config = folder + "/config"
            log = folder + "/quad.log"
            return
        }
        func folder(_ variable: String, _ fallback: String) throws(StorageError) -> String {
            if let value = environment(variable), value.hasPrefix("/") { return DataPaths.trimmed(value) + "/quad" }
            return try DataPaths.home(environment) + "/" + fallback + "/quad"
        }
        self.dataFolder = try folder("XDG_DATA_HOME", ".local/share")
        config = try folder("XDG_CONFIG_HOME", ".config") + "/config"
        log = try folder("XDG_STATE_HOME", ".local/state") + "/quad.log"
    }

    /// The process's own environment.
    public static func environment(_ name: String) -> String? { getenv(name).map { String(cString: $0) } }

    private static func home(_ environment: (String) -> String?) throws(StorageError) -> String {
        if let home = environment("HOME"), home.hasPrefix("/") { return trimmed(home) }
        if let entry = getpwuid(getuid()), let folder = entry.pointee.pw_dir {
            let home = String(cString: folder)
            if home.hasPrefix("/") { return trimmed(home) }
        }
        throw .unavailable(reason: "no home folder")
    }

    private static func absolute(_ path: String) -> String {
        if path.hasPrefix("/") { return trimmed(path) }
        guard let buffer = getcwd(nil, 0) else { return trimmed(path) }
        defer { free(buffer) }
        return trimmed(trimmed(String(cString: buffer)) + "/" + path)
    }

    private static func trimmed(_ path: String) -> String {
        var path = Substring(path)
        while path.last == "/" { path.removeLast() }
        return String(path)
    }
}
