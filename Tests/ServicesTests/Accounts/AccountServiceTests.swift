import Domain
import Services
import Store
import Synchronization
import TestSupport
import Testing

@Suite struct AccountServiceTests {
    let folder: TemporaryFolder
    let database: UserDatabase
    let clock = SetClock()
    let service: AccountService

    init() throws {
        folder = try TemporaryFolder()
        database = try UserDatabase(path: folder.file("quad.db"))
        service = AccountService(
            directory: database.accounts, hashing: QuickHashing(), secrets: CountingSecrets(), clock: clock)
    }

    private func addMai() async throws -> NewLocalAccount {
        try await service.add(name: "Mai", email: "Mai@Example.org", passphrase: Passphrase("four plain words"))
    }

    private func failure(_ body: () async throws(AccountError) -> Void) async -> AccountError? {
        do throws(AccountError) {
            try await body()
            return nil
        } catch {
            return error
        }
    }

    @Test("A local account signs in by name or e-mail address, however they are written, and starts unverified")
    func signIn() async throws {
        let made = try await addMai()
        #expect(!made.account.isVerified)
        for name in ["Mai", "MAI", "mai@example.org"] {
            try await service.signIn(name: name, passphrase: Passphrase("four plain words"))
            #expect(await service.state == .signedIn(made.account))
            await service.signOut()
            #expect(await service.state == .signedOut)
        }
    }

    @Test("A wrong passphrase and a wrong name are answered the same")
    func wrong() async throws {
        _ = try await addMai()
        for name in ["Mai", "nobody", "no@body.org", "\u{200B}"] {
            let error = await failure { () throws(AccountError) in
                try await service.signIn(name: name, passphrase: Passphrase("something else"))
            }
            #expect(error == .wrongPassphrase)
            #expect(await service.state == .failed(.wrongPassphrase))
        }
    }

    @Test("Failures make the next attempt wait longer, in every process, and the right passphrase forgets them")
    func delay() async throws {
        _ = try await addMai()
        let other = AccountService(
            directory: try UserDatabase(path: database.path).accounts, hashing: QuickHashing(),
            secrets: CountingSecrets(), clock: clock)
        for service in [service, other, service] {
            #expect(
                await failure { () throws(AccountError) in
                    try await service.signIn(name: "Mai", passphrase: Passphrase("something else"))
                } == .wrongPassphrase)
        }
        // Even the right one is not looked at now.
        #expect(
            await failure { () throws(AccountError) in
                try await other.signIn(name: "Mai", passphrase: Passphrase("four plain words"))
            } == .wait(1_000))
        clock.advance(1_000)
        try await other.signIn(name: "Mai", passphrase: Passphrase("four plain words"))
        #expect(
            await failure { () throws(AccountError) in
                try await service.signIn(name: "Mai", passphrase: Passphrase("something else"))
            } == .wrongPassphrase)
    }

    @Test("Look-alikes, addresses that are taken and weak passphrases are refused, and nothing of them is stored")
    func refused() async throws {
        _ = try await addMai()
        let good = Passphrase("four plain words")
        let cases: [(String, String, Passphrase, AccountError)] = [
            ("M.a.1", "new@example.org", good, .name(.looksLike("Mai"))),
            ("Linh", "mai@example.ORG", good, .emailTaken),
            ("Linh", "linh@", good, .email(.emailWithoutDomain)),
            ("Linh", "linh@example.org", Passphrase("short"), .passphrase(.tooShort(least: 8))),
            ("guest", "linh@example.org", good, .name(.reserved)),
        ]
        for (name, email, passphrase, expected) in cases {
            let error = await failure { () throws(AccountError) in
                _ = try await service.add(name: name, email: email, passphrase: passphrase)
            }
            #expect(error == expected)
        }
        #expect(try await service.accounts().map(\.name) == ["guest", "Mai"])
    }

    @Test("The operator's code verifies its own account once, and dies after seven days")
    func verify() async throws {
        let mai = try await addMai().account
        let linh = try await service.add(
            name: "Linh", email: "linh@example.org", passphrase: Passphrase("four plain words")
        ).account
        let code = try await service.operatorCode(for: mai)
        #expect(
            await failure { () throws(AccountError) in try await service.verify(linh, code: code) } == .wrongCode)
        try await service.verify(mai, code: code)
        #expect(try await service.account(named: "Mai")?.isVerified == true)
        #expect(try await service.account(named: "Linh")?.isVerified == false)
        #expect(
            await failure { () throws(AccountError) in try await service.verify(mai, code: code) } == .wrongCode)
        let late = try await service.operatorCode(for: linh)
        clock.advance(AccountService.codeLifetime)
        #expect(
            await failure { () throws(AccountError) in try await service.verify(linh, code: late) } == .wrongCode)
    }

    @Test("A sign-in link works once, within ten minutes, and the next one takes its place")
    func link() async throws {
        let mai = try await addMai().account
        let first = try await service.link(for: mai)
        let second = try await service.link(for: mai)
        #expect(
            await failure { () throws(AccountError) in try await service.signIn(token: first) } == .wrongCode)
        #expect(try await service.signIn(token: second).id == mai.id)
        #expect(
            await failure { () throws(AccountError) in try await service.signIn(token: second) } == .wrongCode)
        let late = try await service.link(for: mai)
        clock.advance(AccountService.linkLifetime)
        #expect(await failure { () throws(AccountError) in try await service.signIn(token: late) } == .wrongCode)
    }

    @Test("A passphrase changes for whoever knows it, and is set anew by the recovery code, which works once")
    func passphrases() async throws {
        let made = try await addMai()
        let new = Passphrase("other plain words")
        #expect(
            await failure { () throws(AccountError) in
                try await service.changePassphrase(of: made.account, from: Passphrase("something else"), to: new)
            } == .wrongPassphrase)
        try await service.changePassphrase(of: made.account, from: Passphrase("four plain words"), to: new)
        try await service.signIn(name: "Mai", passphrase: new)
        let next = try await service.recover(made.account, code: made.recovery, to: Passphrase("third plain words"))
        try await service.signIn(name: "Mai", passphrase: Passphrase("third plain words"))
        #expect(next != made.recovery)
        #expect(
            await failure { () throws(AccountError) in
                _ = try await service.recover(made.account, code: made.recovery, to: new)
            } == .wrongCode)
    }

    @Test("A key makes its account on first use, unverified; a key that the operator lists is verified")
    func keys() async throws {
        let key = try #require(KeyFingerprint("SHA256:apr+uvGeH3geIhY5Ip2YdWPrOfAbgN/kTBNszkn7/Ds"))
        let listed = try #require(KeyFingerprint("SHA256:bpr+uvGeH3geIhY5Ip2YdWPrOfAbgN/kTBNszkn7/Ds"))
        let first = try await service.signIn(key: key)
        #expect(first.kind == .ssh && !first.isVerified)
        #expect(try await service.signIn(key: key) == first)
        let linh = try await service.add(name: "Linh", key: listed)
        #expect(linh.isVerified)
        #expect(try await service.signIn(key: listed) == linh)
        #expect(
            await failure { () throws(AccountError) in _ = try await service.add(name: "Minh", key: listed) }
                == .keyTaken("Linh"))
        #expect(
            await failure { () throws(AccountError) in
                try await service.signIn(name: "Linh", passphrase: Passphrase("four plain words"))
            } == .needsKey)
    }

    @Test("A locked screen opens to the passphrase alone; the guest and keys never lock")
    func locking() async throws {
        let mai = try await addMai().account
        try await service.signInAsGuest()
        await service.lock()
        #expect(await service.state.account?.id == .guest)
        try await service.signIn(name: "Mai", passphrase: Passphrase("four plain words"))
        await service.lock()
        #expect(
            await failure { () throws(AccountError) in try await service.unlock(Passphrase("something else")) }
                == .wrongPassphrase)
        #expect(await service.state == .locked(mai))
        try await service.unlock(Passphrase("four plain words"))
        #expect(await service.state == .signedIn(mai))
    }

    @Test("A sign-in that is overtaken by a sign-out changes nothing")
    func overtaken() async throws {
        _ = try await addMai()
        let gate = GatedHashing()
        let service = AccountService(
            directory: database.accounts, hashing: gate, secrets: CountingSecrets(), clock: clock)
        let task = Task {
            await failure { () throws(AccountError) in
                try await service.signIn(name: "Mai", passphrase: Passphrase("four plain words"))
            }
        }
        await gate.waitUntilAsked()
        await service.signOut()
        await gate.open()
        #expect(await task.value == .cancelled)
        #expect(await service.state == .signedOut)
    }

    @Test("A removed account signs out, can't sign in, and its number never comes back")
    func removal() async throws {
        let mai = try await addMai().account
        try await service.signIn(name: "Mai", passphrase: Passphrase("four plain words"))
        #expect(try await service.remove(mai) == .complete)
        #expect(await service.state == .signedOut)
        let again = try await addMai().account
        #expect(again.id.rawValue > mai.id.rawValue)
    }
}

// MARK: - Stand-ins

/// A clock that the test sets.
final class SetClock: WallClock {
    private let time = Mutex<Int64>(1_700_000_000_000)
    func now() -> Int64 { time.withLock { $0 } }
    func advance(_ milliseconds: Int64) { time.withLock { $0 += milliseconds } }
}

/// Hashes that cost nothing.
struct QuickHashing: PassphraseHashing {
    func hash(_ passphrase: Passphrase) -> String {
        "quick " + passphrase.withBytes { SHA256.digest($0) }.map { String($0) }.joined(separator: ".")
    }
    func matches(_ passphrase: Passphrase, _ stored: String) -> Bool { hash(passphrase) == stored }
}

/// Hashes that come when the test lets them.
actor GatedHashing: PassphraseHashing {
    private var isOpen = false
    private var isAsked = false
    private var waiting: [CheckedContinuation<Void, Never>] = []
    private var watching: [CheckedContinuation<Void, Never>] = []

    func hash(_ passphrase: Passphrase) -> String { QuickHashing().hash(passphrase) }

    func matches(_ passphrase: Passphrase, _ stored: String) async -> Bool {
        isAsked = true
        for continuation in watching { continuation.resume() }
        watching = []
        if !isOpen { await withCheckedContinuation { waiting.append($0) } }
        return QuickHashing().matches(passphrase, stored)
    }

    func waitUntilAsked() async {
        if !isAsked { await withCheckedContinuation { watching.append($0) } }
    }

    func open() {
        isOpen = true
        for continuation in waiting { continuation.resume() }
        waiting = []
    }
}

/// Bytes that differ each time.
final class CountingSecrets: SecretSource {
    private let count = Mutex<UInt8>(0)
    func bytes(_ count: Int) -> [UInt8]? {
        let first = self.count.withLock { number in
            number &+= 1
            return number
        }
        return (0..<count).map { first &* 31 &+ UInt8(truncatingIfNeeded: $0 * 7) }
    }
}
