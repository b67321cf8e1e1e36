import Domain
import Services

/// `quad auth`: ways to sign in without typing a passphrase.
enum AuthCommand {
    static let spec = CommandSpec.failing(
        "auth", usage: "link", summary: "a link that signs you in once, within ten minutes"
    ) { arguments, container throws(Failure) in
        guard arguments.words == ["link"] else {
            throw Failure(.usage, "quad auth takes link.")
        }
        let session = try AccountSession(container)
        let scope = try await session.scope()
        let token = try await session.asking { service throws(AccountError) in
            try await service.link(for: scope.account)
        }
        Output.line(DeepLink.auth(token).address)
        Output.write("It works once, within ten minutes: quad --account LINK. Whoever has it is you.\n", to: 2)
    }
}
