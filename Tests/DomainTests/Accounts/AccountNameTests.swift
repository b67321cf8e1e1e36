import Domain
import Testing

@Suite struct AccountNameTests {
    private func problem(_ text: String) -> AccountNameProblem? {
        do throws(AccountNameProblem) {
            _ = try AccountName(text)
            return nil
        } catch {
            return error
        }
    }

    @Test(
        "Names of one script are taken as they are", arguments: ["mai", "Nguyễn Thị Mai", "o.connor-2", "Анна", "田中"])
    func good(name: String) throws {
        #expect(try AccountName(name).string == name)
    }

    @Test(
        "A name that can't be seen, is too long, mixes scripts or belongs to the host is refused with its reason",
        arguments: [
            ("", AccountNameProblem.tooShort(least: 2)), ("m", .tooShort(least: 2)),
            (String(repeating: "a", count: 33), .tooLong(limit: 32)),
            (String(repeating: "mai ", count: 2_500_000), .tooLong(limit: 32)), ("m\u{200B}ai", .invisible),
            ("\u{200B}\u{2060}\u{FEFF}", .invisible), ("mai\u{202E}", .invisible), ("mai\u{1B}[2J", .invisible),
            ("\u{3164}\u{3164}", .invisible), ("m\u{0430}i", .mixedScripts), ("mai!", .notAllowed("!")),
            ("ｍａｉ", .notAllowed("ｍ")), (" mai", .notAllowed(" ")), ("mai ", .notAllowed(" ")),
            ("mai  le", .notAllowed(" ")), ("../etc", .notAllowed(".")), ("--help", .notAllowed("-")),
            ("Adm1n", .reserved), ("GUEST", .reserved), ("g.u.e.s.t", .reserved),
        ])
    func refused(name: String, expected: AccountNameProblem) {
        #expect(problem(name) == expected)
    }

    @Test(
        "Names that could be taken for each other have one skeleton",
        arguments: [
            ("mai", "MAI"), ("mai", "m.a-i"), ("mai", "ma1"), ("mai", "mal"), ("nguyễn", "nguyen"),
            ("Nguye\u{302}\u{303}n", "Nguyễn"), ("đào", "dao"), ("poc", "\u{0440}\u{043E}\u{0441}"), ("corn", "com"),
            ("zoe0", "zoeo"),
        ])
    func lookalikes(first: String, second: String) throws {
        #expect(try AccountName(first).skeleton == AccountName(second).skeleton)
    }

    @Test("Names that differ to the eye stay apart", arguments: [("mai", "may"), ("anna", "аппа"), ("an", "ann")])
    func apart(first: String, second: String) throws {
        #expect(try AccountName(first).skeleton != AccountName(second).skeleton)
    }
}

@Suite struct PassphraseTests {
    @Test("Wiped memory is zero, and its length forgotten")
    func wipe() {
        let passphrase = Passphrase("correct horse")
        passphrase.withBytes { bytes in
            #expect(bytes.elementsEqual("correct horse".utf8))
            passphrase.wipe()
            #expect(bytes.allSatisfy { $0 == 0 })
        }
        #expect(passphrase.count == 0)
    }

    @Test("A backspace takes a whole character of UTF-8")
    func backspace() {
        let passphrase = Passphrase("maiế")
        passphrase.removeLast()
        #expect(passphrase.matches(Passphrase("mai")))
        for _ in 0..<5 { passphrase.removeLast() }
        #expect(passphrase.matches(Passphrase()))
    }

    @Test(
        "A new passphrase is refused with its reason",
        arguments: [
            ("short", PassphraseProblem.tooShort(least: 8)), ("aaaaaaaaaaaa", .tooSimple), ("abcabcabc", .tooSimple),
            ("tab\tulator", .controlCharacter), ("mai nguyen", .isTheName),
            (String(repeating: "long ", count: 200), .tooLong(most: 512)),
        ])
    func refused(text: String, problem: PassphraseProblem) throws {
        let name = try AccountName("mai nguyen")
        #expect(throws: problem) { try Passphrase(text).check(for: name) }
        #expect(throws: Never.self) { try Passphrase("four plain words").check(for: name) }
    }
}

@Suite struct SHA256Tests {
    private func hex(_ bytes: [UInt8]) -> String {
        bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
    }

    @Test(
        "The digests are those of the standard",
        arguments: [
            ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
            ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
            (
                "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
                "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
            ),
            (
                String(repeating: "a", count: 1_000),
                "41edece42d63e8d9bf515a9ba6932e1c20cbc9f5a5d134645adb5db1b9737ea3"
            ),
        ])
    func vectors(text: String, digest: String) {
        #expect(hex(SHA256.digest(text.utf8)) == digest)
    }
}

@Suite struct OneTimeCodeTests {
    private let code = OneTimeCode(.verify, random: (0..<64).map { UInt8($0 * 7 % 251) })

    @Test("A code is read as people write it, and only by its own purpose")
    func reading() {
        let spoken = code.grouped.lowercased().replacing("0", with: "o").replacing("1", with: "l")
        #expect(OneTimeCode(.verify, reading: " \(spoken) ") == code)
        #expect(OneTimeCode(.recovery, reading: code.string) == nil)
        #expect(OneTimeCode(.verify, reading: String(repeating: "A", count: 1_000_000)) == nil)
        #expect(OneTimeCode(.verify, reading: "UUUU-UUUU-UUUU") == nil)
    }

    @Test("One secret has another hash for each purpose")
    func purposes() {
        let random = [UInt8](repeating: 9, count: 64)
        let hashes = [OneTimeCode.Purpose.recovery, .verify, .link].map { OneTimeCode($0, random: random).hash }
        #expect(Set(hashes).count == 3)
        #expect(hashes.allSatisfy { $0.count == 32 })
    }
}

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

@Suite struct SignInDelayTests {
    @Test("The wait never shrinks with failures, ends at a quarter of an hour, and a clock set back never adds to it")
    func growing() {
        var last: Int64 = 0
        for failures in 0...100 {
            let delay = SignInDelay.milliseconds(after: failures)
            #expect(delay >= last && delay <= SignInDelay.longest)
            #expect(SignInDelay.remaining(failures: failures, last: 1_000_000, now: 0) <= delay)
            last = delay
        }
        #expect(SignInDelay.milliseconds(after: 2) == 0)
        #expect(SignInDelay.milliseconds(after: 3) == 1_000)
        #expect(last == SignInDelay.longest)
    }
}

@Suite struct IdleLockTests {
    @Test("Only an account with a passphrase locks by itself")
    func deadline() {
        let guest = Account(id: .guest, name: "guest", kind: .guest, created: 0)
        let local = Account(id: AccountID(2), name: "mai", kind: .local, created: 0)
        #expect(IdleLock(minutes: 5).deadline(lastKey: 1_000, of: local) == 301_000)
        #expect(IdleLock(minutes: 5).deadline(lastKey: 1_000, of: guest) == nil)
        #expect(IdleLock(minutes: nil).deadline(lastKey: 1_000, of: local) == nil)
    }
}
