import Domain
import TestSupport
import Testing

@Suite("Notebooks as files") struct NoteMarkdownTests {
    private static let pieces = [
        "[1]", "[2]", "[^1]", "[^", "\\", "]", "[", "word ", "\n", "\r\n", "\r", "---\n", "<!-- sources -->\n", "# ",
        "> ",
        "é", "e\u{301}", "🧑‍🎓", "%0A;", "%", "–", ",", "<x>", "[[a]]", "(", ":", "\u{301}", " ",
    ]

    private func text(_ most: Int, _ generator: inout SeededGenerator) -> String {
        (0..<Int.random(in: 0...most, using: &generator)).map { _ in
            Self.pieces.randomElement(using: &generator) ?? ""
        }.joined()
    }

    private func note(_ generator: inout SeededGenerator) -> NewNote {
        let targets: [NoteCitation.Target] = [
            .source(SourceID(3), 4..<90), .college(UnitID(166_683)), .scholarship(AwardID("a:b-c,<d>")),
            .guidance("fafsa"), .profile,
        ]
        let citations = (1...3).filter { _ in Bool.random(using: &generator) }.map { number in
            NoteCitation(
                number: number, target: targets.randomElement(using: &generator) ?? .profile,
                title: text(4, &generator), place: text(3, &generator), quote: text(6, &generator))
        }
        return NewNote(
            kind: Bool.random(using: &generator) ? .note : .notebook, title: "t" + text(4, &generator),
            body: text(12, &generator),
            tags: (0..<Int.random(in: 0...2, using: &generator)).map { "tag\($0)" + text(1, &generator) },
            college: Bool.random(using: &generator) ? UnitID(100_654) : nil, citations: citations)
    }

    @Test("A note that is written as Markdown and read again is the same note")
    func markdown() {
        let seed = UInt64.random(in: 0...UInt64.max)
        var generator = SeededGenerator(seed: seed)
        for _ in 0..<2_000 {
            let note = note(&generator)
            #expect(NoteMarkdown.note(NoteMarkdown.text(note)) == note, "seed \(seed): \(note)")
        }
    }

    @Test("A notebook that is written as JSON and read again is the same notebook")
    func json() throws {
        let seed = UInt64.random(in: 0...UInt64.max)
        var generator = SeededGenerator(seed: seed)
        for _ in 0..<300 {
            let sources = (0..<3).map { _ in
                NotebookExport.Item(
                    origin: .page("https://a.example/" + text(2, &generator)), title: text(3, &generator),
                    document: Bool.random(using: &generator)
                        ? SourceDocument(
                            title: text(1, &generator), lines: [(.quote, text(4, &generator)), (.row, "a\tb")])
                        : nil, added: 5)
            }
            let export = NotebookExport(
                name: text(3, &generator), objective: text(3, &generator), sources: sources,
                notes: (0..<3).map { _ in note(&generator) }, missing: [text(2, &generator)])
            let read = try NotebookExport.read(json: Array(export.json.utf8))
            #expect(read.export == export && read.skipped.isEmpty, "seed \(seed)")
        }
    }

    @Test("One bad item is named, and the rest is there")
    func badItem() throws {
        let text = """
            {"format":"quad-notebook","version":1,"name":"n","sources":[{"title":"odd","kind":"boat"}],
             "notes":[{"title":"no body"},{"title":"good","body":"b"},7]}
            """
        let read = try NotebookExport.read(json: Array(text.utf8))
        #expect(read.skipped == ["odd", "no body", "note 3"])
        #expect(read.export.notes.map(\.title) == ["good"])
    }

    @Test("Other files are told apart from notebooks")
    func otherFiles() {
        #expect(throws: NotebookExport.Problem.notANotebook) { try NotebookExport.read(json: Array("{}".utf8)) }
        #expect(throws: NotebookExport.Problem.newer(version: 9)) {
            try NotebookExport.read(json: Array(#"{"format":"quad-notebook","version":9}"#.utf8))
        }
        #expect(throws: NotebookExport.Problem.self) { try NotebookExport.read(json: Array("[".utf8)) }
        #expect(NoteMarkdown.note("# just Markdown") == nil)
    }

    @Test("A page of a whole notebook numbers its footnotes through, and control characters are written out")
    func page() {
        let citation = NoteCitation(number: 7, target: .profile, title: "Profile", place: "GPA", quote: "3.7\u{1B}[2J")
        let export = NotebookExport(
            name: "A *b*", objective: "Why?",
            notes: [
                NewNote(title: "One", body: "x [7].", citations: [citation]),
                NewNote(title: "Two", body: "y [7] [1].", citations: [citation]),
            ])
        let text = export.markdown
        #expect(text.contains("# A \\*b\\*") && text.contains("x [^1].") && text.contains("y [^2] [1]."))
        #expect(text.contains("[^2]: Profile – GPA\n    > 3.7\\u{1B}[2J"))
        let html = export.html { "<p>\($0)</p>" }
        #expect(html.contains("<li id=\"n0-7\">[7] Profile – GPA<blockquote>3.7\\u{1B}[2J</blockquote></li>"))
        #expect(!export.plainText.contains("\u{1B}"))
    }

    @Test(
        "File names are safe",
        arguments: [
            ("../../etc/passwd", "etc-passwd"), ("Đại học: A/B?", "Đại-học-A-B"), ("", "notebook"), ("con", "notebook"),
            ("\u{1B}]0;x\u{7}", "0-x"), (String(repeating: "x", count: 300), String(repeating: "x", count: 80)),
        ])
    func fileNames(title: String, name: String) { #expect(NotebookExport.fileName(title) == name) }
}
