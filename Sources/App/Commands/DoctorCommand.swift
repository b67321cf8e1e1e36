import CursesScreen
import Domain
import Store

/// `quad doctor`: what the program finds on this machine.
enum DoctorCommand {
    static let spec = CommandSpec(
        "doctor", summary: "say what the program finds: terminal, locale, data, libraries",
        options: [OptionSpec("format", value: "text|json", "text (the default) or one JSON object")]
    ) { arguments, container in
        let format = arguments["format"] ?? "text"
        guard ["text", "json"].contains(format) else {
            Output.problem("--format takes text or json, not \(DisplayText(format).string).")
            return .usage
        }
        let findings = DoctorFinding.terminal(TerminalFacts.current()) + DoctorFinding.machine() + storage(container)
        if format == "json" {
            Output.line(JSONValue.object(findings.map { ($0.key, $0.value) }).text)
        } else {
            let width = findings.map(\.label.count).max() ?? 0
            for finding in findings {
                let padding = String(repeating: " ", count: width - finding.label.count + 2)
                Output.line(finding.label + padding + DisplayText(finding.text).string)
            }
        }
        for finding in findings { if let problem = finding.problem { Output.problem(problem) } }
        return findings.contains { $0.problem != nil } ? .failure : .success
    }

    private static func storage(_ container: AppContainer) -> [DoctorFinding] {
        do throws(StorageError) {
            let paths = container.paths
            return DoctorFinding.data(try DataFacts(paths)) + DoctorFinding.config(ConfigStore(path: paths.config))
        } catch {
            return [
                DoctorFinding("data", "data folder", .null, "not usable", problem: error.sentence)
            ]
        }
    }
}
