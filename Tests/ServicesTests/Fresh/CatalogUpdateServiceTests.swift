import Domain
import Services
import Synchronization
import TestSupport
import Testing

@Suite struct CatalogUpdateServiceTests {
    private let shelf = FakeShelf()
    private let pause = CountingPause()

    private func service(
        _ source: ScriptedScorecard, colleges: Int = 5
    ) -> CatalogUpdateService {
        let catalog = FakeCatalog(
            (0..<colleges).map { .fixture(id: Int32(100_001 + $0), figures: [.netPrice: .known(10_000)]) })
        return CatalogUpdateService(
            source: source, shelf: shelf, catalog: catalog, clock: FixedClock(), pausing: pause, seed: 7)
    }

    private func failure(_ service: CatalogUpdateService) async -> CatalogUpdateError? {
        do throws(CatalogUpdateError) {
            _ = try await service.fetch()
            return nil
        } catch {
            return error
        }
    }

    @Test("Every page is fetched, compared, and put in use only when told to")
    func whole() async throws {
        let service = service(ScriptedScorecard(5))
        let changes = try await service.fetch()
        #expect(changes.lines.map(\.changed) == [5])
        #expect(await shelf.applied == nil)
        try await service.apply(day: "2026-11-30")
        #expect(await shelf.applied?.rows.count == 5)
        #expect(await shelf.pages.isEmpty)
    }

    @Test("A page that fails for a moment is asked for again, later each time")
    func retries() async throws {
        let source = ScriptedScorecard(5, failures: [1: [.cut, .status(503, words: ""), .limitReached(retryAfter: 2)]])
        #expect(try await service(source).fetch().colleges == 5)
        #expect(pause.waits.count == 3 && pause.waits[0] < pause.waits[1] && pause.waits[2] >= 2_000)
    }

    @Test("What fails for good ends the fetching, and the pages before it are kept")
    func fails() async throws {
        let source = ScriptedScorecard(5, failures: [1: [.keyRefused(words: "no")]])
        #expect(await failure(service(source)) == .source(.keyRefused(words: "no"), page: 2))
        #expect(await shelf.pages.count == 1 && pause.waits.isEmpty)
        #expect(await shelf.applied == nil)
    }

    @Test("After a break only what is missing is asked for")
    func resumes() async throws {
        _ = await failure(service(ScriptedScorecard(5, failures: [2: [.empty]])))
        let again = ScriptedScorecard(5)
        let heard = Mutex<[CatalogUpdateService.Progress]>([])
        let changes = try await service(again).fetch { step in heard.withLock { $0.append(step) } }
        #expect(changes.colleges == 5)
        #expect(again.asked == [2])
        #expect(heard.withLock { $0 } == [.resumed(pages: 2), .fetched(colleges: 5, of: 5)])
    }

    @Test("Colleges that change meanwhile begin anew the next time")
    func shifts() async throws {
        #expect(await failure(service(ScriptedScorecard(5, totals: [0: 5, 1: 6]))) == .shifting)
        #expect(await shelf.pages.isEmpty)
        #expect(await failure(service(ScriptedScorecard(5, repeats: true))) == .shifting)
    }

    @Test("A server that tells of a few colleges only changes nothing")
    func few() async throws {
        #expect(await failure(service(ScriptedScorecard(2), colleges: 9)) == .tooFew(2, of: 9))
    }

    @Test("No throws the pages away")
    func declined() async throws {
        let service = service(ScriptedScorecard(5))
        _ = try await service.fetch()
        await service.decline()
        #expect(await shelf.pages.isEmpty)
        #expect(await shelf.applied == nil)
    }

    @Test("Figures that can't be stored leave the pages for another try")
    func full() async throws {
        await shelf.fail(.storage(.full(path: "x")))
        let service = service(ScriptedScorecard(5))
        _ = try await service.fetch()
        await #expect(throws: CatalogUpdateError.storage(.full(path: "x"))) { try await service.apply(day: "d") }
        #expect(await shelf.pages.count == 3)
    }
}

/// Five colleges on pages of two, each with a net price of 9,000.
private final class ScriptedScorecard: ScorecardReading {
    let origin = "https://example.org/schools"
    let kinds: [FigureKind] = [.netPrice]
    private let count: Int
    private let totals: [Int: Int]
    private let repeats: Bool
    private let state: Mutex<(failures: [Int: [ScorecardError]], asked: [Int])>

    init(_ count: Int, failures: [Int: [ScorecardError]] = [:], totals: [Int: Int] = [:], repeats: Bool = false) {
        self.count = count
        self.totals = totals
        self.repeats = repeats
        state = Mutex((failures, []))
    }

    var asked: [Int] { state.withLock { $0.asked } }

    func page(_ number: Int) async throws(ScorecardError) -> ScorecardPage {
        let failure = state.withLock { state -> ScorecardError? in
            state.asked.append(number)
            guard let next = state.failures[number]?.first else { return nil }
            state.failures[number]?.removeFirst()
            return next
        }
        if let failure { throw failure }
        let start = repeats ? 0 : number * 2
        let rows = (start..<min(start + 2, count)).map {
            ScorecardPage.Row(id: UnitID(Int32(100_001 + $0)), figures: [.known(9_000)])
        }
        return ScorecardPage(number: number, total: totals[number] ?? count, rows: rows)
    }
}

private actor FakeShelf: FigureShelf {
    private(set) var pages: [ScorecardPage] = []
    private(set) var applied: FigureTable?
    private var failure: FigureShelfError?

    func fail(_ error: FigureShelfError) { failure = error }
    func keptPages(of fetch: ScorecardFetch) -> [ScorecardPage] { pages }
    func keep(_ page: ScorecardPage, of fetch: ScorecardFetch) { pages.append(page) }
    func discardPages() { pages = [] }

    func apply(_ table: FigureTable, from origin: String, day: String) throws(FigureShelfError) {
        if let failure { throw failure }
        applied = table
    }

    func restore() -> Bool { false }
}

private final class CountingPause: Pausing {
    private let heard = Mutex<[Int64]>([])

    var waits: [Int64] { heard.withLock { $0 } }

    func pause(milliseconds: Int64) async { heard.withLock { $0.append(milliseconds) } }
}
