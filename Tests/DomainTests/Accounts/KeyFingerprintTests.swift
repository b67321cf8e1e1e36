import Domain
import Testing

@Suite struct KeyFingerprintTests {
    // Made for this test alone with ssh-keygen; the private half was thrown away.
    private static let key =
        "ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAIE84IfgLd6EXWEsegBTNLZ6N9FKfWQrBy+Tbvch/GlDM"

    @Test("The daemon's file names the key that opened the session")
    func authInfo() throws {
        let fingerprint = try KeyFingerprint(authInfo: "password\npublickey \(Self.key)\n")
        // As `ssh-keygen -l` prints it.
        #expect(fingerprint.description == "SHA256:apr+uvGeH3geIhY5Ip2YdWPrOfAbgN/kTBNszkn7/Ds")
        #expect(fingerprint == (try KeyFingerprint(publicKey: Self.key + " mai@laptop")))
        #expect(KeyFingerprint(fingerprint.description) == fingerprint)
    }

    @Test(
        "What is no plain key is refused with its reason",
        arguments: [
            ("", SSHKeyProblem.noKey), ("password", .noKey), ("publickey ssh-ed25519", .notAKey),
            ("publickey ssh-ed25519 AAAA", .notAKey), ("publickey ssh-rsa " + key.dropFirst(12), .notAKey),
            ("publickey ssh-ed25519-cert-v01@openssh.com AAAA", .certificate),
        ])
    func refused(text: String, problem: SSHKeyProblem) {
        #expect(throws: problem) { try KeyFingerprint(authInfo: text) }
    }
}
