import Domain
import Presentation
import Services
import Store

/// `quad bench profile`: importing profiles, telling what an edit would do, and going from one account to another.
enum ProfileBench {
    static let figure = BenchFigure(
        "profile", summary: "import 10,000 profiles; preview of an edit over the whole catalogue; account switch"
    ) { _, container in
        guard let folder = BenchFolder() else { return false }
        do {
            try importing()
            try await previewing(container, folder.path)
            try await switching(container, folder.path)
            return true
        } catch {
            Output.problem("Profiles could not be measured: \(error)")
            return false
        }
    }

    /// Reading and checking JSON as it comes from a file, ten thousand different ones.
    private static func importing() throws {
        let count = 10_000
        let files = (0..<count).map { number in
            Array(
                """
                {"name": "Student \(number)", "num_ap_classes": \(number % 20), "gpa": \(Double(number % 40) / 10),
                 "sat_score": \(400 + number % 121 * 10), "intendedMajors": ["26.01", "11.07"], "state": "OR",
                 "city": "Portland", "household_income": "up_to_30000", "budget": \(number * 3),
                 "campus_size": ["1000_to_4999"], "favourite_colour": "green",
                 "social": {"bio": "I like maps, jazz and rain number \(number).", "visibility": {"bio": "contacts"}}}
                """.utf8)
        }
        var taken = 0
        let start = Monotonic.now()
        for file in files { taken += try ProfileImport(file, over: Profile()).taken.count }
        let milliseconds = Double(Monotonic.now() - start) / 1e6
        precondition(taken >= count * 9, "every field counts")
        print(
            BenchLine(
                bench: "profile", figure: "import", unit: "ms", samples: [milliseconds], context: [("n", "\(count)")]
            ).text)
    }

    private static func previewing(_ container: AppContainer, _ folder: String) async throws {
        let catalog = try await container.catalog()
        var profile = StudentProfile(
            home: StateCode("OR").map { Home(state: $0) }, budget: 26_000, intendedFields: [CIPCode(2601)],
            scores: TestScores(sat: 1_420), scope: .everyLevel)
        let feed = FeedService(
            catalog: catalog, log: try UserDatabase(path: folder + "/preview.db").stores(for: .guest).feedLog,
            profile: profile, clock: container.clock, seed: 1)
        _ = try await feed.hand()
        for (name, change) in edits {
            var samples: [Double] = []
            for run in -3..<51 {
                change(&profile, run)
                let start = Monotonic.now()
                _ = try await feed.preview(profile)
                if run >= 0 { samples.append(Double(Monotonic.now() - start) / 1e6) }
            }
            let colleges = try await catalog.columns().count
            print(
                BenchLine(
                    bench: "profile", figure: "preview", unit: "ms", samples: samples,
                    context: [("edit", name), ("n", "\(colleges)")]
                ).text)
        }
    }

    private static let edits: [(String, @Sendable (inout StudentProfile, Int) -> Void)] = [
        ("budget", { profile, run in profile.budget = 20_000 + run * 100 }),
        ("field", { profile, run in profile.intendedFields = [CIPCode(run.isMultiple(of: 2) ? 1_107 : 5_138)] }),
        ("weights", { profile, run in profile.weights.financial = Double(10 + run % 50) / 100 }),
    ]

    /// From the key that chooses an account to its first card, with the catalogue in memory as it is then.
    private static func switching(_ container: AppContainer, _ folder: String) async throws {
        let database = try UserDatabase(path: folder + "/quad.db")
        let catalog = try await container.catalog()
        var accounts: [AccountID] = []
        for name in ["mai", "linh"] {
            let account = try await database.people.makeAccount(named: name)
            accounts.append(account)
            let feed = FeedService(
                catalog: catalog, log: database.stores(for: account).feedLog, profile: StudentProfile(),
                clock: container.clock, seed: 1)
            // A season's worth of swipes, so that there is something to read.
            for swipe in 0..<200 {
                guard let card = try await feed.hand().current else { break }
                _ = try await feed.decide(swipe.isMultiple(of: 3) ? .like : .pass, on: card.id)
            }
        }
        var samples: [Double] = []
        for run in -3..<51 {
            let account = accounts[abs(run) % 2]
            let start = Monotonic.now()
            let stores = database.stores(for: account)
            let scope = AccountScope(
                account: Account(id: account, name: "mai", kind: .local, created: 0),
                stores: .init(
                    feedLog: stores.feedLog, profile: stores.profile, settings: stores.settings,
                    awards: stores.awards, explore: stores.explore))
            _ = try await stores.settings.values()
            let profile = try await stores.profile.profile()
            let feed = FeedService(
                catalog: catalog, log: stores.feedLog, profile: profile ?? StudentProfile(), clock: container.clock)
            _ = try await feed.hand()
            scope.close()
            if run >= 0 { samples.append(Double(Monotonic.now() - start) / 1e6) }
        }
        print(
            BenchLine(
                bench: "profile", figure: "switch to first card", unit: "ms", samples: samples,
                context: [("swipes", "200")]
            ).text)
    }
}
