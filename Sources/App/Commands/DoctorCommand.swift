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
            Output.line(JSONWriter.text(.object(findings.map { JSONMember($0.key, $0.value) })))
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
        let catalog = CatalogCompiler.compiledVersion(of: CatalogCompiler.file(inData: container.paths.dataFolder))
        return DoctorFinding.data(DataFacts(container.paths)) + [
            DoctorFinding(
                "catalog", "catalogue", catalog.map(JSONValue.string) ?? .null, catalog ?? "not compiled yet"),
            figures(container.paths.dataFolder),
        ] + DoctorFinding.config(ConfigStore(path: container.paths.config))
    }

    private static func figures(_ folder: String) -> DoctorFinding {
        let fresh = FreshFigureShelf.inUse(inData: folder)
        return DoctorFinding(
            "figures", "its figures", fresh.map { .string($0.day) } ?? .null,
            fresh.map { "of \($0.day), from \($0.origin)" } ?? "those that Quad came with",
            problem: FreshFigureShelf.hasDamaged(inData: folder)
                ? "Figures that were fetched are damaged and set aside. quad catalog update fetches them anew." : nil)
    }
}
