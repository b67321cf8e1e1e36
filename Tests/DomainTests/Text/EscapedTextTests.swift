import Domain
import Testing

@Suite struct EscapedTextTests {
    @Test("An export writes control characters out and counts them; newline, tab and everything else stay")
    func escapes() {
        let escaped = EscapedText("a\tb\nc\u{1B}[2J\u{9B}\r\u{202E}👨‍👩‍👧")
        #expect(escaped.string == "a\tb\nc\\u{1B}[2J\\u{9B}\\u{D}\u{202E}👨‍👩‍👧")
        #expect(escaped.count == 3)
    }

    @Test("Text without control characters is kept as it is")
    func plain() {
        #expect(EscapedText("Học bổng 2026").string == "Học bổng 2026")
        #expect(EscapedText("Học bổng 2026").count == 0)
    }
}
