import Domain
import Store

/// `quad chat reports`: what students told whoever runs the host, for the person who does.
enum ChatReports {
    static func print(_ container: AppContainer, asJSON: Bool) async throws(Failure) {
        let database: UserDatabase
        do { database = try container.database() } catch { throw Failure(error) }
        let reports = try await NamedReport.all(in: database)
        if reports.isEmpty, !asJSON { Output.line("Nobody has reported anything.") }
        for named in reports {
            let report = named.report
            guard asJSON else {
                Output.line(named.line)
                if !report.body.isEmpty { Output.line("    the message: \(DisplayText(report.body).string)") }
                continue
            }
            Output.line(
                JSONWriter.line(
                    .object([
                        JSONMember("time", .number(Int(report.time))), JSONMember("reporter", .string(named.reporter)),
                        JSONMember("subject", .string(named.subject)), JSONMember("reason", .string(report.reason)),
                        JSONMember("message", .string(report.body)),
                    ])))
        }
    }
}
