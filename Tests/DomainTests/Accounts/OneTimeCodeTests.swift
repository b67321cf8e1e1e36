import Domain
import Testing

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
