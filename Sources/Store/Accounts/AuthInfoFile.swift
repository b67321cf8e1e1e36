public import Domain
private import Glibc

/// The file in which sshd says how a session was opened, named by `SSH_USER_AUTH` when `ExposeAuthInfo` is on.
public enum AuthInfoFile {
    /// The fingerprint of the session's key; `nil` outside such a session.
    ///
    /// - Throws: `untrustedFile` when others could have written it: the daemon makes it for this user alone.
    public static func fingerprint(
        environment: (String) -> String? = DataPaths.environment
    ) throws(SSHKeyProblem) -> KeyFingerprint? {
        guard let path = environment("SSH_USER_AUTH"), !path.isEmpty else { return nil }
        // A pipe would be waited for, and a link could lead to somebody else's file.
        let file = open(path, O_RDONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK)
        guard file >= 0 else { throw .untrustedFile }
        defer { close(file) }
        var facts = stat()
        guard fstat(file, &facts) == 0, facts.st_mode & S_IFMT == S_IFREG, facts.st_mode & 0o022 == 0,
            facts.st_uid == geteuid() || facts.st_uid == 0, facts.st_size <= limit
        else { throw .untrustedFile }
        var bytes = [UInt8](repeating: 0, count: limit)
        var count = 0
        while count < bytes.count {
            let step = bytes[count...].withUnsafeMutableBytes { read(file, $0.baseAddress, $0.count) }
            if step < 0 && errno == EINTR { continue }
            guard step >= 0 else { throw .untrustedFile }
            if step == 0 { break }
            count += step
        }
        return try KeyFingerprint(authInfo: String(decoding: bytes[..<count], as: UTF8.self))
    }

    private static let limit = 65_536
}
