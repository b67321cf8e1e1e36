/// How the program ends; documented in docs/quad.1 and kept stable for scripts.
enum ExitCode: Int32, Error, Sendable, CaseIterable {
    case success = 0
    /// What was asked for does not exist, or a check found something wrong.
    case failure = 1
    /// No terminal, or one that can't show a screen.
    case noTerminal = 2
    /// The command line was not understood.
    case usage = 64
    /// A file that was given can't be read as what it should be.
    case badInput = 65
    /// The program's own Resources are missing.
    case noResources = 66
    /// The data folder is read-only, full or damaged, or made by a newer program.
    case noStorage = 74

    /// One sentence for the manual page.
    var meaning: String {
        switch self {
        case .success: "Done."
        case .failure: "What was asked for does not exist, or a check found something wrong."
        case .noTerminal: "There is no terminal, or it can't show a screen."
        case .usage: "The command line was not understood."
        case .badInput: "What was given can't be read as what it should be."
        case .noResources: "The shipped tables are missing or damaged."
        case .noStorage: "The data folder is read-only, full or damaged, or belongs to a newer Quad."
        }
    }
}
