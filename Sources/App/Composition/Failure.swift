import CursesScreen
import Domain

/// What stops the program, as a sentence that says what to do, and the exit code that goes with it.
struct Failure: Error, Sendable {
    let sentence: String
    let code: ExitCode

    init(_ error: StorageError) {
        code = .noStorage
        switch error {
        case .readOnly(let path):
            sentence = "\(path) can't be written. Make it writable, or choose another folder with --data DIR."
        case .full(let path):
            sentence = "The disk that holds \(path) is full. Nothing was lost; make room and start again."
        case .damaged(let path, _):
            sentence = "\(path) is damaged. quad check says what is wrong, quad check --repair keeps what is sound."
        case .newerSchema(let path, let found, let known):
            sentence = "\(path) was made by a newer Quad (format \(found), this one knows \(known)). Install that one."
        case .busy:
            sentence = "Another program keeps the data folder busy. Close it and try again."
        case .unavailable(let reason):
            sentence = "The data folder can't be used: \(DisplayText(reason).string). quad doctor tells more."
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
