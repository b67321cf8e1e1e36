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
    // A lock for each, so that nobody waits for what they did not ask for.
    private let openDatabase = Mutex<UserDatabase?>(nil)
    private let readConfig = Mutex<ConfigFile?>(nil)
    private let openCatalog = Mutex<Task<Result<CatalogStore, CatalogCompileError>, Never>?>(nil)

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
        return try openDatabase.withLock { known throws(StorageError) in
            if let known { return known }
            let database = try UserDatabase(path: path)
            known = database
            return database
        }
    }

    /// The config file as it was when it was first asked for.
    var config: ConfigFile {
        let path = paths.config
        return readConfig.withLock { known in
            if let known { return known }
            let config = ConfigStore(path: path).read()
            known = config
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
        let opening = openCatalog.withLock { known in
            if let known { return known }
            let task = Task.detached { [self] in await opened(progress) }
            known = task
            return task
        }
        switch await opening.value {
        case .success(let catalog): return catalog
        case .failure(let error):
            // The next one who asks tries again.
            openCatalog.withLock { if $0 == opening { $0 = nil } }
            throw error
        }
    }

    private func opened(
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
