import Domain
import Presentation

/// `quad compare`: two to five colleges side by side.
enum CompareCommand {
    static let spec = CommandSpec(
        "compare", usage: "UNITID|NAME UNITID|NAME…", summary: "print two to five colleges side by side",
        options: [
            OptionSpec("all", "also rows in which they are alike"),
            OptionSpec("format", value: "table|csv|json|md", "table (the default), CSV with a header, JSON, Markdown"),
        ]
    ) { arguments, container in
        guard (CompareState.least...CompareState.most).contains(arguments.words.count),
            let format = ListFormat(rawValue: arguments["format"] ?? "table")
        else {
            Output.problem(
                "quad compare takes two to five colleges, each one word or in quotes, and --format table, csv, json or md."
            )
            return .usage
        }
        do throws(Failure) {
            let source = try await CollegeCards(container)
            var cards: [FeedCard] = []
            for name in arguments.words {
                guard let card = try await source.card(named: name) else { return .failure }
                cards.append(card)
            }
            let content = CompareContent(
                cards, profile: source.profile, held: await held(container), onlyDifferences: !arguments.has("all"),
                toggleKey: nil,
                format: Format())
            Output.write(text(content, as: format), to: 1)
            return .success
        } catch {
            return error.report()
        }
    }

    /// What was won; where it can't be read the comparison stands without it, and the reason is said.
    private static func held(_ container: AppContainer) async -> HeldAwards {
        do throws(Failure) {
            return try await ScholarshipsCommand.desk(container).held
        } catch {
            _ = error.report()
            return HeldAwards()
        }
    }

    static func text(_ content: CompareContent, as format: ListFormat) -> String {
        switch format {
        case .table:
            let lines = CompareText.lines(content, marksBest: true)
            let widths = lines[0].indices.map { column in lines.map { TextColumns.width($0[column]) }.max() ?? 0 }
            return lines.map { line in
                zip(line, widths).map { TextColumns.pad($0, to: $1) }.joined(separator: "  ").trimmedEnd + "\n"
            }.joined()
        case .csv: return CompareText.csv(content)
        case .md: return CompareText.markdown(content)
        case .json:
            let rows = content.rows.map { row in
                JSONValue.object(
                    [
                        JSONMember("row", .string(row.label.string)),
                        JSONMember("you", .textOrNull(row.you.isEmpty ? nil : row.you.string)),
                    ]
                        + zip(content.names.map(\.string), row.cells).map { JSONMember($0, .string($1.text.string)) })
            }
            return JSONWriter.text(.array(rows)) + "\n"
        }
    }
}

extension String {
    /// Without the blanks at its end.
    fileprivate var trimmedEnd: String { String(reversed().drop { $0 == " " }.reversed()) }
}
