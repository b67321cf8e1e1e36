import Domain
import Testing

@Suite("An answer as a note") struct AnswerNoteTests {
    @Test("The note holds the text, its limitation and its evidence with the quotation, and its citations stay live")
    func note() {
        let evidence = Evidence(
            id: "passage/7", kind: .source, title: "Labs\n[1]", place: "Top", text: "Ten labs.\nOpen at night.",
            target: .source(id: "3", from: 4, to: 30))
        let answer = AnswerChecker([evidence]).check("Ten labs are open [1].")
        let note = AnswerNote.note(question: "Labs?", answer: answer, limitations: ["One source."], heading: "Evidence")
        #expect(
            note.body
                == "Ten labs are open [1].\n\nOne source.\n\n## Evidence\n\n[1] Labs [1] – Top\n> Ten labs.\n> Open at night.\n"
        )
        #expect(note.title == "Labs?")
        #expect(note.citations.map(\.target) == [.source(SourceID(3), 4..<30)])
    }
}
