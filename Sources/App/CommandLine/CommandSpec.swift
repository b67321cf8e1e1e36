/// A subcommand: `quad NAME …`.
struct CommandSpec: Sendable {
    let name: String
    /// What follows the name in the usage line.
    let usage: String
    let summary: String
    let options: [OptionSpec]
    /// Everything the command does; output goes through `Output`.
    let run: @Sendable (Arguments, AppContainer) async -> ExitCode

    init(
        _ name: String, usage: String = "", summary: String, options: [OptionSpec] = [],
        run: @escaping @Sendable (Arguments, AppContainer) async -> ExitCode
    ) {
        self.name = name
        self.usage = usage
        self.summary = summary
        self.options = options
        self.run = run
    }
}
