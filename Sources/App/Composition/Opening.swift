import Domain
import Presentation
import Services
import Store

/// Everything that is read before the first frame; runs beside the terminal's own start.
struct Opening: Sendable {
    let scope: AccountScope
    let stores: AccountScope.Stores
    /// The account's settings.
    let settings: [String: String]
    let catalog: CatalogStore
    let feed: FeedService
    let chat: ChatService
    /// Reads nothing before it is asked.
    let research: NotebookService
    /// Reads nothing before it is asked.
    let scholarships: ScholarshipService
    /// Reads nothing before it is asked.
    let nearby: NearbyService
    let advisor: AdvisorService
    let threads: any AdvisorStore
    let notebook: NotebookStores
    /// The chat's doorbell, closed when the account leaves.
    let chatStores: ChatStores

    /// - Parameter scope: Whose screen it is.
    init(_ container: AppContainer, scope: AccountScope) async throws(Failure) {
        self.scope = scope
        do { stores = try scope.stores() } catch { throw Failure(StorageError.unavailable(reason: "signed out")) }
        let profile: StudentProfile?
        do throws(StorageError) {
            settings = try await stores.settings.values()
            profile = try await stores.profile.profile()
        } catch {
            throw Failure(error)
        }
        do { catalog = try await container.catalog() } catch { throw Failure(error) }
        feed = FeedService(
            catalog: catalog, log: stores.feedLog, profile: profile ?? StudentProfile(),
            filter: Self.filter(in: settings), clock: container.clock, seed: container.options.seed)
        // What takes longest begins now: the first cards are dealt while the rest is made and the terminal starts. Who
        // asks for them finds them made, or hears what went wrong.
        Task.detached { [feed] in _ = try? await feed.hand() }
        (chatStores, chat) = try Self.chat(container, scope, stores)
        nearby = try Self.nearby(container, stores, catalog, chatStores, chat)
        do throws(StorageError) {
            let database = try container.database()
            threads = database.advisor(for: scope.account.id)
            notebook = database.notebook(for: scope.account.id, clock: container.clock)
        } catch {
            throw Failure(error)
        }
        research = try Self.research(container, scope)
        do {
            scholarships = ScholarshipService(
                table: AwardTableFile(resources: try container.resources().path), book: stores.awards,
                profiles: stores.profile, zones: ZoneFolder(), clock: container.clock)
            advisor = AdvisorService(
                desk: try Advisor.desk(
                    container, stores, catalog: catalog, feed: feed, awards: scholarships, passages: notebook.passages),
                engine: ModelSettings.engine())
        } catch {
            throw Failure(error)
        }
    }

    private init(
        _ other: Opening, settings: [String: String], _ chat: (stores: ChatStores, service: ChatService),
        _ nearby: NearbyService, _ research: NotebookService
    ) {
        (scope, stores, catalog, feed) = (other.scope, other.stores, other.catalog, other.feed)
        (scholarships, advisor) = (other.scholarships, other.advisor)
        (threads, notebook) = (other.threads, other.notebook)
        (chatStores, self.chat) = chat
        self.nearby = nearby
        self.research = research
        self.settings = settings
    }

    /// What the deck was last dealt by.
    var filter: CollegeFilter? { Self.filter(in: settings) }

    private static func filter(in settings: [String: String]) -> CollegeFilter? {
        settings[SwipeViewModel.filterKey].flatMap { CollegeFilter(code: $0) }
    }

    /// The account's settings as they are now.
    func currentSettings() async -> [String: String] {
        // Settings that can't be read hold as they were.
        (try? await stores.settings.values()) ?? settings
    }

    /// The same account after its session has ended, for a session of its own: the chat of the old one is closed.
    func renewed(_ container: AppContainer) async throws(Failure) -> Opening {
        let chat = try Self.chat(container, scope, stores)
        let nearby = try Self.nearby(container, stores, catalog, chat.0, chat.1)
        return Opening(
            self, settings: await currentSettings(), chat, nearby, try Self.research(container, scope))
    }

    private static func nearby(
        _ container: AppContainer, _ stores: AccountScope.Stores, _ catalog: CatalogStore, _ chatStores: ChatStores,
        _ chat: ChatService
    ) throws(Failure) -> NearbyService {
        NearbyService(
            store: chatStores.nearby, map: try AreasCommand.map(container), catalog: catalog,
            settings: stores.settings, chat: chat, clock: container.clock,
            signals: { [transport = chatStores.transport] in await transport.signals() })
    }

    private static func research(_ container: AppContainer, _ scope: AccountScope) throws(Failure) -> NotebookService {
        do throws(StorageError) {
            return container.notebook(for: scope.account.id, in: try container.database())
        } catch {
            throw Failure(error)
        }
    }

    private static func chat(
        _ container: AppContainer, _ scope: AccountScope, _ stores: AccountScope.Stores
    ) throws(Failure) -> (ChatStores, ChatService) {
        do throws(StorageError) {
            let database = try container.database()
            let chat = try database.chat(for: scope.account.id, clock: container.clock, tracing: container.tracing)
            let zone = SystemZone()
            let service = ChatService(
                store: chat.store, transport: chat.transport, people: database.people, settings: stores.settings,
                clock: container.clock,
                minuteOfDay: { instant in
                    let time = zone.localTime(at: instant)
                    return time.hour * 60 + time.minute
                }, executor: database.executor)
            return (chat, service)
        } catch {
            throw Failure(error)
        }
    }
}
