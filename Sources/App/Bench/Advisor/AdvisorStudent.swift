import Domain
import Services
import Store

/// A student whom a question presumes, in a database of their own.
enum AdvisorStudent {
    static func service(
        _ facts: [(key: String, value: JSONValue)], _ folder: String, _ catalog: CatalogStore, _ container: AppContainer
    ) async throws(Failure) -> AdvisorService {
        let stores: AccountStores
        let whole: Profile
        do throws(StorageError) {
            stores = try UserDatabase(path: folder + ".db").stores(for: .guest)
            whole = profile(facts)
            try await stores.profile.save(whole)
        } catch {
            throw Failure(error)
        }
        let feed = FeedService(catalog: catalog, log: stores.feedLog, profile: whole.matching, clock: container.clock)
        for case ("liked", .array(let ids)) in facts {
            for case .number(let digits) in ids {
                guard let id = UnitID(digits) else { continue }
                // A like that can't be kept shows in the score.
                _ = try? await feed.decide(.like, on: id)
            }
        }
        do throws(CatalogError) {
            let resources = try container.resources().path
            let awards = ScholarshipService(
                table: AwardTableFile(resources: resources), book: stores.awards, profiles: stores.profile,
                zones: ZoneFolder(), clock: container.clock)
            return AdvisorService(
                desk: EvidenceDesk(
                    catalog: catalog, explore: ExploreService(catalog: catalog), awards: awards,
                    guidance: GuidanceTableFile(resources: resources), profiles: stores.profile, feed: feed))
        } catch {
            throw Failure(error)
        }
    }

    private static func profile(_ facts: [(key: String, value: JSONValue)]) -> Profile {
        var profile = Profile()
        let names = ["state": "home_state", "gpa": "grade_average", "income": "income_band"]
        for (key, value) in facts where key != "liked" {
            let text: String
            switch value {
            case .string(let words): text = words
            case .number(let digits): text = digits
            case .bool(let flag): text = flag ? "yes" : "no"
            default: continue
            }
            // What the profile does not take shows in the score.
            _ = try? profile.edit(names[key] ?? key, to: text)
        }
        return profile
    }
}
