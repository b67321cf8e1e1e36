public import Domain
private import Synchronization

/// Everything of one account that is in the program: its stores, and the services made over them.
///
/// Nothing else keeps any of these alive. Dropping the scope at sign-out is what makes the account unreachable, so
/// view-models take services from it and are released before it; `close()` lets go of all of it at once.
public final class AccountScope: Sendable {
    public let account: Account
    private let contents: Mutex<Contents?>

    /// What a scope is opened with.
    public struct Stores: Sendable {
        public let feedLog: any FeedLog
        public let profile: any WholeProfileStore
        public let settings: any SettingStore
        public let awards: any AwardBook
        public let explore: any ExploreStore

        public init(
            feedLog: any FeedLog, profile: any WholeProfileStore, settings: any SettingStore,
            awards: any AwardBook, explore: any ExploreStore
        ) {
            self.feedLog = feedLog
            self.profile = profile
            self.settings = settings
            self.awards = awards
            self.explore = explore
        }
    }

    private struct Contents: Sendable {
        let stores: Stores
        var services: [ObjectIdentifier: any Sendable & AnyObject] = [:]
    }

    public init(account: Account, stores: Stores) {
        self.account = account
        contents = Mutex(Contents(stores: stores))
    }

    /// - Throws: ``Closed`` after the account has signed out.
    public func stores() throws(Closed) -> Stores {
        guard let stores = contents.withLock({ $0?.stores }) else { throw Closed() }
        return stores
    }

    /// The scope's one service of a type, made on first use.
    ///
    /// - Parameter make: Runs under no lock; when two callers are the first, one of the two services is dropped.
    public func service<Service: Sendable & AnyObject>(
        _ type: Service.Type = Service.self, make: (Stores) -> Service
    ) throws(Closed) -> Service {
        let key = ObjectIdentifier(type)
        if let known = contents.withLock({ $0?.services[key] as? Service }) { return known }
        let made = make(try stores())
        let kept = contents.withLock { contents -> Service? in
            if let earlier = contents?.services[key] as? Service { return earlier }
            contents?.services[key] = made
            return contents == nil ? nil : made
        }
        guard let kept else { throw Closed() }
        return kept
    }

    /// Lets go of everything; what is asked for afterwards is refused.
    public func close() { contents.withLock { $0 = nil } }

    /// The account has signed out.
    public struct Closed: Error, Sendable, Hashable {}
}
