import Domain
import Store

/// How long the catalogue takes to build, compile, open and search.
enum CatalogBench {
    static let figure = BenchFigure(
        "catalog", summary: "build, compile, open and search the catalogue",
        options: [OptionSpec("surveys", value: "DIR", "published files, to measure the build of the tables as well")]
    ) { arguments, container in
        guard let folder = BenchFolder() else { return false }
        do {
            if let surveys = arguments["surveys"] { try build(from: surveys, in: folder.path) }
            let resources = try container.resources().path
            let file = CatalogCompiler.file(inData: folder.path)
            try compile(resources, into: file)
            try await open(resources, file: file, folder: folder.path)
            try await search(file)
            return true
        } catch {
            Output.problem(DisplayText(String(describing: error)).string)
            return false
        }
    }

    private static let clock = ContinuousClock()

    private static func build(from surveys: String, in folder: String) throws(CatalogBuildError) {
        var samples: [Double] = []
        for _ in 0..<3 {
            let start = clock.now
            _ = try CatalogBuilder.build(from: surveys, to: folder + "/tables")
            samples.append(milliseconds(since: start))
        }
        print("build", samples)
    }

    private static func compile(_ resources: String, into file: String) throws(CatalogCompileError) {
        var samples: [Double] = []
        for _ in 0..<5 {
            let start = clock.now
            try CatalogCompiler.compile(resources: resources, into: file, isForced: true)
            samples.append(milliseconds(since: start))
        }
        print("compile", samples)
    }

    /// A start's own work: is the file current, open it, copy the columns.
    private static func open(_ resources: String, file: String, folder: String) async throws {
        var samples: [Double] = []
        var lookups: [Double] = []
        for _ in 0..<20 {
            let start = clock.now
            let catalog = try await CatalogStore.open(resources: resources, folder: folder)
            let columns = try await catalog.columns()
            samples.append(milliseconds(since: start))
            for row in stride(from: 0, to: columns.count, by: columns.count / 10) {
                let start = clock.now
                _ = try await catalog.college(columns.unitIDs[row])
                lookups.append(milliseconds(since: start))
            }
        }
        print("open_and_columns", samples)
        print("college", lookups)
    }

    /// Every beginning of some queries, as they are typed.
    private static func search(_ file: String) async throws {
        let queries = [
            "massachusetts institute of technology", "univ of michgan ann arbor", "uc berkley", "texas a&m", "harverd",
            "southern new hampshire universty", "pensylvania state college", "comunity colege of philadelfia",
        ]
        var samples: [Double] = []
        var first: [Double] = []
        for query in queries {
            let catalog = try CatalogStore(file: file)
            for length in 1...query.count {
                let start = clock.now
                _ = try await catalog.search(String(query.prefix(length)), limit: 20)
                if length == 1 {
                    first.append(milliseconds(since: start))
                } else {
                    samples.append(milliseconds(since: start))
                }
            }
            // Pasted whole: no word is known from the key before.
            let pasted = clock.now
            _ = try await catalog.search(query + " x", limit: 20)
            samples.append(milliseconds(since: pasted))
        }
        print("search_first", first)
        print("search_key", samples)
    }

    private static func milliseconds(since start: ContinuousClock.Instant) -> Double {
        let (seconds, attoseconds) = (clock.now - start).components
        return Double(seconds) * 1e3 + Double(attoseconds) / 1e15
    }

    private static func print(_ figure: String, _ samples: [Double]) {
        Output.line(BenchLine(bench: "catalog", figure: figure, unit: "ms", samples: samples).text)
    }
}
