public import Domain

/// Why the catalogue was not updated; it is as it was, and pages that came are kept for the next try.
public enum CatalogUpdateError: Error, Hashable, Sendable {
    /// The source gave no page; `page` counts from 1.
    case source(ScorecardError, page: Int)
    /// The source's colleges changed while they were fetched; the kept pages are thrown away.
    case shifting
    /// Only so many of the catalogue's colleges are told of, less than half.
    case tooFew(Int, of: Int)
    /// A figure's numbers are of another size than they were.
    case strange(FigureKind, before: Double, after: Double)
    case catalog(CatalogError)
    case storage(StorageError)
    case cancelled
}
