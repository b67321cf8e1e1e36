import Domain
import Foundation
import TestSupport
import Testing

@testable import Store

@Suite struct AuthInfoFileTests {
    private static let key =
        "ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAIE84IfgLd6EXWEsegBTNLZ6N9FKfWQrBy+Tbvch/GlDM"

    private func read(_ path: String) throws(SSHKeyProblem) -> KeyFingerprint? {
        try AuthInfoFile.fingerprint { $0 == "SSH_USER_AUTH" ? path : nil }
    }

    @Test("The key of the session is read from a file that is this user's alone")
    func trusted() throws {
        let folder = try TemporaryFolder()
        let path = folder.file("auth")
        try "publickey \(Self.key)\n".write(toFile: path, atomically: true, encoding: .utf8)
        try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: path)
        #expect(try read(path) == KeyFingerprint(publicKey: Self.key))
        #expect(try AuthInfoFile.fingerprint { _ in nil } == nil)
    }

    @Test("A file that others can write, a link, a folder and a missing file are not trusted")
    func untrusted() throws {
        let folder = try TemporaryFolder()
        let path = folder.file("auth")
        try "publickey \(Self.key)\n".write(toFile: path, atomically: true, encoding: .utf8)
        try FileManager.default.setAttributes([.posixPermissions: 0o666], ofItemAtPath: path)
        try FileManager.default.createSymbolicLink(atPath: folder.file("link"), withDestinationPath: path)
        for path in [path, folder.file("link"), folder.path, folder.file("missing")] {
            #expect(throws: SSHKeyProblem.untrustedFile) { try read(path) }
        }
    }
}
