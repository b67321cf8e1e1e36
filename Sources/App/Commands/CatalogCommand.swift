import Domain
import Store

/// `quad catalog build`: the published files of the surveys become the tables that ship.
enum CatalogCommand {
    static let spec = CommandSpec(
        "catalog", usage: "build --from DIR --to DIR",
        summary: "make the shipped tables from files of IPEDS and the College Scorecard",
        options: [
            OptionSpec("from", value: "DIR", "folder of published CSV files, plain or gzip'ed"),
            OptionSpec("to", value: "DIR", "folder for the tables"),
        ]
    ) { arguments, _ in
        guard arguments.words == ["build"], let source = arguments["from"], let target = arguments["to"] else {
            Output.problem("quad catalog build needs --from DIR and --to DIR.")
            return .usage
        }
        do throws(CatalogBuildError) {
            report(try CatalogBuilder.build(from: source, to: target))
            return .success
        } catch {
            Output.problem("\(error)")
            return exitCode(error)
        }
    }

    private static func report(_ report: CatalogBuilder.Report) {
        for (path, layout) in report.used { Output.line("read    \(DisplayText(path).string)  (\(layout.rawValue))") }
        for path in report.unused { Output.line("unused  \(DisplayText(path).string)") }
        Output.line("\(report.colleges) colleges, \(report.fields) fields of study")
        for kind in FigureKind.allCases {
            Output.line(TextColumns.pad(kind.key, to: 28) + TextColumns.padLeft("\(report.coverage[kind] ?? 0)", to: 6))
        }
    }

    private static func exitCode(_ error: CatalogBuildError) -> ExitCode {
        if case .unwritable = error { .noStorage } else { .badInput }
    }
}
