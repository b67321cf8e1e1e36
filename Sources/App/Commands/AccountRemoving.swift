import Domain
import Services
import Store

/// `quad accounts remove`: says what goes, offers the export, and asks for the name before anything does.
enum AccountRemoving {
    static func remove(
        _ name: String, _ arguments: Arguments, _ session: AccountSession
    ) async throws(Failure) {
        let account = try await session.account(named: name)
        if account.kind == .local, !arguments.has("operator") { try await prove(account, session) }
        let contents = try await session.asking { service throws(AccountError) in
            try await service.contents(of: account)
        }
        Output.line("This goes for good with \(account.name):")
        for content in contents { Output.line("  \(content.table)\t\(content.rows) rows") }
        Output.line("  the copies of the database that were made before updates")
        if let folder = arguments["to"] {
            try await AccountExporting.export(session.scope(of: account), of: session, to: folder)
        } else {
            Output.line("To keep a copy, stop here and add --to FOLDER.")
        }
        let typed = PassphrasePrompt.line("Type the account's name to remove it: ")
        guard typed == account.name else { throw Failure(.failure, "Nothing was removed.") }
        let removal = try await session.asking { service throws(AccountError) in try await service.remove(account) }
        switch removal {
        case .complete: Output.line("\(account.name) is gone.")
        case .remnantsRemain:
            Output.line(
                "\(account.name) is gone. Another Quad has the database open, so old pages are wiped when the next "
                    + "account command finds it closed.")
        }
    }

    private static func prove(_ account: Account, _ session: AccountSession) async throws(Failure) {
        let passphrase = Passphrase()
        defer { passphrase.wipe() }
        guard PassphrasePrompt.read("Passphrase of \(account.name): ", into: passphrase) else {
            throw Failure(AccountError.cancelled)
        }
        _ = try await session.asking { service throws(AccountError) in
            try await service.signIn(name: account.name, passphrase: passphrase)
        }
    }
}
