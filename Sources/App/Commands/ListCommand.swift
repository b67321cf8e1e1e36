import Domain
import Services
import Store

/// `quad list`: the colleges a student has marked, the latest decision first.
enum ListCommand {
    static let spec = CommandSpec(
        "list", usage: "--liked|--starred|--passed", summary: "print the colleges that were marked",
        options: [
            OptionSpec("liked", "colleges that were liked"),
            OptionSpec("starred", "colleges with a star"),
            OptionSpec("passed", "colleges that were passed"),
            OptionSpec("format", value: "table|csv|json", "table (the default), CSV with a header, or JSON"),
        ]
    ) { arguments, container in
        let marks = marks.filter { arguments.has($0.option) }.map(\.mark)
        guard marks.count == 1, let mark = marks.first, let format = Format(rawValue: arguments["format"] ?? "table")
        else {
            Output.problem("quad list takes one of --liked, --starred and --passed, and --format table, csv or json.")
            return .usage
        }
        do throws(Failure) {
            let session = try AccountSession(container)
            let log = session.database.stores(for: try await session.scope().account.id).feedLog
            let entries = try await entries(mark, of: log, container)
            Output.write(format.text(entries), to: 1)
            return .success
        } catch {
            return error.report()
        }
    }

    private static let marks: [(option: String, mark: TasteLedger.Mark)] = [
        ("liked", .decided(.like)), ("starred", .starred), ("passed", .decided(.pass)),
    ]

    /// One college of the list; one that has left the catalogue keeps its number alone.
    struct Entry: Sendable, Hashable {
        let id: UnitID
        let name: String
        let city: String
        let state: String

        init(_ id: UnitID, _ college: College?) {
            self.id = id
            name = college?.name ?? ""
            city = college?.city ?? ""
            state = college?.state.rawValue ?? ""
        }
    }

    static func entries(
        _ mark: TasteLedger.Mark, of log: any FeedLog, _ container: AppContainer
    ) async throws(Failure) -> [Entry] {
        let ids: [UnitID]
        do throws(StorageError) {
            ids = TasteLedger(try await log.events(after: nil)).marked(mark)
        } catch {
            throw Failure(error)
        }
        guard !ids.isEmpty else { return [] }
        do throws(CatalogCompileError) {
            let catalog = try await container.catalog()
            var entries: [Entry] = []
            for id in ids {
                do { entries.append(Entry(id, try await catalog.college(id))) } catch { throw .tables(error) }
            }
            return entries
        } catch {
            throw Failure(error)
        }
    }

    enum Format: String {
        case table, csv, json

        func text(_ entries: [Entry]) -> String {
            switch self {
            case .table:
                let width = entries.map { TextColumns.width($0.name) }.max() ?? 0
                return entries.map { entry in
                    let place = [entry.city, entry.state].filter { !$0.isEmpty }.joined(separator: ", ")
                    let name = TextColumns.pad(DisplayText(entry.name).string, to: width)
                    return "\(entry.id)  \(name)  \(DisplayText(place).string)\n"
                }.joined()
            case .csv:
                let rows = entries.map { [$0.id.description, $0.name, $0.city, $0.state] }
                return ([["unitid", "name", "city", "state"]] + rows).map(Format.line).joined()
            case .json:
                let colleges = entries.map { entry in
                    JSONValue.object([
                        JSONMember("unitid", .number(entry.id.rawValue)), JSONMember("name", .string(entry.name)),
                        JSONMember("city", .string(entry.city)), JSONMember("state", .string(entry.state)),
                    ])
                }
                return JSONWriter.text(.array(colleges)) + "\n"
            }
        }

        /// One record after RFC 4180, without control characters.
        private static func line(_ fields: [String]) -> String {
            fields.map { field in
                let text = DisplayText(field).string
                let isPlain = !text.contains { $0 == "," || $0 == "\"" }
                return isPlain
                    ? text
                    : "\""
                        + text.split(separator: "\"", omittingEmptySubsequences: false)
                        .joined(separator: "\"\"") + "\""
            }.joined(separator: ",") + "\r\n"
        }
    }
}
