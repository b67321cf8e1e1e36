public import Domain
import Resources
public import Services

extension Format {
    /// What happened, for the student; the key that helps stands beside it.
    public func failure(_ error: FeedError) -> DisplayText {
        switch error {
        case .catalog(let error): failure(error)
        case .storage(let error): failure(error)
        case .unknownCollege: words(.errorUnknownCollege)
        case .cancelled: ""
        }
    }

    public func failure(_ error: CatalogError) -> DisplayText {
        switch error {
        case .missingResources(let path): words(.errorCatalogMissing, DisplayText(path))
        case .damaged: words(.errorCatalogDamaged)
        case .unavailable: words(.errorCatalogUnavailable)
        }
    }

    public func failure(_ error: StorageError) -> DisplayText {
        switch error {
        case .readOnly(let path): words(.errorStorageReadOnly, DisplayText(path))
        case .full(let path): words(.errorStorageFull, DisplayText(path))
        case .damaged(let path, _): words(.errorStorageDamaged, DisplayText(path))
        case .newerSchema(let path, _, _): words(.errorStorageNewer, DisplayText(path))
        case .busy: words(.errorStorageBusy)
        case .unavailable: words(.errorStorageUnavailable)
        }
    }
}
