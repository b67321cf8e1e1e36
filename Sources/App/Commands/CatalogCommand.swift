import Domain
import Services
import Store

/// `quad catalog`: the tables that ship are built, fresh figures are fetched and taken back.
enum CatalogCommand {
    static let spec = CommandSpec.failing(
        "catalog", usage: "update [--from URL] | restore | build --from DIR --to DIR",
        summary: "fetch this year's figures from the College Scorecard; make the shipped tables",
        options: [
            OptionSpec("from", value: "DIR|URL", "published CSV files; for update, a mirror of the Scorecard's API"),
            OptionSpec("to", value: "DIR", "folder for the tables"),
            OptionSpec("key-file", value: "FILE", "file with your API key; else QUAD_SCORECARD_KEY, else Quad asks"),
            OptionSpec("yes", "take the fresh figures without asking"),
        ]
    ) { arguments, container async throws(Failure) in
        switch arguments.words {
        case ["update"]: try await CatalogUpdate.run(arguments, container)
        case ["restore"]: try await CatalogUpdate.restore(container)
        case ["build"]: try build(arguments)
        default: throw Failure(.usage, "quad catalog takes update, restore or build. quad help catalog tells more.")
        }
    }

    private static func build(_ arguments: Arguments) throws(Failure) {
        guard let source = arguments["from"], let target = arguments["to"] else {
            throw Failure(.usage, "quad catalog build needs --from DIR and --to DIR.")
        }
        do throws(CatalogBuildError) {
            report(try CatalogBuilder.build(from: source, to: target))
        } catch {
            throw Failure(exitCode(error), "\(error)")
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
