import Domain
import Services

/// `quad open URL`: the place that a quad:// address names.
enum OpenCommand {
    static let spec = CommandSpec(
        "open", usage: "URL", summary: "open a quad:// address: college, conversation, note or sign-in link"
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

    private static func open(_ link: DeepLink, _ container: AppContainer) async -> ExitCode {
        switch link {
        case .college(let id):
            do throws(Failure) {
                return try await ShowCommand.show("\(id)", as: .text, in: container)
            } catch {
                return error.report()
            }
        case .conversation:
            Output.problem("Conversations are not built in yet.")
            return .failure
        case .note:
            Output.problem("Notes are not built in yet.")
            return .failure
        case .auth:
            Output.problem("A sign-in link opens the program like this: quad --account \(link.address)")
            return .usage
        }
    }

    private static func sentence(_ problem: DeepLink.Problem) -> String {
        switch problem {
        case .notALink: "A Quad address begins with quad://, as in quad://college/166683."
        case .tooLong: "The address is longer than any of Quad's."
        case .unknownKind(let kind):
            "quad://\(DisplayText(kind).string) is nothing Quad knows. There are college, conversation, note and auth."
        case .badIdentifier(let identifier):
            identifier.isEmpty
                ? "The address does not say which one." : "There can't be a \(DisplayText(identifier).string)."
        }
    }
}
