import Domain
import Testing

@testable import TerminalUI

@Suite struct AsciiFormTests {
    @Test("A frame of box drawing, arrows and signs can be read in ASCII")
    func frame() {
        let lines = ["╭─ 14 của ─╮", "│▸✓✗●○★ ▓░ │", "╰──────────╯", "← → ↑ ↓ …  ", "Học bổng"]
        let ascii = lines.map { $0.map { AsciiForm.of(String($0), columns: CellWidth.of($0)) }.joined() }
        #expect(ascii == ["+- 14 cua -+", "|>vx*o* #. |", "+----------+", "< > ^ v .  ", "Hoc bong"])
    }

    @Test("Every character becomes as many ASCII characters as it has columns")
    func everyScalar() {
        var wrong: [UInt32] = []
        for value in (0 as UInt32)..<0x20000 {
            guard let scalar = Unicode.Scalar(value) else { continue }
            let columns = CellWidth.columns(scalar)
            let form = AsciiForm.of(String(scalar), columns: columns)
            if form.utf8.count != columns || !form.utf8.allSatisfy({ (0x20..<0x7F).contains($0) }) {
                wrong.append(value)
            }
        }
        #expect(wrong.isEmpty)
        #expect(AsciiForm.of("🇻🇳", columns: 2) == "VN")
        #expect(AsciiForm.of("漢", columns: 2) == "??")
        #expect(AsciiForm.of("👨‍👩‍👧", columns: 2) == "??")
    }
}
