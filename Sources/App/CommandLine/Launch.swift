/// From the command line to an exit code.
enum Launch {
    static let version = "0.1.0"

    static func run(_ line: [String]) async -> ExitCode {
        let spec = line.first.flatMap { CommandTable.command(named: $0) }
        let allowed = (spec?.options ?? CommandTable.program) + CommandTable.common
        do {
            let arguments = try Arguments(spec == nil ? line : Array(line.dropFirst()), allowing: allowed)
            if arguments.has("version") {
                Output.line("quad \(version)")
                return .success
            }
            if arguments.has("help") {
                Output.line(spec.map(HelpText.command) ?? HelpText.program())
                return .success
            }
            let options = try LaunchOptions(arguments)
            let container: AppContainer
            do { container = try AppContainer(options: options) } catch { return Failure(error).report() }
            if let spec { return await spec.run(arguments, container) }
            if let word = arguments.words.first {
                Output.problem("There is no command \(word). quad --help lists them all.")
                return .usage
            }
            return await FullScreen.run(container)
        } catch {
            Output.problem(error.sentence + " quad \(spec.map { $0.name + " " } ?? "")--help shows what there is.")
            return .usage
        }
    }
}
