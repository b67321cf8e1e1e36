/// Why accounts could not do what was asked.
public enum AccountError: Error, Sendable, Hashable {
    case storage(StorageError)
    case unknownAccount
    /// The passphrase is wrong, or there is no such account; which of the two is not said.
    case wrongPassphrase
    /// Too many failures: no attempt is looked at before this many milliseconds have passed.
    case wait(Int64)
    case name(AccountNameProblem)
    case email(ProfileReason)
    case emailTaken
    case passphrase(PassphraseProblem)
    case key(SSHKeyProblem)
    /// The key is the account of this name already.
    case keyTaken(String)
    /// The account signs in with its SSH key, not with a passphrase.
    case needsKey
    /// Wrong, used before, or too old; which of them is not said.
    case wrongCode
    /// The guest has no name, no passphrase and no end.
    case guest
    /// libcrypt is missing or does not know yescrypt.
    case hashingUnavailable
    /// The system gave no random bytes.
    case randomUnavailable
    case cancelled
}
