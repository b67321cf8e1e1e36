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
        let reports: [ChatReport]
        let names: [UserID: String]
        do throws(StorageError) {
            reports = try await database.reports()
            names = try await database.people.names(of: Set(reports.flatMap { [$0.reporter, $0.subject] }))
        } catch {
            throw Failure(error)
        }
        if reports.isEmpty, !asJSON { Output.line("Nobody has reported anything.") }
        for report in reports {
            let reporter = names[report.reporter] ?? report.reporter.rawValue
            let subject = names[report.subject] ?? report.subject.rawValue
            guard !asJSON else {
                Output.line(
                    JSONWriter.line(
                        .object([
                            JSONMember("number", .number(Int(report.number))),
                            JSONMember("state", .string(report.state.rawValue)),
                            JSONMember("time", .number(Int(report.time))), JSONMember("reporter", .string(reporter)),
                            JSONMember("subject", .string(subject)), JSONMember("reason", .string(report.reason)),
                            JSONMember("about", .string(report.body)),
                        ])))
                continue
            }
            let zone = SystemZone()
            let day = CivilDate(zone.day(at: report.time)).iso
            let time = zone.localTime(at: report.time).text.string
            let people = "\(DisplayText(reporter).string) about \(DisplayText(subject).string)"
            Output.line(
                "\(report.number)  \(report.state.rawValue)  \(day) \(time)  \(people): \(DisplayText(report.reason).string)"
            )
            if !report.body.isEmpty { Output.line("    about: \(DisplayText(report.body).string)") }
        }
    }
}
