import Domain
import Services
import Store

/// Makes the advisor of one account.
enum Advisor {
    static func desk(
        _ container: AppContainer, _ stores: AccountScope.Stores, catalog: CatalogStore, feed: FeedService,
        awards: ScholarshipService, passages: (any PassageSearching)? = nil
    ) throws(CatalogError) -> EvidenceDesk {
        EvidenceDesk(
            catalog: catalog, explore: ExploreService(catalog: catalog), awards: awards,
            guidance: GuidanceTableFile(resources: try container.resources().path), profiles: stores.profile,
            feed: feed, passages: passages)
    }

    /// The advisor of the account that a command runs for.
    static func service(_ container: AppContainer) async throws(Failure) -> AdvisorService {
        let scope = try await AccountSession(container).scope()
        let stores: AccountScope.Stores
        do { stores = try scope.stores() } catch { throw Failure(.failure, "The account has signed out.") }
        let profile: StudentProfile
        do { profile = try await stores.profile.profile() ?? StudentProfile() } catch { throw Failure(error) }
        let catalog: CatalogStore
        do { catalog = try await container.catalog() } catch { throw Failure(error) }
        let feed = FeedService(catalog: catalog, log: stores.feedLog, profile: profile, clock: container.clock)
        do throws(CatalogError) {
            let awards = ScholarshipService(
                table: AwardTableFile(resources: try container.resources().path), book: stores.awards,
                profiles: stores.profile, zones: ZoneFolder(), clock: container.clock)
            return AdvisorService(
                desk: try desk(container, stores, catalog: catalog, feed: feed, awards: awards),
                engine: ModelSettings.engine())
        } catch {
            throw Failure(error)
        }
    }
}
