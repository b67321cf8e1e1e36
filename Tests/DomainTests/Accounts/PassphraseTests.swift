import Domain
import Testing

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
