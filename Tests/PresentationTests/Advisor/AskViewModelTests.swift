import Domain
import Presentation
import Services
import TestSupport
import Testing

@MainActor
@Suite("Asking the advisor") struct AskViewModelTests {
    private let evidence = Evidence(
        id: "college/209922/net_price", kind: .college, title: "Reed College", place: "College Scorecard, 2022-23",
        text: "Reed College: average net price $31,000 a year.")

    private var answer: Answer { AnswerChecker([evidence]).check("Reed College asks $31,000 a year [1].") }

    private func model(_ advisor: FakeAdvisor, _ store: FakeAdvisorStore = FakeAdvisorStore()) -> AskViewModel {
        AskViewModel(advisor: advisor, store: store, clock: FixedClock(), format: Format()) { _ in }
    }

    private func type(_ text: String, into model: AskViewModel) {
        _ = model.handle(.paste(text))
        _ = model.handle(.run(.send))
    }

    @Test("An answer comes in, is kept with its evidence, and its citation opens")
    func ask() async {
        let answer = answer
        let store = FakeAdvisorStore()
        let model = model(FakeAdvisor { _ in [.partial(answer), .ended(answer, colleges: [])] }, store)
        type("What does Reed cost?", into: model)
        #expect(model.state.turns.map(\.phase) == [.answering])
        await model.settle()
        #expect(model.state.turns.map(\.answer) == [answer])
        #expect(model.state.turns.map(\.phase) == [.done])
        let kept = await store.kept.values.first
        #expect(kept?.thread.title == "What does Reed cost?")
        #expect(kept?.turns.first?.answer.citations.map(\.evidence) == [evidence])
        _ = model.handle(.run(.focusNext))
        _ = model.handle(.run(.down))
        _ = model.handle(.run(.open))
        #expect(model.state.level == .citation(Citation(index: 1, evidence: evidence)))
        #expect(model.copyText?.string == evidence.text)
        _ = model.handle(.run(.back))
        #expect(model.state.level == nil)
    }

    @Test("Esc stops an answer: what has come stays, marked, and the thread remains")
    func stop() async {
        let partial = answer
        let store = FakeAdvisorStore()
        let model = model(FakeAdvisor(staysOpen: true) { _ in [.partial(partial)] }, store)
        type("What does Reed cost?", into: model)
        while model.state.turns.first?.answer.isEmpty ?? true { await Task.yield() }
        #expect(model.handle(.run(.back)))
        await model.settle()
        #expect(model.state.turns.first?.phase == .done)
        #expect(model.state.turns.first?.answer.limitations == [.stopped])
        #expect(await store.kept.values.first?.turns.count == 1)
    }

    @Test("Ctrl-C stops an answer before it leaves; an empty one disappears and its question comes back")
    func stopEmpty() async {
        let model = model(FakeAdvisor(staysOpen: true) { _ in [] })
        type("What does Reed cost?", into: model)
        #expect(model.interrupt())
        await model.settle()
        #expect(model.state.turns.isEmpty)
        #expect(model.state.input.string == "What does Reed cost?")
        #expect(!model.interrupt())
    }

    @Test("While an answer comes in no other question is asked")
    func oneAtATime() {
        let model = model(FakeAdvisor(staysOpen: true) { _ in [] })
        type("one", into: model)
        type("two", into: model)
        #expect(model.state.turns.map(\.question) == ["one"])
        #expect(model.state.notice != nil)
        _ = model.handle(.run(.back))
    }

    @Test("A failure says what helps, and asking again takes the place of the turn")
    func failure() async {
        let answer = answer
        let model = model(
            FakeAdvisor { question in
                question == "one" ? [.failed(.unauthorized, partial: Answer())] : [.ended(answer, colleges: [])]
            })
        type("one", into: model)
        await model.settle()
        #expect(model.state.turns.map(\.phase) == [.failed(Format().answerProblem(.unauthorized))])
        _ = model.handle(.run(.focusNext))
        _ = model.handle(.run(.retryAnswer))
        await model.settle()
        #expect(model.state.turns.count == 1)
    }

    @Test("Feedback goes useful, not useful, nothing, and is kept")
    func feedback() async {
        let answer = answer
        let store = FakeAdvisorStore()
        let model = model(FakeAdvisor { _ in [.ended(answer, colleges: [])] }, store)
        type("one", into: model)
        await model.settle()
        _ = model.handle(.run(.focusNext))
        for expected in [true, false, nil] {
            _ = model.handle(.run(.rateAnswer))
            await model.settle()
            #expect(model.state.turns.first?.isUseful == expected)
            #expect(await store.kept.values.first?.turns.first?.isUseful == expected)
        }
    }

    @Test("Threads are found again, reopened with their evidence, and renamed")
    func threads() async {
        let answer = answer
        let store = FakeAdvisorStore()
        let model = model(FakeAdvisor { _ in [.ended(answer, colleges: [])] }, store)
        type("What does Reed cost?", into: model)
        await model.settle()
        _ = model.handle(.run(.startConversation))
        #expect(model.state.turns.isEmpty)
        _ = model.handle(.run(.threads))
        await model.settle()
        _ = model.handle(.run(.open))
        await model.settle()
        #expect(model.state.turns.map(\.question) == ["What does Reed cost?"])
        #expect(model.state.turns.first?.answer.citations.map(\.evidence) == [evidence])
        _ = model.handle(.run(.focusNext))
        _ = model.handle(.run(.renameThread))
        _ = model.handle(.edit(.deleteToLineStart))
        _ = model.handle(.paste("Money"))
        _ = model.handle(.run(.open))
        await model.settle()
        #expect(await store.kept.values.first?.thread.title == "Money")
    }

    @Test("A digit asks a suggestion, and only while nothing was asked")
    func suggestions() async {
        let model = model(FakeAdvisor { _ in [.ended(Answer(), colleges: [])] })
        model.appear()
        await model.settle()
        _ = model.handle(.type("2"))
        #expect(model.state.turns.map(\.question) == ["What is net price?"])
        await model.settle()
        _ = model.handle(.type("2"))
        #expect(model.state.input.string == "2")
    }

    @Test(
        "Commands are questions in short; what is no command says so",
        arguments: [
            ("/compare Reed, Yale", "Compare Reed and Yale"), ("/cost Reed", "What does Reed cost?"),
            ("/explain Reed", "Why does Reed have its match score?"), ("/deadlines", "Which deadlines do I have?"),
        ])
    func commands(typed: String, asked: String) {
        #expect(SlashQuestion.read(typed) == .question(asked))
    }

    @Test("A command without its names, and one that is none")
    func wrongCommands() {
        #expect(SlashQuestion.read("/compare Reed") == .incomplete(.compare))
        #expect(SlashQuestion.read("/frobnicate") == .unknown("frobnicate"))
        #expect(SlashQuestion.read(" What  is it? ") == .plain("What is it?"))
    }
}
