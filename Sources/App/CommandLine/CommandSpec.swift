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

    /// A command whose body throws what stops it.
    static func failing(
        _ name: String, usage: String, summary: String, options: [OptionSpec] = [],
        run: @escaping @Sendable (Arguments, AppContainer) async throws(Failure) -> Void
    ) -> CommandSpec {
        CommandSpec(name, usage: usage, summary: summary, options: options) { arguments, container in
            do throws(Failure) {
                try await run(arguments, container)
                return .success
            } catch {
                return error.report()
            }
        }
    }
}
