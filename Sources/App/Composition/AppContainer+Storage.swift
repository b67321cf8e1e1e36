import Domain
import Store

extension AppContainer {
    /// Where the student's files lie.
    func paths() throws(StorageError) -> DataPaths { try DataPaths(dataFolder: options.dataFolder) }

    /// Opens the database for one command that asks and ends.
    func openStores() throws(StorageError) -> AccountStores {
        try UserDatabase(path: paths().database).stores(for: .guest)
    }
}
