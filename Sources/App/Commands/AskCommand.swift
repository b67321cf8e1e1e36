import Domain
import Services

/// `quad ask`: one question, answered from evidence, to standard output as it comes.
enum AskCommand {
    static let spec = CommandSpec(
        "ask", usage: "QUESTION [--json]", summary: "answer a question from the catalogue, scholarships and guidance",
        options: [
            OptionSpec("json", "one JSON object with the answer, its citations and what was checked")
        ]
    ) { arguments, container in
        let question = arguments.words.joined(separator: " ")
        guard (1...AskText.longestQuestion).contains(question.count) else {
            Output.problem("quad ask takes a question of 1 to \(AskText.longestQuestion) characters.")
            return .usage
        }
        do throws(Failure) {
            return try await ask(question, asJSON: arguments.has("json"), container)
        } catch {
            return error.report()
        }
    }

    private static func ask(
        _ question: String, asJSON: Bool, _ container: AppContainer
    ) async throws(Failure) -> ExitCode {
        let service = try await Advisor.service(container)
        var written = ""
        for await update in service.ask(question) {
            switch update {
            case .partial(let answer):
                guard !asJSON else { continue }
                written += write(answer.text, after: written)
            case .ended(let answer, _):
                if asJSON {
                    Output.line(JSONWriter.text(AskText.json(answer, question: question)))
                } else {
                    _ = write(answer.text, after: written)
                    Output.write("\n" + AskText.notes(answer), to: 1)
                }
                return answer.isRefused ? .failure : .success
            case .failed(let problem, _):
                if !written.isEmpty { Output.write("\n", to: 1) }
                throw Failure(problem)
            }
        }
        return .failure
    }

    /// Writes what is new of a text that has grown, and returns it. Text that came to stand differently stays as written.
    private static func write(_ text: String, after written: String) -> String {
        let shown = AskText.clean(text)
        guard shown.hasPrefix(written) else { return "" }
        let new = String(shown.dropFirst(written.count))
        Output.write(new, to: 1)
        return new
    }
}
