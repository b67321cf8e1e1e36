import Domain
import Glibc
import Services
import Store

/// `quad open URL`: the place that a quad:// address names.
enum OpenCommand {
    static let spec = CommandSpec(
        "open", usage: "URL", summary: "open a quad:// address: college, scholarship, conversation or sign-in link"
    ) { arguments, container in
        guard let address = arguments.words.first, arguments.words.count == 1 else {
            Output.problem("quad open takes one address, as in quad://college/166683.")
            return .usage
        }
        do throws(DeepLink.Problem) {
            return await open(try DeepLink(address), container)
        } catch {
            Output.problem(sentence(error))
            return .badInput
        }
    }

    /// In the running program if there is one, else in one of its own on a terminal, else as text where that can be.
    private static func open(_ link: DeepLink, _ container: AppContainer) async -> ExitCode {
        let hasTerminal = isatty(0) == 1 && isatty(1) == 1
        do throws(Failure) {
            if case .auth = link {
                guard hasTerminal else {
                    throw Failure(.usage, "A sign-in link opens the program like this: quad --account \(link.address)")
                }
                var options = container.options
                options.account = link.address
                let own: AppContainer
                do { own = try AppContainer(options: options) } catch { throw Failure(error) }
                return await FullScreen.run(own)
            }
            for account in try await readers(container) {
                if LinkDoor.send(link, dataFolder: container.paths.dataFolder, to: account) {
                    Output.line("Opened in the running Quad.")
                    return .success
                }
            }
            if hasTerminal { return await FullScreen.run(container, link: link) }
            guard case .college(let id) = link else {
                throw Failure(.failure, "No Quad is running that could open it.")
            }
            return try await ShowCommand.show("\(id)", as: .text, in: container)
        } catch {
            return error.report()
        }
    }

    /// Whose running program may take the link: the account that was named, or anybody's when none was. Handing a link in
    /// shows nothing of an account, so no passphrase is asked for.
    private static func readers(_ container: AppContainer) async throws(Failure) -> [AccountID] {
        let session = try AccountSession(container)
        if let name = container.options.account { return [try await session.account(named: name).id] }
        return try await session.asking { service throws(AccountError) in try await service.accounts() }.map(\.id)
    }

    private static func sentence(_ problem: DeepLink.Problem) -> String {
        switch problem {
        case .notALink: "A Quad address begins with quad://, as in quad://college/166683."
        case .tooLong: "The address is longer than any of Quad's."
        case .unknownKind(let kind):
            "quad://\(DisplayText(kind).string) is nothing Quad knows. There are college, scholarship,"
                + " conversation, note and auth."
        case .badIdentifier(let identifier):
            identifier.isEmpty
                ? "The address does not say which one." : "There can't be a \(DisplayText(identifier).string)."
        }
    }
}
