import Domain
import Presentation
import Services
import Store

/// Colleges as cards of the student whose account a command runs for.
struct CollegeCards {
    let catalog: CatalogStore
    let feed: FeedService
    let profile: StudentProfile

    init(_ container: AppContainer) async throws(Failure) {
        let session = try AccountSession(container)
        let stores = session.database.stores(for: try await session.scope().account.id)
        do { profile = try await stores.profile.profile() ?? StudentProfile() } catch { throw Failure(error) }
        do { catalog = try await container.catalog() } catch { throw Failure(error) }
        feed = FeedService(catalog: catalog, log: stores.feedLog, profile: profile, clock: container.clock)
    }

    /// - Returns: `nil` for a name that fits none or several; why is said already.
    func card(named name: String) async throws(Failure) -> FeedCard? {
        do throws(CatalogError) {
            switch try await CollegeLookup.find(name, in: catalog) {
            case .found(let college): return try await card(college.id)
            case .several(let hits):
                Output.problem("\(DisplayText(name).string) fits several colleges; name one by its number:")
                for line in SearchCommand.lines(hits) { Output.write(line + "\n", to: 2) }
            case .none:
                Output.problem("No college is called \(DisplayText(name).string). quad search WORDS finds names.")
            }
            return nil
        } catch {
            throw Failure(error)
        }
    }

    private func card(_ id: UnitID) async throws(CatalogError) -> FeedCard? {
        do throws(FeedError) {
            return try await feed.card(for: id)
        } catch {
            if case .catalog(let error) = error { throw error }
            // The log could not be read: the college is shown without what was decided on it.
            throw .unavailable(reason: "\(error)")
        }
    }
}
