import Domain
import Presentation
import Services
import Store
import Synchronization

/// The composition root: everything is made here, once, on first use.
final class AppContainer: Sendable {
    let options: LaunchOptions
    let paths: DataPaths
    let clock = SystemClock()
    /// Where `--trace` writes; `nil` without it.
    let tracing: (any Tracing)?
    private let parts = Mutex(Parts())

    private struct Parts {
        var database: UserDatabase?
        var config: ConfigFile?
        var catalog: CatalogStore?
    }

    /// - Throws: `unavailable` when no home folder is known.
    init(options: LaunchOptions) throws(StorageError) {
        self.options = options
        let paths = try DataPaths(dataFolder: options.dataFolder)
        self.paths = paths
        tracing =
            options.trace.isEmpty ? nil : TraceFile(path: paths.trace, topics: options.trace, clock: clock)
    }

    /// The user's database, created and brought up to date on first use.
    func database() throws(StorageError) -> UserDatabase {
        let path = paths.database
        return try parts.withLock { parts throws(StorageError) in
            if let database = parts.database { return database }
            let database = try UserDatabase(path: path)
            parts.database = database
            return database
        }
    }

    /// The config file as it was when it was first asked for.
    var config: ConfigFile {
        let path = paths.config
        return parts.withLock { parts in
            if let config = parts.config { return config }
            let config = ConfigStore(path: path).read()
            parts.config = config
            return config
        }
    }

    /// Where the shipped tables lie.
    func resources() throws(CatalogError) -> ResourceFolder {
        try ResourceFolder(named: options.resourcesFolder)
    }

    /// The compiled catalogue; compiled anew first when the shipped tables are of another version.
    /// - Parameter progress: Called from any thread with the share that is done, 0...1.
    func catalog(progress: @escaping @Sendable (Double) -> Void = { _ in }) async throws(CatalogCompileError)
        -> CatalogStore
    {
        if let known = parts.withLock({ $0.catalog }) { return known }
        let folder: ResourceFolder
        do { folder = try resources() } catch { throw .tables(error) }
        let catalog = try await CatalogStore.open(
            resources: folder.path, folder: paths.dataFolder, progress: progress)
        parts.withLock { $0.catalog = catalog }
        return catalog
    }

    /// Everything of one account. Nothing is read before it is asked for.
    func stores(for account: AccountID = .guest) throws(StorageError) -> AccountStores {
        try database().stores(for: account)
    }

    /// The language of the screen: what was asked for, what the student has set, then the environment.
    func words(_ configuration: Configuration, language: String?) -> Words {
        let named = language ?? configuration.language
        return Words(LanguageChoice.language(named: named, environment: DataPaths.environment))
    }
}
