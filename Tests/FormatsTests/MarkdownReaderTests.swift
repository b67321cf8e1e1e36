import Domain
import Formats
import TestSupport
import Testing

@Suite struct MarkdownReaderTests {
    private func lines(_ text: String) -> [String] {
        MarkdownReader().read(text).lines.map { line in
            let lead: String =
                switch line.kind {
                case .text: ""
                case .quote: "> "
                case .code: "| "
                case .item(let marker, let depth): String(repeating: "  ", count: depth) + marker + " "
                }
            return lead
                + line.spans.map { span in
                    var text = span.text
                    if span.style.contains(.strong) { text = "<b>" + text }
                    if span.style.contains(.emphasis) { text = "<i>" + text }
                    if span.style.contains(.code) { text = "<c>" + text }
                    if span.style.contains(.struck) { text = "<s>" + text }
                    if let link = span.link { text += "→" + link.target + (link.isMisleading ? "!" : "") }
                    return text
                }.joined(separator: "¦")
        }
    }

    @Test("Bold, italic, code, quotes and lists are told apart")
    func styles() {
        #expect(lines("a **b** *c* `d` ~~e~~") == ["a ¦<b>b¦ ¦<i>c¦ ¦<c>d¦ ¦<s>e"])
        #expect(lines("> said\n\nand") == ["> said", "", "and"])
        #expect(lines("- one\n- two\n  1. deep") == ["• one", "• two", "  1. deep"])
        #expect(lines("```\nlet x\n\ny\n```") == ["| let x", "| ", "| y"])
    }

    @Test("A line break is a line break, and a blank line stays one")
    func breaks() {
        #expect(lines("**a**\nb\n\nc") == ["<b>a", "b", "", "c"])
    }

    @Test("Links are found, and those whose words name another host are marked")
    func links() {
        #expect(
            lines("see **it** at https://a.example/x.") == ["see ¦<b>it¦ at ¦https://a.example/x→https://a.example/x¦."]
        )
        #expect(lines("[here](https://a.example)") == ["here→https://a.example"])
        #expect(lines("[reed.edu](https://evil.example/x)") == ["reed.edu→https://evil.example/x!"])
        #expect(lines("[x](javascript:alert)") == ["x (javascript:alert)"])
        #expect(
            lines("https://reed.edu@evil.example/") == ["https://reed.edu@evil.example/→https://reed.edu@evil.example/"]
        )
        #expect(MessageLink("https://reed.edu@evil.example/")?.host == "evil.example")
    }

    @Test("HTML is text, and nothing of a message is lost")
    func html() {
        #expect(lines("<b>x</b> *y*") == ["<b>x</b> ¦<i>y"])
    }

    @Test("Whatever is thrown at it, reading ends")
    func hostile() {
        for part in ["> ", "[", "*", "`", "- ", "![", "<", "\\", "_a", "1. ", "\u{0}", "\u{1B}]8;;x\u{7}"] {
            _ = MarkdownReader().read(String(repeating: part, count: 4_000))
        }
        var generator = SeededGenerator(seed: 7)
        let alphabet = Array("*_`[]()!<>-+#1. \n~\\ab&;|")
        for _ in 0..<400 {
            let text = String((0..<60).map { _ in alphabet[Int.random(in: 0..<alphabet.count, using: &generator)] })
            _ = MarkdownReader().read(text)
        }
    }
}
