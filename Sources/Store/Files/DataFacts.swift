public import Domain
private import Glibc

/// What stands in a student's folders, found out without changing anything.
public struct DataFacts: Sendable, Hashable {
    public let folder: String
    /// Permission bits; `nil` when it does not exist yet.
    public let folderMode: UInt32?
    /// Whether files can be made in it, or it can be made itself.
    public let isWritable: Bool
    public let database: String
    public let databaseMode: UInt32?
    /// Bytes, without the write-ahead log.
    public let databaseSize: Int?
    /// The layout's number; `nil` without a database that can be read.
    public let schema: Int?
    public let knownSchema: Int
    /// Why the database could not be read.
    public let failure: StorageError?
    public let log: String

    public init(_ paths: DataPaths) {
        (folder, database, log) = (paths.dataFolder, paths.database, paths.log)
        folderMode = DataFacts.facts(paths.dataFolder).map { $0.st_mode & 0o777 }
        isWritable = DataFacts.isWritable(paths.dataFolder)
        let file = DataFacts.facts(paths.database)
        databaseMode = file.map { $0.st_mode & 0o777 }
        databaseSize = file.map { Int($0.st_size) }
        knownSchema = Migrator().known
        guard file != nil else {
            (schema, failure) = (nil, nil)
            return
        }
        do throws(StorageError) {
            try DatabaseHeader.check(path: paths.database, known: .max)
            let connection: Connection
            do throws(SQLiteError) {
                connection = try Connection(path: paths.database, mode: .readOnly)
            } catch {
                throw error.storageError(path: paths.database)
            }
            let found = try connection.storing { connection throws(SQLiteError) in try connection.schemaVersion() }
            schema = found
            failure =
                found > knownSchema
                ? .newerSchema(path: paths.database, found: found, known: knownSchema) : nil
        } catch {
            (schema, failure) = (nil, error)
        }
    }

    /// SQLite's version, as in `3.45.1`.
    public static var libraryVersion: String { Connection.libraryVersion }

    /// The folder of time zone files; `nil` without tzdata.
    public static var zoneFolder: String? {
        let folder = DataPaths.environment("TZDIR") ?? "/usr/share/zoneinfo"
        return access(folder + "/America/New_York", R_OK) == 0 ? folder : nil
    }

    private static func facts(_ path: String) -> stat? {
        var facts = stat()
        return stat(path, &facts) == 0 ? facts : nil
    }

    /// A folder that is not there is as writable as the nearest one above it.
    private static func isWritable(_ path: String) -> Bool {
        var path = path
        while access(path, F_OK) != 0, let slash = path.lastIndex(of: "/"), slash != path.startIndex {
            path = String(path[..<slash])
        }
        return access(path, W_OK | X_OK) == 0
    }
}
