import Domain
import TerminalUI
import Testing

@Suite struct CellBufferTests {
    @Test("Text is clipped to its area on every side, and a wide character that does not fit whole is left out")
    func clipping() {
        var buffer = CellBuffer(width: 8, height: 3)
        let area = Rect(x: 2, y: 1, width: 4, height: 1)
        #expect(buffer.write("abcdefgh", x: -2, in: area) == 6)
        #expect(buffer.lines == ["        ", "  cdef  ", "        "])
        buffer.write("x漢", x: 2, in: area)
        #expect(buffer.lines[1] == "  cdxf  ")
        buffer.write("below", y: 1, in: area)
        buffer.write("above", y: -1, in: area)
        #expect(buffer.lines == ["        ", "  cdxf  ", "        "])
    }

    @Test("Half of a wide character never stays behind when the other half is overwritten")
    func halves() {
        var buffer = CellBuffer(width: 6, height: 1)
        buffer.write("漢字漢", in: buffer.bounds)
        buffer.write("a", x: 1, in: buffer.bounds)
        #expect(buffer.lines == [" a字漢"])
        buffer.write("b", x: 4, in: buffer.bounds)
        #expect(buffer.lines == [" a字b "])
        buffer.write("語", x: 1, in: buffer.bounds)
        #expect(buffer.lines == [" 語 b "])
    }

    @Test("An emoji sequence is stored whole; a syllable of several letters takes a cell for each")
    func clusters() {
        var buffer = CellBuffer(width: 8, height: 1)
        buffer.write("👨‍👩‍👧|กำ|", in: buffer.bounds)
        #expect(buffer[0, 0].cluster == "👨‍👩‍👧")
        #expect(buffer[2, 0].cluster == "|")
        #expect(buffer[3, 0].cluster == "ก")
        #expect(buffer[5, 0].cluster == "|")
    }

    @Test("A target has one number in a frame, and what is no target has none")
    func links() {
        var buffer = CellBuffer(width: 4, height: 1)
        #expect(buffer.link(to: "https://a.example/") == 1)
        #expect(buffer.link(to: "https://b.example/") == 2)
        #expect(buffer.link(to: "https://a.example/") == 1)
        #expect(buffer.link(to: "") == 0)
        #expect(buffer.target(of: 2) == "https://b.example/")
        #expect(buffer.target(of: 0) == nil)
    }

    @Test("No size and no position is too small or too far")
    func extremes() {
        var empty = CellBuffer(width: 0, height: -3)
        empty.write("漢", in: Rect(x: 0, y: 0, width: 9, height: 9))
        empty.fill(Rect(x: -4, y: -4, width: 9, height: 9), with: "漢")
        #expect(empty.cells.isEmpty)
        var one = CellBuffer(width: 1, height: 1)
        one.fill(one.bounds, with: "漢")
        #expect(one.lines == [" "])
    }
}
