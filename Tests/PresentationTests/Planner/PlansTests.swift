import Domain
import Presentation
import Services
import TestSupport
import Testing

@Suite("Applications to colleges") @MainActor struct PlansTests {
    private final class Effects { var seen: [ScholarshipsEffect] = [] }

    private let effects = Effects()

    private func model(_ book: FakeAwardBook) -> ScholarshipsViewModel {
        let service = ScholarshipService(
            table: FakeAwardTable(), book: book, profiles: FakeWholeProfiles(.senior), zones: FakeZones(),
            clock: NovemberClock())
        let effects = effects
        return ScholarshipsViewModel(
            service: service,
            colleges: FakeFeed([
                .fixture(decision: .like),
                .fixture(.fixture(id: 100_001, name: "Hill College", figures: nil), decision: .like),
            ]), settings: FakeSettings(), format: Format(), perform: { effects.seen.append($0) })
    }

    /// The plans in front, with Hill College selected.
    private func started(_ book: FakeAwardBook) async -> ScholarshipsViewModel {
        let model = model(book)
        model.appear()
        await model.settle()
        await run(model, .run(.previousSection), .run(.previousSection))
        while model.state.planRow != .college(Self.hill) { await run(model, .run(.down)) }
        return model
    }

    private static let hill = UnitID(100_001)

    private func run(_ model: ScholarshipsViewModel, _ actions: Action...) async {
        for action in actions {
            _ = model.handle(action)
            await model.settle()
        }
    }

    private func plan(_ dates: [PlanStep: String], outcome: PlanOutcome? = nil) -> CollegePlan {
        var plan = CollegePlan(id: Self.hill, name: "Hill College")
        plan.dates = dates.compactMapValues { CivilDate(iso: $0) }
        plan.outcome = outcome
        return plan
    }

    @Test("A liked college gets its steps with the first choice, kinds go round, and all can be taken back")
    func kinds() async {
        let book = FakeAwardBook()
        let model = await started(book)
        #expect(!model.state.planRows.contains(.step(Self.hill, .fafsa)))
        await run(model, .run(.toggle), .run(.right))
        #expect(await book.applications[Self.hill]?.kind == .earlyAction)
        #expect(model.state.trace?.sentence == "Hill College: early action")
        #expect(model.state.planRows.contains(.step(Self.hill, .fafsa)))
        #expect(model.state.planRow == .college(Self.hill))
        await run(model, .run(.left), .run(.left))
        #expect(await book.applications.isEmpty)
        await run(model, .run(.undo), .run(.undo), .run(.undo))
        #expect(await book.applications[Self.hill]?.kind == .earlyDecision)
        await run(model, .run(.removeTask))
        #expect(await book.applications.isEmpty)
        await run(model, .run(.undo), .run(.undo), .run(.undo))
        #expect(await book.applications.isEmpty && model.state.trace?.isFailure == false)
    }

    @Test("Enter asks for a date; what is no day is refused and stays to be mended; nothing takes it away")
    func dates() async {
        let book = FakeAwardBook()
        let model = await started(book)
        await run(model, .run(.toggle), .run(.down), .run(.open))
        #expect(model.context == .form && model.takesText)
        await run(model, .type("Feb 30"), .run(.confirm))
        guard case .date(let refused)? = model.state.overlay else {
            Issue.record("no question")
            return
        }
        #expect(refused.problem != nil && refused.input.string == "Feb 30")
        await run(model, .run(.back), .run(.open), .type("Jan 5"), .run(.confirm))
        #expect(model.state.overlay == nil)
        #expect(await book.applications[Self.hill]?.dates[.application]?.iso == "2027-01-05")
        #expect(model.state.trace?.sentence == "application · Hill College: by 5 Jan 2027")
        await run(model, .run(.toggle))
        #expect(await book.applications[Self.hill]?.done == [.application])
        await run(model, .run(.removeTask))
        #expect(await book.applications[Self.hill]?.dates.isEmpty == true)
        await run(model, .run(.undo))
        #expect(await book.applications[Self.hill]?.dates[.application]?.iso == "2027-01-05")
    }

    @Test("What the college answered goes round, and a plan stays when the like is gone")
    func outcomes() async {
        let book = FakeAwardBook(plans: [plan([.decision: "2027-04-01"])])
        let model = await started(book)
        await run(model, .run(.down, count: 4), .run(.toggle))
        #expect(model.state.trace?.sentence == "Hill College: admitted")
        #expect(await book.applications[Self.hill]?.outcome == .admitted)
        let gone = CollegePlan(id: UnitID(200_002), name: "Gone College")
        var state = model.state
        #expect(state.plan(of: gone.id) == nil)
        guard case .loaded(var shelf) = state.shelf else { return }
        var kept = gone
        kept.kind = .rolling
        shelf.take(kept)
        state.shelf = .loaded(shelf)
        #expect(state.plan(of: gone.id) == kept)
    }

    @Test("One agenda: awards and steps by date, without what is done, and with what has just gone by")
    func agenda() async {
        let dates = plan([.application: "2026-12-05", .fafsa: "2027-03-02", .css: "2026-11-28", .deposit: "2026-10-01"])
        let model = model(FakeAwardBook([.fixture("S1"), .fixture("S2")], plans: [dates]))
        model.appear()
        await model.settle()
        #expect(
            model.state.timelineRows == [
                .step(Self.hill, .css), .step(Self.hill, .application), .award(0), .award(1), .step(Self.hill, .fafsa),
            ])
        #expect(
            model.upcoming.map(\.string) == ["application · Hill Colle… in 5 d", "Amber Scholars in 12 d"]
                || model.upcoming.map(\.string) == ["application · Hill Coll… in 5 d", "Amber Scholars in 12 d"])
        #expect(model.badge == 2)
        await run(model, .run(.nextSection), .run(.nextSection), .run(.first))
        #expect(model.state.planRow == .step(Self.hill, .css) && model.state.subject == nil)
        await run(model, .run(.toggle))
        #expect(model.state.timelineRows.first == .step(Self.hill, .application))
        #expect(model.reason(against: .exportAwards) == nil)
    }

    @Test("A step is told of like an award, once for each of the days before")
    func reminders() async {
        let book = FakeAwardBook(plans: [plan([.application: "2026-12-01"])])
        let model = model(book)
        model.prepare()
        await model.settle()
        #expect(effects.seen == [.remind("Due tomorrow: application · Hill College", rings: true)])
        #expect(model.nextDeadline != nil)
        effects.seen = []
        model.appear()
        await model.settle()
        #expect(effects.seen.isEmpty)
    }

    @Test("A plan that can't be kept is not shown, and the reason is")
    func failure() async {
        let book = FakeAwardBook()
        let model = await started(book)
        await book.fail(with: .full(path: "quad.db"))
        await run(model, .run(.toggle))
        #expect(model.state.trace?.isFailure == true && model.state.known?.plans.isEmpty == true)
    }
}
