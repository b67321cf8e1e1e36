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
        var catalog: Task<Result<CatalogStore, CatalogCompileError>, Never>?
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
    ///
    /// Whoever asks first opens it, and all who ask meanwhile wait for the same.
    /// - Parameter progress: Called from any thread with the share that is done, 0...1; only the first one's is.
    func catalog(progress: @escaping @Sendable (Double) -> Void = { _ in }) async throws(CatalogCompileError)
        -> CatalogStore
    {
        let opening = parts.withLock { parts in
            if let known = parts.catalog { return known }
            let task = Task.detached { [self] in await openCatalog(progress) }
            parts.catalog = task
            return task
        }
        switch await opening.value {
        case .success(let catalog): return catalog
        case .failure(let error):
            // The next one who asks tries again.
            parts.withLock { if $0.catalog == opening { $0.catalog = nil } }
            throw error
        }
    }

    private func openCatalog(
        _ progress: @escaping @Sendable (Double) -> Void
    ) async -> Result<CatalogStore, CatalogCompileError> {
        let folder: ResourceFolder
        do { folder = try resources() } catch { return .failure(.tables(error)) }
        do throws(CatalogCompileError) {
            return .success(
                try await CatalogStore.open(resources: folder.path, folder: paths.dataFolder, progress: progress))
        } catch {
            return .failure(error)
        }
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
