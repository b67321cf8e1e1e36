import Domain
import Store
import TestSupport
import Testing

@Suite struct QREncoderTests {
    @Test("A code has its three corners, and grows with what it says")
    func corners() throws {
        let code = try #require(QREncoder().code(for: "quad://auth/0123456789"))
        #expect(code.size >= 21 && code.modules.count == code.size * code.size)
        for (x, y) in [(0, 0), (code.size - 7, 0), (0, code.size - 7)] {
            #expect((0..<7).allSatisfy { code[x + $0, y] && code[x, y + $0] && code[x + $0, y + 6] })
            #expect(!code[x + 1, y + 1] && code[x + 3, y + 3])
        }
        let longer = try #require(QREncoder().code(for: String(repeating: "Trần ", count: 100)))
        #expect(longer.size > code.size)
        #expect(QREncoder().code(for: "") == nil)
        #expect(QREncoder().code(for: String(repeating: "x", count: 4_000)) == nil)
    }
}
