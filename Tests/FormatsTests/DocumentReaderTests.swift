import Domain
import Formats
import TestSupport
import Testing

@Suite("Text of pages and files") struct DocumentReaderTests {
    private func lines(_ text: String, type: String? = nil, name: String = "x") async throws -> [String] {
        try await lines(Array(text.utf8), type: type, name: name)
    }

    private func lines(
        _ bytes: [UInt8], type: String? = nil, charset: String? = nil, name: String = "x"
    ) async throws -> [String] {
        let raw = RawDocument(bytes: bytes, mediaType: type, charset: charset, name: name)
        let document = try await DocumentReader().document(from: raw)
        return zip(document.kinds, document.text.split(separator: "\n")).map { "\($0.code) \($1)" }
    }

    private static let page = """
        <!DOCTYPE html><html><head><title> Aid  at
        Hill </title><style>p{}</style></head><body>
        <header role="banner">Hill College</header><nav><ul><li>Home</ul></nav>
        <main><ol class="usa-breadcrumb__list"><li>Home</li></ol>
        <h1>Financial <em>aid</em></h1><p>File the <a href="/f">FAFSA</a>,
        by June&nbsp;30.</p><ul><li>One<ul><li>Inner</ul><li><p>Two</p></ul>
        <table><tr><th>Year</th><th>Cost</th></tr><tr><td>2024</td><td><p>$900</p></td></tr></table>
        <blockquote>Ask early.</blockquote><pre>a  b
        c</pre><script>alert(1)</script><div class="share-icons">Share</div>
        <div hidden>No</div><p>Line one<br>line two</p></main><footer>©</footer></body></html>
        """

    @Test("A page is its main part: headings, paragraphs, entries, rows, quotes and code, without what surrounds them")
    func page() async throws {
        #expect(
            try await lines(Self.page, type: "text/html") == [
                "1 Financial aid", "p File the FAFSA, by June 30.", "a One", "b Inner", "a Two", "r Year\tCost",
                "r 2024\t$900", "q Ask early.", "z a  b", "z c", "p Line one", "p line two",
            ])
        let raw = RawDocument(bytes: Array(Self.page.utf8), mediaType: "text/html", name: "x")
        #expect(try await DocumentReader().document(from: raw).title == "Aid at Hill")
    }

    @Test(
        "Broken pages are read as far as they go, and never crash",
        arguments: ["<p>a<b>c</p", "<table><p>x", "<<<>>>x", "<!-- x", "<p>\u{0}x</p>", "</div></div>x", "<p title='"])
    func broken(html: String) async throws {
        do { _ = try await lines(html, type: "text/html") } catch is SourceFailure {}
    }

    @Test("A page that is nested a hundred thousand deep is no danger")
    func deep() async throws {
        let html = String(repeating: "<div>", count: 100_000) + "text"
        do { _ = try await lines(html, type: "text/html") } catch is SourceFailure {}
    }

    @Test("Any bytes make a document or a failure")
    func anyBytes() async throws {
        let seed = UInt64.random(in: 0...UInt64.max)
        var generator = SeededGenerator(seed: seed)
        let pieces: [[UInt8]] = ["<p>", "</p>", "<", ">", "&amp;", "&#0;", "<table>", "\"", "x"].map { Array($0.utf8) }
        for _ in 0..<300 {
            let bytes = (0..<Int.random(in: 0...60, using: &generator)).flatMap { _ in
                Bool.random(using: &generator)
                    ? pieces.randomElement(using: &generator) ?? [] : [UInt8.random(in: 0...255, using: &generator)]
            }
            for type in ["text/html", "text/csv", "text/markdown", "text/plain"] {
                do { _ = try await lines(bytes, type: type) } catch is SourceFailure {}
            }
        }
    }

    @Test("Character sets: what is declared, a byte order mark, UTF-8, and windows-1252 for the rest")
    func charsets() async throws {
        let latin: [UInt8] = [0x43, 0x61, 0x66, 0xE9]
        #expect(try await lines(latin, type: "text/plain") == ["p Café"])
        #expect(try await lines(latin, type: "text/plain", charset: "iso-8859-1") == ["p Café"])
        #expect(try await lines([0xFF, 0xFE, 0x41, 0, 0x01, 0x1E], type: "text/plain") == ["p Aḁ"])
        #expect(try await lines([0x41, 0, 0x42, 0, 0x43, 0, 0x44, 0], name: "a.txt") == ["p ABCD"])
        #expect(try await lines([0x82, 0xA0], type: "text/plain", charset: "Shift_JIS") == ["p あ"])
        let page = Array("<meta charset=\"windows-1251\"><p>".utf8) + [0xCF, 0xF0]
        #expect(try await lines(page, type: "text/html") == ["p Пр"])
        await #expect(throws: SourceFailure.unknownCharset("X-KLINGON")) {
            try await lines(latin, type: "text/plain", charset: "x-klingon")
        }
    }

    @Test("Markdown loses its marks, and keeps headings, entries, quotes and code")
    func markdown() async throws {
        let text =
            "# A *b*\n\nSee [x](http://y) ![no](z)\nand `c`.\n\n- one\n  - two\n\n> q\n\n```\nc  d\n```\n\nB\n---\n"
        #expect(
            try await lines(text, name: "a.md") == [
                "1 A b", "p See x  and c.", "a one", "b two", "q q", "z c  d", "2 B",
            ])
    }

    @Test("A table's cells are told apart by its own separator, quotes undone")
    func table() async throws {
        #expect(
            try await lines("a;b,c;d\n\"x;1\";\"say \"\"hi\"\"\n now\";\n\n", name: "a.csv") == [
                "r a\tb,c\td", "r x;1\tsay \"hi\" now\t",
            ])
    }

    @Test("Lines of a text that were broken to fit a page are joined, short ones and bullets are not")
    func plain() async throws {
        let long = "This line is long enough to have been broken by a program"
        #expect(
            try await lines("Title\nBy me\n\n\(long)\nand goes on.\n- one\n- two\n", name: "a.txt") == [
                "p Title", "p By me", "p \(long) and goes on.", "a one", "a two",
            ])
    }

    @Test(
        "What is no text is refused by its name",
        arguments: [
            ("image/png", [UInt8]("x".utf8), "image/png"), ("text/html", [0x89, 0x50, 0x4E, 0x47, 1, 2], "text/html"),
            (nil, [0x7F, 0x45, 0x4C, 0x46, 0, 1, 2], "binary"),
        ])
    func wrongType(type: String?, bytes: [UInt8], named: String) async throws {
        await #expect(throws: SourceFailure.wrongType(named)) { try await lines(bytes, type: type, name: "") }
    }

    @Test("An empty text says that it has none")
    func empty() async throws {
        await #expect(throws: SourceFailure.noText) { try await lines(" \n\t", type: "text/plain") }
        await #expect(throws: SourceFailure.noText) { try await lines("<nav>a</nav>", type: "text/html") }
    }
}
