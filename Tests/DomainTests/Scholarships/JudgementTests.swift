import Domain
import TestSupport
import Testing

@Suite("A verdict") struct JudgementTests {
    @Test("A failing rule stands before a missing fact, that before an open rule, and only a checked listing is sure")
    func order() {
        var applicant = Applicant()
        applicant.stage = .senior
        func verdict(_ rules: [AwardRule], _ status: ListingStatus = .checked) -> Verdict {
            Judgement(rules, status: status, of: applicant).verdict
        }
        #expect(verdict([.stage(.senior)]) == .eligible)
        #expect(verdict([.stage(.senior)], .own) == .eligible)
        #expect(verdict([.stage(.senior)], .unverified) == .likely)
        #expect(verdict([]) == .eligible)
        #expect(verdict([.stage(.senior), .nomination]) == .likely)
        #expect(verdict([.stage(.senior), .nomination, .need]) == .missingFacts)
        #expect(verdict([.stage(.junior), .nomination, .need]) == .notEligible)
    }

    @Test("It says which rules failed, which lack a fact and which are open")
    func bits() {
        var applicant = Applicant()
        applicant.stage = .senior
        let rules: [AwardRule] = [.stage(.junior), .need, .nomination]
        let judgement = Judgement(rules, status: .checked, of: applicant)
        #expect(judgement.isFailed(0) && !judgement.isFailed(1))
        #expect(judgement.isMissing(1) && judgement.missingCount == 1)
        #expect(judgement.isOpen(2) && !judgement.isOpen(0))
    }

    @Test("Adding a fact never turns a verdict that needs none into one that does", arguments: 0..<40)
    func monotone(round: Int) {
        let seed = UInt64(7_001 + round)
        var generator = SeededGenerator(seed: seed)
        for _ in 0..<50 {
            let rules = Self.rules(using: &generator)
            var applicant = Applicant()
            for fact in Self.facts.shuffled(using: &generator) {
                let before = Judgement(rules, status: .checked, of: applicant)
                fact(&applicant, &generator)
                let after = Judgement(rules, status: .checked, of: applicant)
                for rule in rules.indices where !before.isMissing(rule) {
                    #expect(!after.isMissing(rule), "seed \(seed): \(rules[rule])")
                }
                if before.verdict != .missingFacts, before.verdict != .notEligible {
                    #expect(after.verdict != .missingFacts, "seed \(seed)")
                }
            }
            #expect(Judgement(rules, status: .checked, of: applicant).verdict != .missingFacts, "seed \(seed)")
        }
    }

    private static func rules(using generator: inout SeededGenerator) -> [AwardRule] {
        let states = StateCode.named.map(\.code).shuffled(using: &generator).prefix(3)
        let all: [AwardRule] = [
            .stage(StageSet(rawValue: UInt8.random(in: 1...63, using: &generator))),
            .citizenship(CitizenshipSet(rawValue: UInt8.random(in: 1...31, using: &generator))),
            .residency(StateSet(states)), .gradeAverage(atLeast: Int.random(in: 200...400, using: &generator)),
            .income(atMost: Int.random(in: 20_000...200_000, using: &generator)),
            .field(AreaSet(rawValue: UInt8.random(in: 1...127, using: &generator))), .need, .pell,
            .ethnicity(EthnicitySet(rawValue: UInt8.random(in: 1...31, using: &generator))), .women,
            .firstGeneration, .military, .disability, .nomination, .personal(.member),
        ]
        return Array(all.shuffled(using: &generator).prefix(Int.random(in: 0...8, using: &generator)))
    }

    private typealias Fact = @Sendable (inout Applicant, inout SeededGenerator) -> Void
    private static let facts: [Fact] = [
        { $0.stage = StageSet.each.randomElement(using: &$1) },
        { $0.citizenship = Citizenship.allCases.randomElement(using: &$1) },
        { $0.state = StateCode.named.randomElement(using: &$1)?.code },
        { $0.gradeAverage = Int.random(in: 0...400, using: &$1) },
        { $0.income = IncomeBand.allCases.randomElement(using: &$1) },
        { $0.fields = Applicant.Fields([CIPCode(UInt16.random(in: 1...61, using: &$1))]) },
        { $0.need = AidNeed.allCases.randomElement(using: &$1) },
        { $0.ethnicities = Set(Ethnicity.allCases.shuffled(using: &$1).prefix(2)) },
        { $0.gender = Gender.allCases.randomElement(using: &$1) },
        { $0.isFirstGeneration = Bool.random(using: &$1) }, { $0.isMilitaryFamily = Bool.random(using: &$1) },
        { $0.hasDisability = Bool.random(using: &$1) },
    ]
}
