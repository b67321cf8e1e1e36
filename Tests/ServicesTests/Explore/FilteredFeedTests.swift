import Domain
import Services
import TestSupport
import Testing

@Suite struct FilteredFeedTests {
    private let sample = SampleColleges(count: 200, seed: 8)
    private let oregon = CollegeFilter(StateCode("OR").map { [FilterRule(.states([$0]))] } ?? [])

    private func service(_ log: FakeFeedLog, filter: CollegeFilter? = nil) -> FeedService {
        FeedService(
            catalog: FakeCatalog(sample.colleges, offerings: sample.offerings), log: log, profile: .fixture(),
            filter: filter, clock: FixedClock(), seed: 4)
    }

    private func fitting(_ scope: DeckScope = .fourYear) -> Set<UnitID> {
        Set(
            sample.colleges.filter { $0.state.rawValue == "OR" && scope.holds(level: $0.level.rawValue) }.map(\.id))
    }

    @Test("Only what fits is dealt, each once, and the status counts it")
    func deals() async throws {
        let feed = service(FakeFeedLog())
        var hand = try await feed.use(oregon)
        let expected = fitting()
        #expect(hand.status.deckCount == expected.count)
        var seen: Set<UnitID> = []
        while let card = hand.current {
            #expect(seen.insert(card.id).inserted)
            hand = try await feed.decide(.pass, on: card.id)
        }
        #expect(seen == expected)
        #expect(hand.status.remaining == 0)
        hand = try await feed.use(nil)
        #expect(hand.current != nil && hand.status.remaining == hand.status.deckCount - seen.count)
    }

    @Test("A restart under the same filter shows the same hand")
    func restart() async throws {
        let log = FakeFeedLog()
        let feed = service(log, filter: oregon)
        var hand = try await feed.hand()
        for _ in 0..<4 { hand = try await feed.decide(.like, on: try #require(hand.current).id) }
        #expect(try await service(log, filter: oregon).hand() == hand)
    }

    @Test("A filter that names levels has the say on them; one that nothing fits leaves an empty deck")
    func levels() async throws {
        let feed = service(FakeFeedLog())
        let twoYear = CollegeFilter([FilterRule(.levels([.twoYear]))])
        let count = sample.colleges.count { $0.level == .twoYear }
        #expect(try await feed.use(twoYear).status.deckCount == count)
        let nothing = CollegeFilter([FilterRule(.measure(.sat, FilterBounds(from: 1_601)))])
        let hand = try await feed.use(nothing)
        #expect(hand.current == nil && hand.status.deckCount == 0)
    }

    @Test("Undo brings back a card that the filter leaves out, and a new profile keeps the filter")
    func undo() async throws {
        let feed = service(FakeFeedLog())
        let first = try #require(try await feed.hand().current)
        _ = try await feed.decide(.like, on: first.id)
        let others = CollegeFilter([FilterRule(.states([first.college.state]), isNegated: true)])
        _ = try await feed.use(others)
        #expect(try await feed.undo().hand.current?.id == first.id)
        var edited = StudentProfile.fixture()
        edited.budget = 9_000
        let hand = try await feed.use(edited)
        #expect(hand.current?.college.state != first.college.state)
    }

    @Test("Counts tell what fits, what can't be told, and what the deck would hold")
    func counts() async throws {
        let explore = ExploreService(catalog: FakeCatalog(sample.colleges, offerings: sample.offerings))
        let counts = try await explore.counts(of: oregon, profile: .fixture())
        #expect(counts.total == 200 && counts.fits == fitting(.everyLevel).count && counts.deck == fitting().count)
        let price = try await explore.read("under 20k net", profile: .fixture())
        let priced = try await explore.counts(of: price.filter, profile: .fixture())
        #expect(priced.unknown > 0 && priced.rules.map(\.unknown) == [priced.unknown])
        let list = try await explore.list(price.filter, by: [SortRule(.match, isDescending: true)], profile: .fixture())
        #expect(list.rows.count == priced.fits)
        let scores = list.rows.map { list.table.scores[$0] }.filter { !$0.isNaN }
        #expect(scores == scores.sorted(by: >))
    }
}
