import Domain
import Services
import Store

/// The parts of `quad accounts` that make accounts and change how they sign in.
enum AccountMaking {
    static func add(
        _ name: String, _ arguments: Arguments, _ session: AccountSession
    ) async throws(Failure) {
        // A name that can't be taken is said before anybody types a passphrase.
        do throws(AccountNameProblem) {
            _ = try AccountName(name)
        } catch {
            throw Failure(AccountError.name(error))
        }
        switch (arguments["email"], arguments["key"]) {
        case (let email?, nil): try await addLocal(name, email, session)
        case (nil, let key?):
            let fingerprint = try fingerprint(key)
            let account = try await session.asking { service throws(AccountError) in
                try await service.add(name: name, key: fingerprint)
            }
            Output.line("\(account.name) is there, verified, and opens with the key \(fingerprint).")
        default:
            throw Failure(.usage, "An account has either --email ADDRESS or --key FILE.")
        }
    }

    private static func addLocal(
        _ name: String, _ email: String, _ session: AccountSession
    ) async throws(Failure) {
        guard EmailAddress(email) != nil else {
            throw Failure(AccountError.email(EmailAddress.problem(email)))
        }
        guard let passphrase = try PassphrasePrompt.readNew() else { throw Failure(AccountError.cancelled) }
        defer { passphrase.wipe() }
        let made = try await session.asking { service throws(AccountError) in
            try await service.add(name: name, email: email, passphrase: passphrase)
        }
        Output.line("\(made.account.name) is there, unverified until it has the operator's code.")
        sayRecovery(made.recovery)
    }

    private static func fingerprint(_ key: String) throws(Failure) -> KeyFingerprint {
        if let fingerprint = KeyFingerprint(key) { return fingerprint }
        do throws(SSHKeyProblem) {
            guard let bytes = InputFile.bytes(key, limit: 65_536) else {
                return try KeyFingerprint(publicKey: key)
            }
            return try KeyFingerprint(publicKey: String(decoding: bytes, as: UTF8.self))
        } catch {
            throw Failure(AccountError.key(error))
        }
    }

    static func changePassphrase(_ name: String, _ session: AccountSession) async throws(Failure) {
        let account = try await session.account(named: name)
        guard account.kind == .local else { throw Failure(account.kind == .ssh ? .needsKey : .guest) }
        let old = Passphrase()
        defer { old.wipe() }
        guard PassphrasePrompt.read("The passphrase so far: ", into: old),
            let new = try PassphrasePrompt.readNew()
        else { throw Failure(AccountError.cancelled) }
        defer { new.wipe() }
        try await session.asking { service throws(AccountError) in
            try await service.changePassphrase(of: account, from: old, to: new)
        }
        Output.line("\(account.name) has a new passphrase. The recovery code stays.")
    }

    static func recover(_ name: String, _ session: AccountSession) async throws(Failure) {
        let account = try await session.account(named: name)
        guard account.kind == .local else { throw Failure(account.kind == .ssh ? .needsKey : .guest) }
        guard let text = PassphrasePrompt.line("The recovery code: "),
            let code = OneTimeCode(.recovery, reading: text)
        else { throw Failure(AccountError.wrongCode) }
        guard let new = try PassphrasePrompt.readNew() else { throw Failure(AccountError.cancelled) }
        defer { new.wipe() }
        let next = try await session.asking { service throws(AccountError) in
            try await service.recover(account, code: code, to: new)
        }
        Output.line("\(account.name) has a new passphrase.")
        sayRecovery(next)
    }

    private static func sayRecovery(_ code: OneTimeCode) {
        Output.line("Recovery code, shown this once: \(code.grouped)")
    }
}
