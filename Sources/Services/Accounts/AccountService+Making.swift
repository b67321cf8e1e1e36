public import Domain

/// A local account that was just made. The recovery code is nowhere else: it is shown once.
public struct NewLocalAccount: Sendable {
    public let account: Account
    public let recovery: OneTimeCode
}

extension AccountService {
    /// Makes a local account, unverified; nothing is stored when a part of it can't be taken.
    public func add(
        name: String, email: String, passphrase: Passphrase
    ) async throws(AccountError) -> NewLocalAccount {
        let name = try checked(name)
        guard let email = EmailAddress(email) else { throw .email(EmailAddress.problem(email)) }
        do throws(PassphraseProblem) { try passphrase.check(for: name) } catch { throw .passphrase(error) }
        let recovery = try code(.recovery)
        let credential = SignInCredential(passphraseHash: try await hash(passphrase), recoveryHash: recovery.hash)
        let new = NewAccount(name: name, email: email.string, credential: credential, created: clock.now())
        return NewLocalAccount(account: try await add(new), recovery: recovery)
    }

    /// Makes the account of a key that the operator lists, which vouches for it.
    public func add(name: String, key: KeyFingerprint) async throws(AccountError) -> Account {
        let now = clock.now()
        return try await add(
            NewAccount(name: try checked(name), fingerprint: key, verified: now, created: now))
    }

    /// The account that a key opens; made on its first use, named after the key.
    func account(of key: KeyFingerprint) async throws(AccountError) -> Account {
        let known = try await stored { directory throws(StorageError) in
            try await directory.account(fingerprint: key)
        }
        if let known { return known }
        // A fingerprint's letters may stand for a name that is taken, by chance or by another process.
        let letters = key.description.dropFirst("SHA256:".count).filter { $0.isLetter || $0.isNumber }
        for length in [8, 12, 16, 24] {
            let new = NewAccount(
                name: try checked("ssh-" + letters.prefix(length)), fingerprint: key, verified: nil,
                created: clock.now())
            let added = try await stored { directory throws(StorageError) in try await directory.add(new) }
            switch added {
            case .added(let account): return account
            case .keyTaken:
                let other = try await stored { directory throws(StorageError) in
                    try await directory.account(fingerprint: key)
                }
                if let other { return other }
            case .nameLooksLike, .emailTaken: continue
            }
        }
        throw .name(.looksLike("ssh-" + letters.prefix(8)))
    }

    private func add(_ new: NewAccount) async throws(AccountError) -> Account {
        switch try await stored({ directory throws(StorageError) in try await directory.add(new) }) {
        case .added(let account): return account
        case .nameLooksLike(let other): throw .name(.looksLike(other))
        case .emailTaken: throw .emailTaken
        case .keyTaken(let other): throw .keyTaken(other)
        }
    }

    private func checked(_ name: String) throws(AccountError) -> AccountName {
        do throws(AccountNameProblem) { return try AccountName(name) } catch { throw .name(error) }
    }
}
