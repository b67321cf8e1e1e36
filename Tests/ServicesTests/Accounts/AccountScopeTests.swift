import Domain
import Services
import Store
import TestSupport
import Testing

@Suite struct AccountScopeTests {
    private final class Service: Sendable {
        let log: any FeedLog
        init(_ stores: AccountScope.Stores) { log = stores.feedLog }
    }

    private final class Watched: FeedLog {
        func events(after key: OrderKey?) -> [FeedEvent] { [] }
        func append(_ events: [FeedEvent]) {}
        func device() -> UInt32 { 1 }
        func snapshot() -> FeedSnapshot? { nil }
        func save(_ snapshot: FeedSnapshot) {}
        func erase() {}
    }

    private let guest = Account(id: .guest, name: "guest", kind: .guest, created: 0)

    /// A scope over `log`, in a database that is gone with the folder.
    private func scope(_ log: any FeedLog, in folder: TemporaryFolder) throws -> AccountScope {
        let stores = try UserDatabase(path: folder.file("quad.db")).stores(for: .guest)
        return AccountScope(
            account: guest,
            stores: .init(
                feedLog: log, profile: stores.profile, settings: stores.settings, awards: stores.awards,
                explore: stores.explore))
    }

    @Test("A scope makes each service once, and dropping it frees stores and services")
    func dropping() throws {
        let folder = try TemporaryFolder()
        weak var log: Watched?
        weak var service: Service?
        weak var whole: AccountScope?
        do {
            let watched = Watched()
            let scope = try scope(watched, in: folder)
            let made = try scope.service { Service($0) }
            #expect(try scope.service { Service($0) } === made)
            (log, service, whole) = (watched, made, scope)
        }
        #expect(log == nil && service == nil && whole == nil)
    }

    @Test("A closed scope holds nothing, even while somebody still holds the scope")
    func closing() throws {
        let folder = try TemporaryFolder()
        weak var log: Watched?
        weak var service: Service?
        let scope: AccountScope
        do {
            let watched = Watched()
            scope = try self.scope(watched, in: folder)
            let made = try scope.service { Service($0) }
            (log, service) = (watched, made)
        }
        #expect(log != nil && service != nil)
        scope.close()
        #expect(log == nil && service == nil)
        #expect(throws: AccountScope.Closed.self) { try scope.stores() }
        #expect(throws: AccountScope.Closed.self) { try scope.service { Service($0) } }
    }
}
