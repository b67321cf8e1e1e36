/// An address that could be written to: `local@domain.tld`.
public struct EmailAddress: Sendable, Hashable {
    /// Small letters throughout, so that one mailbox is one address.
    public let string: String

    public init?(_ outside: String) {
        guard case .success(let string) = EmailAddress.read(outside) else { return nil }
        self.string = string
    }

    /// Why ``init(_:)`` answers `nil`.
    public static func problem(_ outside: String) -> ProfileReason {
        guard case .failure(let reason) = read(outside) else { return .notAnEmail }
        return reason
    }

    private static func read(_ outside: String) -> Result<String, ProfileReason> {
        do throws(ProfileReason) {
            guard case .text(let text)? = try ProfileRule.email.answer(to: .text(outside)) else {
                return .failure(.emailWithoutAt)
            }
            return .success(text.lowercased())
        } catch {
            return .failure(error)
        }
    }
}
