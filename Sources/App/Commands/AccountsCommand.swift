import Domain
import Services
import Store

/// `quad accounts`: who has an account here, for whoever runs the host and for the students themselves.
enum AccountsCommand {
    static let spec = CommandSpec.failing(
        "accounts", usage: "VERB [NAME]",
        summary: "list, add, code, verify, passphrase, recover, export or remove accounts",
        options: [
            OptionSpec("email", value: "ADDRESS", "add: the e-mail address of a local account"),
            OptionSpec("key", value: "FILE", "add: an SSH public key, a fingerprint or a .pub file"),
            OptionSpec("to", value: "FOLDER", "export: a new folder, or a file NAME.tar; remove: export there first"),
            OptionSpec("operator", "remove: without the account's passphrase"),
        ]
    ) { arguments, container throws(Failure) in
        let words = arguments.words
        let session = try AccountSession(container)
        // What an earlier removal had to leave goes as soon as nobody else reads.
        try await session.wipeRemnants()
        switch (words.first, words.count) {
        case ("list"?, 1), (nil, 0): try await list(session)
        case ("add"?, 2): try await AccountMaking.add(words[1], arguments, session)
        case ("code"?, 2): try await code(words[1], session)
        case ("verify"?, 2): try await verify(words[1], session)
        case ("passphrase"?, 2): try await AccountMaking.changePassphrase(words[1], session)
        case ("recover"?, 2): try await AccountMaking.recover(words[1], session)
        case ("export"?, 1):
            guard let folder = arguments["to"] else {
                throw Failure(.usage, "Please say where to: quad accounts export --to FOLDER.")
            }
            try await AccountExporting.export(try await session.scope(), of: session, to: folder)
        case ("remove"?, 2): try await AccountRemoving.remove(words[1], arguments, session)
        default:
            throw Failure(
                .usage,
                "quad accounts takes list, export, or one of add, code, verify, passphrase, recover and remove with a "
                    + "name.")
        }
    }

    private static func list(_ session: AccountSession) async throws(Failure) {
        let accounts = try await session.asking { service throws(AccountError) in try await service.accounts() }
        for account in accounts {
            let how =
                switch account.kind {
                case .guest: "no sign-in"
                case .local: account.email ?? ""
                case .ssh: account.fingerprint?.description ?? ""
                }
            let fields = [account.name, account.kind.rawValue, AccountWords.standing(account), how]
            Output.line(fields.map { DisplayText($0).string }.joined(separator: "\t"))
        }
    }

    private static func code(_ name: String, _ session: AccountSession) async throws(Failure) {
        let account = try await session.account(named: name)
        let code = try await session.asking { service throws(AccountError) in
            try await service.operatorCode(for: account)
        }
        Output.line(code.grouped)
        Output.write("Give it to \(account.name). It works once, within seven days: quad accounts verify.\n", to: 2)
    }

    private static func verify(_ name: String, _ session: AccountSession) async throws(Failure) {
        let account = try await session.account(named: name)
        guard let text = PassphrasePrompt.line("The operator's code: "),
            let code = OneTimeCode(.verify, reading: text)
        else { throw Failure(AccountError.wrongCode) }
        try await session.asking { service throws(AccountError) in try await service.verify(account, code: code) }
        Output.line("\(account.name) is verified.")
    }
}

extension AccountSession {
    /// Asks the account service, with its failure in the words of the command line.
    func asking<Result: Sendable>(
        _ body: (AccountService) async throws(AccountError) -> Result
    ) async throws(Failure) -> Result {
        do throws(AccountError) { return try await body(service) } catch { throw Failure(error) }
    }

    func wipeRemnants() async throws(Failure) {
        do throws(StorageError) {
            _ = try await database.accounts.wipeRemnants()
        } catch {
            throw Failure(error)
        }
    }
}
