import Domain
import Store

/// `quad show UNITID|NAME`: everything that is known of one college, each figure with its year and source.
enum ShowCommand {
    static let spec = CommandSpec(
        "show", usage: "UNITID|NAME [--format text|json]",
        summary: "print what is known of a college, with year and source of each figure",
        options: [OutputFormat.option]
    ) { arguments, container in
        let name = arguments.words.joined(separator: " ")
        guard !name.isEmpty, let format = OutputFormat(arguments) else {
            Output.problem("quad show takes a UNITID or a name, and --format text or json.")
            return .usage
        }
        do throws(Failure) {
            return try await show(name, as: format, in: container)
        } catch {
            return error.report()
        }
    }

    /// - Parameter name: A `UNITID`, or a name that must fit one college.
    static func show(_ name: String, as format: OutputFormat, in container: AppContainer) async throws(Failure)
        -> ExitCode
    {
        let catalog: CatalogStore
        do { catalog = try await container.catalog() } catch { throw Failure(error) }
        do throws(CatalogError) {
            switch try await CollegeLookup.find(name, in: catalog) {
            case .found(let college):
                let sheet = try await CollegeSheet(college, from: catalog)
                Output.write(format == .text ? sheet.text : sheet.json, to: 1)
                return .success
            case .several(let hits):
                Output.problem("\(DisplayText(name).string) fits several colleges; name one by its number:")
                for line in SearchCommand.lines(hits) { Output.write(line + "\n", to: 2) }
            case .none:
                Output.problem("No college is called \(DisplayText(name).string). quad search WORDS finds names.")
            }
            return .failure
        } catch {
            throw Failure(error)
        }
    }
}
