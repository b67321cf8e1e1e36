/// What `--help` prints.
enum HelpText {
    static func program() -> String {
        """
        Quad: choose a college in the terminal.

        Usage: quad [OPTIONS]            open the program
               quad COMMAND [OPTIONS]    one answer, for scripts and pipes

        Commands
        \(rows(CommandTable.commands.map { (($0.name + " " + $0.usage), $0.summary) }))

        Options
        \(rows((CommandTable.program + CommandTable.common).map(row)))

        Exit codes: 0 done, 1 not found or a check failed, 2 no terminal, 64 usage, 65 bad input,
        66 Resources missing, 74 data folder unusable.
        """
    }

    static func command(_ spec: CommandSpec) -> String {
        """
        \(spec.summary)

        Usage: quad \(spec.name) \(spec.usage)

        Options
        \(rows((spec.options + CommandTable.common).map(row)))
        """
    }

    private static func row(_ option: OptionSpec) -> (String, String) {
        let short = option.short.map { "-\($0), " } ?? ""
        return (short + "--" + option.long + (option.value.map { " " + $0 } ?? ""), option.help)
    }

    private static func rows(_ pairs: [(String, String)]) -> String {
        let width = min(34, pairs.map(\.0.count).max() ?? 0)
        return pairs.map { left, right in
            // What does not fit beside its name stands below it.
            let gap = left.count > width ? "\n" + String(repeating: " ", count: width + 4) : ""
            let padding = gap.isEmpty ? String(repeating: " ", count: width + 2 - left.count) : gap
            return "  " + left + padding + right
        }.joined(separator: "\n")
    }
}
