import Domain
import Store

/// `quad fields WORDS`: fields of study by their titles, as filters and profiles name them.
enum FieldsCommand {
    static let spec = CommandSpec(
        "fields", usage: "[WORDS] [--format text|json]",
        summary: "find fields of study by their titles; all of them without words", options: [OutputFormat.option]
    ) { arguments, container in
        guard let format = OutputFormat(arguments) else {
            Output.problem("quad fields takes words and --format text or json.")
            return .usage
        }
        let words = arguments.words.joined(separator: " ")
        do throws(Failure) {
            let titles = try await titles(matching: words, in: container)
            print(titles.sorted { $0.code.description < $1.code.description }, as: format)
            if titles.isEmpty { Output.problem("No field of study is called \(DisplayText(words).string).") }
            return titles.isEmpty ? .failure : .success
        } catch {
            return error.report()
        }
    }

    private static func titles(
        matching words: String, in container: AppContainer
    ) async throws(Failure) -> [FieldTitle] {
        let catalog: CatalogStore
        do { catalog = try await container.catalog() } catch { throw Failure(error) }
        do { return try await catalog.fieldTitles(matching: words, limit: 1_000) } catch { throw Failure(error) }
    }

    private static func print(_ titles: [FieldTitle], as format: OutputFormat) {
        switch format {
        case .text:
            for title in titles {
                Output.line(TextColumns.pad(title.code.description, to: 5) + "  " + DisplayText(title.title).string)
            }
        case .json:
            Output.line(
                JSONWriter.text(
                    .array(
                        titles.map { title in
                            .object([
                                JSONMember("cip", .string(title.code.description)),
                                JSONMember("title", .string(title.title)),
                            ])
                        })))
        }
    }
}
