import Domain
import Presentation
import Store

/// `quad reports`: what students reported, for whoever runs the host.
enum ReportsCommand {
    static let spec = CommandSpec.failing(
        "reports", usage: "[list | reviewed N | resolved N | pending N]",
        summary: "what students reported about others: read it, and note what became of it",
        options: [OptionSpec("json", "reports: one JSON object a line")]
    ) { arguments, container throws(Failure) in try await run(arguments, container) }

    private static func run(_ arguments: Arguments, _ container: AppContainer) async throws(Failure) {
        let words = arguments.words
        let database: UserDatabase
        do { database = try container.database() } catch { throw Failure(error) }
        if words.isEmpty || words == ["list"] {
            return try await list(database, asJSON: arguments.has("json"))
        }
        guard words.count == 2, let state = ChatReport.State(rawValue: words[0]), let number = Int64(words[1]) else {
            throw Failure(.usage, "quad reports, or quad reports reviewed|resolved|pending N.")
        }
        let isThere: Bool
        do { isThere = try await database.setReport(number, state) } catch { throw Failure(error) }
        guard isThere else { throw Failure(.failure, "There is no report \(number).") }
        Output.line("Report \(number) is \(state.rawValue).")
    }

    private static func list(_ database: UserDatabase, asJSON: Bool) async throws(Failure) {
        let reports = try await NamedReport.all(in: database)
        if reports.isEmpty, !asJSON { Output.line("Nobody has reported anything.") }
        for named in reports {
            let report = named.report
            guard asJSON else {
                Output.line("\(report.number)  \(report.state.rawValue)  \(named.line)")
                if !report.body.isEmpty { Output.line("    about: \(DisplayText(report.body).string)") }
                continue
            }
            Output.line(
                JSONWriter.line(
                    .object([
                        JSONMember("number", .number(Int(report.number))),
                        JSONMember("state", .string(report.state.rawValue)),
                        JSONMember("time", .number(Int(report.time))), JSONMember("reporter", .string(named.reporter)),
                        JSONMember("subject", .string(named.subject)), JSONMember("reason", .string(report.reason)),
                        JSONMember("about", .string(report.body)),
                    ])))
        }
    }
}
