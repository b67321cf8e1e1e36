import Domain
import TestSupport
import Testing

@testable import Store

@Suite("Threads of questions on disk") struct SQLiteAdvisorStoreTests {
    private let evidence = [
        Evidence(
            id: "college/209922/net_price", kind: .college, title: "Reed [College]\nof “Oregon”",
            place: "Scorecard, 2022-23",
            text: "Reed College: average net price $31,000 a year.", target: .college(UnitID(209_922))),
        Evidence(
            id: "guidance/x", kind: .guidance, title: "FAFSA", place: "USA.gov", text: "It is free.",
            target: .address("https://www.usa.gov/fafsa")),
        Evidence(
            id: "passage/7", kind: .source, title: "Page", place: "Top", text: "Nothing.",
            target: .source(id: "3", from: 10, to: 90)),
    ]

    @Test("A turn comes back as it was, with its evidence, its checks and what it says of itself")
    func roundTrip() async throws {
        let folder = try TemporaryFolder()
        let database = try UserDatabase(path: folder.file("quad.db"))
        let store = database.advisor(for: .guest)
        var answer = AnswerChecker(evidence).check("Reed asks $31,000 [1], maybe $99 [2].\nIt is free [2]. See [3].")
        answer.limitations += [.stopped, .notUnderstood(["dorm", "food"])]
        let thread = try await store.add(title: "Money", at: 5)
        let turn = AdvisorTurn(id: 1, question: "What?", asked: 9, answer: answer, isUseful: false)
        try await store.save(turn, in: thread.id)
        #expect(try await store.turns(of: thread.id) == [turn])
        var changed = turn
        changed.isUseful = nil
        try await store.save(changed, in: thread.id)
        #expect(try await store.turns(of: thread.id) == [changed])
    }

    @Test("A refusal comes back with its closest passage, which is no citation")
    func refusal() async throws {
        let folder = try TemporaryFolder()
        let store = try UserDatabase(path: folder.file("quad.db")).advisor(for: .guest)
        let refused = Answer(
            sentences: [AnswerSentence(lead: "", text: "Nothing is known of this.", citations: [])],
            limitations: [.refused(searched: ["the guidance texts"], closest: evidence[1])])
        let thread = try await store.add(title: "x", at: 1)
        let turn = AdvisorTurn(id: 1, question: "?", asked: 1, answer: refused)
        try await store.save(turn, in: thread.id)
        #expect(try await store.turns(of: thread.id) == [turn])
    }

    @Test("Threads are found by title and question, last used first, and only those of the account")
    func threads() async throws {
        let folder = try TemporaryFolder()
        let database = try UserDatabase(path: folder.file("quad.db"))
        let other = try await database.people.makeAccount(named: "mai")
        let store = database.advisor(for: .guest)
        let first = try await store.add(title: "Money", at: 1)
        let second = try await store.add(title: "Visas", at: 2)
        try await store.save(
            AdvisorTurn(id: 1, question: "Học phí ở Reed?", asked: 3, answer: Answer()), in: first.id)
        #expect(try await store.threads(matching: "").map(\.id) == [first.id, second.id])
        #expect(try await store.threads(matching: "hoc reed").map(\.id) == [first.id])
        try await store.rename(second.id, to: "Papers")
        #expect(try await store.threads(matching: "paper").map(\.title) == ["Papers"])
        #expect(try await database.advisor(for: other).threads(matching: "").isEmpty)
        #expect(try await database.advisor(for: other).turns(of: first.id).isEmpty)
    }
}
