import Domain
import Presentation
import Services

/// `quad similar`: the colleges that are most like one of them, each with the reason.
enum SimilarCommand {
    static let spec = CommandSpec(
        "similar", usage: "UNITID|NAME [--by features|price|place|outcome]",
        summary: "print the colleges that are most like one of them, and why",
        options: [
            OptionSpec("by", value: "ASPECT", "features (the default), price, place or outcome"),
            OptionSpec("limit", value: "N", "at most N colleges, 10 if not given"),
            OutputFormat.option,
        ]
    ) { arguments, container in
        let name = arguments.words.joined(separator: " ")
        guard !name.isEmpty, let format = OutputFormat(arguments),
            let aspect = SimilarColleges.Aspect(rawValue: arguments["by"] ?? "features"),
            let limit = Int(arguments["limit"] ?? "10"), (1...1_000).contains(limit)
        else {
            Output.problem(
                """
                quad similar takes a UNITID or a name, --by features, price, place or outcome, --limit from 1 to 1000, \
                and --format text or json.
                """)
            return .usage
        }
        do throws(Failure) {
            let source = try await CollegeCards(container)
            guard let card = try await source.card(named: name) else { return .failure }
            let hits: [SimilarHit]
            do throws(CatalogError) {
                hits = try await ExploreService(catalog: source.catalog).similar(
                    to: card.id, by: aspect, limit: limit, profile: source.profile)
            } catch {
                throw Failure(error)
            }
            print(hits, as: format)
            if hits.isEmpty { Output.problem("Too little is published of \(DisplayText(card.college.name).string).") }
            return hits.isEmpty ? .failure : .success
        } catch {
            return error.report()
        }
    }

    private static func print(_ hits: [SimilarHit], as format: OutputFormat) {
        let words = Format()
        switch format {
        case .text:
            let width = hits.map { TextColumns.width($0.name) }.max() ?? 0
            for hit in hits {
                let name = TextColumns.pad(DisplayText(hit.name).string, to: width)
                Output.line("\(hit.id)  \(name)  \(words.reason(of: hit).string)")
            }
        case .json:
            Output.line(
                JSONWriter.text(
                    .array(
                        hits.map { hit in
                            .object([
                                JSONMember("unitid", .number(hit.id.rawValue)), JSONMember("name", .string(hit.name)),
                                JSONMember("city", .string(hit.city)), JSONMember("state", .string(hit.state.rawValue)),
                                JSONMember("reason", .string(words.reason(of: hit).string)),
                            ])
                        })))
        }
    }
}
