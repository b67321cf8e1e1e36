import Domain
import Glibc
import Store

/// `quad check`: is everything on disk as it should be?
enum CheckCommand {
    static let spec = CommandSpec(
        "check", summary: "verify the data files; with --repair, set damage aside",
        options: [OptionSpec("repair", "mend what is found; nothing is thrown away")]
    ) { arguments, container in
        do throws(StorageError) {
            let path = container.paths.database
            let repairing = arguments.has("repair")
            let report = try DatabaseCheck(path: path, clock: SystemClock()).run(repairing: repairing)
            for line in lines(report, path: path) { Output.line(line) }
            let isCatalogSound = try checkCatalog(in: container.paths.dataFolder, repairing: repairing)
            return (report.isSound || report.isRepaired) && (isCatalogSound || repairing) ? .success : .failure
        } catch {
            return Failure(error).report()
        }
    }

    /// The compiled catalogue holds nothing of the student's: a damaged one is taken away and made anew.
    private static func checkCatalog(in folder: String, repairing: Bool) throws(StorageError) -> Bool {
        let path = CatalogCompiler.file(inData: folder)
        let name = DisplayText(path).string
        guard access(path, F_OK) == 0 else { return true }
        let problems = try DatabaseCheck.problems(inFileAt: path)
        guard !problems.isEmpty else {
            Output.line("\(name): sound.")
            return true
        }
        for problem in problems { Output.line("\(name): damaged structure: \(DisplayText(problem).string)") }
        if repairing && unlink(path) == 0 { Output.line("Taken away; the next start makes it anew.") }
        return false
    }

    static func lines(_ report: CheckReport, path: String) -> [String] {
        let name = DisplayText(path).string
        if report.isSound { return ["\(name): sound, \(report.rows) rows read."] }
        var lines = report.findings.map { "\(name): " + sentence($0) }
        if let kept = report.keptAside {
            lines.append("The damaged file is kept as \(DisplayText(kept).string).")
            lines.append("\(report.rescued) rows were rescued into a new \(name).")
        } else if report.isRepaired {
            lines.append("Mended. Damaged rows are kept in the table damaged_row.")
        } else {
            lines.append("Nothing was changed. quad check --repair sets damage aside and keeps the rest.")
        }
        return lines
    }

    private static func sentence(_ finding: CheckFinding) -> String {
        switch finding {
        case .structure(let detail): "damaged structure: \(DisplayText(detail).string)"
        case .unreadable(let reason): "not readable as a database: \(DisplayText(reason).string)"
        case .damagedRow(let table, let key, let reason):
            "damaged row in \(table)" + (key.isEmpty ? "" : " (\(DisplayText(key).string))") + ": \(reason)"
        case .disorder(let key): "event \(key) is older than the one before it on its device; it stays"
        case .openToOthers(let mode): "others may read it (mode \(String(mode, radix: 8))); 600 is right"
        }
    }
}
