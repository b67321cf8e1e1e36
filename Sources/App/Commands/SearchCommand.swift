import Domain
import Store

/// `quad search WORDS`: the colleges that the words name, best first.
enum SearchCommand {
    static let spec = CommandSpec(
        "search", usage: "WORDS [--format text|json] [--limit N]",
        summary: "find colleges by name, short name or town",
        options: [OutputFormat.option, OptionSpec("limit", value: "N", "at most N colleges, 20 if not given")]
    ) { arguments, container in
        let words = arguments.words.joined(separator: " ")
        guard !words.isEmpty, let format = OutputFormat(arguments), let limit = Int(arguments["limit"] ?? "20"),
            (1...1_000).contains(limit)
        else {
            Output.problem("quad search takes words, --format text or json, and --limit from 1 to 1000.")
            return .usage
        }
        do throws(Failure) {
            return try await search(words, limit: limit, as: format, in: container)
        } catch {
            return error.report()
        }
    }

    private static func search(
        _ words: String, limit: Int, as format: OutputFormat, in container: AppContainer
    ) async throws(Failure) -> ExitCode {
        let catalog: CatalogStore
        do { catalog = try await container.catalog() } catch { throw Failure(error) }
        let hits: [CollegeHit]
        do { hits = try await catalog.search(words, limit: limit) } catch { throw Failure(error) }
        print(hits, as: format)
        if hits.isEmpty, format == .text { Output.problem("No college is called \(DisplayText(words).string).") }
        return hits.isEmpty ? .failure : .success
    }

    static func print(_ hits: [CollegeHit], as format: OutputFormat) {
        switch format {
        case .text: for line in lines(hits) { Output.line(line) }
        case .json: Output.line(JSONWriter.text(JSONValue.array(hits.map(json))))
        }
    }

    /// UNITID, name with the alias that matched, town, in columns.
    static func lines(_ hits: [CollegeHit]) -> [String] {
        let rows = hits.map { hit in
            let alias = hit.alias.map { " (\($0))" } ?? ""
            return (
                "\(hit.id)", DisplayText(hit.name + alias).string,
                DisplayText(hit.city + ", " + hit.state.rawValue).string
            )
        }
        let width = rows.map { TextColumns.width($0.1) }.max() ?? 0
        return rows.map { $0.0 + "  " + TextColumns.pad($0.1, to: width) + "  " + $0.2 }
    }

    private static func json(_ hit: CollegeHit) -> JSONValue {
        .object([
            JSONMember("unitid", .number(Double(hit.id.rawValue))), JSONMember("name", .string(hit.name)),
            JSONMember("alias", .textOrNull(hit.alias)), JSONMember("city", .string(hit.city)),
            JSONMember("state", .string(hit.state.rawValue)),
        ])
    }
}
