import Domain
import Presentation
import Services
import Store
import TerminalUI

/// `quad bench explore`: a key in the filter until its counts stand, an order of all colleges, and the same over a
/// hundred thousand.
enum ExploreBench {
    static let figure = BenchFigure(
        "explore",
        summary: "filter key to counts, sort by any key, similar, what-if, also over 100,000 colleges; a map frame"
    ) { _, container in
        do {
            let catalog = try await container.catalog()
            try await keys(catalog)
            let columns = try await catalog.columns()
            let roster = try await catalog.roster()
            try await tables(columns, roster, catalog)
            try await map(catalog)
            try await whatIf(catalog, container.clock)
            return true
        } catch {
            Output.problem("Exploring could not be measured: \(error)")
            return false
        }
    }

    private static let words =
        "in California or Oregon, under 20k net, nursing, 2,000–10,000 students, not for-profit, within 900 miles"

    static var profile: StudentProfile {
        var profile = StudentProfile(budget: 26_000, incomeBand: .upTo75, scope: .everyLevel)
        if let oregon = StateCode("OR") {
            let portland = Coordinate(latitude: 45.52, longitude: -122.68)
            profile.home = Home(state: oregon, place: Place(city: "Portland", state: oregon, coordinate: portland))
        }
        return profile
    }

    /// Every key of a long filter: read, then counted, as the screen does.
    private static func keys(_ catalog: CatalogStore) async throws {
        let explore = ExploreService(catalog: catalog)
        let (profile, total) = (profile, try await catalog.columns().count)
        // Opening the filter loads names and titles; what follows is typing.
        _ = try await explore.counts(of: try await explore.read(words, profile: profile).filter, profile: profile)
        var samples: [Double] = []
        for _ in 0..<5 {
            for end in words.indices {
                let typed = String(words[...end])
                let start = Monotonic.now()
                let filter = try await explore.read(typed, profile: profile).filter
                _ = try await explore.counts(of: filter, profile: profile)
                samples.append(Double(Monotonic.now() - start) / 1e6)
            }
        }
        report("key to counts", total, samples)
    }

    private static func tables(
        _ columns: CollegeColumns, _ roster: CollegeRoster, _ catalog: CatalogStore
    ) async throws {
        let reader = FilterReader(
            fields: FieldVocabulary(try await catalog.fieldTitles(matching: "", limit: 10_000)), profile: profile)
        let filter = reader.read(words).filter
        let offerings = try await catalog.offerings(in: filter.fields)
        for count in [columns.count, 100_000] {
            let (big, names) =
                count == columns.count ? (columns, roster) : EnlargedCatalog.enlarged(columns, roster, to: count)
            var table = ExploreTable(columns: big, roster: names, profile: profile)
            table.add(offerings, for: filter.fields)
            report("filter", count, measure(51) { _ = table.answers(to: filter) })
            for key in [SortKey.name, .measure(.price), .measure(.figure(.graduationRate)), .measure(.distance)] {
                let rows = Array(0..<count)
                let order = [SortRule(key, isDescending: true)]
                report("sort by \(key.key)", count, measure(51) { _ = table.sorted(rows, by: order) })
            }
            report(
                "similar", count,
                measure(21) { _ = SimilarColleges.hits(of: count / 2, by: .features, in: &table, limit: 50) })
        }
    }

    /// One frame of the map with every college on it.
    private static func map(_ catalog: CatalogStore) async throws {
        var map = MapState(home: profile.home?.place?.coordinate)
        map.places = .loaded(try await ExploreService(catalog: catalog).places(under: nil, profile: profile))
        var state = SwipeState()
        state.levels = [.map(map)]
        let pane = SwipePane(state, format: Format())
        let samples = measure(51) {
            var buffer = CellBuffer(width: 200, height: 60)
            pane.draw(into: &buffer, in: buffer.bounds)
        }
        report("map frame at 200x60", map.known?.unitIDs.count ?? 0, samples)
    }

    /// Milliseconds of each run, after three that do not count.
    private static func measure(_ runs: Int, _ body: () -> Void) -> [Double] {
        (-3..<runs).compactMap { run in
            let start = Monotonic.now()
            body()
            return run < 0 ? nil : Double(Monotonic.now() - start) / 1e6
        }
    }

    static func report(_ figure: String, _ count: Int, _ samples: [Double]) {
        print(
            BenchLine(bench: "explore", figure: figure, unit: "ms", samples: samples, context: [("n", "\(count)")]).text
        )
    }
}
