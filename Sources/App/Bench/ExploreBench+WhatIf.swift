import Domain
import Presentation
import Services
import Store
import TerminalUI

extension ExploreBench {
    /// A slider moved: all colleges ranked anew, and the frame that shows it.
    static func whatIf(_ catalog: CatalogStore, _ clock: any WallClock) async throws {
        guard let folder = BenchFolder() else { return }
        let count = try await catalog.columns().count
        let log = try UserDatabase(path: folder.path + "/what-if.db").stores(for: .guest).feedLog
        try await ranking("what-if to frame", catalog, count, log, clock, runs: 101)
        let large = try await EnlargedCatalog(catalog, to: 100_000)
        try await ranking("what-if to frame", large, 100_000, log, clock, runs: 21)
    }

    private static func ranking(
        _ name: String, _ catalog: any CollegeCatalog, _ count: Int, _ log: any FeedLog, _ clock: any WallClock,
        runs: Int
    ) async throws {
        var profile = profile
        profile.intendedFields = [CIPCode(2601)]
        profile.scores = TestScores(sat: 1_420)
        let feed = FeedService(catalog: catalog, log: log, profile: profile, clock: clock, seed: 1)
        _ = try await feed.hand()
        var whatIf = WhatIfState(profile)
        var samples: [Double] = []
        for run in -3..<runs {
            let start = Monotonic.now()
            whatIf.profile.budget = 20_000 + (run & 63) * 250
            whatIf.preview = .loaded(try await feed.preview(whatIf.profile))
            var state = SwipeState()
            state.levels = [.whatIf(whatIf)]
            var buffer = CellBuffer(width: 200, height: 60)
            SwipePane(state, format: Format()).draw(into: &buffer, in: buffer.bounds)
            if run >= 0 { samples.append(Double(Monotonic.now() - start) / 1e6) }
        }
        report(name, count, samples)
    }
}
