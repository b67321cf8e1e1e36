import Domain
import Presentation
import Services
import Store

/// Everything that is read before the first frame; runs beside the terminal's own start.
struct Opening: Sendable {
    let scope: AccountScope
    let stores: AccountScope.Stores
    let settings: [String: String]
    let catalog: CatalogStore
    let feed: FeedService
    let chat: ChatService
    /// The chat's doorbell, closed when the account leaves.
    let chatStores: ChatStores

    /// - Parameter scope: Whose screen it is.
    init(
        _ container: AppContainer, scope: AccountScope, progress: @escaping @Sendable (Double) -> Void
    ) async throws(Failure) {
        self.scope = scope
        do { stores = try scope.stores() } catch { throw Failure(StorageError.unavailable(reason: "signed out")) }
        do throws(StorageError) {
            settings = try await stores.settings.values()
        } catch {
            throw Failure(error)
        }
        let profile: StudentProfile?
        do { profile = try await stores.profile.profile() } catch { throw Failure(error) }
        do { catalog = try await container.catalog(progress: progress) } catch { throw Failure(error) }
        do throws(StorageError) {
            let database = try container.database()
            chatStores = try database.chat(for: scope.account.id, clock: container.clock)
            let zone = SystemZone()
            chat = ChatService(
                store: chatStores.store, transport: chatStores.transport, people: database.people,
                settings: stores.settings, clock: container.clock
            ) { instant in
                let time = zone.localTime(at: instant)
                return time.hour * 60 + time.minute
            }
        } catch {
            throw Failure(error)
        }
        feed = FeedService(
            catalog: catalog, log: stores.feedLog, profile: profile ?? StudentProfile(), clock: container.clock,
            seed: container.options.seed)
    }
}
