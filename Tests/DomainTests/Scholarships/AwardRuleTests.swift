import Domain
import Testing

/// What a student says, and what the rule makes of it.
private struct Case: CustomTestStringConvertible, Sendable {
    let rule: AwardRule
    let outcome: RuleOutcome
    let applicant: Applicant
    let testDescription: String

    init(_ rule: AwardRule, _ outcome: RuleOutcome, _ words: String, _ change: (inout Applicant) -> Void = { _ in }) {
        var applicant = Applicant()
        change(&applicant)
        self.rule = rule
        self.outcome = outcome
        self.applicant = applicant
        testDescription = words
    }
}

private func states(_ codes: String...) -> StateSet { StateSet(codes.compactMap { StateCode($0) }) }

private let table: [Case] =
    [
        Case(.stage(.senior), .missing(.graduationYear), "seniors: nothing said"),
        Case(.stage(.senior), .met, "seniors: a senior") { $0.stage = .senior },
        Case(.stage(.senior), .failed, "seniors: a junior") { $0.stage = .junior },
        Case(.stage([.junior, .senior]), .met, "juniors and seniors: a junior") { $0.stage = .junior },
        Case(.stage(.highSchool), .met, "high school: a ninth grader") { $0.stage = .grades9And10 },
        Case(.stage(.undergraduate), .open, "undergraduates: may have graduated") {
            $0.stage = [.undergraduate, .graduate]
        },
        Case(.stage(.grades4To11), .failed, "grades 4 to 11: a senior") { $0.stage = .senior },
        Case(.stage(.senior), .failed, "seniors: a child of six") { $0.stage = [] },
    ] + citizenships + places + figures + fields + needs + identities + opens

private let citizenships: [Case] = [
    Case(.citizenship(.citizen), .missing(.citizenship), "citizens: nothing said"),
    Case(.citizenship(.citizen), .met, "citizens: a citizen") { $0.citizenship = .citizen },
    Case(.citizenship(.citizen), .failed, "citizens: a permanent resident") { $0.citizenship = .permanentResident },
    Case(.citizenship([.citizen, .permanentResident]), .met, "citizens, residents: a permanent resident") {
        $0.citizenship = .permanentResident
    },
    Case(.citizenship([.citizen, .permanentResident]), .failed, "citizens, residents: international") {
        $0.citizenship = .international
    },
    Case(.citizenship(.daca), .met, "DACA: DACA") { $0.citizenship = .daca },
    Case(.citizenship(.citizen), .failed, "citizens: DACA") { $0.citizenship = .daca },
    Case(.citizenship([.citizen, .national]), .open, "nationals: other papers") { $0.citizenship = .other },
    Case(.citizenship(.resident), .open, "lives in the US: a refugee") { $0.citizenship = .refugee },
    Case(.citizenship(.resident), .met, "lives in the US: a permanent resident") {
        $0.citizenship = .permanentResident
    },
    Case(.citizenship(.citizen), .failed, "citizens: undocumented") { $0.citizenship = .undocumented },
]

private let places: [Case] = [
    Case(.residency(states("OR")), .missing(.homeState), "Oregon: nothing said"),
    Case(.residency(states("OR")), .met, "Oregon: Oregon") { $0.state = StateCode("OR") },
    Case(.residency(states("OR")), .failed, "Oregon: Texas") { $0.state = StateCode("TX") },
    Case(.residency(states("OR", "TX")), .met, "Oregon or Texas: Texas") { $0.state = StateCode("TX") },
]

private let figures: [Case] = [
    Case(.gradeAverage(atLeast: 350), .missing(.gradeAverage), "3.5: nothing said"),
    Case(.gradeAverage(atLeast: 350), .met, "3.5: just so") { $0.gradeAverage = 350 },
    Case(.gradeAverage(atLeast: 350), .failed, "3.5: a hundredth less") { $0.gradeAverage = 349 },
    Case(.income(atMost: 60_000), .missing(.incomeBand), "60,000: nothing said"),
    Case(.income(atMost: 60_000), .met, "60,000: up to 48,000") { $0.income = .upTo48 },
    Case(.income(atMost: 60_000), .open, "60,000: a band that holds it") { $0.income = .upTo75 },
    Case(.income(atMost: 60_000), .failed, "60,000: from 75,001") { $0.income = .upTo110 },
    Case(.income(atMost: 48_000), .met, "48,000: up to 48,000") { $0.income = .upTo48 },
    Case(.income(atMost: 48_000), .failed, "48,000: from 48,001") { $0.income = .upTo75 },
    Case(.income(atMost: 125_000), .open, "125,000: above 110,000") { $0.income = .above110 },
    Case(.income(atMost: 100_000), .failed, "100,000: above 110,000") { $0.income = .above110 },
]

private let fields: [Case] = [
    Case(.field(.stem), .missing(.intendedFields), "STEM: nothing said"),
    Case(.field(.stem), .met, "STEM: biology") { $0.fields = .init([CIPCode(2601)]) },
    Case(.field(.stem), .failed, "STEM: dance") { $0.fields = .init([CIPCode(5003)]) },
    Case(.field(.stem), .open, "STEM: agriculture, which some count") { $0.fields = .init([CIPCode(1)]) },
    Case(.field(.stem), .met, "STEM: dance first, computing second") {
        $0.fields = .init([CIPCode(5003), CIPCode(11)])
    },
    Case(.field(.health), .met, "health: nursing") { $0.fields = .init([CIPCode(5138)]) },
    Case(.field(.business), .met, "business: business") { $0.fields = .init([CIPCode(52)]) },
    Case(.field(.education), .met, "education: teaching") { $0.fields = .init([CIPCode(1312)]) },
    Case(.field(.arts), .met, "arts: music") { $0.fields = .init([CIPCode(5009)]) },
    Case(.field([.humanities, .arts]), .met, "arts or humanities: history") { $0.fields = .init([CIPCode(54)]) },
    Case(.field(.socialSciences), .met, "social sciences: economics") { $0.fields = .init([CIPCode(4506)]) },
]

private let needs: [Case] = [
    Case(.need, .missing(.needsAid), "need: nothing said"), Case(.need, .met, "need: most") { $0.need = .most },
    Case(.need, .met, "need: some") { $0.need = .some(.some) },
    Case(.need, .failed, "need: none") { $0.need = AidNeed.none },
    Case(.need, .open, "need: unsure") { $0.need = .unsure },
    Case(.pell, .missing(.needsAid), "Pell: nothing said"), Case(.pell, .open, "Pell: full") { $0.need = .full },
    Case(.pell, .failed, "Pell: no need") { $0.need = AidNeed.none },
]

private let identities: [Case] = [
    Case(.ethnicity(.black), .missing(.ethnicities), "Black: nothing said"),
    Case(.ethnicity(.black), .met, "Black: Black") { $0.ethnicities = [.black] },
    Case(.ethnicity(.black), .failed, "Black: Asian") { $0.ethnicities = [.asian] },
    Case(.ethnicity([.black, .hispanic]), .met, "Black or Hispanic: white and Hispanic") {
        $0.ethnicities = [.white, .hispanic]
    },
    Case(.ethnicity(.native), .met, "Native: American Indian") { $0.ethnicities = [.americanIndian] },
    Case(.ethnicity(.native), .open, "Native: Pacific Islander") { $0.ethnicities = [.pacificIslander] },
    Case(.ethnicity(.minority), .met, "minority: Hispanic") { $0.ethnicities = [.hispanic] },
    Case(.ethnicity(.minority), .open, "minority: Asian") { $0.ethnicities = [.asian] },
    Case(.ethnicity(.minority), .failed, "minority: white") { $0.ethnicities = [.white] },
    Case(.ethnicity(.asian), .open, "Asian: other") { $0.ethnicities = [.other] },
    Case(.women, .missing(.gender), "women: nothing said"), Case(.women, .met, "women: woman") { $0.gender = .woman },
    Case(.women, .failed, "women: man") { $0.gender = .man },
    Case(.women, .open, "women: nonbinary") { $0.gender = .nonbinary },
    Case(.firstGeneration, .missing(.firstGeneration), "first generation: nothing said"),
    Case(.firstGeneration, .met, "first generation: yes") { $0.isFirstGeneration = true },
    Case(.firstGeneration, .failed, "first generation: no") { $0.isFirstGeneration = false },
    Case(.military, .missing(.militaryFamily), "military: nothing said"),
    Case(.military, .met, "military: yes") { $0.isMilitaryFamily = true },
    Case(.military, .failed, "military: no") { $0.isMilitaryFamily = false },
    Case(.disability, .missing(.disability), "disability: nothing said"),
    Case(.disability, .met, "disability: yes") { $0.hasDisability = true },
    Case(.disability, .failed, "disability: no") { $0.hasDisability = false },
]

private let opens: [Case] =
    [Case(.nomination, .open, "a nomination"), Case(.college(UnitID(209_922)), .open, "one college")]
    + PersonalFact.allCases.map { Case(.personal($0), .open, $0.rawValue) }

@Suite("A rule of an award") struct AwardRuleTests {
    @Test("says met, failed, missing or open by what the student has said", arguments: table)
    fileprivate func truth(row: Case) { #expect(row.rule.outcome(for: row.applicant) == row.outcome) }

    @Test("The year of graduation tells the stage; school years end with June")
    func stages() throws {
        let june = try #require(CivilDate(year: 2_026, month: 6, day: 30))
        let july = try #require(CivilDate(year: 2_026, month: 7, day: 1))
        #expect(StageSet(graduation: 2_026, today: june) == .senior)
        #expect(StageSet(graduation: 2_027, today: june) == .junior)
        #expect(StageSet(graduation: 2_027, today: july) == .senior)
        #expect(StageSet(graduation: 2_026, today: july) == .undergraduate)
        #expect(StageSet(graduation: 2_023, today: july) == .undergraduate)
        #expect(StageSet(graduation: 2_021, today: july) == [.undergraduate, .graduate])
        #expect(StageSet(graduation: 2_029, today: july) == .grades9And10)
        #expect(StageSet(graduation: 2_033, today: july) == .grades4To8)
        #expect(StageSet(graduation: 2_040, today: july) == [])
    }

    @Test("Residency stands before the state where the student lives")
    func residency() throws {
        var profile = Profile()
        try profile.set(.homeState, to: "OR")
        let today = try #require(CivilDate(year: 2_026, month: 11, day: 30))
        #expect(Applicant(profile, today: today).state == StateCode("OR"))
        try profile.set(.residency, to: "TX")
        #expect(Applicant(profile, today: today).state == StateCode("TX"))
    }
}
