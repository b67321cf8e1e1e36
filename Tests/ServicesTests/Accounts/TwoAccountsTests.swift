import Domain
import Services
import Store
import TestSupport
import Testing

@Suite("Two accounts in one process") struct TwoAccountsTests {
    private let sample = SampleColleges(count: 400, seed: 5)

    @Test("take a thousand turns, and each sees its own profile, score and swipes alone")
    func turns() async throws {
        let folder = try TemporaryFolder()
        let database = try UserDatabase(path: folder.file("quad.db"))
        var feeds: [FeedService] = []
        var stores: [AccountStores] = []
        let profiles = [StudentProfile(budget: 9_000), StudentProfile(budget: 60_000, weights: .init(financial: 1))]
        for (index, profile) in profiles.enumerated() {
            let account = try await database.people.makeAccount(named: ["mai", "linh"][index])
            let own = database.stores(for: account)
            try await own.profile.save(profile)
            stores.append(own)
            feeds.append(
                FeedService(
                    catalog: FakeCatalog(sample.colleges, offerings: sample.offerings), log: own.feedLog,
                    profile: profile, clock: FixedClock(), seed: 7))
        }
        var decided: [Set<UnitID>] = [[], []]
        for turn in 0..<1_000 {
            let index = turn % 2
            guard decided[index].count < 200 else {
                #expect(try await stores[index].profile.profile() == profiles[index])
                continue
            }
            let card = try #require(try await feeds[index].hand().current)
            #expect(!decided[index].contains(card.id), "what the other one has swiped stays in this deck")
            _ = try await feeds[index].decide(index == 0 ? .like : .pass, on: card.id)
            decided[index].insert(card.id)
        }
        for index in 0..<2 {
            #expect(try await feeds[index].status().swipes == decided[index].count)
            #expect(Set(try await feeds[index].marked(index == 0 ? .liked : .passed).map(\.id)) == decided[index])
            #expect(try await feeds[index].marked(index == 0 ? .passed : .liked).isEmpty)
            let events = try await stores[index].feedLog.events(after: nil)
            #expect(events.count == decided[index].count)
        }
        let fresh = try #require(sample.colleges.first { !decided[0].contains($0.id) && !decided[1].contains($0.id) })
        let scores = [
            try await feeds[0].card(for: fresh.id).match.value, try await feeds[1].card(for: fresh.id).match.value,
        ]
        #expect(scores[0] != scores[1], "each is scored by its own profile")
    }
}
