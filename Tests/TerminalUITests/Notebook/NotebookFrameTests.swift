import Domain
import Presentation
import Services
import TerminalUI
import TestSupport
import Testing

@Suite("Frames of the notebook") @MainActor struct NotebookFrameTests {
    private static let page = """
        #Federal aid
        Use the form to learn if you are eligible for grants, work-study programs and loans for college.
        #Deadlines
        For the school year 2025-26 the federal deadline is June 30, 2026. Many states have earlier ones of their own.
        Ask each college as well.
        """

    private func sources(_ actions: [Action] = [], filled: Bool = true) async -> SourcesState {
        let store = FakeNotebook()
        let service = store.service(FakeReading(pages: ["https://a.example/aid": Self.page]))
        let place = await store.add(name: "My search", objective: "")
        if filled {
            for address in ["https://a.example/aid", "https://gone.example/"] {
                if let source = try? await service.addPage(address, to: place.id) {
                    _ = try? await service.settled(source.id)
                }
            }
            let waiting = await store.add(.file("/x/visit notes.md"), title: "visit notes.md", input: nil, to: place.id)
            await store.setState(.extracting, of: waiting.id)
        }
        let model = SourcesViewModel(NotebookModel(service: service, words: Words()) { _ in })
        model.appear()
        await settle(model)
        for action in actions {
            _ = model.handle(action)
            await settle(model)
        }
        var state = model.state
        // What is on its way stands as it was, however quick it is.
        if let index = state.items.firstIndex(where: { $0.title == "visit notes.md" }) {
            state.items[index].state = .extracting
        }
        return state
    }

    private func settle(_ model: SourcesViewModel) async {
        for _ in 0..<20 {
            await model.settle()
            await Task.yield()
        }
    }

    private func expect(
        _ name: String, _ state: SourcesState, _ width: Int, _ height: Int, format: Format = Format()
    ) throws {
        try expectFrame(
            name, SourcesView(state, format: format, keys: .standard, isFocused: true), width, height)
    }

    @Test("Sources with how far each has come; where there are none, what they are for")
    func list() async throws {
        let state = await sources([.run(.sortItems), .run(.sortItems)])
        try expect("sources-53x20", state, 53, 20)
        try expect("sources-40x10", state, 40, 10)
        try expect("sources-53x20-vi", state, 53, 20, format: Format(.vietnamese))
        try expect("sources-empty-53x20", await sources(filled: false), 53, 20)
    }

    @Test("The reader, with what is cited and what was found")
    func reader() async throws {
        let document = SourceDocument(
            title: nil,
            lines: Self.page.split(separator: "\n").map {
                $0.hasPrefix("#") ? (.heading(level: 2), String($0.dropFirst())) : (.item(depth: 0), String($0))
            })
        let source = Source(
            id: SourceID(1), workspace: WorkspaceID(1), origin: .text, title: "Aid", state: .ready, added: 0, updated: 0
        )
        var state = SourcesState()
        var reader = ReaderState(source, document, mark: 120..<180)
        reader.find("federal deadline")
        state.reader = reader
        try expect("reader-53x20", state, 53, 20)
        try expect("reader-40x10", state, 40, 10)
        let view = SourcesView(state, format: Format(), keys: .standard, isFocused: true)
        let cells = drawn(view, 53, 20)
        #expect((0..<20).map { cells.text(with: .reverse, row: $0) }.joined().contains("federal"))
        #expect((0..<20).map { cells.text(with: .underline, row: $0) }.joined().contains("school year"))
    }

    @Test("A note as it is written, its marks in sight")
    func note() throws {
        var state = NotesState()
        state.workspace = Workspace(id: WorkspaceID(1), name: "My search", created: 0, updated: 0)
        state.isLoaded = true
        let body = "# Visit\n\n> Bring **questions** [1]\n- [x] map\n- [ ] see [[Reed College]]\n\n```\ncode\n```\n"
        let note = Note(
            id: NoteID(1), workspace: WorkspaceID(1), title: "Visit in May", body: body, tags: ["trip"], created: 0,
            updated: 0)
        state.items = [note]
        state.selection.resize(count: 2)
        try expectFrame("notes-53x20", NotesView(state, format: Format(), keys: .standard, isFocused: true), 53, 20)
        state.editor = NoteEditorState(note, isWriting: true)
        try expectFrame("note-53x20", NotesView(state, format: Format(), keys: .standard, isFocused: true), 53, 20)
        state.editor?.saving = .unsaved
        try expectFrame(
            "note-40x10-vi", NotesView(state, format: Format(.vietnamese), keys: .standard, isFocused: true), 40, 10)
        let cells = drawn(NotesView(state, format: Format(), keys: .standard, isFocused: true), 53, 20)
        #expect(cells.text(with: .bold, row: 2).contains("# Visit"))
    }

    @Test("A field says what may be typed, and why an answer was not taken")
    func prompt() async throws {
        let state = await sources([.run(.addItem), .run(.send)], filled: false)
        try expect("sources-add-53x20", state, 53, 20)
        try expect("sources-add-40x10", state, 40, 10)
    }
}
