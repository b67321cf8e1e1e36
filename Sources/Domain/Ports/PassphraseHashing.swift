/// Turns passphrases into what may be stored: slow on purpose, and off the caller's thread.
public protocol PassphraseHashing: Sendable {
    /// A hash with a salt of its own.
    func hash(_ passphrase: Passphrase) async throws(HashingError) -> String
    /// Compares in a time that says nothing about where the two differ.
    func matches(_ passphrase: Passphrase, _ hash: String) async throws(HashingError) -> Bool
}

public enum HashingError: Error, Sendable, Hashable {
    /// libcrypt is missing or does not know yescrypt.
    case unavailable
}

/// Random bytes for secrets, passed in so that tests decide them.
public protocol SecretSource: Sendable {
    /// `nil` when the system has none.
    func bytes(_ count: Int) -> [UInt8]?
}
