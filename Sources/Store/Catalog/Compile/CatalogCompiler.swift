public import Domain
private import Glibc

/// Turns the shipped tables into the compiled catalogue, a database of its own that is only ever read or replaced.
public enum CatalogCompiler {
    /// The compiled file in a data folder.
    public static func file(inData folder: String) -> String { folder + "/catalog.db" }

    /// The version that a compiled file must have to stand for these tables and the fresh figures beside it. Reads a
    /// few hundred bytes.
    ///
    /// - Parameters:
    ///   - resources: The folder that holds the shipped data.
    ///   - file: The compiled file; fresh figures lie in its folder.
    public static func expectedVersion(resources: String, file: String) throws(CatalogError) -> String {
        let manifest = try TableReader.manifest(CatalogFolder.path(inResources: resources))
        let fresh = FreshFigures.stamp(inData: folder(of: file))
        return CompiledCatalog.version(manifest: manifest, fresh: fresh?.checksum)
    }

    /// The version of a compiled file; `nil` when there is none or it is not one.
    public static func compiledVersion(of file: String) -> String? {
        guard access(file, R_OK) == 0 else { return nil }
        // Whatever is wrong with the file, compiling anew is the remedy.
        return try? Connection(path: file, mode: .immutable).catalogVersion()
    }

    /// Compiles the tables into `file`, unless it is current. Blocks for some hundred milliseconds at most.
    ///
    /// The new file is made beside the old one and takes its place by a rename: a kill, a full disk or a second process
    /// that compiles at the same time leave a whole file in place.
    /// - Parameters:
    ///   - isForced: Compiles even what looks current, for a file that has proved damaged.
    ///   - progress: Hears the share that is done, rising from 0 to 1; not called when nothing is to be done.
    public static func compile(
        resources: String, into file: String, isForced: Bool = false, progress: (Double) -> Void = { _ in }
    ) throws(CatalogCompileError) {
        var tables: CatalogTables
        let version: String
        do throws(CatalogError) {
            let manifest = try TableReader.manifest(CatalogFolder.path(inResources: resources))
            if !isForced, compiledVersion(of: file) == (try expectedVersion(resources: resources, file: file)) {
                return
            }
            progress(0)
            tables = try TableReader.tables(CatalogFolder.path(inResources: resources)) { progress($0 * 0.5) }
            let fresh = FreshFigures.read(inData: folder(of: file))
            fresh?.refresh(&tables)
            // Of what was read: another process may have changed the files meanwhile.
            version = CompiledCatalog.version(manifest: manifest, fresh: fresh?.stamp.checksum)
        } catch {
            throw .tables(error)
        }
        do throws(StorageError) {
            try write(tables, version: version, to: file) { progress(0.5 + $0 * 0.5) }
        } catch {
            throw .storage(error)
        }
    }

    private static func write(
        _ tables: CatalogTables, version: String, to file: String, progress: (Double) -> Void
    ) throws(StorageError) {
        let folder = folder(of: file)
        try Folder.make(folder)
        removeLeftovers(of: file, in: folder)
        // Another task of this process may be compiling as well.
        let temporary = "\(file).\(getpid())-\(UInt32.random(in: 0...UInt32.max)).tmp"
        unlink(temporary)
        // Gone already after the rename.
        defer { unlink(temporary) }
        // SQLite says only that it cannot open a file; this says why.
        guard access(folder, W_OK) == 0 else { throw Folder.storageError(errno, path: folder) }
        do throws(SQLiteError) {
            let connection = try Connection(path: temporary, mode: .create)
            try CatalogFileWriter(connection: connection).write(tables, version: version, progress: progress)
        } catch {
            throw error.storageError(path: temporary)
        }
        try synchronize(temporary)
        guard rename(temporary, file) == 0 else { throw Folder.storageError(errno, path: file) }
        FilesTogether.synchronize(folder: folder)
        progress(1)
    }

    private static func folder(of file: String) -> String {
        file.lastIndex(of: "/").map { String(file[..<$0]) } ?? "."
    }

    private static func synchronize(_ path: String) throws(StorageError) {
        let descriptor = open(path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { throw Folder.storageError(errno, path: path) }
        defer { close(descriptor) }
        guard fsync(descriptor) == 0 else { throw Folder.storageError(errno, path: path) }
    }

    /// Takes away what compiling processes left that were killed. One that still runs keeps its file.
    private static func removeLeftovers(of file: String, in folder: String) {
        let prefix = (file.split(separator: "/").last.map(String.init) ?? file) + "."
        for name in Folder.names(in: folder) where name.hasPrefix(prefix) && name.contains(".tmp") {
            let number = name.dropFirst(prefix.count).prefix { $0.isNumber }
            guard let process = pid_t(number), kill(process, 0) != 0, errno == ESRCH else { continue }
            unlink(folder + "/" + name)
        }
    }
}

/// Compiles on a thread of its own, since it blocks.
actor CompilingThread {
    private let thread = DatabaseThread()

    nonisolated var unownedExecutor: UnownedSerialExecutor { thread.asUnownedSerialExecutor() }

    func compile(
        resources: String, into file: String, progress: @Sendable (Double) -> Void
    ) throws(CatalogCompileError) {
        try CatalogCompiler.compile(resources: resources, into: file, progress: progress)
    }
}
