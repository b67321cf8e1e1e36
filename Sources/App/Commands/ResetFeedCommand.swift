import Domain
import Glibc
import Services
import Store

/// `quad reset-feed`: forgets every swipe and star, after asking.
enum ResetFeedCommand {
    static let spec = CommandSpec(
        "reset-feed", summary: "forget every swipe and star, after asking",
        options: [OptionSpec("yes", "do not ask")]
    ) { arguments, container in
        do throws(Failure) {
            let session = try AccountSession(container)
            let log = session.database.stores(for: try await session.scope().account.id).feedLog
            return try await reset(log, asking: !arguments.has("yes"))
        } catch {
            return error.report()
        }
    }

    private static func reset(_ log: any FeedLog, asking: Bool) async throws(Failure) -> ExitCode {
        do throws(StorageError) {
            let ledger = TasteLedger(try await log.events(after: nil))
            guard ledger.lastKey != nil else {
                Output.line("There is nothing to forget.")
                return .success
            }
            if asking {
                guard isatty(0) == 1 else {
                    Output.problem("reset-feed asks first, and there is no terminal to ask on. --yes goes without.")
                    return .usage
                }
                let counts = "\(ledger.swipes) decisions and \(ledger.starred.count) stars"
                guard confirms("Forget \(counts)? This can't be undone. [y/N] ") else {
                    Output.line("Nothing was changed.")
                    return .failure
                }
            }
            try await log.erase()
            Output.line("Forgotten. The profile stays.")
            return .success
        } catch {
            throw Failure(error)
        }
    }

    /// Only a plain yes is one.
    private static func confirms(_ question: String) -> Bool {
        Output.write(question, to: 1)
        let answer = readLine(strippingNewline: true) ?? ""
        return ["y", "yes"].contains(answer.lowercased())
    }
}
