import Domain
import TestSupport
import Testing

@testable import Store

@Suite("Sources and notes on disk") struct NotebookStoreTests {
    private let folder: TemporaryFolder
    private let database: UserDatabase
    private let stores: NotebookStores

    init() throws {
        folder = try TemporaryFolder()
        database = try UserDatabase(path: folder.file("quad.db"))
        stores = database.notebook(for: .guest)
    }

    private func document(_ lines: String...) -> SourceDocument {
        SourceDocument(title: nil, lines: lines.map { (.paragraph, $0) })
    }

    private func found(_ words: String, in scope: SourceScope = .all, _ workspace: WorkspaceID) async throws -> [String]
    {
        try await stores.passages.passages(matching: words, in: scope, of: workspace, limit: 10).map(\.passage.text)
    }

    @Test("The first workspace is made by itself, the chosen one comes back, and a removed one can be had again")
    func workspaces() async throws {
        let first = try await stores.workspaces.current(makingNamed: "My search")
        #expect(first.name == "My search")
        #expect(try await stores.workspaces.current(makingNamed: "x") == first)
        var second = try await stores.workspaces.add(name: "Nursing", objective: "Where?")
        try await stores.workspaces.choose(second.id)
        #expect(try await stores.workspaces.current(makingNamed: "x").id == second.id)
        second.name = "Nursing in Texas"
        second.isArchived = true
        try await stores.workspaces.save(second)
        #expect(try await stores.workspaces.workspace(second.id)?.name == "Nursing in Texas")
        #expect(try await stores.workspaces.current(makingNamed: "x") == first)
        try await stores.workspaces.remove(first.id)
        #expect(try await stores.workspaces.workspaces().map(\.id) == [second.id])
        try await stores.workspaces.restore(first.id)
        #expect(try await stores.workspaces.workspaces().count == 2)
    }

    @Test("A source is searched once it is ready, no more once it is removed, and again when it is restored")
    func lifeOfASource() async throws {
        let place = try await stores.workspaces.current(makingNamed: "x")
        let source = try await stores.sources.add(.page("https://a.example/"), title: "FAFSA", input: nil, to: place.id)
        #expect(source.state == .added)
        #expect(try await stores.sources.unfinished() == [source])
        try await stores.sources.setState(.failed(.refused(status: 404)), of: source.id)
        #expect(try await stores.sources.source(source.id)?.state == .failed(.refused(status: 404)))
        try await stores.sources.save(document("File the FAFSA by June 30.", "Then wait."), of: source.id)
        let ready = try #require(try await stores.sources.source(source.id))
        #expect(ready.state == .ready && ready.passages == 1)
        #expect(try await found("filing deadlines june", place.id).count == 1)
        #expect(try await found("fafsa", in: .chosen([SourceID(99)]), place.id).isEmpty)
        #expect(try await found("fafsa", in: .chosen([source.id]), place.id).count == 1)
        try await stores.sources.remove(source.id)
        #expect(try await found("fafsa", place.id).isEmpty)
        try await stores.sources.restore(source.id)
        #expect(try await found("fafsa", place.id).count == 1)
    }

    @Test("Reading a source again replaces its passages and keeps the text that was there")
    func readAgain() async throws {
        let place = try await stores.workspaces.current(makingNamed: "x")
        let source = try await stores.sources.add(.text, title: "t", input: [1], to: place.id)
        #expect(try await stores.sources.input(of: source.id) == [1])
        try await stores.sources.save(document("The deadline is in March."), of: source.id)
        #expect(try await stores.sources.input(of: source.id) == nil)
        #expect(try await stores.sources.previousDocument(of: source.id) == nil)
        let old = try await stores.passages.passages(matching: "deadline", in: .all, of: place.id, limit: 3)
        try await stores.sources.save(document("The deadline is in April."), of: source.id)
        #expect(try await found("deadline march", place.id) == ["The deadline is in April."])
        #expect(try await stores.sources.previousDocument(of: source.id)?.text == "The deadline is in March.")
        #expect(try await stores.passages.passage(try #require(old.first).id) == nil)
    }

    @Test("Sources come in pages, searched and in every order")
    func lists() async throws {
        let place = try await stores.workspaces.current(makingNamed: "x")
        for title in ["Éta", "alpha", "Beta", "beta two"] {
            _ = try await stores.sources.add(.text, title: title, input: nil, to: place.id)
        }
        func titles(_ query: NotebookQuery) async throws -> [String] {
            try await stores.sources.sources(in: place.id, query).items.map(\.title)
        }
        #expect(try await titles(NotebookQuery(order: .ascending)) == ["alpha", "Beta", "beta two", "Éta"])
        #expect(try await titles(NotebookQuery(order: .descending, offset: 1, limit: 2)) == ["beta two", "Beta"])
        #expect(try await titles(NotebookQuery(words: "ETA", order: .added)) == ["beta two", "Beta", "Éta"])
        #expect(try await stores.sources.sources(in: place.id, NotebookQuery(words: "bet", limit: 1)).total == 2)
    }

    @Test("Another account sees nothing, and an account that goes takes its words out of the index")
    func accounts() async throws {
        let other = try await database.people.makeAccount(named: "other")
        let theirs = database.notebook(for: other)
        let place = try await theirs.workspaces.current(makingNamed: "x")
        let source = try await theirs.sources.add(.text, title: "secret plan", input: nil, to: place.id)
        try await theirs.sources.save(document("Wombats are studied here."), of: source.id)
        let own = try await stores.workspaces.current(makingNamed: "x")
        let mine = try await stores.sources.add(.text, title: "mine", input: nil, to: own.id)
        try await stores.sources.save(document("Wombats are not studied here."), of: mine.id)
        #expect(try await stores.sources.source(source.id) == nil)
        #expect(try await found("wombats", place.id).isEmpty)
        await #expect(throws: StorageError.self) {
            try await stores.sources.add(.text, title: "t", input: nil, to: place.id)
        }
        _ = try await database.accounts.remove(other)
        #expect(try await found("wombats", own.id).count == 1)
        let bytes = try FileBytes.readRaw(folder.file("quad.db"))
        #expect(!String(decoding: bytes, as: UTF8.self).contains("are studied here"))
    }

    @Test("A note keeps its bytes, citations, tags and links; who cites and who links is found")
    func notes() async throws {
        let place = try await stores.workspaces.current(makingNamed: "x")
        let citation = NoteCitation(
            number: 2, target: .source(SourceID(5), 3..<9), title: "T", place: "P", quote: "it 'said'")
        var note = try await stores.notes.add(
            NewNote(
                title: "Visits", body: "See [[Reed  College]] [2].\r\n\n", tags: ["a", "b"], college: UnitID(209_922),
                citations: [citation]), to: place.id)
        #expect(try await stores.notes.note(note.id) == note)
        #expect(try await stores.notes.notes(citing: SourceID(5)).map(\.id) == [note.id])
        #expect(try await stores.notes.notes(linkingTo: "reed college", in: place.id).map(\.id) == [note.id])
        #expect(try await stores.notes.notes(about: UnitID(209_922)).count == 1)
        note.body = "nothing"
        note.citations = []
        try await stores.notes.save(note)
        #expect(try await stores.notes.notes(linkingTo: "reed college", in: place.id).isEmpty)
        #expect(try await stores.notes.notes(in: place.id, NotebookQuery(words: "nothing visits")).total == 1)
        try await stores.notes.remove(note.id)
        #expect(try await stores.notes.count(in: place.id) == 0)
        try await stores.notes.restore(note.id)
        try await stores.workspaces.remove(place.id)
        try await stores.workspaces.purge(removedBefore: .max)
        #expect(try await stores.notes.note(note.id) == nil)
    }

    @Test("What is found is what ranking every passage with any of the words finds")
    func sameAsRankingAll() async throws {
        let place = try await stores.workspaces.current(makingNamed: "x")
        let seed = UInt64.random(in: 0...UInt64.max)
        var generator = SeededGenerator(seed: seed)
        let vocabulary = (0..<300).map { "w\($0)x" }
        func word() -> String {
            vocabulary[Int.random(in: 0..<300, using: &generator) % Int.random(in: 1...300, using: &generator)]
        }
        for number in 0..<20 {
            let source = try await stores.sources.add(.text, title: "\(number)", input: nil, to: place.id)
            let lines = (0..<40).map { _ in (0..<120).map { _ in word() }.joined(separator: " ") }
            try await stores.sources.save(
                SourceDocument(title: nil, lines: lines.map { (.paragraph, $0) }), of: source.id)
        }
        var (same, all) = (0, 0)
        let connection = try Connection(path: folder.file("quad.db"), mode: .readWrite)
        for _ in 0..<60 {
            let words = Set((0..<Int.random(in: 1...5, using: &generator)).map { _ in word() }).sorted()
            let query = words.map { "\"\($0)\"" }.joined(separator: " OR ")
            let best = try connection.rows(
                "SELECT rowid FROM passage_search WHERE passage_search MATCH ? ORDER BY rank, rowid LIMIT 10",
                .text(query)
            ) { row throws(SQLiteError) in try row.integer(0) }
            let hits = try await stores.passages.passages(
                matching: words.joined(separator: " "), in: .all, of: place.id, limit: 10)
            #expect(hits.map(\.score) == hits.map(\.score).sorted(by: >), "seed \(seed)")
            same += Set(best).intersection(hits.map(\.id.rawValue)).count
            all += best.count
        }
        #expect(Double(same) >= 0.97 * Double(all), "\(same) of \(all), seed \(seed)")
    }
}
