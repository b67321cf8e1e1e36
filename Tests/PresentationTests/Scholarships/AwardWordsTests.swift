import Domain
import Presentation
import TestSupport
import Testing

@Suite("The words of an award") struct AwardWordsTests {
    private let format = Format()

    @Test("A deadline is told in the student's own time, wherever that is")
    func zones() {
        for (home, words) in [
            ("PST8PDT,M3.2.0,M11.1.0", "open until the end of 12 Dec 2026 in New York · for you 12 Dec 2026, 20:59"),
            (
                "NZST-12NZDT,M9.5.0,M4.1.0/3",
                "open until the end of 12 Dec 2026 in New York · for you 13 Dec 2026, 17:59"
            ),
            ("<+07>-7", "open until the end of 12 Dec 2026 in New York · for you 13 Dec 2026, 11:59"),
        ] {
            let shelf = AwardShelf.fixture([.fixture()], zones: FakeZones(home: home))
            #expect(format.deadlineSentence(of: 0, in: shelf).string == words)
        }
    }

    @Test(
        "A column says days, a date, a time of the year, or that nothing is listed",
        arguments: [
            ("12-12", 2_026 as Int?, "in 12 d"), ("~12-12", 2_026, "~in 12 d"), ("12-12", 2_025, "~in 12 d"),
            ("11-30", 2_026, "today"), ("12-01", 2_026, "tomorrow"), ("08-31", 2_027, "31 Aug"),
            ("mid 11", nil, "mid Nov"),
            ("02..03", nil, "Feb–Mar"), ("early spring", nil, "early spring"), ("rolling", nil, "rolling"),
            ("", nil, "not listed"), ("2026-11-29", nil, "closed"), ("2027-01-05", nil, "in 36 d"),
        ])
    func column(closes: String, listed: Int?, words: String) {
        let shelf = AwardShelf.fixture([.fixture(closes: closes, listed: listed)])
        #expect(format.deadline(of: 0, in: shelf).string == words)
    }

    @Test("Amounts say both ends, one of them, or that none is listed, and that they are of a year")
    func amounts() {
        func words(_ amount: AwardAmount) -> String { format.amount(amount).string }
        #expect(words(AwardAmount(least: 5_000, most: 8_000, basis: .year)) == "$5,000–8,000/yr")
        #expect(words(AwardAmount(least: 500, most: 500)) == "$500")
        #expect(words(AwardAmount(most: 3_900)) == "to $3,900")
        #expect(words(AwardAmount(least: 500)) == "from $500")
        #expect(words(AwardAmount()) == "not listed")
        let vietnamese = Format(.vietnamese).amount(AwardAmount(least: 5_000, most: 8_000, basis: .year))
        #expect(vietnamese.string == "5.000–8.000 $/năm")
    }

    @Test("A rule that fails says what the profile says, unless that is masked there; one to come says not yet")
    func remarks() throws {
        var profile = Profile.senior
        try profile.set(.citizenship, to: "international")
        let shelf = AwardShelf.fixture(profile: profile)
        let texas = AwardRule.residency(StateSet([try #require(StateCode("TX"))]))
        #expect(format.remark(texas, in: shelf) == "your profile: Oregon")
        #expect(format.remark(.gradeAverage(atLeast: 380), in: shelf) == "your profile: 3.60")
        #expect(format.remark(.citizenship(.citizen), in: shelf) == "your profile says otherwise")
        #expect(format.remark(.stage(.undergraduate), in: shelf) == "not yet")
        #expect(format.remark(.stage(.junior), in: shelf) == "your profile: high school seniors")
        #expect(format.remark(.women, in: shelf) == "your profile does not say: Gender")
        #expect(format.remark(.nomination, in: shelf) == "ask your school")
    }

    @Test("Doubts are said plainly: unverified, another year, no zone, no link")
    func doubts() {
        let award = Scholarship.fixture(listed: 2_025, link: "", status: .unverified)
        let sheet = AwardSheet(0, of: .fixture([award]), formula: EffortFormula(), format: format)
        #expect(sheet.doubts.count == 4 && sheet.link == nil)
        #expect(sheet.doubts[0].string.hasPrefix("Unverified") && sheet.doubts[1].string.contains("2025"))
        let sure = Scholarship.fixture(zone: .eastern)
        #expect(AwardSheet(0, of: .fixture([sure]), formula: EffortFormula(), format: format).doubts.isEmpty)
    }

    @Test("Hostile words of a listing never reach the screen as control characters")
    func hostile() {
        let award = Scholarship.fixture(name: "Evil\u{1B}[2J\u{202E}", sponsor: "a\u{7}b\nc")
        let sheet = AwardSheet(0, of: .fixture([award]), formula: EffortFormula(), format: format)
        for text in [sheet.title.string, sheet.sponsor.string] {
            #expect(!text.unicodeScalars.contains { $0.value < 32 || $0.value == 0x202E })
        }
    }
}
