import Domain
import Formats
import TestSupport
import Testing

@Suite("Text of packed documents") struct PackedDocumentTests {
    private func lines(_ bytes: [UInt8], _ name: String, pdf: (any PDFReading)? = nil) async throws -> [String] {
        let document = try await DocumentReader(pdf: pdf).document(from: RawDocument(bytes: bytes, name: name))
        return zip(document.kinds, document.text.split(separator: "\n")).map { "\($0.code) \($1)" }
    }

    private static let docx = ZipFile([
        (
            "word/document.xml",
            """
            <?xml version="1.0"?><w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body>
            <w:p><w:pPr><w:pStyle w:val="Heading2"/></w:pPr><w:r><w:t>Aid</w:t></w:r></w:p>
            <w:p><w:r><w:t>File by </w:t></w:r><w:r><w:t>June.</w:t></w:r></w:p>
            <w:p><w:pPr><w:numPr><w:ilvl w:val="1"/></w:numPr></w:pPr><w:r><w:t>Ask</w:t></w:r></w:p>
            <w:tbl><w:tr><w:tc><w:p><w:r><w:t>a</w:t></w:r></w:p></w:tc><w:tc><w:p><w:r><w:t>b</w:t></w:r></w:p></w:tc></w:tr></w:tbl>
            </w:body></w:document>
            """
        ),
        ("docProps/core.xml", "<c><dc:title xmlns:dc=\"d\">My file</dc:title></c>"),
    ])

    @Test("A docx file is headings, paragraphs, entries and rows")
    func docx() async throws {
        #expect(try await lines(Self.docx.bytes, "x.docx") == ["2 Aid", "p File by June.", "b Ask", "r a\tb"])
        let document = try await DocumentReader().document(from: RawDocument(bytes: Self.docx.bytes, name: "x.docx"))
        #expect(document.title == "My file")
    }

    @Test("An epub is its pages in the order of its spine")
    func epub() async throws {
        let file = ZipFile([
            ("OEBPS/b.xhtml", "<html><body><p>Second</p></body></html>"),
            ("OEBPS/a.xhtml", "<html><body><h1>First</h1></body></html>"),
            (
                "OEBPS/book.opf",
                """
                <package><metadata><title>Book</title></metadata><manifest><item id="1" href="a.xhtml"/>
                <item id="2" href="b.xhtml"/></manifest><spine><itemref idref="1"/><itemref idref="2"/></spine></package>
                """
            ),
        ])
        #expect(try await lines(file.bytes, "x.epub") == ["1 First", "p Second"])
    }

    @Test("A file that breaks off, or is another kind of archive, is damaged")
    func damaged() async throws {
        for bytes in [Array(Self.docx.bytes.prefix(60)), ZipFile([("x", "y")]).bytes, Array("PK\u{3}\u{4}".utf8)] {
            do {
                _ = try await lines(bytes, "x.docx")
                Issue.record("text was made of it")
            } catch let error as SourceFailure {
                guard case .damaged = error else {
                    Issue.record("\(error)")
                    return
                }
            }
        }
    }

    @Test("Entities that would grow without end are not expanded")
    func entities() async throws {
        let bomb = """
            <!DOCTYPE d [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;"><!ENTITY c "&b;&b;&b;&b;&b;&b;&b;&b;">]>
            <d><p><t>x&c;</t></p></d>
            """
        let found = try await lines(ZipFile([("word/document.xml", bomb)]).bytes, "x.docx")
        #expect(found == ["p x"])
    }

    @Test("A PDF goes to the program that reads it; without one it is said what is missing")
    func pdf() async throws {
        let bytes = Array("%PDF-1.4 \u{0}\u{1}".utf8)
        await #expect(throws: SourceFailure.needs("pdftotext (poppler-utils)")) { try await lines(bytes, "x.pdf") }
        #expect(try await lines(bytes, "x.pdf", pdf: FakePDF(text: "One\n\nTwo")) == ["p One", "p Two"])
        await #expect(throws: SourceFailure.noText) { try await lines(bytes, "x.pdf", pdf: FakePDF(text: "\u{C}")) }
    }

    private struct FakePDF: PDFReading {
        let text: String

        func text(of bytes: [UInt8]) async throws(SourceFailure) -> String { text }
    }
}

/// A zip archive without compression.
private struct ZipFile {
    let bytes: [UInt8]

    init(_ entries: [(name: String, text: String)]) {
        var bytes: [UInt8] = []
        var directory: [UInt8] = []
        for (name, text) in entries {
            let (content, start) = (Array(text.utf8), bytes.count)
            let facts =
                Self.little(20, 2) + Self.little(0, 8) + Self.little(Self.checksum(content), 4)
                + Self.little(UInt32(content.count), 4) + Self.little(UInt32(content.count), 4)
                + Self.little(UInt32(name.utf8.count), 2) + Self.little(0, 2)
            bytes += [0x50, 0x4B, 3, 4] + facts + Array(name.utf8) + content
            directory +=
                [0x50, 0x4B, 1, 2] + Self.little(20, 2) + facts + Self.little(0, 10) + Self.little(UInt32(start), 4)
            directory += Array(name.utf8)
        }
        let count = Self.little(UInt32(entries.count), 2)
        let end =
            [0x50, 0x4B, 5, 6] + Self.little(0, 4) + count + count + Self.little(UInt32(directory.count), 4)
            + Self.little(UInt32(bytes.count), 4) + Self.little(0, 2)
        self.bytes = bytes + directory + end
    }

    private static func little(_ value: UInt32, _ count: Int) -> [UInt8] {
        (0..<count).map { $0 < 4 ? UInt8(truncatingIfNeeded: value >> (8 * $0)) : 0 }
    }

    private static func checksum(_ bytes: [UInt8]) -> UInt32 {
        ~bytes.reduce(UInt32.max) { sum, byte in
            (0..<8).reduce(sum ^ UInt32(byte)) { sum, _ in sum & 1 == 1 ? sum >> 1 ^ 0xEDB8_8320 : sum >> 1 }
        }
    }
}
