/// A secret that is shown once and stored only as its hash: recovery codes, operator's codes and sign-in links.
///
/// Written in Crockford's base 32, which has no I, L, O and U; read with small letters, spaces, hyphens and those
/// letters taken for the digits they look like.
public struct OneTimeCode: Sendable, Hashable {
    /// What a code is for; a code of one purpose never works for another.
    public enum Purpose: String, Sendable, Hashable {
        /// Sets a new passphrase.
        case recovery
        /// Says that the operator vouches for an account.
        case verify
        /// Signs in once.
        case link
        /// Reads a shortlist until it is revoked.
        case share

        /// Random characters of five bits each.
        var length: Int {
            switch self {
            case .recovery: 24
            case .verify: 12
            case .link: 40
            case .share: 20
            }
        }
    }

    public let purpose: Purpose
    /// Capital letters and digits, without hyphens.
    public let string: String

    /// - Parameter random: At least as many bytes as the code has characters.
    public init(_ purpose: Purpose, random: [UInt8]) {
        precondition(random.count >= purpose.length, "a code needs \(purpose.length) random bytes")
        self.purpose = purpose
        string = String(random.prefix(purpose.length).map { Self.alphabet[Int($0 & 31)] })
    }

    /// `nil` when the text can't be such a code.
    public init?(_ purpose: Purpose, reading text: some StringProtocol) {
        guard text.utf8.count <= 200 else { return nil }
        var characters: [Character] = []
        for character in text.uppercased() where character != "-" && !character.isWhitespace {
            switch character {
            case "O": characters.append("0")
            case "I", "L": characters.append("1")
            case _ where Self.alphabet.contains(character): characters.append(character)
            default: return nil
            }
        }
        guard characters.count == purpose.length else { return nil }
        self.purpose = purpose
        string = String(characters)
    }

    /// In groups of four, for reading aloud and typing.
    public var grouped: String {
        var groups: [String] = []
        var rest = string[...]
        while !rest.isEmpty {
            groups.append(String(rest.prefix(4)))
            rest = rest.dropFirst(4)
        }
        return groups.joined(separator: "-")
    }

    /// What is stored. The code is random enough that a fast hash can't be turned back.
    public var hash: [UInt8] { SHA256.digest("quad \(purpose.rawValue) \(string)".utf8) }

    /// Random bytes that a code of this purpose takes.
    public static func randomCount(_ purpose: Purpose) -> Int { purpose.length }

    private static let alphabet = Array("0123456789ABCDEFGHJKMNPQRSTVWXYZ")
}
