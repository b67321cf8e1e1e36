/// The program on a terminal.
enum FullScreen {
    static func run(_ container: AppContainer) async -> ExitCode {
        Output.problem("The screen is not built in yet.")
        return .noTerminal
    }
}
