import Domain
import TestSupport
import Testing

@Suite("The worth of an hour") struct EffortFormulaTests {
    @Test("follows amount, chance, verdict and hours as the formula says")
    func value() {
        let formula = EffortFormula()
        let award = Scholarship.fixture(amount: AwardAmount(least: 4_000, most: 8_000))
        #expect(formula.hours(for: award) == 6)
        // 5,000 dollars, 3 percent, 6 hours.
        #expect(formula.hourValue(of: award, .eligible) == 25)
        #expect(formula.hourValue(of: award, .likely) == 15)
        #expect(formula.hourValue(of: award, .notEligible) == 0)
        #expect(formula.hourValue(of: .fixture(amount: AwardAmount()), .eligible) == nil)
    }

    @Test("A nomination and a project of one's own cost more hours; a public grant takes a form alone")
    func hours() {
        let formula = EffortFormula()
        #expect(formula.hours(for: .fixture(rules: [.nomination])) == 9)
        #expect(formula.hours(for: .fixture(rules: [.personal(.project)])) == 26)
        #expect(formula.hours(for: .fixture(kind: .state)) == 1)
    }

    @Test("Numbers stay in their range, and what is kept on disk comes back; nonsense is as usual")
    func stored() {
        var formula = EffortFormula()
        #expect(formula.stored.isEmpty)
        formula[.formHours] = 0
        formula[.privateChance] = 400
        #expect(formula[.formHours] == 1 && formula[.privateChance] == 100)
        #expect(EffortFormula(stored: formula.stored) == formula)
        #expect(EffortFormula(stored: "formHours=x nothing=3 =") == EffortFormula())
    }
}
