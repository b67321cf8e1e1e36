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
                cards, profile: source.profile, onlyDifferences: !arguments.has("all"), toggleKey: nil,
                format: Format())
            Output.write(text(content, as: format), to: 1)
            return .success
        } catch {
            return error.report()
        }
    }

    static func text(_ content: CompareContent, as format: ListFormat) -> String {
        let hasYou = content.rows.contains { !$0.you.isEmpty }
        let names = content.names.map(\.string)
        let heading = ["", hasYou ? content.you.string : nil].compactMap(\.self) + names
        func cells(_ row: CompareContent.Row, marking: Bool) -> [String] {
            [row.label.string] + (hasYou ? [row.you.string] : [])
                + row.cells.map { (marking && $0.isBest ? "✓ " : "") + $0.text.string }
        }
        switch format {
        case .table:
            let lines = [heading] + content.rows.map { cells($0, marking: true) }
            let widths = heading.indices.map { column in lines.map { TextColumns.width($0[column]) }.max() ?? 0 }
            return lines.map { line in
                zip(line, widths).map { TextColumns.pad($0, to: $1) }.joined(separator: "  ").trimmedEnd + "\n"
            }.joined()
        case .csv:
            return ([heading] + content.rows.map { cells($0, marking: false) }).map(ListFormat.line).joined()
        case .md:
            let rule = heading.map { _ in "---" }
            return ([heading, rule] + content.rows.map { cells($0, marking: true) }).map { line in
                "| " + line.map(ListFormat.cell).joined(separator: " | ") + " |\n"
            }.joined()
        case .json:
            let rows = content.rows.map { row in
                JSONValue.object(
                    [
                        JSONMember("row", .string(row.label.string)),
                        JSONMember("you", .textOrNull(row.you.isEmpty ? nil : row.you.string)),
                    ]
                        + zip(names, row.cells).map { JSONMember($0, .string($1.text.string)) })
            }
            return JSONWriter.text(.array(rows)) + "\n"
        }
    }
}

extension String {
    /// Without the blanks at its end.
    fileprivate var trimmedEnd: String { String(reversed().drop { $0 == " " }.reversed()) }
}
