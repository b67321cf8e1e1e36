/// One student of this installation, as the others may know of them.
public struct Account: Sendable, Hashable, Identifiable {
    public enum Kind: String, Sendable, Hashable, CaseIterable, Codable {
        /// Whoever sits at the terminal, before anybody signs in.
        case guest
        /// Signs in with a passphrase.
        case local
        /// Signs in with an SSH key, which the daemon has checked.
        case ssh
    }

    public let id: AccountID
    public let name: String
    public let kind: Kind
    public let email: String?
    public let fingerprint: KeyFingerprint?
    /// When the operator vouched for the account, milliseconds since 1970; `nil` until then.
    public let verified: Int64?
    public let created: Int64

    public init(
        id: AccountID, name: String, kind: Kind, email: String? = nil, fingerprint: KeyFingerprint? = nil,
        verified: Int64? = nil, created: Int64
    ) {
        self.id = id
        self.name = name
        self.kind = kind
        self.email = email
        self.fingerprint = fingerprint
        self.verified = verified
        self.created = created
    }

    /// False is said in words wherever others see the account.
    public var isVerified: Bool { verified != nil }
}
