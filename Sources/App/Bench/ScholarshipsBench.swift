import Domain
import Presentation
import Store
import TerminalUI

/// How long it takes to judge many awards, to judge anew after an edit, and to walk through many of them.
enum ScholarshipsBench {
    static let figure = BenchFigure(
        "scholarships", summary: "verdicts for 100,000 awards, one edit of the profile, scrolling 10,000 rows"
    ) { _, container in
        let today = ZoneRules.universal.day(at: container.clock.now())
        judge(CivilDate(today))
        return await show(container)
    }

    /// 100,000 made-up awards, one profile.
    private static func judge(_ today: CivilDate) {
        let awards = awards(100_000)
        let applicant = Applicant(profile(), today: today)
        var found = 0
        let samples = (-3..<31).compactMap { run -> Double? in
            let start = Monotonic.now()
            for index in awards.indices {
                let judgement = Judgement(awards[index].rules, status: awards[index].status, of: applicant)
                if judgement.verdict != .notEligible { found += 1 }
            }
            return run < 0 ? nil : Double(Monotonic.now() - start) / 1e6
        }
        // The verdicts are used, so that nothing is left out of what is measured.
        precondition(found > 0)
        print(
            BenchLine(
                bench: "scholarships", figure: "verdicts", unit: "ms", samples: samples, context: [("n", "100000")]
            ).text)
    }

    /// The pane over 10,000 awards: an edit, then one row after the other.
    @MainActor private static func show(_ container: AppContainer) async -> Bool {
        let service = BenchAwards(awards: awards(10_000), now: container.clock.now())
        let model = ScholarshipsViewModel(
            service: service, colleges: service, settings: BenchSettings(), format: Format(), perform: { _ in })
        model.appear()
        await model.settle()
        var edits: [Double] = []
        for run in -3..<31 {
            var profile = profile()
            profile.matching.gradePointAverage = run.isMultiple(of: 2) ? 3.1 : 3.9
            let start = Monotonic.now()
            model.adopt(profile)
            draw(model)
            if run >= 0 { edits.append(Double(Monotonic.now() - start) / 1e6) }
        }
        print(
            BenchLine(
                bench: "scholarships", figure: "edit to frame", unit: "ms", samples: edits, context: [("n", "10000")]
            ).text)
        var steps: [Double] = []
        for run in -3..<301 {
            let start = Monotonic.now()
            _ = model.handle(.run(run.isMultiple(of: 40) ? .pageDown : .down))
            draw(model)
            if run >= 0 { steps.append(Double(Monotonic.now() - start) / 1e6) }
        }
        print(
            BenchLine(
                bench: "scholarships", figure: "scroll", unit: "ms", samples: steps,
                context: [("n", "10000"), ("size", "80x24")]
            ).text)
        return true
    }

    @MainActor private static func draw(_ model: ScholarshipsViewModel) {
        var buffer = CellBuffer(width: 80, height: 20)
        ScholarshipsPane(model.state, format: model.format).draw(into: &buffer, in: buffer.bounds)
        model.didDraw()
    }

    private static func profile() -> Profile {
        var profile = Profile()
        let answers: [(ProfileItem, String)] = [
            (.graduationYear, "2027"), (.homeState, "OR"), (.gradeAverage, "3.6"), (.citizenship, "citizen"),
            (.incomeBand, "48001_to_75000"), (.intendedFields, "26.01"), (.needsAid, "most"), (.gender, "woman"),
            (.ethnicities, "asian"), (.firstGeneration, "yes"),
        ]
        for (item, text) in answers {
            // Every one of them is well formed.
            try? profile.set(item, to: text)
        }
        return profile
    }

    private static func awards(_ count: Int) -> [Scholarship] {
        var generator = SeededGenerator(seed: 7)
        let states = StateCode.named.map(\.code)
        return (0..<count).map { number in
            let all: [AwardRule] = [
                .stage(StageSet(rawValue: UInt8.random(in: 1...63, using: &generator))),
                .citizenship(CitizenshipSet(rawValue: UInt8.random(in: 1...31, using: &generator))),
                .residency(StateSet(states.shuffled(using: &generator).prefix(20))),
                .gradeAverage(atLeast: Int.random(in: 200...400, using: &generator)),
                .income(atMost: Int.random(in: 40_000...200_000, using: &generator)),
                .field(AreaSet(rawValue: UInt8.random(in: 1...127, using: &generator))), .need, .women,
                .ethnicity(EthnicitySet(rawValue: UInt8.random(in: 1...31, using: &generator))), .firstGeneration,
                .nomination, .personal(.member),
            ]
            let rules = Array(all.shuffled(using: &generator).prefix(Int.random(in: 2...6, using: &generator)))
            let day = YearDay(
                month: Int.random(in: 1...12, using: &generator), day: Int.random(in: 1...28, using: &generator))
            return Scholarship(
                id: AwardID("B\(number)"), name: "Award \(number)", sponsor: "Sponsor \(number % 97)", kind: .private,
                amount: AwardAmount(least: 500, most: 500 + number % 9_000),
                cycle: AwardCycle(
                    closings: day.map { [AwardCycle.Closing(.day($0, isAbout: false))] } ?? [], listed: 2_026),
                rules: rules)
        }
    }
}
