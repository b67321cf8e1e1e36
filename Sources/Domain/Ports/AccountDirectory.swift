/// The accounts of one installation and how they sign in. Nothing personal passes through here.
public protocol AccountDirectory: Sendable {
    /// By number; the guest comes first.
    func accounts() async throws(StorageError) -> [Account]
    func account(_ id: AccountID) async throws(StorageError) -> Account?
    /// By ``AccountName/skeleton``, which no two accounts share.
    func account(skeleton: String) async throws(StorageError) -> Account?
    func account(email: String) async throws(StorageError) -> Account?
    func account(fingerprint: KeyFingerprint) async throws(StorageError) -> Account?
    /// Its number was never given to anybody before.
    func add(_ account: NewAccount) async throws(StorageError) -> AddedAccount

    /// `nil` for an account without a passphrase.
    func credential(of id: AccountID) async throws(StorageError) -> SignInCredential?
    /// Forgets failed attempts as well.
    func setCredential(_ credential: SignInCredential, of id: AccountID) async throws(StorageError)
    /// Counts an attempt as failed before it is looked at, so that neither a kill nor a second process gains one.
    ///
    /// - Returns: Milliseconds to wait; 0 when the attempt was counted and may be looked at.
    func beginAttempt(of id: AccountID, now: Int64) async throws(StorageError) -> Int64
    func clearAttempts(of id: AccountID) async throws(StorageError)

    func setVerified(_ time: Int64, of id: AccountID) async throws(StorageError)
    /// Takes the place of the account's earlier codes of this purpose.
    func setCode(
        _ hash: [UInt8], purpose: OneTimeCode.Purpose, of id: AccountID, expires: Int64
    ) async throws(StorageError)
    /// Uses a code up and returns whose it was; `nil` when there is none that still holds.
    ///
    /// - Parameter id: Whose code it has to be; another's is left alone. `nil` takes anybody's.
    func takeCode(
        _ hash: [UInt8], purpose: OneTimeCode.Purpose, of id: AccountID?, now: Int64
    ) async throws(StorageError) -> AccountID?

    /// What an account holds, by table; only what is there.
    func contents(of id: AccountID) async throws(StorageError) -> [AccountContent]
    /// Takes an account and everything of it away, out of the free space of the files as well.
    func remove(_ id: AccountID) async throws(StorageError) -> AccountRemoval
    /// Wipes what an earlier removal had to leave. True when nothing is left to wipe.
    func wipeRemnants() async throws(StorageError) -> Bool
}

/// An account that is about to be made.
public struct NewAccount: Sendable, Hashable {
    public let name: AccountName
    public let email: String?
    /// One of the two is there, the other `nil`.
    public let credential: SignInCredential?
    public let fingerprint: KeyFingerprint?
    public let verified: Int64?
    public let created: Int64

    /// An account with a passphrase.
    public init(name: AccountName, email: String, credential: SignInCredential, created: Int64) {
        self.name = name
        self.email = email
        self.credential = credential
        fingerprint = nil
        verified = nil
        self.created = created
    }

    /// An account that an SSH key opens.
    public init(name: AccountName, fingerprint: KeyFingerprint, verified: Int64?, created: Int64) {
        self.name = name
        email = nil
        credential = nil
        self.fingerprint = fingerprint
        self.verified = verified
        self.created = created
    }
}

/// What became of a ``NewAccount``.
public enum AddedAccount: Sendable, Hashable {
    case added(Account)
    /// The name could be taken for this one.
    case nameLooksLike(String)
    case emailTaken
    /// The key opens the account of this name.
    case keyTaken(String)
}

/// How a local account signs in.
public struct SignInCredential: Sendable, Hashable {
    /// As `crypt(5)` writes it.
    public let passphraseHash: String
    /// ``OneTimeCode/hash`` of the recovery code.
    public let recoveryHash: [UInt8]

    public init(passphraseHash: String, recoveryHash: [UInt8]) {
        self.passphraseHash = passphraseHash
        self.recoveryHash = recoveryHash
    }
}

/// How many rows of one table belong to an account.
public struct AccountContent: Sendable, Hashable {
    /// The table's name.
    public let table: String
    public let rows: Int

    public init(table: String, rows: Int) {
        self.table = table
        self.rows = rows
    }
}

/// How far a removal came.
public enum AccountRemoval: Sendable, Hashable {
    /// Nothing of the account is left in the files.
    case complete
    /// The account is gone, but another process keeps the files from being wiped; the next one that can will do it.
    case remnantsRemain
}
