import Domain
import Presentation
import Services
import TerminalUI
import TestSupport
import Testing

@Suite struct SwipeLevelFramesTests {
    static func search(_ words: String, _ hits: [CollegeHit]) -> SwipeLevel {
        var search = SearchState(words: words)
        search.hits = hits
        search.answered = words
        search.selection = ListSelection(count: hits.count)
        return .search(search)
    }

    static func hit(_ name: String, _ city: String, _ state: String, alias: String? = nil, id: Int32) -> CollegeHit? {
        StateCode(state).map { CollegeHit(id: UnitID(id), name: name, alias: alias, city: city, state: $0) }
    }

    static let hits = [
        hit("Massachusetts Institute of Technology", "Cambridge", "MA", alias: "MIT", id: 166_683),
        hit("Mitchell College", "New London", "CT", id: 129_774),
    ].compactMap(\.self)

    static func marked(_ cards: [FeedCard], _ mark: FeedMark = .liked) -> SwipeLevel {
        var marked = MarkedState(mark: mark)
        marked.cards = .loaded(cards)
        marked.selection = ListSelection(count: cards.count)
        return .marked(marked)
    }

    @Test("Search shows the field with the cursor in it, and hits with alias and place")
    func search() throws {
        let state = SwipePaneTests.state(levels: [Self.search("mit", Self.hits)])
        try expectFrame("swipe-search-80x20", SwipePaneTests.pane(state), 80, 20)
        let buffer = drawn(SwipePaneTests.pane(state), 80, 20)
        #expect(buffer.cursor == Point(x: 6, y: 0))
        let wide = SwipePaneTests.state(levels: [Self.search("漢字", [])])
        #expect(drawn(SwipePaneTests.pane(wide), 80, 20).cursor == Point(x: 7, y: 0))
    }

    @Test("Search without words or hits says what to do")
    func emptySearch() {
        let none = frame(SwipePaneTests.pane(SwipePaneTests.state(levels: [Self.search("zzz", [])])), 60, 6)
        #expect(
            none == [
                " / zzz                                              0 found",
                " ──────────────────────────────────────────────────────────",
                "   Nothing is called “zzz”. Try fewer letters, or the",
                "   town it is in.",
                "",
                "",
            ])
        let blank = frame(SwipePaneTests.pane(SwipePaneTests.state(levels: [Self.search("", [])])), 60, 6)
        #expect(blank[0] == " / Name, town or alias")
        #expect(blank[2] == "   Type a few letters: a name, a town, or an alias such")
    }

    @Test("The liked list names grade, college and place; empty, it speaks like a person")
    func liked() {
        let other = FeedCard.fixture(
            .fixture(id: 100_001, name: "Hill College"), match: .fixture(points: [20, 12, 6, 4]))
        let state = SwipePaneTests.state(levels: [Self.marked([.fixture(), other])])
        #expect(
            frame(SwipePaneTests.pane(state), 60, 6) == [
                " [Liked]  Starred                                2 colleges",
                " ──────────────────────────────────────────────────────────",
                " ▸ A−  Reed College                       Portland, Oregon",
                "   A+  Hill College                       Portland, Oregon",
                "",
                "",
            ])
        let empty = frame(SwipePaneTests.pane(SwipePaneTests.state(levels: [Self.marked([])])), 60, 6)
        #expect(empty[2] == "   Nothing here yet, and that is fine. When a card feels")
        #expect(empty[3] == "   right, press → and it will wait for you here.")
    }

    @Test("A citation names survey, publisher, variable and year")
    func citation() async throws {
        let rows = frame(SwipePaneTests.pane(SwipePaneTests.state(levels: [await Self.citation()])), 60, 10)
        #expect(
            rows == [
                " Reed College  Portland, Oregon",
                "",
                " Tuition and fees, in state",
                " $64,450",
                "",
                " Survey     College Scorecard",
                " Publisher  US Department of Education",
                " Variable   NPT43",
                " Year       2022-23",
                "",
            ])
    }

    @MainActor static func citation() async -> SwipeLevel {
        let model = SwipeViewModel(
            feed: FakeFeed([.fixture()]), catalog: FakeCatalog(), profiles: FakeProfiles(), settings: FakeSettings(),
            explore: ExploreService(catalog: FakeCatalog()), shelf: FakeExplore(), clock: FixedClock(), words: Words())
        model.start()
        await model.settle()
        _ = model.handle(.run(.details))
        await model.settle()
        _ = model.handle(.run(.open))
        return model.state.levels.last ?? .peek
    }

    @Test("Peeking says that it decides nothing")
    func peek() {
        let state = SwipePaneTests.state(
            .fixture(), next: .fixture(.fixture(id: 100_001, name: "Hill College")), levels: [.peek])
        let rows = frame(SwipePaneTests.pane(state), 80, 20)
        #expect(rows[2].contains("Hill College"))
        #expect(rows[19] == " The next card. Peeking decides nothing.")
    }

    @Test("Loading, failed and finished decks say what happened and which key helps")
    func messages() {
        var state = SwipeState()
        #expect(frame(SwipePaneTests.pane(state), 60, 9).contains { $0.contains("Shuffling the deck…") })
        state.hand = .failed("The college catalogue can't be read just now.")
        let failed = frame(SwipePaneTests.pane(state), 60, 12)
        #expect(failed.contains { $0.contains("No card could be drawn") })
        #expect(failed.contains { $0.contains("Enter  ") })
        let finished = frame(SwipePaneTests.pane(SwipePaneTests.state(nil, next: nil)), 60, 12)
        #expect(finished.contains { $0.contains("You have seen every college of this deck") })
        #expect(finished.contains { $0.contains("m  ") })
    }

    @Test("The tour stands on the last rows and names its keys", arguments: [(40, 9), (80, 20)])
    func tour(width: Int, height: Int) throws {
        var state = SwipePaneTests.state()
        state.tour = TourState()
        try expectFrame("swipe-tour-\(width)x\(height)", SwipePaneTests.pane(state), width, height)
    }
}
