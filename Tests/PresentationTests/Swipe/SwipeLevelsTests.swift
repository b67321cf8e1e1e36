import Domain
import Presentation
import Services
import TestSupport
import Testing

@Suite @MainActor struct SwipeLevelsTests {
    let reed = FeedCard.fixture()
    let hill = FeedCard.fixture(.fixture(id: 100_001, name: "Hill College"))
    let lake = FeedCard.fixture(.fixture(id: 100_002, name: "Lake College"))

    func started(
        _ feed: FakeFeed, catalog: FakeCatalog? = nil, settings: FakeSettings = FakeSettings()
    ) async -> SwipeViewModel {
        let known =
            catalog
            ?? FakeCatalog([reed.college, hill.college, lake.college], offerings: [reed.id: FieldOffering.fixtures])
        let model = SwipeViewModel(
            feed: feed, catalog: known, profiles: FakeProfiles(), settings: settings,
            explore: ExploreService(catalog: known), shelf: FakeExplore(), clock: FixedClock(),
            words: Words())
        model.start()
        await model.settle()
        model.didDraw()
        return model
    }

    func send(_ model: SwipeViewModel, _ actions: Action...) async {
        for action in actions {
            _ = model.handle(action)
            await model.settle()
            model.didDraw()
        }
    }

    @Test("Back from a citation finds the selected row of the details again")
    func backKeepsSelection() async {
        let model = await started(FakeFeed([reed, hill]))
        await send(model, .run(.details), .run(.down, count: 3), .run(.open))
        guard case .citation(let citation)? = model.state.levels.last else {
            Issue.record("expected a citation")
            return
        }
        #expect(citation.lines.map(\.text) == ["College Scorecard", "US Department of Education", "NPT43", "2022-23"])
        await send(model, .run(.back))
        guard case .details(let details)? = model.state.levels.last else {
            Issue.record("expected details")
            return
        }
        #expect(details.selection.index == 3)
        #expect(details.offerings == .loaded(FieldOffering.fixtures))
        await send(model, .run(.back))
        #expect(model.state.levels.isEmpty)
    }

    @Test("A reason opens like a citation")
    func reasonOpens() async {
        let model = await started(FakeFeed([reed, hill]))
        await send(model, .run(.why), .run(.down), .run(.open))
        guard case .citation(let citation)? = model.state.levels.last else {
            Issue.record("expected a citation")
            return
        }
        #expect(citation.title == "Undergraduates")
        #expect(citation.value == "1,389")
    }

    @Test("An answer to older words falls, however late it comes")
    func lateSearch() async {
        let catalog = FakeCatalog([reed.college, hill.college, lake.college])
        let model = await started(FakeFeed([reed, hill, lake]), catalog: catalog)
        await catalog.hold("h")
        _ = model.handle(.run(.search))
        _ = model.handle(.type("h"))
        _ = model.handle(.edit(.deleteBackward))
        _ = model.handle(.type("lake"))
        while await !catalog.isHolding("h") { await Task.yield() }
        await catalog.release("h")
        await model.settle()
        guard case .search(let search)? = model.state.levels.last else {
            Issue.record("expected the search")
            return
        }
        #expect(search.hits.map(\.name) == ["Lake College"])
        #expect(search.answered == "lake")
    }

    @Test("A hit opens the same card, a decision on it works there and leads back to the hits")
    func searchDecides() async {
        let feed = FakeFeed([reed, hill], others: [lake])
        let model = await started(feed)
        await send(model, .run(.search), .type("lake"), .run(.open))
        #expect(model.state.levels.last == .card(lake))
        await send(model, .run(.like))
        #expect(await feed.decisions.map(\.0) == [lake.id])
        #expect(model.state.current == reed)
        #expect(model.state.trace == .decided(.like, name: "Lake College"))
        guard case .search(let search)? = model.state.levels.last else {
            Issue.record("expected the search")
            return
        }
        #expect(search.input.string == "lake")
    }

    @Test("The liked list fills by likes, empties by undo, and changes to the starred one")
    func liked() async {
        let model = await started(FakeFeed([reed, hill, lake]))
        await send(model, .run(.star), .run(.like), .run(.likedList))
        func list() -> [String]? {
            guard case .marked(let marked)? = model.state.levels.last else { return nil }
            return marked.list.map(\.college.name)
        }
        #expect(list() == ["Reed College"])
        await send(model, .run(.undo))
        #expect(list() == [])
        await send(model, .run(.nextSection))
        #expect(list() == ["Reed College"])
        await send(model, .run(.star))
        #expect(list() == [])
    }

    @Test("A restart finds level, card, search words and selection again")
    func session() async {
        let settings = FakeSettings()
        let first = await started(FakeFeed([reed, hill, lake]), settings: settings)
        await send(
            first, .run(.search), .type("college"), .run(.down), .run(.open), .run(.details), .run(.down, count: 4))
        await first.saveSession()
        let second = await started(FakeFeed([reed, hill, lake]), settings: settings)
        guard case .search(let search)? = second.state.levels.first,
            case .details(let details)? = second.state.levels.last
        else {
            Issue.record("expected search and details")
            return
        }
        #expect(search.input.string == "college")
        #expect(search.hits.map(\.name) == ["Reed College", "Hill College", "Lake College"])
        #expect(search.selection.index == 1)
        #expect(second.state.levels.dropFirst() == first.state.levels.dropFirst())
        #expect(details.card == hill)
        #expect(details.selection.index == 4)
    }

    @Test(
        "A saved session that makes no sense starts at the card", arguments: ["", "x|y:z", "details:999999:3", "|||:"])
    func brokenSession(text: String) async {
        let model = await started(FakeFeed([reed]), settings: FakeSettings(["swipe.levels": text]))
        #expect(model.state.levels.isEmpty)
        #expect(model.state.current == reed)
    }

    @Test("Website opens the details at the college's link")
    func website() async {
        let model = await started(FakeFeed([reed]))
        await send(model, .run(.openWebsite))
        guard case .details(let details)? = model.state.levels.last else {
            Issue.record("expected details")
            return
        }
        let rows = DetailsContent(
            reed.college, offerings: FieldOffering.fixtures, profile: .fixture(), notes: model.state.notes,
            format: Format()
        ).rows
        #expect(rows[details.selection.index ?? 0].label == "Website")
    }

    @Test("Once every college is decided on, the deck says so")
    func finished() async throws {
        let model = await started(FakeFeed([reed]))
        #expect(model.reason(against: .peek) != nil)
        await send(model, .run(.like))
        let message = try #require(DeckMessage(model.state, format: Format()))
        #expect(message.title == "You have seen every college of this deck")
        #expect(message.sentences.first == "You liked 1 of them; it waits in your list.")
    }
}
