import Domain
import Services
import Testing

@Suite("An answer while it comes in") struct AnswerRunTests {
    private let evidence = [
        Evidence(id: "a", kind: .guidance, title: "Học bổng 👩‍🎓", place: "Top", text: "It pays $5,000."),
        Evidence(id: "b", kind: .guidance, title: "FAFSA", place: "Top", text: "It closes June 30."),
    ]
    private let text = "Nó trả $5,000 👩‍🎓 [1]. It closes June 30 [2][1]. It is old [9]."

    @Test("However the text is cut, the answer at the end is the same, and no badge is ever an orphan")
    func everyCut() {
        let whole = AnswerChecker(evidence).check(text)
        let characters = Array(text)
        for cut in 0...characters.count {
            var run = AnswerRun(question: "?", evidence: evidence)
            for piece in [characters[..<cut], characters[cut...]] {
                run.take(.token(String(piece)))
                let answer = run.answer
                #expect(Set(answer.sentences.flatMap(\.citations)) == Set(answer.citations.map(\.index)))
                #expect(!answer.text.hasSuffix("["))
            }
            run.take(.done(text: nil, isWhole: true))
            #expect(run.answer == whole, "cut at \(cut)")
        }
    }

    @Test("A stopped answer keeps what has come, and says so; one cut off by the server says that")
    func ends() {
        var run = AnswerRun(question: "?", evidence: evidence)
        run.take(.token("It pays $5,000 [1]. It cl"))
        var cut = run
        run.finish(stopped: true)
        #expect(run.answer.text == "It pays $5,000 [1]. It cl")
        #expect(run.answer.limitations.contains(.stopped))
        cut.finish(stopped: false)
        #expect(cut.answer.limitations.contains(.truncated))
    }

    @Test("A server's own evidence takes the place of ours, gaps included")
    func foreignEvidence() {
        var run = AnswerRun(question: "?", evidence: [])
        run.take(.token("One [2], two [1], three [5]."))
        run.take(.citations([Citation(index: 2, evidence: evidence[0]), Citation(index: 5, evidence: evidence[1])]))
        run.take(.done(text: nil, isWhole: true))
        #expect(run.answer.citations.map(\.evidence.id).contains("a"))
        #expect(run.answer.citations.last?.evidence.id == "b")
    }
}
