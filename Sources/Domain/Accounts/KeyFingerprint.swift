/// The SHA-256 fingerprint of an SSH public key, as `ssh-keygen -l` prints it: `SHA256:` and 43 characters.
public struct KeyFingerprint: Sendable, Hashable, CustomStringConvertible {
    public let description: String

    /// Reads a fingerprint; anything else is `nil`.
    public init?(_ text: some StringProtocol) {
        let text = String(text)
        guard text.hasPrefix("SHA256:"), text.utf8.count == 50,
            let digest = Base64.decoded(text.dropFirst(7) + "="), digest.count == 32
        else { return nil }
        description = text
    }

    /// Reads a public key as `.pub` files and `authorized_keys` have it: type, Base64, comment.
    public init(publicKey line: some StringProtocol) throws(SSHKeyProblem) {
        let words = line.split(whereSeparator: \.isWhitespace)
        guard words.count >= 2, words[0].utf8.count <= 80, words[1].utf8.count <= 20_000 else { throw .notAKey }
        guard !words[0].contains("-cert-") else { throw .certificate }
        guard let blob = Base64.decoded(words[1]), KeyFingerprint.type(of: blob) == String(words[0]) else {
            throw .notAKey
        }
        description = "SHA256:" + Base64.encoded(SHA256.digest(blob))
    }

    /// Reads what sshd leaves for a session with `ExposeAuthInfo yes`: a line for each method that succeeded. See
    /// https://man.openbsd.org/sshd_config#ExposeAuthInfo.
    public init(authInfo text: String) throws(SSHKeyProblem) {
        for line in text.split(whereSeparator: \.isNewline) where line.hasPrefix("publickey ") {
            self = try KeyFingerprint(publicKey: line.dropFirst("publickey ".count))
            return
        }
        throw .noKey
    }

    /// A key begins with its own type, after four bytes of length.
    private static func type(of blob: [UInt8]) -> String? {
        guard blob.count > 4 else { return nil }
        let count = blob[..<4].reduce(0) { $0 << 8 | Int($1) }
        guard count > 0, count <= 80, blob.count > 4 + count else { return nil }
        return String(validating: blob[4..<4 + count], as: UTF8.self)
    }
}

/// Why an SSH key can't be an account.
public enum SSHKeyProblem: Error, Sendable, Hashable {
    case notAKey
    /// The session was opened without a key.
    case noKey
    /// A certificate changes with every renewal, so it can't name an account.
    case certificate
    /// The daemon's file is missing, or others could have written it.
    case untrustedFile
}
