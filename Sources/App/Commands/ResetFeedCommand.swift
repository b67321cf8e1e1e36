import Domain
import Glibc
import Store

/// `quad reset-feed`: forgets every swipe and star, after asking.
enum ResetFeedCommand {
    static let spec = CommandSpec(
        "reset-feed", summary: "forget every swipe and star, after asking",
        options: [OptionSpec("yes", "do not ask")]
    ) { arguments, container in
        do throws(StorageError) {
            let log = try container.stores().feedLog
            let marks = FeedMarks(try await log.events(after: nil))
            guard !marks.decisions.isEmpty || !marks.stars.isEmpty else {
                Output.line("There is nothing to forget.")
                return .success
            }
            if !arguments.has("yes") {
                guard isatty(0) == 1 else {
                    Output.problem("reset-feed asks first, and there is no terminal to ask on. --yes goes without.")
                    return .usage
                }
                let counts = "\(marks.decisions.count) decisions and \(marks.stars.count) stars"
                guard confirms("Forget \(counts)? This can't be undone. [y/N] ") else {
                    Output.line("Nothing was changed.")
                    return .failure
                }
            }
            try await log.erase()
            Output.line("Forgotten. The profile stays.")
            return .success
        } catch {
            return Output.refusal(error)
        }
    }

    /// Only a plain yes is one.
    private static func confirms(_ question: String) -> Bool {
        Output.write(question, to: 1)
        let answer = readLine(strippingNewline: true) ?? ""
        return ["y", "yes"].contains(answer.lowercased())
    }
}
