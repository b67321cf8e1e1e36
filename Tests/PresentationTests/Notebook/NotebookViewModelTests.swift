import Domain
import Presentation
import Services
import TestSupport
import Testing

@Suite("Sources and notes on the screen") @MainActor struct NotebookViewModelTests {
    private final class Pane {
        let store = FakeNotebook()
        let journal: FakeJournal
        let notebook: NotebookModel
        let sources: SourcesViewModel
        let notes: NotesViewModel
        let heard = Heard()

        @MainActor final class Heard { var effects: [NotebookEffect] = [] }

        @MainActor init(_ reading: FakeReading = FakeReading(), journal: FakeJournal = FakeJournal()) async {
            self.journal = journal
            notebook = NotebookModel(service: store.service(reading), words: Words()) { [heard] in
                heard.effects.append($0)
            }
            sources = SourcesViewModel(notebook)
            notes = NotesViewModel(notebook, journal: journal)
            notebook.start()
            await settle()
        }

        @MainActor func settle() async {
            // Signals arrive between the work: until nothing has changed any more.
            for _ in 0..<20 {
                await sources.settle()
                await notes.settle()
                await Task.yield()
            }
        }

        @MainActor func press(_ model: any MessagesGuest, _ actions: Action...) async {
            for action in actions {
                _ = model.handle(action)
                await settle()
            }
        }

        @MainActor func add(_ text: String) async {
            await press(sources, .run(.addItem), .paste(text), .run(.send))
            await waitUntilRead()
        }

        @MainActor func waitUntilRead() async {
            while sources.state.items.isEmpty
                || sources.state.items.contains(where: { ($0.state.progress ?? 100) < 100 })
            {
                await Task.yield()
                await settle()
            }
        }
    }

    private static let reading = FakeReading(pages: [
        "https://a.example/aid": "#Aid\nFile by June.\nAsk early.\n#Loans\nPay."
    ])

    @Test("An address, a path and a text are told apart by how they begin")
    func entries() async {
        let pane = await Pane(Self.reading)
        await pane.add("https://a.example/aid")
        await pane.add("My own words about it.")
        await pane.add("/nowhere/at all.txt")
        #expect(pane.sources.state.items.map(\.origin.kind) == [.file, .text, .page])
        #expect(pane.sources.state.items.map(\.title) == ["at all.txt", "My own words about it.", "Aid"])
        #expect(pane.sources.state.items[0].state == .failed(.missing))
        #expect(pane.sources.note == "2/3 ready")
        #expect(pane.notebook.state.workspace?.name == "My search")
    }

    @Test("An empty field is not taken, and says why")
    func emptyField() async {
        let pane = await Pane()
        await pane.press(pane.sources, .run(.addItem), .run(.send))
        #expect(pane.sources.state.prompt?.problem != nil)
        await pane.press(pane.sources, .run(.back))
        #expect(pane.sources.state.prompt == nil && pane.sources.context == .sources)
    }

    @Test("The reader finds, jumps by headings, quotes with its place, and says who cites")
    func reader() async throws {
        let pane = await Pane(Self.reading)
        await pane.add("https://a.example/aid")
        await pane.press(pane.sources, .run(.open))
        #expect(pane.sources.context == .reader)
        await pane.press(pane.sources, .run(.filterList), .type("ask"), .run(.open))
        let reader = try #require(pane.sources.state.reader)
        #expect(reader.selected?.text == "Ask early." && reader.hits == [2])
        await pane.press(pane.sources, .run(.quotePassage), .run(.open))
        let note = try #require(await pane.store.note(NoteID(1)))
        #expect(note.body == "> Ask early. [1]\n" && note.title == "Aid")
        #expect(note.citations.first?.place == "Aid" && note.citations.first?.target == .source(SourceID(1), 18..<28))
        await pane.press(pane.sources, .run(.backlinks))
        #expect(pane.sources.state.panel?.entries.map(\.detail) == ["[1]"])
        await pane.press(pane.sources, .run(.open))
        #expect(pane.heard.effects.last == .note(NoteID(1)))
        await pane.press(pane.sources, .run(.back), .run(.nextSection), .run(.outline))
        #expect(pane.sources.state.reader?.selected?.text == "Loans")
        #expect(pane.sources.state.panel?.entries.map(\.label) == ["Aid", "Loans"])
    }

    @Test("A citation opens its source at the line, marked")
    func citation() async {
        let pane = await Pane(Self.reading)
        await pane.add("https://a.example/aid")
        pane.sources.open(SourceID(1), at: 18..<28)
        await pane.settle()
        #expect(pane.sources.state.reader?.selected?.text == "Ask early.")
        #expect(pane.sources.state.reader?.mark == 18..<28)
    }

    @Test("A removed source comes back with undo")
    func undo() async {
        let pane = await Pane(Self.reading)
        await pane.add("https://a.example/aid")
        await pane.press(pane.sources, .run(.removeItem))
        #expect(pane.sources.state.items.isEmpty)
        await pane.press(pane.sources, .run(.undo))
        #expect(pane.sources.state.items.count == 1)
    }

    @Test("What is typed is on disk after leaving the editor, and the journal is empty then")
    func writing() async throws {
        let pane = await Pane()
        await pane.press(pane.notes, .run(.addItem), .type("Visit"), .run(.open))
        #expect(pane.notes.context == .noteEditor && pane.notes.takesText && pane.notes.isMultiline)
        _ = pane.notes.handle(.type("Bring questions."))
        #expect(pane.notes.state.editor?.saving == .unsaved)
        #expect(pane.journal.text(of: NoteID(1)) == "Bring questions.")
        await pane.press(pane.notes, .run(.back))
        #expect(await pane.store.note(NoteID(1))?.body == "Bring questions.")
        #expect(pane.notes.state.editor?.saving == .saved && pane.journal.text(of: NoteID(1)) == nil)
        await pane.press(pane.notes, .run(.back))
        #expect(pane.notes.state.items.map(\.title) == ["Visit"])
    }

    @Test("What a crash left behind comes back, and is saved")
    func recovery() async throws {
        let pane = await Pane(journal: FakeJournal([NoteID(1): "all of it"]))
        _ = try await pane.store.add(NewNote(title: "n", body: "half"), to: WorkspaceID(1))
        pane.notes.open(NoteID(1))
        await pane.settle()
        #expect(pane.notes.state.editor?.input.string == "all of it")
        #expect(await pane.store.note(NoteID(1))?.body == "all of it")
    }

    @Test("A note that can't be saved says so, and its text stays in editor and journal")
    func notSaved() async throws {
        let pane = await Pane()
        await pane.press(pane.notes, .run(.addItem), .type("n"), .run(.open))
        await pane.store.fail(with: .full(path: "x"))
        await pane.press(pane.notes, .type("text"), .run(.back))
        guard case .failed? = pane.notes.state.editor?.saving else {
            Issue.record("\(String(describing: pane.notes.state.editor?.saving))")
            return
        }
        #expect(pane.journal.text(of: NoteID(1)) == "text")
    }

    @Test("Near its limit a note says how much room is left, and nothing is cut")
    func room() async throws {
        let pane = await Pane()
        let body = String(repeating: "x", count: Note.longestBody - 10)
        _ = try await pane.store.add(NewNote(title: "n", body: body), to: WorkspaceID(1))
        pane.notes.open(NoteID(1))
        await pane.settle()
        #expect(pane.notes.state.editor?.room == 10)
        await pane.press(pane.notes, .run(.compose), .type(String(repeating: "y", count: 12)))
        #expect(pane.notes.state.editor?.input.count == Note.longestBody)
        #expect(pane.notes.state.editor?.input.notice == .full(limit: Note.longestBody))
    }

    @Test("Links lead to notes and sources by their titles; broken ones are named")
    func links() async throws {
        let pane = await Pane(Self.reading)
        await pane.add("https://a.example/aid")
        _ = try await pane.store.add(NewNote(title: "Two", body: "x"), to: WorkspaceID(1))
        _ = try await pane.store.add(NewNote(title: "One", body: "[[two]] [[Aid]] [[gone]] [9]"), to: WorkspaceID(1))
        pane.notes.open(NoteID(2))
        await pane.settle()
        await pane.press(pane.notes, .run(.links))
        let entries = try #require(pane.notes.state.panel?.entries)
        #expect(entries.map(\.choice) == [.nothing, .note(NoteID(1)), .source(SourceID(1), nil), .nothing])
        await pane.press(pane.notes, .run(.back), .run(.open))
        #expect(pane.notes.state.editor?.note.title == "Two")
        await pane.press(pane.notes, .run(.backlinks))
        #expect(pane.notes.state.panel?.entries.map(\.label) == ["One"])
    }

    @Test("Another workspace has sources of its own; it is named, archived, removed and had again")
    func workspaces() async {
        let pane = await Pane(Self.reading)
        await pane.add("https://a.example/aid")
        await pane.press(pane.sources, .run(.workspaces), .run(.addItem), .type("Nursing"), .run(.open))
        #expect(pane.notebook.state.workspace?.name == "Nursing" && pane.sources.state.items.isEmpty)
        await pane.press(pane.notes, .run(.workspaces))
        #expect(pane.notes.context == .notebookPanel)
        await pane.press(pane.notes, .run(.last), .run(.renameItem), .type("!"), .run(.open))
        #expect(pane.notebook.state.workspace?.name == "Nursing!")
        await pane.press(pane.notes, .run(.removeItem))
        #expect(pane.notebook.state.workspace?.name == "My search")
        await pane.press(pane.notes, .run(.undo), .run(.back))
        #expect(await pane.store.workspaces().count == 2)
        #expect(pane.notebook.state.workspace?.name == "Nursing!")
    }

    @Test("Reading a page again shows what has come and what has gone")
    func changes() async {
        let pane = await Pane(Self.reading)
        await pane.add("https://a.example/aid")
        await pane.store.save(
            SourceDocument(title: nil, lines: [(.heading(level: 1), "Aid"), (.paragraph, "File by May.")]),
            of: SourceID(1))
        await pane.press(pane.sources, .run(.open), .run(.changes))
        #expect(
            pane.sources.state.panel?.entries.map(\.label.string) == [
                "+ File by May.", "− File by June.", "− Ask early.", "− Loans", "− Pay.",
            ])
    }

    @Test("A note is exported in every form, under a name that is safe")
    func export() async throws {
        let pane = await Pane()
        _ = try await pane.store.add(NewNote(title: "A/B", body: "x"), to: WorkspaceID(1))
        pane.notes.open(NoteID(1))
        await pane.settle()
        await pane.press(pane.notes, .run(.exportItem))
        guard case .write(let files)? = pane.heard.effects.last else {
            Issue.record("\(pane.heard.effects)")
            return
        }
        #expect(files.map(\.name) == ["A-B.md", "A-B.txt", "A-B.html", "A-B.json"])
    }
}
