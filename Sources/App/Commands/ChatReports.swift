import Domain
import Presentation
import Services
import Store

/// `quad chat reports`: what students told whoever runs the host, for the person who does.
enum ChatReports {
    static func print(_ container: AppContainer, asJSON: Bool) async throws(Failure) {
        let reports: [ChatReport]
        let names: [UserID: String]
        do throws(StorageError) {
            let database = try container.database()
            reports = try await database.reports()
            names = try await database.people.names(of: Set(reports.flatMap { [$0.reporter, $0.subject] }))
        } catch {
            throw Failure(error)
        }
        if reports.isEmpty, !asJSON { Output.line("Nobody has reported anything.") }
        for report in reports {
            let reporter = names[report.reporter] ?? report.reporter.rawValue
            let subject = names[report.subject] ?? report.subject.rawValue
            guard asJSON else {
                let zone = SystemZone()
                let day = CivilDate(zone.day(at: report.time)).iso
                let time = zone.localTime(at: report.time).text.string
                let people = "\(DisplayText(reporter).string) about \(DisplayText(subject).string)"
                Output.line("\(day) \(time)  \(people): \(DisplayText(report.reason).string)")
                if !report.body.isEmpty { Output.line("    the message: \(DisplayText(report.body).string)") }
                continue
            }
            Output.line(
                JSONWriter.line(
                    .object([
                        JSONMember("time", .number(Int(report.time))), JSONMember("reporter", .string(reporter)),
                        JSONMember("subject", .string(subject)), JSONMember("reason", .string(report.reason)),
                        JSONMember("message", .string(report.body)),
                    ])))
        }
    }
}
