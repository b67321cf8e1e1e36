import CursesScreen
import Domain
import Store

/// What stops the program or a command, as a sentence that says what to do, and the exit code that goes with it.
struct Failure: Error, Sendable {
    let sentence: String
    let code: ExitCode

    init(_ code: ExitCode, _ sentence: String) {
        self.code = code
        self.sentence = sentence
    }

    init(_ error: StorageError) { self.init(.noStorage, error.sentence) }

    /// Says the sentence and hands the code back.
    func report() -> ExitCode {
        Output.problem(sentence)
        return code
    }

    init(_ error: CatalogCompileError) {
        switch error {
        case .tables(let error): self.init(error)
        case .storage(let error): self.init(error)
        }
    }

    init(_ error: CatalogError) {
        switch error {
        case .missingResources(let path):
            code = .noResources
            sentence = "The college tables are not in \(path). Install Quad again, or name them with --resources DIR."
        case .damaged(let reason):
            code = .noResources
            sentence = "The college tables are damaged: \(DisplayText(reason).string). Install Quad again."
        case .unavailable(let reason):
            code = .noStorage
            sentence = "The catalogue can't be used: \(DisplayText(reason).string). quad doctor tells more."
        }
    }

    init(_ error: TerminalError) {
        code = .noTerminal
        switch error {
        case .notATerminal:
            sentence = "Quad needs a terminal on its input and output. quad --help lists what works in a pipe."
        case .dumb:
            sentence = "TERM=dumb can't show a screen. Set TERM to your terminal's name, or use quad --plain."
        case .unknownTerminal(let name):
            sentence = "No description of the terminal \(DisplayText(name).string) was found. Try TERM=xterm quad."
        }
    }
}
