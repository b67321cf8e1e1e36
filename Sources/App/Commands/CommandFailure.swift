import Domain

/// Why a command ends without its answer: one sentence for people, and the exit code for scripts.
struct CommandFailure: Error {
    let code: ExitCode
    let sentence: String

    init(_ code: ExitCode, _ sentence: String) {
        self.code = code
        self.sentence = sentence
    }

    /// Says the sentence and hands the code back.
    func report() -> ExitCode {
        Output.problem(sentence)
        return code
    }

    init(_ error: StorageError) {
        let words =
            switch error {
            case .readOnly(let path): "\(DisplayText(path).string) can't be written to."
            case .full(let path): "There is no room left for \(DisplayText(path).string)."
            case .damaged(let path, _):
                "\(DisplayText(path).string) is damaged. quad check says what can be saved."
            case .newerSchema(let path, _, _):
                "\(DisplayText(path).string) was made by a newer Quad. Please update; nothing was changed."
            case .busy: "Another Quad is writing for a long time. Please try again."
            case .unavailable(let reason): "The data could not be reached: \(DisplayText(reason).string)."
            }
        self.init(.noStorage, words)
    }
}

extension CommandSpec {
    /// A command whose body throws its failure.
    static func failing(
        _ name: String, usage: String, summary: String, options: [OptionSpec] = [],
        run: @escaping @Sendable (Arguments, AppContainer) async throws(CommandFailure) -> Void
    ) -> CommandSpec {
        CommandSpec(name, usage: usage, summary: summary, options: options) { arguments, container in
            do throws(CommandFailure) {
                try await run(arguments, container)
                return .success
            } catch {
                return error.report()
            }
        }
    }
}
