public import Domain

/// Fetches fresh figures page by page, says what they would change, and puts them in use when told to.
public actor CatalogUpdateService {
    /// How far the fetching is.
    public enum Progress: Sendable, Equatable {
        /// So many pages of an interrupted fetching are there already.
        case resumed(pages: Int)
        case fetched(colleges: Int, of: Int)
        /// Seconds until the same page is asked for again.
        case waiting(seconds: Int, ScorecardError)
    }

    private let source: any ScorecardReading
    private let shelf: any FigureShelf
    private let catalog: any CollegeCatalog
    private let clock: any WallClock
    private let pausing: any Pausing
    private let rule: RetryRule
    private var random: SeededGenerator
    private var fresh: FigureTable?

    public init(
        source: any ScorecardReading, shelf: any FigureShelf, catalog: any CollegeCatalog, clock: any WallClock,
        pausing: any Pausing, rule: RetryRule = RetryRule(), seed: UInt64
    ) {
        self.source = source
        self.shelf = shelf
        self.catalog = catalog
        self.clock = clock
        self.pausing = pausing
        self.rule = rule
        random = SeededGenerator(seed: seed)
    }

    /// Fetches what is not there yet and compares it with the catalogue; nothing changes before ``apply(day:)``.
    public func fetch(
        progress: @Sendable (Progress) -> Void = { _ in }
    ) async throws(CatalogUpdateError) -> FigureChanges {
        let table = try await pages(progress)
        let columns: CollegeColumns
        do { columns = try await catalog.columns() } catch { throw .catalog(error) }
        let changes: FigureChanges
        do {
            changes = try compare(columns, table)
        } catch {
            // Asked again, the same pages would give the same answer when the server has long been mended.
            await shelf.discardPages()
            throw error
        }
        fresh = table.keeping(changes.kinds)
        return changes
    }

    /// Puts what was fetched in use. Called after ``fetch(progress:)``.
    ///
    /// - Parameter day: Today, as `2026-11-30`.
    public func apply(day: String) async throws(CatalogUpdateError) {
        guard let fresh else { preconditionFailure("nothing was fetched") }
        do throws(FigureShelfError) {
            try await shelf.apply(fresh, from: source.origin, day: day)
        } catch {
            switch error {
            case .storage(let error): throw .storage(error)
            case .catalog(let error): throw .catalog(error)
            }
        }
        await shelf.discardPages()
    }

    /// Throws away what was fetched.
    public func decline() async { await shelf.discardPages() }

    private func compare(
        _ columns: CollegeColumns, _ table: FigureTable
    ) throws(CatalogUpdateError) -> FigureChanges {
        let changes: FigureChanges
        do throws(FigureChanges.Strange) {
            changes = try FigureChanges(from: columns, to: table)
        } catch {
            throw .strange(error.kind, before: error.before, after: error.after)
        }
        guard changes.colleges * 2 >= columns.count else { throw .tooFew(changes.colleges, of: columns.count) }
        return changes
    }

    private func pages(_ progress: @Sendable (Progress) -> Void) async throws(CatalogUpdateError) -> FigureTable {
        let fetch = ScorecardFetch(origin: source.origin, kinds: source.kinds, began: clock.now())
        var table = FigureTable(kinds: source.kinds)
        let kept = await shelf.keptPages(of: fetch)
        if kept.isEmpty { await shelf.discardPages() } else { progress(.resumed(pages: kept.count)) }
        var total: Int?
        for page in kept { try await take(page, into: &table, total: &total) }
        var number = kept.count
        while total.map({ table.rows.count < $0 }) ?? true {
            let page = try await page(number, progress)
            try await take(page, into: &table, total: &total)
            do { try await shelf.keep(page, of: fetch) } catch { throw .storage(error) }
            progress(.fetched(colleges: table.rows.count, of: page.total))
            number += 1
        }
        return table
    }

    /// A page must belong to the ones before it: same total, no college twice, and colleges as long as some are due.
    private func take(
        _ page: ScorecardPage, into table: inout FigureTable, total: inout Int?
    ) async throws(CatalogUpdateError) {
        var isWhole = !page.rows.isEmpty && (total ?? page.total) == page.total
        for row in page.rows where !table.add(row.id, row.figures) { isWhole = false }
        total = page.total
        guard isWhole, table.rows.count <= page.total else {
            await shelf.discardPages()
            throw .shifting
        }
    }

    private func page(
        _ number: Int, _ progress: @Sendable (Progress) -> Void
    ) async throws(CatalogUpdateError) -> ScorecardPage {
        var failures = 0
        while true {
            guard !Task.isCancelled else { throw .cancelled }
            do throws(ScorecardError) {
                return try await source.page(number)
            } catch {
                failures += 1
                let jitter = Double.random(in: 0...1, using: &random)
                guard let wait = rule.wait(after: error, failures: failures, jitter: jitter) else {
                    throw .source(error, page: number + 1)
                }
                progress(.waiting(seconds: Int((wait + 999) / 1_000), error))
                await pausing.pause(milliseconds: wait)
            }
        }
    }
}
