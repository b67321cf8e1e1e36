import Domain
import Testing

@testable import Store

@Suite struct CryptHashingTests {
    @Test("A passphrase is hashed with yescrypt and a salt of its own, and only the same one matches")
    func hashing() async throws {
        let hashing = CryptHashing()
        let passphrase = Passphrase("mật khẩu của Mai")
        let hash = try await hashing.hash(passphrase)
        #expect(hash.hasPrefix("$y$"))
        #expect(try await hashing.hash(passphrase) != hash)
        #expect(try await hashing.matches(Passphrase("mật khẩu của Mai"), hash))
        #expect(try await !hashing.matches(Passphrase("mật khẩu của Linh"), hash))
        #expect(try await !hashing.matches(Passphrase(), hash))
    }

    @Test("A hash that is none never matches", arguments: ["", "*0", "x", "$y$", String(repeating: "$y$", count: 500)])
    func broken(hash: String) async {
        // Either answer is safe: no, or that it can't be told.
        let isRight = try? await CryptHashing().matches(Passphrase("four plain words"), hash)
        #expect(isRight != true)
    }
}
