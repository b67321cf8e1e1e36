import Domain
import TestSupport
import Testing

@Suite("Cutting passages") struct PassageCutterTests {
    @Test("Paragraphs under one heading make one passage, and headings go into its path")
    func headings() {
        let document = SourceDocument(
            title: nil,
            lines: [
                (.heading(level: 1), "Aid"), (.paragraph, "One."), (.item(depth: 0), "Two."),
                (.heading(level: 2), "Loans"), (.paragraph, "Three."), (.heading(level: 1), "End"),
            ])
        let pieces = PassageCutter().pieces(of: document)
        #expect(pieces.map(\.text) == ["One.\nTwo.", "Three.", "End"])
        #expect(pieces.map(\.headings) == [["Aid"], ["Aid", "Loans"], ["End"]])
    }

    @Test("Whatever the text is, passages are its own slices in order, and no word is lost")
    func slices() {
        let seed = UInt64.random(in: 0...UInt64.max)
        var generator = SeededGenerator(seed: seed)
        let parts = ["word. ", "ăn cơm ", "長い文章", "x", "🧑‍🎓 ", "? "]
        for _ in 0..<200 {
            let lines = (0..<Int.random(in: 0...8, using: &generator)).map { _ in
                let text = (0..<Int.random(in: 0...200, using: &generator)).map { _ in
                    parts.randomElement(using: &generator) ?? ""
                }.joined()
                return (SourceDocument.LineKind.paragraph, text)
            }
            let document = SourceDocument(title: nil, lines: lines)
            let pieces = PassageCutter(target: 80).pieces(of: document)
            let bytes = Array(document.text.utf8)
            var end = 0
            for piece in pieces {
                #expect(piece.range.lowerBound >= end, "seed \(seed)")
                #expect(String(decoding: bytes[piece.range], as: UTF8.self) == piece.text, "seed \(seed)")
                #expect(!piece.text.contains("\u{FFFD}"), "seed \(seed)")
                let gap = bytes[end..<piece.range.lowerBound]
                #expect(gap.allSatisfy { $0 == 0x20 || $0 == 0x0A }, "seed \(seed)")
                end = piece.range.upperBound
            }
            #expect(bytes[end...].allSatisfy { $0 == 0x20 || $0 == 0x0A }, "seed \(seed)")
        }
    }

    @Test(
        "Endings that change nothing in what is meant are left out",
        arguments: [
            ("deadlines", "deadline"), ("filing", "file"), ("filed", "files"), ("Universities", "university"),
            ("planning", "plans"), ("classes", "class"), ("Ăn", "an"),
        ])
    func stems(left: String, right: String) {
        #expect(PassageWords.words(of: left) == PassageWords.words(of: right))
    }

    @Test("A question is asked by what it is about, and by all it has when it is about nothing")
    func asked() {
        #expect(PassageWords.asked("When do I file the FAFSA?", limit: 9) == ["fil", "fafsa"])
        #expect(PassageWords.asked("what is it", limit: 9) == ["what", "is", "it"])
    }

    @Test("Links and citations are found where they stand, and Markdown's own links are none")
    func links() {
        let body = "[[Reed College]] and [[ x ]], [1], [2](u), [[3]], [[no\nend]] [12][[a]] [0] [99999]"
        #expect(NoteLinks.titles(in: body) == ["Reed College", "x", "3", "a"])
        #expect(NoteLinks.citations(in: body).map(\.number) == [1, 12])
    }
}
