/// Who is at the terminal.
public enum AuthState: Sendable, Hashable {
    case signedOut
    case signingIn(name: String)
    case signedIn(Account)
    /// Signed in, and nothing is shown before the passphrase has been typed again.
    case locked(Account)
    /// The last attempt failed; nobody is signed in.
    case failed(AccountError)

    public var account: Account? {
        switch self {
        case .signedIn(let account), .locked(let account): account
        default: nil
        }
    }
}

/// When the screen locks by itself.
public struct IdleLock: Sendable, Hashable {
    /// Minutes without a key; `nil` never locks.
    public var minutes: Int?

    public init(minutes: Int?) { self.minutes = minutes }

    /// When to lock, for the one wake-up that all deadlines share; accounts without a passphrase never lock.
    public func deadline(lastKey: Int64, of account: Account) -> Int64? {
        guard account.kind == .local else { return nil }
        return minutes.map { lastKey + Int64($0) * 60_000 }
    }
}
