import Domain
import TerminalUI
import Testing

@testable import CursesScreen

@Suite struct LinkWriterTests {
    private let writer = LinkWriter(theme: Theme(.dark, depth: .none), ascii: false)

    private func frame(_ text: DisplayText, target: DisplayText?) -> CellBuffer {
        var frame = CellBuffer(width: 10, height: 2)
        let link = target.map { frame.link(to: $0) } ?? 0
        frame.write(text, x: 1, in: frame.bounds)
        frame.write(text, x: 0, y: 1, style: Style(.text, link: link), in: frame.bounds)
        return frame
    }

    @Test("A linked text is written once, in its place, and the cursor and colours come back")
    func opens() {
        let bytes = writer.bytes(nil, frame("Reed", target: "https://reed.edu/é x"))
        #expect(bytes.hasPrefix("\u{1B}7\u{1B}[2;1H\u{1B}]8;id="))
        #expect(bytes.contains(";https://reed.edu/%C3%A9%20x\u{1B}\\\u{1B}[0mReed\u{1B}]8;;\u{1B}\\"))
        #expect(bytes.hasSuffix("\u{1B}[0m\u{1B}8"))
    }

    @Test("What did not change is not written again")
    func unchanged() {
        let linked = frame("Reed", target: "https://reed.edu/")
        #expect(writer.bytes(linked, linked) == "")
        #expect(writer.bytes(nil, frame("Reed", target: nil)) == "")
    }

    @Test("Text that lost its link is written without it")
    func closes() {
        let bytes = writer.bytes(frame("Reed", target: "https://reed.edu/"), frame("Reed", target: nil))
        #expect(bytes.contains("Reed"))
        #expect(!bytes.contains("]8;id"))
    }

    @Test("A target has one id wherever it is shown, another has another")
    func identity() {
        let one = EscapeSequence.link("https://a.example/")
        #expect(one == EscapeSequence.link("https://a.example/"))
        #expect(one.prefix(10) != EscapeSequence.link("https://b.example/").prefix(10))
    }
}
