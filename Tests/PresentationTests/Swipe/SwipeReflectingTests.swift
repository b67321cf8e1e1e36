import Domain
import Presentation
import Services
import TestSupport
import Testing

@Suite @MainActor struct SwipeReflectingTests {
    private let reed = FeedCard.fixture()
    private let hill = FeedCard.fixture(.fixture(id: 100_001, name: "Hill College"))
    private let feed: FakeFeed

    init() { feed = FakeFeed([reed, hill]) }

    private func started() async -> SwipeViewModel {
        let catalog = FakeCatalog([reed.college, hill.college])
        let model = SwipeViewModel(
            feed: feed, catalog: catalog, profiles: FakeProfiles(), settings: FakeSettings(),
            explore: ExploreService(catalog: catalog), shelf: FakeExplore(), clock: FixedClock(), words: Words())
        model.start()
        await model.settle()
        model.didDraw()
        return model
    }

    private func step(_ model: SwipeViewModel) -> ReflectState.Step? {
        if case .reflect(let state)? = model.state.levels.last { state.step } else { nil }
    }

    @Test("Nothing is asked by itself: a like leaves the next card, and one key asks about the last")
    func onDemand() async {
        let model = await started()
        #expect(model.reason(against: .reflect) != nil)
        await model.send(.run(.like))
        #expect(model.state.levels.isEmpty && model.state.current?.id == hill.id)
        #expect(model.reason(against: .reflect) == nil)
        await model.send(.run(.reflect))
        #expect(step(model) == .most)
    }

    @Test("Both answers teach the feed, and the question opens the draft in Messages")
    func answers() async {
        let model = await started()
        var handed: [SwipeViewModel.Handover] = []
        model.hand = { handed.append($0) }
        await model.send(.run(.like), .run(.reflect), .run(.down), .run(.open))
        #expect(step(model) == .worry)
        await model.send(.run(.open))
        #expect(step(model) == .question)
        let said = await feed.reflections
        #expect(said.map(\.0) == [reed.id, reed.id])
        #expect(said.map(\.1) == [Reflection(.academics, isPraise: true), Reflection(.costs, isPraise: false)])
        await model.send(.run(.open))
        #expect(model.state.levels.isEmpty)
        guard case .askAdmissions(let card, _)? = handed.first else {
            Issue.record("no draft was opened")
            return
        }
        #expect(card.id == reed.id)
    }

    @Test("Each part can be passed over, and Esc ends all of it")
    func skips() async {
        let model = await started()
        await model.send(.run(.like), .run(.reflect), .run(.nextSection))
        #expect(step(model) == .worry)
        await model.send(.run(.nextSection), .run(.nextSection))
        #expect(model.state.levels.isEmpty)
        await model.send(.run(.reflect), .run(.back))
        #expect(model.state.levels.isEmpty)
        await model.send(.run(.reflect), .run(.nextSection), .run(.nextSection), .run(.down), .run(.open))
        #expect(model.state.levels.isEmpty)
        #expect(await feed.reflections.isEmpty)
    }

    @Test("A pass, or an undone like, is nothing to reflect on")
    func nothing() async {
        let model = await started()
        await model.send(.run(.like), .run(.undo), .run(.reflect))
        #expect(model.state.levels.isEmpty)
        await model.send(.run(.pass), .run(.reflect))
        #expect(model.state.levels.isEmpty)
    }

    @Test("A full disk is said, and the question stays")
    func failure() async {
        let model = await started()
        await model.send(.run(.like), .run(.reflect))
        await feed.fail(with: .storage(.full(path: "x")))
        await model.send(.run(.open))
        #expect(step(model) == .most)
        guard case .failed? = model.state.trace else {
            Issue.record("nothing was said")
            return
        }
    }
}
