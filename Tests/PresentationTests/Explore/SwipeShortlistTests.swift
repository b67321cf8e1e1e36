import Domain
import Presentation
import Services
import TestSupport
import Testing

@Suite @MainActor struct SwipeShortlistTests {
    private static func card(
        _ id: Int32, _ name: String, _ band: AdmissionChance.Band, price: Double?, state: String = "OR",
        decision: Decision? = .like, isStarred: Bool = false
    ) -> FeedCard {
        .fixture(
            .fixture(
                id: id, name: name, state: state,
                figures: [
                    .netPrice: price.map { .known($0) } ?? .missing(.notReported),
                    .netPrice48To75: .missing(.notReported),
                ]),
            chance: AdmissionChance(band: band, admissionRate: 0.5, standing: nil), decision: decision,
            isStarred: isStarred)
    }

    private let cards = [
        card(1, "Alder", .reach, price: 30_000), card(2, "Birch", .match, price: nil),
        card(3, "Cedar", .match, price: 10_000, state: "CA"), card(4, "Dogwood", .match, price: 20_000),
        card(5, "Elm", .safety, price: 40_000, decision: nil, isStarred: true),
    ]

    private func started(_ shelf: FakeExplore = FakeExplore()) async -> SwipeViewModel {
        let catalog = FakeCatalog(cards.map(\.college))
        let model = SwipeViewModel(
            feed: FakeFeed([], others: cards), catalog: catalog, profiles: FakeProfiles(), settings: FakeSettings(),
            explore: ExploreService(catalog: catalog), shelf: shelf, clock: FixedClock(), words: Words())
        model.start()
        await model.send(.run(.shortlist))
        return model
    }

    private func shortlist(_ model: SwipeViewModel) throws -> ShortlistState {
        guard case .shortlist(let shortlist)? = model.state.levels.last else {
            Issue.record("expected the shortlist")
            throw CancellationError()
        }
        return shortlist
    }

    private func names(_ model: SwipeViewModel) throws -> [String] { try shortlist(model).list.map(\.college.name) }

    @Test("Liked and starred colleges stand in their groups")
    func groups() async throws {
        let model = await started()
        #expect(try names(model) == ["Alder", "Birch", "Cedar", "Dogwood", "Elm"])
        let content = ShortlistContent(
            try shortlist(model), profile: .fixture(), likeKey: "→", format: Format())
        #expect(content.counts == "1 reach · 3 match · 1 safety")
        #expect(content.warnings == ["No safety is known to cost at most $26,000 a year, your budget."])
        #expect(content.groups.map(\.rows.count) == [1, 3, 1])
    }

    @Test("Sorting stays within the groups, the unknown last either way; a second step decides what is equal")
    func sorting() async throws {
        let model = await started()
        let row = try #require(ShortlistState.keys.firstIndex(of: .measure(.price)))
        await model.send(.run(.sortList), .run(.down, count: row), .run(.confirm))
        #expect(try names(model) == ["Alder", "Cedar", "Dogwood", "Birch", "Elm"])
        await model.send(.run(.reverseSort))
        #expect(try names(model) == ["Alder", "Dogwood", "Cedar", "Birch", "Elm"])
        let name = try #require(ShortlistState.keys.firstIndex(of: .name))
        await model.send(.run(.sortSecond), .run(.first, count: name + 1), .run(.confirm))
        #expect(try shortlist(model).order.map(\.key) == [.measure(.price), .name])
        await model.send(.run(.sortList), .run(.first), .run(.confirm))
        #expect(try shortlist(model).order.isEmpty)
        #expect(try names(model) == ["Alder", "Birch", "Cedar", "Dogwood", "Elm"])
    }

    @Test("Moving by hand stays within the group and is kept")
    func moving() async throws {
        let shelf = FakeExplore()
        let model = await started(shelf)
        await model.send(.run(.moveUp), .run(.down), .run(.moveUp))
        #expect(await shelf.changes.isEmpty)
        await model.send(.run(.moveDown))
        #expect(try names(model) == ["Alder", "Cedar", "Birch", "Dogwood", "Elm"])
        #expect(try shortlist(model).selected?.college.name == "Birch")
        #expect(await started(shelf).state.levels.isEmpty == false)
        await model.send(.run(.undo))
        #expect(try names(model) == ["Alder", "Birch", "Cedar", "Dogwood", "Elm"])
        #expect(model.state.trace == .tookBackNote(true))
    }

    @Test("Notes and tags are written, left by Esc, and taken back one by one")
    func writing() async throws {
        let shelf = FakeExplore()
        let model = await started(shelf)
        await model.send(.run(.note), .type("ask about fees"), .run(.open))
        await model.send(.run(.tags), .type("west, warm, west"), .run(.open))
        await model.send(.run(.note), .type(" and more"), .run(.back))
        #expect(try shortlist(model).marks.notes == [UnitID(1): "ask about fees"])
        #expect(try shortlist(model).marks.tags == [UnitID(1): ["west", "warm"]])
        await model.send(.run(.undo))
        #expect(try shortlist(model).marks.tags.isEmpty)
        await model.send(.run(.undo))
        #expect(try shortlist(model).marks.notes.isEmpty)
    }

    @Test("The chosen colleges are compared, at most five; without a choice the first ones are")
    func comparing() async throws {
        let model = await started()
        await model.send(.run(.toggle), .run(.compare))
        #expect(model.state.trace == .failed("Two colleges are needed: Space in the shortlist chooses them."))
        await model.send(.run(.down, count: 2), .run(.toggle), .run(.compare))
        guard case .compare(let compare)? = model.state.levels.last else {
            Issue.record("expected the comparison")
            return
        }
        #expect(compare.cards.map(\.college.name) == ["Alder", "Cedar"] && compare.onlyDifferences)
        await model.send(.run(.toggle), .run(.right, count: 9), .run(.back))
        await model.send(.run(.toggle), .run(.first), .run(.toggle), .run(.compare))
        guard case .compare(let all)? = model.state.levels.last else {
            Issue.record("expected the comparison")
            return
        }
        #expect(all.cards.count == 5)
    }

    @Test("A row's best is marked where one is better, and rows that are alike are left out")
    func best() throws {
        let two = [cards[0], cards[2]]
        let some = CompareContent(two, profile: .fixture(), onlyDifferences: true, toggleKey: "Space", format: Format())
        let price = try #require(some.rows.first { $0.label == "Net price" })
        #expect(price.cells.map(\.isBest) == [false, true] && price.you == "$26,000")
        #expect(!some.rows.contains { $0.label == "Graduation rate" })
        let all = CompareContent(two, profile: .fixture(), onlyDifferences: false, toggleKey: "Space", format: Format())
        let graduation = try #require(all.rows.first { $0.label == "Graduation rate" })
        #expect(graduation.cells.map(\.isBest) == [false, false])
        #expect(all.rows.count > some.rows.count)
    }

    @Test("Four years are told after the awards that were won, and the row says so")
    func fourYears() throws {
        let two = [cards[0], cards[2]]
        let award = FourYearCost.Award(amount: AwardAmount(basis: .fourYears), won: 8_000, college: two[0].id)
        func row(_ held: HeldAwards) -> CompareContent.Row? {
            CompareContent(
                two, profile: .fixture(), held: held, onlyDifferences: false, toggleKey: nil, format: Format()
            ).rows.first { $0.label.string.hasPrefix("Four years") }
        }
        let before = try #require(row(HeldAwards()))
        let after = try #require(row(HeldAwards([award])))
        #expect(before.label == "Four years" && after.label == "Four years, after awards")
        #expect(before.cells[0].text != after.cells[0].text && before.cells[1].text == after.cells[1].text)
        let cost = try #require(FourYearCost(two[0].college, for: .fixture(), holding: HeldAwards([award])))
        #expect(after.cells[0].text == Format().money(cost.gap))
    }

    @Test("Similar colleges are found from the selected one, by each aspect, and open as cards")
    func similar() async throws {
        let model = await started()
        await model.send(.run(.similar))
        for aspect in SimilarColleges.Aspect.allCases {
            guard case .similar(let similar)? = model.state.levels.last else {
                Issue.record("expected similar colleges")
                return
            }
            #expect(similar.aspect == aspect && similar.college.name == "Alder" && !similar.list.isEmpty)
            let content = SimilarContent(similar, format: Format())
            #expect(content.rows.allSatisfy { !$0.reason.isEmpty })
            if aspect != .outcome { await model.send(.run(.nextSection)) }
        }
        await model.send(.run(.open))
        guard case .card? = model.state.levels.last else {
            Issue.record("expected a card")
            return
        }
    }

    @Test("A store that fails is said, and nothing is lost")
    func failure() async throws {
        let shelf = FakeExplore()
        let model = await started(shelf)
        await shelf.fail(with: .busy)
        await model.send(.run(.note), .type("x"), .run(.open))
        guard case .failed? = model.state.trace else {
            Issue.record("expected a sentence")
            return
        }
        #expect(try shortlist(model).list.count == 5)
    }
}
