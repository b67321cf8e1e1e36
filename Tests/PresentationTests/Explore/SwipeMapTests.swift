import Domain
import Presentation
import Services
import TestSupport
import Testing

@Suite @MainActor struct SwipeMapTests {
    private let reed = FeedCard.fixture(decision: .like)
    private let hill = FeedCard.fixture(.fixture(id: 100_001, name: "Hill College", state: "CA"))

    private func started(_ profiles: FakeProfiles = FakeProfiles()) async -> SwipeViewModel {
        let catalog = FakeCatalog([reed.college, hill.college])
        let model = SwipeViewModel(
            feed: FakeFeed([hill], others: [reed]), catalog: catalog, profiles: profiles, settings: FakeSettings(),
            explore: ExploreService(catalog: catalog), shelf: FakeExplore(), clock: FixedClock(), words: Words())
        model.start()
        await model.settle()
        return model
    }

    private func map(_ model: SwipeViewModel) throws -> MapState {
        guard case .map(let map)? = model.state.levels.last else {
            Issue.record("expected the map")
            throw CancellationError()
        }
        return map
    }

    @Test("The map holds the deck's colleges, the student's own marked, and the nearest one opens")
    func opens() async throws {
        let model = await started()
        await model.send(.run(.map))
        #expect(try map(model).known?.unitIDs.count == 2)
        #expect(try map(model).marks.map(\.kind) == [.liked, .next])
        let nearest = try #require(try map(model).chosen)
        await model.send(.run(.open))
        guard case .card(let card)? = model.state.levels.last else {
            Issue.record("expected a card")
            return
        }
        #expect(card.id == nearest.id)
    }

    @Test("Arrows move the cross, plus and minus zoom, brackets change the region, Tab shows the list")
    func moves() async throws {
        let model = await started()
        await model.send(.run(.map))
        let start = try map(model).cursor
        await model.send(.run(.right, count: 3), .run(.up))
        #expect(try map(model).cursor.longitude > start.longitude && map(model).cursor.latitude > start.latitude)
        await model.send(.run(.zoomIn, count: 2))
        #expect(try map(model).window.zoom == 2)
        await model.send(.run(.nextSection))
        #expect(try map(model).region == .alaska && map(model).window.zoom == 0)
        await model.send(.run(.previousSection), .run(.focusNext), .run(.down))
        #expect(try map(model).showsList && map(model).selection.index == 1)
        let content = MapContent(try map(model), format: Format())
        #expect(content.rows.count == 2 && content.rows.allSatisfy { $0.place.string.contains("miles") })
    }

    @Test("A filter is honoured by the map")
    func filter() async throws {
        let model = await started()
        await model.send(.run(.filter), .type("in California"), .run(.open), .run(.map))
        #expect(try map(model).known?.names == ["Hill College"])
    }

    @Test("A what-if ranks at every step, stores nothing before Enter, and is taken back afterwards")
    func whatIf() async throws {
        let profiles = FakeProfiles()
        let model = await started(profiles)
        let stored = try #require(await profiles.stored)
        await model.send(.run(.whatIf), .run(.right, count: 4))
        guard case .whatIf(let state)? = model.state.levels.last, case .loaded(let preview) = state.preview else {
            Issue.record("expected the what-if view")
            return
        }
        #expect(state.profile.budget == 30_000 && preview.after[0].name == "Budget 30000")
        #expect(await profiles.stored == stored)
        #expect(WhatIfContent(state, format: Format()).rows[0].isChanged)
        await model.send(.run(.confirm))
        #expect(model.state.levels.isEmpty && model.state.trace == .profileChanged)
        #expect(await profiles.stored?.budget == 30_000)
        await model.send(.run(.undo))
        #expect(await profiles.stored == stored)
        #expect(model.state.trace == .profileBack)
    }

    @Test("Esc leaves the profile as it was; undo in the view goes back to what is stored")
    func leaves() async throws {
        let profiles = FakeProfiles()
        let model = await started(profiles)
        let stored = await profiles.stored
        await model.send(.run(.whatIf), .run(.right), .run(.undo))
        guard case .whatIf(let state)? = model.state.levels.last else {
            Issue.record("expected the what-if view")
            return
        }
        #expect(state.profile == state.stored)
        await model.send(.run(.right), .run(.back))
        #expect(model.state.levels.isEmpty)
        #expect(await profiles.stored == stored)
    }

    @Test("Every slider goes to both of its ends and stays there")
    func sliders() async throws {
        let model = await started()
        await model.send(.run(.whatIf))
        for _ in WhatIfSlider.allCases {
            for count in [999, 1] { await model.send(.run(.right, count: count)) }
            guard case .whatIf(let high)? = model.state.levels.last else { return }
            #expect(WhatIfContent(high, format: Format()).rows[high.selection.index ?? 0].share == 1)
            for count in [999, 1] { await model.send(.run(.left, count: count)) }
            guard case .whatIf(let low)? = model.state.levels.last else { return }
            #expect(WhatIfContent(low, format: Format()).rows[low.selection.index ?? 0].share == 0)
            await model.send(.run(.undo), .run(.down))
        }
    }
}
