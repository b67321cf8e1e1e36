import Domain
import Presentation
import Services
import TerminalUI
import TestSupport
import Testing

@Suite @MainActor struct ScholarshipsPaneTests {
    private static let entries = [
        AwardEntry.fixture("S1", .drafting, tasks: [AwardTask(.form, isDone: true), AwardTask(.essay)]),
        AwardEntry.fixture("S2", .won, won: 2_000),
    ]

    private static let plan: CollegePlan = {
        var plan = CollegePlan(id: UnitID(100_001), name: "Hill College")
        plan.kind = .earlyAction
        plan.dates = [
            .application: "2026-12-05", .fafsa: "2027-02-01", .css: "2026-11-28", .decision: "2027-04-01",
        ].compactMapValues { CivilDate(iso: $0) }
        plan.done = [.css]
        return plan
    }()

    /// The pane after some actions, each drawn.
    private func state(
        _ actions: [Action] = [], entries: [AwardEntry] = entries, plans: [CollegePlan] = []
    ) async -> ScholarshipsState {
        let service = ScholarshipService(
            table: FakeAwardTable(), book: FakeAwardBook(entries, plans: plans), profiles: FakeWholeProfiles(.senior),
            zones: FakeZones(), clock: NovemberClock())
        let model = ScholarshipsViewModel(
            service: service,
            colleges: FakeFeed([
                .fixture(decision: .like),
                .fixture(.fixture(id: 100_001, name: "Hill College", figures: nil), decision: .like),
            ]), settings: FakeSettings(), format: Format(), perform: { _ in })
        model.appear()
        await model.settle()
        for action in actions {
            model.didDraw()
            _ = model.handle(action)
            await model.settle()
        }
        return model.state
    }

    private func expect(
        _ name: String, _ actions: [Action] = [], _ width: Int, _ height: Int, format: Format = Format(),
        entries: [AwardEntry] = entries, plans: [CollegePlan] = []
    ) async throws {
        let state = await state(actions, entries: entries, plans: plans)
        try expectFrame(name, ScholarshipsPane(state, format: format), width, height)
    }

    @Test("A line of the form that can't be read says why below itself, also on a small screen")
    func form() async throws {
        let actions: [Action] =
            [.run(.addAward), .type("Town award"), .run(.down), .run(.down), .type("much"), .run(.down), .run(.down)]
            + [.run(.confirm)]
        try await expect("scholarships-form-80x20", actions, 80, 20)
        try await expect("scholarships-form-40x10", actions, 40, 10, format: Format(.vietnamese))
        try await expect("scholarships-form-30x7", actions, 30, 7)
    }

    @Test("The table with the selected award under it, and beside it where there is room")
    func table() async throws {
        try await expect("scholarships-list-80x20", [], 80, 20)
        try await expect("scholarships-list-80x20-vi", [], 80, 20, format: Format(.vietnamese))
        try await expect("scholarships-list-40x10", [], 40, 10)
        try await expect("scholarships-list-120x36", [], 120, 36)
        try await expect("scholarships-list-200x56", [], 200, 56)
    }

    @Test("One award with every rule, things to do, doubts and sources")
    func details() async throws {
        try await expect("scholarships-details-80x20", [.run(.open)], 80, 20)
        try await expect("scholarships-details-40x10", [.run(.open), .run(.last)], 40, 10)
    }

    @Test("A card, the one beneath it, and the words when none is left")
    func cards() async throws {
        try await expect("scholarships-card-80x20", [.run(.awardDeck)], 80, 20, entries: [])
        try await expect("scholarships-card-40x10", [.run(.awardDeck)], 40, 10, entries: [])
        let rows = frame(
            ScholarshipsPane(
                await state([.run(.awardDeck)] + Array(repeating: Action.run(.passAward), count: 3), entries: []),
                format: Format()), 60, 12)
        #expect(rows.contains { $0.contains("No card is left") })
    }

    @Test("The board with its counts, empty and full")
    func board() async throws {
        try await expect("scholarships-board-80x20", [.run(.nextSection)], 80, 20)
        try await expect("scholarships-board-40x10", [.run(.nextSection)], 40, 10)
        try await expect("scholarships-board-empty-80x20", [.run(.nextSection)], 80, 20, entries: [])
    }

    @Test("The timeline of the board, and of what could be won while the board is empty")
    func timeline() async throws {
        let pages = [Action.run(.nextSection), .run(.nextSection)]
        let entries = [AwardEntry.fixture("S1"), .fixture("S2", .drafting), .fixture("S4")]
        try await expect("scholarships-timeline-80x20", pages, 80, 20, entries: entries)
        try await expect("scholarships-timeline-40x10", pages, 40, 10, entries: entries)
        try await expect("scholarships-timeline-120x36", pages, 120, 36, entries: entries)
        try await expect("scholarships-timeline-empty-80x20", pages, 80, 20, entries: [])
    }

    @Test("Applications with their steps, and beside awards in the timeline")
    func plans() async throws {
        let page = [Action.run(.previousSection), .run(.previousSection)]
        let plans = [Self.plan]
        try await expect("scholarships-plans-80x20", page + [.run(.last)], 80, 20, plans: plans)
        try await expect("scholarships-plans-80x20-vi", page, 80, 20, format: Format(.vietnamese), plans: plans)
        try await expect("scholarships-plans-40x10", page + [.run(.down, count: 2)], 40, 10, plans: plans)
        try await expect("scholarships-plans-200x56", page, 200, 56, plans: plans)
        let timeline = [Action.run(.nextSection), .run(.nextSection)]
        try await expect("scholarships-agenda-80x20", timeline, 80, 20, plans: plans)
        try await expect("scholarships-agenda-40x10", timeline, 40, 10, plans: plans)
    }

    @Test("What four years cost at the liked colleges, after what was won")
    func money() async throws {
        let won = AwardEntry.fixture("S1", .won, won: 5_000)
        try await expect("scholarships-money-80x20", [.run(.previousSection)], 80, 20, entries: [won])
        try await expect("scholarships-money-40x10", [.run(.previousSection)], 40, 10, entries: [won])
        try await expect(
            "scholarships-money-120x36", [.run(.previousSection), .run(.right, count: 2)], 120, 36, entries: [won])
    }

    @Test("Filter, formula, a question and a search")
    func layers() async throws {
        try await expect("scholarships-filter-80x20", [.run(.filterAwards)], 80, 20)
        try await expect("scholarships-formula-80x20", [.run(.awardFormula), .run(.right)], 80, 20)
        try await expect("scholarships-question-80x20", [.run(.amountWon), .type("x"), .run(.confirm)], 80, 20)
        try await expect("scholarships-search-80x20", [.run(.search), .type("nothing like it")], 80, 20)
    }

    @Test("Loading and failing fill the pane with their sentence")
    func states() {
        var state = ScholarshipsState()
        state.shelf = .loading
        #expect(frame(ScholarshipsPane(state, format: Format()), 60, 5)[0] == " Reading the scholarships…")
        state.shelf = .failed("The table is gone.")
        #expect(frame(ScholarshipsPane(state, format: Format()), 60, 5)[0] == " The table is gone.")
    }

    @Test("Every page can be drawn at every size")
    func sizes() async {
        let pages: [[Action]] = [
            [], [.run(.open)], [.run(.awardDeck)], [.run(.nextSection)], [.run(.previousSection)],
            [.run(.previousSection), .run(.previousSection)], [.run(.nextSection), .run(.nextSection)],
            [.run(.previousSection), .run(.previousSection), .run(.last), .run(.open)],
            [.run(.filterAwards)], [.run(.awardFormula)],
            [.run(.addTask)], [.run(.search), .type("a")],
        ]
        for page in pages {
            let state = await state(page, plans: [Self.plan])
            for width in [1, 2, 11, 12, 20, 31, 40, 57, 80, 118, 200] {
                for height in [1, 2, 3, 5, 9, 12, 20, 40] {
                    #expect(frame(ScholarshipsPane(state, format: Format()), width, height).count == height)
                }
            }
        }
    }
}
