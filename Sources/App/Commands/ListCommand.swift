import Domain
import Services
import Store

/// `quad list`: colleges that were marked, or that fit a filter, in any order.
enum ListCommand {
    static let spec = CommandSpec(
        "list", usage: "[--filter WORDS] [--liked|--starred|--passed] [--sort KEYS]",
        summary: "print colleges that fit a filter, or that were marked",
        options: [
            OptionSpec("filter", value: "WORDS", "colleges that fit: 'in Oregon, nursing, under 20k net'"),
            OptionSpec("unknown", "with --filter: also those of which a figure is missing"),
            OptionSpec("liked", "colleges that were liked, the latest first"),
            OptionSpec("starred", "colleges with a star"),
            OptionSpec("passed", "colleges that were passed"),
            OptionSpec(
                "sort", value: "KEYS",
                "by name, place, match, price, distance or a figure; -KEY is the largest first: -graduation,price"),
            OptionSpec("limit", value: "N", "at most N colleges"),
            OptionSpec("format", value: "table|csv|json|md", "table (the default), CSV with a header, JSON, Markdown"),
        ]
    ) { arguments, container in
        guard let request = Request(arguments) else {
            Output.problem(
                """
                quad list takes --filter WORDS, one of --liked, --starred and --passed, --sort KEYS, --limit N and \
                --format table, csv, json or md. docs/explore.md names the keys.
                """)
            return .usage
        }
        do throws(Failure) {
            return try await list(request, container)
        } catch {
            return error.report()
        }
    }

    /// What the command line asks for.
    struct Request {
        let words: String?
        let includesUnknown: Bool
        let mark: TasteLedger.Mark?
        let order: [SortRule]
        let limit: Int
        let format: ListFormat

        init?(_ arguments: Arguments) {
            let marks = [
                ("liked", TasteLedger.Mark.decided(.like)), ("starred", .starred), ("passed", .decided(.pass)),
            ].filter { arguments.has($0.0) }.map(\.1)
            guard arguments.words.isEmpty, marks.count < 2,
                !marks.isEmpty || arguments.has("filter") || arguments.has("sort"),
                let format = ListFormat(rawValue: arguments["format"] ?? "table"),
                let order = arguments["sort"].map(SortRule.rules) ?? [],
                let limit = Int(arguments["limit"] ?? "\(Int.max)"), limit > 0
            else { return nil }
            words = arguments["filter"]
            includesUnknown = arguments.has("unknown")
            mark = marks.first
            self.order = order
            self.limit = limit
            self.format = format
        }
    }

    private static func list(_ request: Request, _ container: AppContainer) async throws(Failure) -> ExitCode {
        let session = try AccountSession(container)
        let stores = session.database.stores(for: try await session.scope().account.id)
        let profile: StudentProfile
        var marked: [UnitID]?
        do throws(StorageError) {
            profile = try await stores.profile.profile() ?? StudentProfile()
            if let mark = request.mark {
                marked = TasteLedger(try await stores.feedLog.events(after: nil)).marked(mark)
            }
        } catch {
            throw Failure(error)
        }
        let catalog: CatalogStore
        do { catalog = try await container.catalog() } catch { throw Failure(error) }
        do throws(CatalogError) {
            let explore = ExploreService(catalog: catalog)
            var filter = CollegeFilter(includesUnknown: request.includesUnknown)
            if let words = request.words {
                let reading = try await explore.read(words, profile: profile)
                filter.rules = reading.filter.rules
                let telling = FilterTelling(
                    filter, titles: try await catalog.titles(of: Set(filter.fields)), profile: profile)
                telling.tell(reading)
                guard !filter.isEmpty else { return .usage }
                telling.tell(try await explore.counts(of: filter, profile: profile))
            }
            var (rows, _, table) = try await explore.list(
                filter, by: request.order, among: marked, profile: profile)
            rows = Array(rows.prefix(request.limit))
            let gone = filter.isEmpty ? (marked ?? []).filter { table.columns.row(of: $0) == nil } : []
            let list = ListTable(rows, order: request.order, gone: gone, table: &table)
            Output.write(request.format.text(list), to: 1)
            return .success
        } catch {
            throw Failure(error)
        }
    }
}
