/// From the command line to an exit code.
enum Launch {
    static let version = "0.1.0"

    static func run(_ line: [String]) async -> ExitCode {
        let place = firstWord(of: line)
        let spec = place.flatMap { CommandTable.command(named: line[$0]) }
        let allowed = (spec?.options ?? CommandTable.program) + CommandTable.common
        do {
            var rest = line
            if spec != nil, let place { rest.remove(at: place) }
            let arguments = try Arguments(rest, allowing: allowed)
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

    /// Where the command stands: options may come before it, as in `quad --data DIR show MIT`.
    private static func firstWord(of line: [String]) -> Int? {
        let specs = CommandTable.program + CommandTable.common
        var index = 0
        while index < line.count {
            guard line[index].hasPrefix("-") else { return index }
            let takesNext = specs.contains { spec in
                spec.value != nil && (line[index] == "--" + spec.long || line[index] == spec.short.map { "-\($0)" })
            }
            index += takesNext ? 2 : 1
        }
        return nil
    }
}
