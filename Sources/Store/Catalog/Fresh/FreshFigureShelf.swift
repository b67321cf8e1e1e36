public import Domain
private import Glibc

/// The fresh figures of a data folder, on a thread of their own, since compiling blocks.
public actor FreshFigureShelf: FigureShelf {
    private let resources: String
    private let folder: String
    private let pages: KeptPages
    private let thread = DatabaseThread()
    /// Hears the name of each step that is done, so that a test can look at the folder as a kill would leave it.
    private let step: @Sendable (String) -> Void

    public nonisolated var unownedExecutor: UnownedSerialExecutor { thread.asUnownedSerialExecutor() }

    /// - Parameters:
    ///   - resources: The folder that holds the shipped data.
    ///   - folder: The data folder.
    public init(resources: String, folder: String) { self.init(resources: resources, folder: folder) { _ in } }

    init(resources: String, folder: String, step: @escaping @Sendable (String) -> Void) {
        self.resources = resources
        self.folder = folder
        self.step = step
        pages = KeptPages(inData: folder)
    }

    /// When and from where the figures in use were fetched; `nil` for the shipped ones.
    public static func inUse(inData folder: String) -> (day: String, origin: String)? {
        FreshFigures.stamp(inData: folder).map { ($0.day, $0.origin) }
    }

    /// Fresh figures turned out to be damaged and were set aside.
    public static func hasDamaged(inData folder: String) -> Bool {
        access(folder + "/" + FreshFigures.damagedName, F_OK) == 0
    }

    public func keptPages(of fetch: ScorecardFetch) -> [ScorecardPage] { pages.pages(of: fetch) }

    public func keep(_ page: ScorecardPage, of fetch: ScorecardFetch) throws(StorageError) {
        try pages.keep(page, of: fetch)
    }

    public func discardPages() { pages.discard() }

    public func apply(_ table: FigureTable, from origin: String, day: String) throws(FigureShelfError) {
        do throws(StorageError) {
            try Folder.make(folder)
            try keepPrevious()
            try put(FreshFigures.bytes(table, origin: origin, day: day))
        } catch {
            throw .storage(error)
        }
        step("figures")
        do {
            try compile()
            unlink(folder + "/" + FreshFigures.damagedName)
        } catch {
            // The compiled file is still the old one; so must be what it is compiled from.
            _ = try? goBack()
            throw error
        }
        step("compiled")
    }

    public func restore() throws(FigureShelfError) -> Bool {
        let hadOne: Bool
        do { hadOne = try goBack() } catch { throw .storage(error) }
        guard hadOne else { return false }
        step("restored")
        try compile()
        return true
    }

    /// A second name for the file in use; none when it is the first.
    private func keepPrevious() throws(StorageError) {
        let path = folder + "/" + FreshFigures.name
        let previous = folder + "/" + FreshFigures.previousName
        guard access(path, F_OK) == 0 else {
            unlink(previous)
            return
        }
        let beside = previous + ".tmp"
        unlink(beside)
        guard link(path, beside) == 0, rename(beside, previous) == 0 else {
            throw Folder.storageError(errno, path: previous)
        }
        step("previous")
    }

    private func put(_ bytes: [UInt8]) throws(StorageError) {
        do {
            try FilesTogether.write([(FreshFigures.name, bytes)], into: folder)
        } catch {
            throw .unavailable(reason: "\(error.path): \(error.reason)")
        }
    }

    /// False when no fresh figures are in use.
    private func goBack() throws(StorageError) -> Bool {
        let path = folder + "/" + FreshFigures.name
        guard access(path, F_OK) == 0 else { return false }
        let previous = folder + "/" + FreshFigures.previousName
        // Two names of one file, which a kill or a full disk can leave: there is no earlier one then.
        if isSameFile(previous, path) { unlink(previous) }
        if rename(previous, path) != 0 {
            guard errno == ENOENT, unlink(path) == 0 else { throw Folder.storageError(errno, path: path) }
        }
        FilesTogether.synchronize(folder: folder)
        return true
    }

    private func isSameFile(_ first: String, _ second: String) -> Bool {
        var (one, other) = (stat(), stat())
        return stat(first, &one) == 0 && stat(second, &other) == 0 && one.st_ino == other.st_ino
    }

    private func compile() throws(FigureShelfError) {
        do throws(CatalogCompileError) {
            try CatalogCompiler.compile(resources: resources, into: CatalogCompiler.file(inData: folder))
        } catch {
            switch error {
            case .storage(let error): throw .storage(error)
            case .tables(let error): throw .catalog(error)
            }
        }
    }
}
