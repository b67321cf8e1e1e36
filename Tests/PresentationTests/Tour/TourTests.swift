import Domain
import Presentation
import Services
import TestSupport
import Testing

@Suite @MainActor struct TourTests {
    let settings = FakeSettings()

    func started() async -> SwipeViewModel {
        let cards = [FeedCard.fixture(), .fixture(.fixture(id: 100_001, name: "Hill College"))]
        let model = SwipeViewModel(
            feed: FakeFeed(cards), catalog: FakeCatalog(), profiles: FakeProfiles(), settings: settings,
            explore: ExploreService(catalog: FakeCatalog()), shelf: FakeExplore(), clock: FixedClock(),
            words: Words())
        model.start()
        await model.settle()
        model.didDraw()
        return model
    }

    func send(_ model: SwipeViewModel, _ action: ActionID) async {
        _ = model.handle(.run(action))
        await model.settle()
        model.didDraw()
    }

    @Test("Each of at most five steps ends with the key it teaches, in the real screen")
    func steps() async {
        #expect(TourState.steps.count <= 5)
        let model = await started()
        await send(model, .startTour)
        for (index, action) in TourState.steps.enumerated() {
            #expect(model.state.tour?.step == index)
            await send(model, action)
        }
        #expect(model.state.tour == nil)
        #expect(await settings.stored["swipe.tour"] == "done")
        guard case .search? = model.state.levels.last else {
            Issue.record("the last step is the search itself")
            return
        }
    }

    @Test("Another key works but does not end a step; a pass ends the first as a like does")
    func otherKeys() async {
        let model = await started()
        await send(model, .startTour)
        await send(model, .why)
        await send(model, .startTour)
        #expect(model.state.tour?.step == 0)
        await send(model, .pass)
        #expect(model.state.tour?.step == 1)
    }

    @Test("Back ends the tour before it leaves a level, and it can be played again")
    func skip() async {
        let model = await started()
        await send(model, .startTour)
        await send(model, .details)
        await send(model, .back)
        #expect(model.state.tour == nil)
        #expect(model.state.levels.count == 1)
        await send(model, .startTour)
        #expect(model.state.tour?.step == 0)
        #expect(model.state.levels.isEmpty)
    }
}
