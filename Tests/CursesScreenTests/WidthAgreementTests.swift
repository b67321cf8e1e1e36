import CNcurses
import Glibc
import TerminalUI
import Testing

@Suite struct WidthAgreementTests {
    @Test("Curses places what our screens are made of just as the one width function says")
    func agreement() throws {
        try #require(setlocale(LC_CTYPE, "C.UTF-8") != nil)
        let blocks: [ClosedRange<UInt32>] = [
            0x20...0x7E, 0xA0...0xAC, 0xAE...0x36F, 0x391...0x3A1, 0x400...0x45F, 0x5D0...0x5EA, 0x621...0x64A,
            0xE01...0xE3A, 0x1E00...0x1EFF, 0x2010...0x2027, 0x2190...0x21FF, 0x2500...0x259F, 0x25A0...0x25FF,
            0x2800...0x28FF, 0x3041...0x3096, 0x4E00...0x9FFF, 0xAC00...0xD7A3, 0x1F600...0x1F64F,
        ]
        let wrong = blocks.joined().filter { value in
            guard let scalar = Unicode.Scalar(value) else { return false }
            return Int(cnc_width(wchar_t(bitPattern: value))) != CellWidth.columns(scalar)
        }
        #expect(wrong.isEmpty, "\(wrong.map { String($0, radix: 16) })")
    }
}
