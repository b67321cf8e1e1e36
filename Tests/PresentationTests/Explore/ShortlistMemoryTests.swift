import Domain
import Presentation
import Services
import TestSupport
import Testing

@Suite @MainActor struct ShortlistMemoryTests {
    private let settings = FakeSettings()
    private let cards = [
        FeedCard.fixture(decision: .like), .fixture(.fixture(id: 100_001, name: "Hill, the College"), decision: .like),
        .fixture(.fixture(id: 100_002, name: "Lake College"), decision: .like),
    ]

    private func started() async -> SwipeViewModel {
        let catalog = FakeCatalog(cards.map(\.college))
        let model = SwipeViewModel(
            feed: FakeFeed(cards, others: cards), catalog: catalog, profiles: FakeProfiles(), settings: settings,
            explore: ExploreService(catalog: catalog), shelf: FakeExplore(), clock: FixedClock(), words: Words())
        model.start()
        await model.settle()
        model.didDraw()
        return model
    }

    private func shortlist(_ model: SwipeViewModel) -> ShortlistState? {
        if case .shortlist(let shortlist)? = model.state.levels.last { shortlist } else { nil }
    }

    @Test("Order and chosen colleges are there again after a restart, and go when they are taken back")
    func restart() async {
        let first = await started()
        await first.send(
            .run(.shortlist), .run(.toggle), .run(.sortList), .run(.down), .run(.confirm), .run(.reverseSort),
            .run(.back))
        let second = await started()
        await second.send(.run(.shortlist))
        #expect(shortlist(second)?.order == [SortRule(.name, isDescending: true)])
        #expect(shortlist(second)?.chosen.count == 1)
        await second.send(.run(.sortList), .run(.first), .run(.confirm))
        let third = await started()
        // The list itself was open when the second was left.
        #expect(shortlist(third)?.order == [] && shortlist(third)?.chosen.count == 1)
    }

    @Test("The comparison goes out as CSV and as Markdown with what is in sight")
    func export() async {
        let model = await started()
        var files: [String: String] = [:]
        model.hand = { if case .write(let all) = $0 { for file in all { files[file.name] = file.text } } }
        await model.send(.run(.shortlist), .run(.compare), .run(.toggle), .run(.exportCompare))
        #expect(files.keys.sorted() == ["compare.csv", "compare.md"])
        #expect(files["compare.csv"]?.contains("\"Hill, the College\"") == true)
        #expect(files["compare.csv"]?.hasSuffix("\r\n") == true)
        let lines = files["compare.md"]?.split(separator: "\n") ?? []
        #expect(lines.count > 3 && lines.allSatisfy { $0.hasPrefix("| ") && $0.hasSuffix(" |") })
        #expect(Set(lines.map { $0.count { $0 == "|" } }).count == 1)
    }

    @Test("The column of figures is named after what it shows")
    func heading() {
        var state = ShortlistState()
        func heading() -> DisplayText {
            ShortlistContent(state, profile: StudentProfile(), likeKey: "", format: Format()).valueHeading
        }
        #expect(heading() == "net price")
        state.order = [SortRule(.measure(.figure(.earnings)))]
        #expect(heading() == "earnings")
        state.order = [SortRule(.name)]
        #expect(heading() == "net price")
    }
}
