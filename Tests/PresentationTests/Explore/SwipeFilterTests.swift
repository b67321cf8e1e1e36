import Domain
import Presentation
import Services
import TestSupport
import Testing

@Suite @MainActor struct SwipeFilterTests {
    private let colleges: [College] = [
        .fixture(), .fixture(id: 100_001, name: "Hill College", state: "CA"),
        .fixture(
            id: 100_002, name: "Lake College", state: "CA",
            figures: [.netPrice48To75: .missing(.notReported), .netPrice: .missing(.notReported)]),
    ]

    private func started(
        _ feed: FakeFeed, shelf: FakeExplore = FakeExplore(), settings: FakeSettings = FakeSettings(),
        catalog: FakeCatalog? = nil
    ) async -> SwipeViewModel {
        let catalog = catalog ?? FakeCatalog(colleges)
        let model = SwipeViewModel(
            feed: feed, catalog: catalog, profiles: FakeProfiles(), settings: settings,
            explore: ExploreService(catalog: catalog), shelf: shelf, clock: FixedClock(), words: Words())
        model.start()
        await model.settle()
        return model
    }

    private func filter(_ model: SwipeViewModel) throws -> FilterState {
        guard case .filter(let filter)? = model.state.levels.last else {
            Issue.record("expected the filter")
            throw CancellationError()
        }
        return filter
    }

    @Test("Typing counts at once, Enter deals by it, and the setting keeps it")
    func words() async throws {
        let feed = FakeFeed([.fixture()])
        let settings = FakeSettings()
        let model = await started(feed, settings: settings)
        await model.send(.run(.filter), .type("in California, sunny"))
        let state = try filter(model)
        #expect(state.counts?.fits == 2 && state.counts?.total == 3)
        #expect(state.typed.notUnderstood == ["sunny"])
        await model.send(.run(.open))
        #expect(model.state.levels.isEmpty)
        #expect(model.state.filter?.code == "state=CA")
        #expect(model.state.trace == .filtered(true))
        #expect(await feed.filters.map { $0?.code } == ["state=CA"])
        #expect(await settings.stored[SwipeViewModel.filterKey] == "state=CA")
        await model.send(.run(.clearFilter))
        #expect(model.state.filter == nil && model.state.trace == .filtered(false))
        #expect(await settings.stored[SwipeViewModel.filterKey] == nil)
    }

    @Test("Esc leaves the filter as it was")
    func cancel() async throws {
        let feed = FakeFeed([.fixture()])
        let model = await started(feed)
        await model.send(.run(.filter), .type("in California"), .run(.back))
        #expect(model.state.levels.isEmpty && model.state.filter == nil)
        #expect(await feed.filters.isEmpty)
    }

    @Test("A second visit refines: a rule takes the place of one of its kind, another is added")
    func refine() async throws {
        let model = await started(FakeFeed([.fixture()]))
        await model.send(.run(.filter), .type("in California"), .run(.open))
        await model.send(.run(.filter), .type("in Oregon, under 40k net"))
        #expect(try filter(model).filter.code == "state=OR;price=..40000<")
        await model.send(.run(.down), .run(.removeRule))
        #expect(try filter(model).filter.code == "state=OR")
        await model.send(.run(.countUnknown))
        #expect(try filter(model).filter.code == "state=OR;unknown")
    }

    @Test("The form answers by typing and by choosing, and says what it did not understand")
    func form() async throws {
        let feed = FakeFeed([.fixture()])
        let model = await started(feed)
        await model.send(.run(.filter), .run(.focusNext), .run(.confirm), .type("purple"), .run(.confirm))
        #expect(try filter(model).form.editor?.notices == ["Not understood: purple"])
        await model.send(.edit(.deleteToLineStart), .type("California"), .run(.confirm))
        #expect(try filter(model).base.code == "state=CA")
        let control = FormField.filter(.rule(.controls))
        let row = try #require(try filter(model).form.fields.firstIndex(of: control))
        await model.send(.run(.down, count: row), .run(.confirm), .run(.down), .run(.toggle), .run(.confirm))
        #expect(try filter(model).base.code == "state=CA;control=2")
        #expect(try filter(model).counts?.fits == 2)
        await model.send(.run(.last), .run(.confirm))
        #expect(await feed.filters.map { $0?.code } == ["state=CA;control=2"])
    }

    @Test("Every question of the form takes an answer and gives it back")
    func everyQuestion() async throws {
        let model = await started(FakeFeed([.fixture()]))
        await model.send(.run(.filter), .run(.focusNext))
        let fields = try filter(model).form.fields
        for (index, field) in fields.enumerated() {
            guard case .filter(.rule(let kind)) = field else { continue }
            await model.send(.run(.first), .run(.down, count: max(1, index)))
            if index == 0 { await model.send(.run(.first)) }
            await model.send(.run(.confirm))
            let editor = try #require(try filter(model).form.editor)
            if case .text = editor.kind {
                let content = EditorContent(editor, format: Format())
                guard case .text(_, let hint) = content.kind else { continue }
                await model.send(.type(hint.string), .run(.confirm))
            } else {
                await model.send(.run(.down), .run(.toggle), .run(.confirm))
            }
            let rules = try filter(model).base.rules.filter { $0.condition.kind == kind }
            #expect(!rules.isEmpty, "\(kind)")
            #expect(try filter(model).form.editor == nil, "\(kind)")
        }
    }

    @Test("A filter is saved under a name, chosen again, and removed")
    func saved() async throws {
        let shelf = FakeExplore()
        let model = await started(FakeFeed([.fixture()]), shelf: shelf)
        await model.send(.run(.filter), .type("in California"), .run(.saveFilter), .type("west"), .run(.open))
        #expect(try await shelf.filters().map(\.filter.code) == ["state=CA"])
        await model.send(.run(.removeRule), .run(.savedFilters), .run(.open))
        #expect(try filter(model).filter.code == "state=CA")
        await model.send(.run(.savedFilters), .run(.toggle))
        #expect(try await shelf.filters().isEmpty)
        #expect(try filter(model).saved.isEmpty)
    }

    @Test("A catalogue that fails and a store that fails are said in the filter")
    func failures() async throws {
        let catalog = FakeCatalog(colleges)
        let shelf = FakeExplore()
        let model = await started(FakeFeed([.fixture()]), shelf: shelf, catalog: catalog)
        await catalog.fail(with: .damaged(reason: "x"))
        await model.send(.run(.filter), .type("California"))
        #expect(try filter(model).failure != nil)
        await catalog.fail(with: nil)
        await model.send(.type(" "))
        #expect(try filter(model).failure == nil)
        await shelf.fail(with: .busy)
        await model.send(.run(.saveFilter), .type("a"), .run(.open))
        #expect(try filter(model).failure != nil)
    }

    @Test("Every rule has words in both languages", arguments: [Words(), .vietnamese])
    func wording(words: Words) {
        var generator = SeededGenerator(seed: 21)
        let wording = FilterWording(notes: CatalogNotes(), format: Format(words))
        for _ in 0..<300 {
            let filter = CollegeFilter.random(&generator)
            for rule in filter.rules { #expect(!wording.text(rule).isEmpty, "\(filter.code)") }
            #expect(!wording.text(filter).string.contains("%@"))
        }
    }
}
