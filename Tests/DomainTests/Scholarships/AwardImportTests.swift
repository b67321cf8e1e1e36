import Domain
import TestSupport
import Testing

@Suite("Awards that a student brings along") struct AwardImportTests {
    private func read(
        _ header: String, _ rows: String..., map: String = "", own: [Scholarship] = [], shipped: [Scholarship] = []
    ) throws -> AwardImport {
        let names = header.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
        var mapping = AwardImport.Mapping(guessing: names)
        try mapping.apply(map, header: names)
        let table = AwardImport.Table(
            header: names,
            rows: rows.enumerated().map { index, row in
                AwardImport.Row(
                    line: index + 2, cells: row.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
                )
            })
        return AwardImport(table, mapping: mapping, own: own, shipped: shipped)
    }

    @Test("Columns are known by many names, and a mapping says what the others are")
    func mapping() throws {
        let guessed = AwardImport.Mapping(guessing: [
            "Scholarship Name", "Provider", "Due Date", "URL", "Notes", "Title",
        ])
        #expect(guessed.targets == [.name, .sponsor, .deadline, .link, nil, nil])
        var mapping = guessed
        try mapping.apply(
            "Notes=amount, title = name,URL=",
            header: ["Scholarship Name", "Provider", "Due Date", "URL", "Notes", "Title"])
        #expect(mapping.targets == [nil, .sponsor, .deadline, nil, .amount, .name])
        #expect(throws: AwardImport.Mapping.Fault.noColumn("Nope")) { try mapping.apply("Nope=name", header: ["A"]) }
        #expect(throws: AwardImport.Mapping.Fault.noField("nope")) { try mapping.apply("A=nope", header: ["A"]) }
        #expect(throws: AwardImport.Mapping.Fault.shape("A")) { try mapping.apply("A", header: ["A"]) }
    }

    @Test("A row becomes an award of the student's own")
    func row() throws {
        let outcome = try read(
            "name,sponsor,amount,deadline,zone,url,gpa,state,field,stage",
            "Amber,Amber Fund,$5k–10k,2027-03-15,America/Denver,amber.org/apply,3.2,Oregon;TX,STEM,hs_senior")
        let award = try #require(outcome.awards.first)
        #expect(outcome.problems.isEmpty && award.status == .own && award.id.rawValue.hasPrefix("own-"))
        #expect(award.amount == AwardAmount(least: 5_000, most: 10_000))
        #expect(award.cycle.closings.map(\.point) == [.date(try #require(CivilDate(year: 2_027, month: 3, day: 15)))])
        #expect(award.zone == .mountain && award.link == "https://amber.org/apply")
        #expect(award.rules.contains(.gradeAverage(atLeast: 320)) && award.rules.contains(.stage(.senior)))
    }

    @Test(
        "Amounts are read as people write them",
        arguments: [
            ("2500", 2_500 as Int?, 2_500 as Int?), ("$2,500", 2_500, 2_500), ("2.500 $", 2_500, 2_500),
            ("2.5k", 2_500, 2_500),
            ("$5k–10k", 5_000, 10_000), ("5-10k", 5_000, 10_000), ("1,000 to 5,000", 1_000, 5_000),
            ("up to $500", nil, 500), ("from 200", 200, nil), ("varies", nil, nil), ("", nil, nil),
            ("$1,234.50", 1_234, 1_234), ("10000 - 5000", 10_000, 5_000),
        ])
    func amounts(text: String, least: Int?, most: Int?) throws {
        let ends = try #require(AmountText.ends(text))
        #expect(ends == AmountText.Ends(least: least, most: most))
    }

    @Test(
        "What is no amount is none",
        arguments: ["lots", "$", "-5", "5–", "1,23,4567.8.9", "99999999999999999999", "5kk"])
    func noAmounts(text: String) { #expect(AmountText.ends(text) == nil) }

    @Test("A range that stands the wrong way round is turned")
    func reversed() throws {
        let outcome = try read("name,amount", "Amber,10000 - 5000")
        #expect(outcome.awards.first?.amount == AwardAmount(least: 5_000, most: 10_000))
    }

    @Test(
        "Dates are read as people write them",
        arguments: [
            ("2028-02-29", "2028-02-29"), ("3/15/2027", "2027-03-15"), ("March 15, 2027", "2027-03-15"),
            ("15 Mar 2027", "2027-03-15"), ("March 15", "03-15"), ("Sept 3rd", "09-03"), ("03-15", "03-15"),
            ("November", "11"), ("Rolling", "rolling"), ("tbd", "varies"), ("2027-03-15 17:00", "2027-03-15T17:00"),
            ("2027/3/5", "2027-03-05"), ("Feb 29", "02-29"),
        ])
    func dates(text: String, point: String) throws {
        let outcome = try read("name;deadline".replacing(";", with: ","), "Amber," + text.replacing(",", with: " "))
        #expect(outcome.awards.first?.cycle.closings.first?.point.text == point, "\(outcome.problems)")
    }

    @Test(
        "A date that does not exist is a problem with its line and column",
        arguments: [
            ("2027-02-29", AwardImport.Reason.notADate), ("Feb 29 2027", .noSuchDate), ("2/30/2027", .noSuchDate),
            ("13/1/2027", .noSuchDate), ("soon", .notADate), ("Feb 30", .noSuchDate),
        ])
    func badDates(text: String, reason: AwardImport.Reason) throws {
        let outcome = try read("name,deadline", "Birch,03-01", "Amber," + text)
        #expect(outcome.awards.map(\.name) == ["Birch"])
        #expect(outcome.problems.map(\.line) == [3] && outcome.problems.map(\.column) == [2])
        #expect(outcome.problems[0].reason == reason || reason == .notADate)
    }

    @Test("Every bad cell of a row is told, and the good rows stay apart")
    func problems() throws {
        let outcome = try read(
            "name,amount,url,gpa,state,marks", "Amber,lots,javascript:alert(1),7,ZZ,tall", ",5,,,,", "Birch,5,,,,need")
        #expect(outcome.awards.map(\.name) == ["Birch"])
        #expect(outcome.problems.filter { $0.line == 2 }.map(\.column) == [2, 3, 4, 5, 6])
        #expect(outcome.problems.filter { $0.line == 3 }.map(\.reason) == [.noName])
        #expect(outcome.withoutLink == 1)
    }

    @Test("Rows of the same award are joined, known ones left out, a student's own brought up to date")
    func duplicates() throws {
        let own = Scholarship.fixture(id: "own-x", name: "Cedar", sponsor: "Cedar Fund", status: .own)
        let outcome = try read(
            "name,sponsor,amount,url", "Amber,Fund,,", "AMBER ,Fúnd,500,a.org", "Cedar,Cedar Fund,700,",
            "Elm,Bank,5,", own: [own], shipped: [.fixture(id: "S9", name: "Elm", sponsor: "Bank")])
        #expect(outcome.merged == 1 && outcome.known.map(\.id.rawValue) == ["S9"] && outcome.known.map(\.line) == [5])
        #expect(outcome.awards.map(\.name) == ["Amber", "Cedar"])
        #expect(outcome.awards[0].amount.most == 500 && outcome.awards[0].link == "https://a.org")
        #expect(outcome.awards[1].id == AwardID("own-x"))
        let again = try read("name,sponsor,amount", "Amber,Fund,900")
        #expect(again.awards[0].id == outcome.awards[0].id)
    }

    @Test("Hostile cells lose what a terminal would obey and are bounded")
    func hostile() throws {
        let outcome = try read("name,sponsor", "Evil\u{1B}[31m\u{202E}," + String(repeating: "x", count: 100_000))
        let award = try #require(outcome.awards.first)
        #expect(!award.name.unicodeScalars.contains { $0.value < 32 || $0.value == 0x202E })
        #expect(award.sponsor.count == 400)
    }
}
