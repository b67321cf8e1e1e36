public import Domain

/// Who is at the terminal, and everything about accounts that is not the account's own data.
///
/// An attempt that is overtaken by a sign-out ends as `cancelled` and changes nothing.
public actor AccountService {
    public private(set) var state: AuthState = .signedOut
    let directory: any AccountDirectory
    let hashing: any PassphraseHashing
    let secrets: any SecretSource
    let clock: any WallClock
    /// Rises with every change of mind, so that late answers fall.
    private var generation = 0

    /// How long a sign-in link works, milliseconds.
    public static let linkLifetime: Int64 = 10 * 60 * 1_000
    /// How long an operator's code works, milliseconds.
    public static let codeLifetime: Int64 = 7 * 24 * 3_600 * 1_000

    public init(
        directory: any AccountDirectory, hashing: any PassphraseHashing, secrets: any SecretSource,
        clock: any WallClock
    ) {
        self.directory = directory
        self.hashing = hashing
        self.secrets = secrets
        self.clock = clock
    }

    /// By number; the guest comes first.
    public func accounts() async throws(AccountError) -> [Account] {
        try await stored { directory throws(StorageError) in try await directory.accounts() }
    }

    /// The account of a name or an e-mail address, however its letters are written.
    public func account(named text: String) async throws(AccountError) -> Account? {
        if text.contains("@") {
            guard let email = EmailAddress(text) else { return nil }
            return try await stored { directory throws(StorageError) in
                try await directory.account(email: email.string)
            }
        }
        let skeleton = text == Self.guestName ? text : (try? AccountName(text))?.skeleton  // no name, no account
        guard let skeleton else { return nil }
        return try await stored { directory throws(StorageError) in try await directory.account(skeleton: skeleton) }
    }

    static let guestName = "guest"

    // MARK: - Signing in and out

    @discardableResult
    public func signInAsGuest() async throws(AccountError) -> Account {
        try await attempt(name: Self.guestName) { service throws(AccountError) in
            let guest = try await service.stored { directory throws(StorageError) in
                try await directory.account(.guest)
            }
            guard let guest else { throw .unknownAccount }
            return guest
        }
    }

    /// A wrong name takes as long as a wrong passphrase, and is answered the same.
    @discardableResult
    public func signIn(name: String, passphrase: Passphrase) async throws(AccountError) -> Account {
        try await attempt(name: name) { service throws(AccountError) in
            guard let account = try await service.account(named: name) else {
                _ = try await service.hash(passphrase)
                throw .wrongPassphrase
            }
            if account.id == .guest { return account }
            try await service.prove(account, by: passphrase)
            return account
        }
    }

    /// Signs in with a key that the SSH daemon has checked; the first time makes an account, unverified.
    @discardableResult
    public func signIn(key: KeyFingerprint) async throws(AccountError) -> Account {
        try await attempt(name: key.description) { service throws(AccountError) in
            try await service.account(of: key)
        }
    }

    /// Signs in with a link's token, which is used up.
    @discardableResult
    public func signIn(token: OneTimeCode) async throws(AccountError) -> Account {
        try await attempt(name: "") { service throws(AccountError) in
            guard let account = try await service.take(token) else { throw .wrongCode }
            return account
        }
    }

    /// Whoever holds the account's scope drops it as well.
    public func signOut() {
        generation += 1
        state = .signedOut
    }

    /// An account without a passphrase stays open: nothing could unlock it.
    public func lock() {
        guard case .signedIn(let account) = state, account.kind == .local else { return }
        generation += 1
        state = .locked(account)
    }

    /// A failure leaves the screen locked.
    public func unlock(_ passphrase: Passphrase) async throws(AccountError) {
        guard case .locked(let account) = state else { return }
        let mine = generation
        try await prove(account, by: passphrase)
        guard generation == mine else { throw .cancelled }
        state = .signedIn(account)
    }

    /// - Parameter body: Runs while the state says who is signing in.
    private func attempt(
        name: String, _ body: (isolated AccountService) async throws(AccountError) -> Account
    ) async throws(AccountError) -> Account {
        generation += 1
        let mine = generation
        state = .signingIn(name: name)
        do throws(AccountError) {
            let account = try await body(self)
            guard generation == mine else { throw .cancelled }
            state = .signedIn(account)
            return account
        } catch {
            if generation == mine { state = .failed(error) }
            throw error
        }
    }

    // MARK: - What the parts of the service share

    func stored<Result: Sendable>(
        _ body: (any AccountDirectory) async throws(StorageError) -> Result
    ) async throws(AccountError) -> Result {
        do throws(StorageError) { return try await body(directory) } catch { throw .storage(error) }
    }

    func hash(_ passphrase: Passphrase) async throws(AccountError) -> String {
        do throws(HashingError) {
            return try await hashing.hash(passphrase)
        } catch {
            throw .hashingUnavailable
        }
    }

    func code(_ purpose: OneTimeCode.Purpose) throws(AccountError) -> OneTimeCode {
        guard let bytes = secrets.bytes(OneTimeCode.randomCount(purpose)) else { throw .randomUnavailable }
        return OneTimeCode(purpose, random: bytes)
    }

    /// Asks for the passphrase again before something that can't be taken back. Nobody signs in or out by it.
    public func confirm(_ account: Account, passphrase: Passphrase) async throws(AccountError) {
        try await prove(account, by: passphrase)
    }

    /// Counts the attempt before it looks at it, and takes the count back when it was right.
    func prove(_ account: Account, by passphrase: Passphrase) async throws(AccountError) {
        let credential = try await stored { directory throws(StorageError) in
            try await directory.credential(of: account.id)
        }
        guard let credential else { throw account.kind == .ssh ? .needsKey : .guest }
        try await beginAttempt(on: account)
        let isRight: Bool
        do throws(HashingError) {
            isRight = try await hashing.matches(passphrase, credential.passphraseHash)
        } catch {
            throw .hashingUnavailable
        }
        guard isRight else { throw .wrongPassphrase }
        try await stored { directory throws(StorageError) in try await directory.clearAttempts(of: account.id) }
    }

    func beginAttempt(on account: Account) async throws(AccountError) {
        let now = clock.now()
        let wait = try await stored { directory throws(StorageError) in
            try await directory.beginAttempt(of: account.id, now: now)
        }
        guard wait == 0 else { throw .wait(wait) }
    }
}
