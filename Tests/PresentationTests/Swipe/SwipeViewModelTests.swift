import Domain
import Presentation
import Services
import TestSupport
import Testing

@Suite @MainActor struct SwipeViewModelTests {
    let reed = FeedCard.fixture()
    let hill = FeedCard.fixture(.fixture(id: 100_001, name: "Hill College"))
    let lake = FeedCard.fixture(.fixture(id: 100_002, name: "Lake College"))

    func model(
        _ feed: FakeFeed, catalog: FakeCatalog = FakeCatalog(), profiles: FakeProfiles = FakeProfiles(),
        settings: FakeSettings = FakeSettings()
    ) -> SwipeViewModel {
        SwipeViewModel(
            feed: feed, catalog: catalog, profiles: profiles, settings: settings,
            explore: ExploreService(catalog: catalog), shelf: FakeExplore(), clock: FixedClock(),
            words: Words())
    }

    /// A model whose first card is on the screen.
    func started(_ feed: FakeFeed, catalog: FakeCatalog = FakeCatalog()) async -> SwipeViewModel {
        let model = model(feed, catalog: catalog)
        model.start()
        await model.settle()
        model.didDraw()
        return model
    }

    @Test("The first card comes after a loading state, with the words it needs")
    func firstCard() async {
        let model = model(FakeFeed([reed, hill]))
        var heard: [String] = []
        let token = model.observeState { heard.append($0.summary) }
        model.start()
        await model.settle()
        #expect(heard.first == "idle")
        #expect(heard.contains("loading"))
        #expect(model.state.current == reed)
        #expect(model.state.next == hill)
        #expect(model.state.notes.titles[CIPCode(2601)] == "Biology, General.")
        #expect(model.state.notes.provenance[.netPrice]?.year == "2022-23")
        withExtendedLifetime(token) {}
    }

    @Test("A like is shown only after the feed has it, and the trace says so")
    func like() async {
        let feed = FakeFeed([reed, hill, lake])
        let model = await started(feed)
        await feed.holdBack()
        #expect(model.handle(.run(.like)))
        #expect(model.isDeciding)
        #expect(model.state.current == reed)
        #expect(model.state.trace == nil)
        while await feed.isWaiting == false { await Task.yield() }
        await feed.release()
        await model.settle()
        #expect(model.state.current == hill)
        #expect(model.state.trace == .decided(.like, name: "Reed College"))
        #expect(!model.isDeciding)
    }

    @Test("A second key press while a decision is on its way burns no card")
    func secondPress() async {
        let feed = FakeFeed([reed, hill, lake])
        let model = await started(feed)
        #expect(model.handle(.run(.like)))
        #expect(model.handle(.run(.like)))
        await model.settle()
        #expect(await feed.decisions.map(\.0) == [reed.id])
        #expect(model.state.current == hill)
    }

    @Test("A held arrow never decides a card that was not yet drawn")
    func heldArrow() async {
        let feed = FakeFeed([reed, hill, lake])
        let model = await started(feed)
        #expect(model.handle(.run(.pass)))
        await model.settle()
        #expect(model.handle(.run(.pass)))
        await model.settle()
        #expect(await feed.decisions.map(\.0) == [reed.id])
        model.didDraw()
        #expect(model.handle(.run(.pass)))
        await model.settle()
        #expect(await feed.decisions.map(\.0) == [reed.id, hill.id])
    }

    @Test("Undoing the very first swipe brings the same card back with nothing counted")
    func undoFirst() async {
        let feed = FakeFeed([reed, hill])
        let model = await started(feed)
        _ = model.handle(.run(.like))
        await model.settle()
        _ = model.handle(.run(.undo))
        await model.settle()
        #expect(model.state.current == reed)
        #expect(model.state.status?.swipes == 0)
        #expect(model.state.status?.likes == 0)
        #expect(model.state.trace == .tookBack(.swipe(.like), name: "Reed College"))
        _ = model.handle(.run(.undo))
        await model.settle()
        #expect(model.state.trace == .nothingToUndo)
    }

    @Test("A decision that could not be saved keeps the card and says why")
    func failedDecision() async {
        let feed = FakeFeed([reed, hill])
        let model = await started(feed)
        await feed.fail(with: .storage(.full(path: "/data")))
        _ = model.handle(.run(.like))
        await model.settle()
        #expect(model.state.current == reed)
        #expect(model.state.trace == .failed("Nothing was saved: the disk of /data is full."))
        await feed.fail(with: nil)
        _ = model.handle(.run(.like))
        await model.settle()
        #expect(model.state.current == hill)
    }

    @Test("A decision that is on disk is shown even when the catalogue can't name the next card's fields")
    func namelessNext() async {
        let field = Reason(kind: .lacksField(CIPCode(5138), choice: 1), component: .academic, points: -3)
        let nursing = FeedCard.fixture(
            .fixture(id: 100_003, name: "Moor College"), match: .fixture(reasons: [field]))
        let catalog = FakeCatalog()
        let feed = FakeFeed([reed, hill, nursing])
        let model = await started(feed, catalog: catalog)
        await catalog.fail(with: .unavailable(reason: "test"))
        _ = model.handle(.run(.like))
        await model.settle()
        #expect(model.state.current == hill)
        #expect(model.state.trace == .decided(.like, name: "Reed College"))
        #expect(await feed.decisions.count == 1)
    }

    @Test("After a failed start, open tries again")
    func retry() async {
        let feed = FakeFeed([reed])
        await feed.fail(with: .catalog(.unavailable(reason: "test")))
        let model = await started(feed)
        guard case .failed = model.state.hand else {
            Issue.record("expected a failure")
            return
        }
        await feed.fail(with: nil)
        #expect(model.handle(.run(.open)))
        await model.settle()
        #expect(model.state.current == reed)
    }

    @Test("Peeking shows the next card and decides nothing")
    func peek() async {
        let feed = FakeFeed([reed, hill])
        let model = await started(feed)
        #expect(model.handle(.run(.peek)))
        #expect(model.state.levels == [.peek])
        model.didDraw()
        #expect(model.handle(.run(.like)))
        #expect(model.reason(against: .like) != nil)
        #expect(model.handle(.run(.back)))
        await model.settle()
        #expect(model.state.levels.isEmpty)
        #expect(await feed.decisions.isEmpty)
        #expect(!model.handle(.run(.back)))
    }
}

extension SwipeState {
    var summary: String {
        switch hand {
        case .idle: "idle"
        case .loading: "loading"
        case .failed(let words): "failed: " + words.string
        case .loaded: current.map { "card " + $0.college.name } ?? "finished"
        }
    }
}
