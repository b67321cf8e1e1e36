public import Domain

/// Why the catalogue could not be compiled; an older compiled file is left as it was.
public enum CatalogCompileError: Error, Hashable, Sendable {
    /// The shipped tables are missing or damaged.
    case tables(CatalogError)
    /// The compiled file could not be written.
    case storage(StorageError)
}
