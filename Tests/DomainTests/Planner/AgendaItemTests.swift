import Domain
import TestSupport
import Testing

@Suite("Steps of applications") struct AgendaItemTests {
    private static let id = UnitID(166_683)

    private func plan(_ dates: [PlanStep: String]) -> CollegePlan {
        var plan = CollegePlan(id: Self.id, name: "Reed College")
        plan.dates = dates.compactMapValues { CivilDate(iso: $0) }
        return plan
    }

    @Test("A step is open until it is done, a decision until it is there, and nothing after a refusal")
    func open() {
        var plan = plan([:])
        #expect(PlanStep.allCases.allSatisfy { plan.isOpen($0) } && plan.isEmpty)
        plan.done = [.fafsa]
        plan.outcome = .deferred
        #expect(PlanStep.allCases.filter { plan.isOpen($0) } == [.application, .css, .deposit])
        plan.outcome = .denied
        #expect(!PlanStep.allCases.contains { plan.isOpen($0) } && !plan.isEmpty)
    }

    @Test(
        "A step is open until its day ends where the student is, on the days of a change too",
        arguments: [
            ("PST8PDT,M3.2.0,M11.1.0", "2027-03-14"), ("PST8PDT,M3.2.0,M11.1.0", "2026-11-01"),
            ("NZST-12NZDT,M9.5.0,M4.1.0/3", "2027-04-04"), ("NZST-12NZDT,M9.5.0,M4.1.0/3", "2027-09-26"),
            ("<+07>-7", "2028-02-29"),
        ])
    func zones(home: String, day: String) throws {
        let shelf = AwardShelf.fixture(plans: [plan([.css: day])], zones: FakeZones(home: home))
        let rules = try #require(ZoneRules(posix: home))
        let date = try #require(CivilDate(iso: day))
        let countdown = try #require(shelf.countdown(of: .step(Self.id, .css)))
        #expect(countdown.day == date.localDay && countdown.minute == 23 * 60 + 59)
        #expect(countdown.days == date.localDay.number - rules.day(at: shelf.now).number)
    }

    @Test("Only open steps with a date are on the agenda, and a shelf takes changed and emptied plans")
    func dated() {
        var changed = plan([.application: "2027-01-15", .fafsa: "2027-02-01"])
        var shelf = AwardShelf.fixture(plans: [changed])
        #expect(shelf.datedSteps == [.step(Self.id, .application), .step(Self.id, .fafsa)])
        changed.done = [.application]
        shelf.take(changed)
        #expect(shelf.datedSteps == [.step(Self.id, .fafsa)])
        shelf.take(plan([:]))
        #expect(shelf.plans.isEmpty)
        shelf.take(changed)
        #expect(shelf.plans == [changed])
    }

    @Test("A calendar gets a whole day whose name never changes")
    func calendar() throws {
        let plan = plan([.deposit: "2027-05-01"])
        let event = try #require(CalendarEvent(plan, .deposit, summary: "deposit"))
        let day = try #require(CivilDate(iso: "2027-05-01"))
        #expect(event.id == "plan-166683-deposit" && event.when == .days(day, day) && event.alarms == [7, 1])
        #expect(CalendarEvent(plan, .css, summary: "CSS") == nil)
    }
}
