import Domain
import Presentation
import Store

/// What a student reported, with what both sides are called.
struct NamedReport {
    let report: ChatReport
    let reporter: String
    let subject: String

    /// Everything that was reported to whoever runs the host.
    static func all(in database: UserDatabase) async throws(Failure) -> [NamedReport] {
        do throws(StorageError) {
            let reports = try await database.reports()
            let names = try await database.people.names(of: Set(reports.flatMap { [$0.reporter, $0.subject] }))
            return reports.map { report in
                NamedReport(
                    report: report, reporter: names[report.reporter] ?? report.reporter.rawValue,
                    subject: names[report.subject] ?? report.subject.rawValue)
            }
        } catch {
            throw Failure(error)
        }
    }

    /// When it was, who said it of whom, and why.
    var line: String {
        let zone = SystemZone()
        let day = CivilDate(zone.day(at: report.time)).iso
        let time = zone.localTime(at: report.time).text.string
        let people = "\(DisplayText(reporter).string) about \(DisplayText(subject).string)"
        return "\(day) \(time)  \(people): \(DisplayText(report.reason).string)"
    }
}
