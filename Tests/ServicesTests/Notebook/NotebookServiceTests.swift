import Domain
import Services
import Store
import TestSupport
import Testing

@Suite("The notebook's service") struct NotebookServiceTests {
    private let folder: TemporaryFolder
    private let stores: NotebookStores

    init() throws {
        folder = try TemporaryFolder()
        stores = try UserDatabase(path: folder.file("quad.db")).notebook(for: .guest)
    }

    private func service(_ reading: FakeReading = FakeReading()) -> NotebookService {
        let ports = NotebookPorts(
            workspaces: stores.workspaces, sources: stores.sources, passages: stores.passages, notes: stores.notes,
            pages: reading, files: reading, reader: reading, cards: reading, renderer: reading)
        return NotebookService(ports, clock: SystemClock())
    }

    @Test("A page is read, searched, and takes the name it gives itself; one that was renamed keeps its name")
    func page() async throws {
        let service = service(FakeReading(pages: ["https://a.example/x": "#Aid\nFile by June."]))
        let place = try await service.current(makingNamed: "My search")
        let source = try await service.addPage("https://a.example/x", to: place.id)
        #expect(source.title == "a.example/x" && source.state == .added)
        let ready = try #require(try await service.settled(source.id))
        #expect(ready.state == .ready && ready.title == "Aid")
        let hits = try await service.passages(matching: "when to file", in: .all, of: place.id, limit: 5)
        #expect(hits.map(\.passage.headings) == [["Aid"]])
        try await service.renameSource(source.id, to: " My\n page ")
        try await service.readAgain(source.id)
        #expect(try await service.settled(source.id)?.title == "My page")
    }

    @Test("A failure is kept with its reason, and reading again mends it")
    func failure() async throws {
        let place = try await service().current(makingNamed: "x")
        let broken = service(FakeReading(failure: .refused(status: 503)))
        let source = try await broken.addPage("https://a.example/", to: place.id)
        #expect(try await broken.settled(source.id)?.state == .failed(.refused(status: 503)))
        let mended = service(FakeReading(pages: ["https://a.example/": "text"]))
        try await mended.readAgain(source.id)
        #expect(try await mended.settled(source.id)?.state == .ready)
    }

    @Test("What a kill interrupted is taken up by the next start, a pasted text too")
    func resume() async throws {
        let first = service()
        let place = try await first.current(makingNamed: "x")
        let source = try await stores.sources.add(.text, title: "t", input: Array("Hello.".utf8), to: place.id)
        try await stores.sources.setState(.extracting, of: source.id)
        let second = service()
        try await second.start()
        #expect(try await second.settled(source.id)?.state == .ready)
        #expect(try await second.document(of: source.id)?.text == "Hello.")
    }

    @Test("Every step of a source is told")
    func signals() async throws {
        let service = service()
        let place = try await service.current(makingNamed: "x")
        var signals = await service.signals().makeAsyncIterator()
        let source = try await service.addText("Hello.", title: "", to: place.id)
        _ = try await service.settled(source.id)
        for _ in 0..<4 { #expect(await signals.next() == .sources(place.id)) }
        #expect(source.title == "Hello.")
    }

    @Test("Limits are told and nothing is cut", arguments: [Note.longestBody, Note.longestBody + 1])
    func limits(count: Int) async throws {
        let service = service()
        let place = try await service.current(makingNamed: "x")
        let body = String(repeating: "ă", count: count)
        if count > Note.longestBody {
            await #expect(throws: NotebookError.tooLong(limit: Note.longestBody)) {
                try await service.addNote(NewNote(title: "n", body: body), to: place.id)
            }
            _ = try await service.addNote(NewNote(kind: .notebook, title: "n", body: body), to: place.id)
        } else {
            #expect(try await service.addNote(NewNote(title: "n", body: body), to: place.id).body == body)
        }
        await #expect(throws: NotebookError.tooLong(limit: Source.longestText)) {
            try await service.addText(String(repeating: "x", count: Source.longestText + 1), title: "", to: place.id)
        }
        await #expect(throws: NotebookError.empty) { try await service.addText(" \n", title: "", to: place.id) }
        await #expect(throws: NotebookError.tooLong(limit: 150)) {
            try await service.addWorkspace(named: String(repeating: "x", count: 151))
        }
    }

    @Test("A note becomes a source, but not one that it rests on itself, however many notes lie between")
    func circle() async throws {
        let service = service()
        let place = try await service.current(makingNamed: "x")
        let first = try await service.addNote(NewNote(title: "first", body: "one"), to: place.id)
        let source = try await service.addNote(first.id, to: place.id)
        #expect(try await service.settled(source.id)?.state == .ready)
        let second = try await service.addNote(NewNote(title: "second"), to: place.id)
        try await service.quote("one", of: source, range: 0..<3, place: "", in: second.id)
        #expect(try await service.note(second.id)?.body == "> one [1]\n")
        let between = try await service.addNote(second.id, to: place.id)
        _ = try await service.settled(between.id)
        try await service.quote("two", of: between, range: 0..<3, place: "", in: first.id)
        await #expect(throws: NotebookError.source(.circular)) { try await service.addNote(first.id, to: place.id) }
        #expect(try await service.notes(citing: source.id).map(\.title) == ["second"])
    }

    @Test("An exported workspace that is imported again is the same notebook")
    func roundTrip() async throws {
        let service = service(FakeReading(pages: ["https://a.example/x": "#Aid\nFile by June.\nAsk early."]))
        let place = try await service.addWorkspace(named: "Nursing", objective: "Where?\nHow?")
        let source = try await service.addPage("https://a.example/x", to: place.id)
        _ = try await service.settled(source.id)
        let failed = try await service.addPage("https://gone.example/", to: place.id)
        _ = try await service.settled(failed.id)
        let note = try await service.addNote(
            NewNote(title: "Day", body: "See [[Aid]].\r\n", tags: ["x"], college: UnitID(166_683)), to: place.id)
        try await service.quote("File by June.", of: source, range: 4..<17, place: "Aid", in: note.id)
        _ = try await service.settled(try await service.addNote(note.id, to: place.id).id)
        _ = try await service.addNote(NewNote(kind: .notebook, title: "Nursing", body: "# All"), to: place.id)
        let export = try await service.export(of: place.id)
        let read = try NotebookExport.read(json: Array(service.text(export, as: .json).utf8))
        #expect(read.export == export && read.skipped.isEmpty)
        let (copy, skipped) = try await service.import(read.export)
        #expect(skipped.isEmpty && copy.id != place.id)
        var again = try await service.export(of: copy.id)
        for index in again.sources.indices { again.sources[index].added = export.sources[index].added }
        #expect(again == export)
        #expect(try await service.passages(matching: "june", in: .all, of: copy.id, limit: 3).count == 2)
    }
}
