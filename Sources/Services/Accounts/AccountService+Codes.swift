public import Domain

extension AccountService {
    /// A code with which the operator vouches for an account; it takes the place of an earlier one.
    public func operatorCode(for account: Account) async throws(AccountError) -> OneTimeCode {
        guard account.id != .guest else { throw .guest }
        return try await issue(.verify, for: account, lifetime: Self.codeLifetime)
    }

    /// Uses up the operator's code. Wrong ones make the next attempt wait, like wrong passphrases.
    public func verify(_ account: Account, code: OneTimeCode) async throws(AccountError) {
        try await beginAttempt(on: account)
        let now = clock.now()
        let owner = try await stored { directory throws(StorageError) in
            try await directory.takeCode(code.hash, purpose: .verify, of: account.id, now: now)
        }
        guard owner != nil else { throw .wrongCode }
        try await stored { directory throws(StorageError) in
            try await directory.setVerified(now, of: account.id)
            try await directory.clearAttempts(of: account.id)
        }
    }

    /// A token that signs in once, within ten minutes; it takes the place of an earlier one.
    public func link(for account: Account) async throws(AccountError) -> OneTimeCode {
        guard account.id != .guest else { throw .guest }
        return try await issue(.link, for: account, lifetime: Self.linkLifetime)
    }

    func take(_ token: OneTimeCode) async throws(AccountError) -> Account? {
        let now = clock.now()
        return try await stored { directory throws(StorageError) in
            let owner = try await directory.takeCode(token.hash, purpose: .link, of: nil, now: now)
            guard let owner else { return nil }
            return try await directory.account(owner)
        }
    }

    /// Sets a new passphrase for whoever knows the old one. The recovery code stays.
    public func changePassphrase(
        of account: Account, from old: Passphrase, to new: Passphrase
    ) async throws(AccountError) {
        let name = try name(of: account)
        do throws(PassphraseProblem) { try new.check(for: name) } catch { throw .passphrase(error) }
        try await prove(account, by: old)
        let known = try await stored { directory throws(StorageError) in
            try await directory.credential(of: account.id)
        }
        guard let known else { throw .unknownAccount }
        try await set(new, recoveryHash: known.recoveryHash, of: account)
    }

    /// Sets a new passphrase for whoever has the recovery code, which is used up.
    ///
    /// - Returns: The next recovery code, shown once.
    public func recover(
        _ account: Account, code: OneTimeCode, to new: Passphrase
    ) async throws(AccountError) -> OneTimeCode {
        let name = try name(of: account)
        do throws(PassphraseProblem) { try new.check(for: name) } catch { throw .passphrase(error) }
        let known = try await stored { directory throws(StorageError) in
            try await directory.credential(of: account.id)
        }
        guard let known else { throw account.kind == .ssh ? .needsKey : .guest }
        try await beginAttempt(on: account)
        guard known.recoveryHash == code.hash else { throw .wrongCode }
        let next = try self.code(.recovery)
        try await set(new, recoveryHash: next.hash, of: account)
        return next
    }

    /// What would go with an account.
    public func contents(of account: Account) async throws(AccountError) -> [AccountContent] {
        try await stored { directory throws(StorageError) in try await directory.contents(of: account.id) }
    }

    /// Takes the account away for good; for the guest, everything they did. Signs out whoever is signed in to it.
    public func remove(_ account: Account) async throws(AccountError) -> AccountRemoval {
        if state.account?.id == account.id { signOut() }
        return try await stored { directory throws(StorageError) in try await directory.remove(account.id) }
    }

    private func issue(
        _ purpose: OneTimeCode.Purpose, for account: Account, lifetime: Int64
    ) async throws(AccountError) -> OneTimeCode {
        let code = try code(purpose)
        let expires = clock.now() + lifetime
        try await stored { directory throws(StorageError) in
            try await directory.setCode(code.hash, purpose: purpose, of: account.id, expires: expires)
        }
        return code
    }

    private func set(_ new: Passphrase, recoveryHash: [UInt8], of account: Account) async throws(AccountError) {
        let credential = SignInCredential(passphraseHash: try await hash(new), recoveryHash: recoveryHash)
        try await stored { directory throws(StorageError) in
            try await directory.setCredential(credential, of: account.id)
        }
    }

    private func name(of account: Account) throws(AccountError) -> AccountName {
        guard account.kind == .local else { throw account.kind == .ssh ? .needsKey : .guest }
        do throws(AccountNameProblem) { return try AccountName(account.name) } catch { throw .name(error) }
    }
}
