import Domain
import TestSupport
import Testing

@Suite("A row of the table") struct AwardRecordTests {
    private let full: [AwardRecord.Field: String] = [
        .id: "own-1", .name: "Amber", .sponsor: "Amber Fund", .kind: "college", .least: "500", .most: "1000",
        .basis: "year", .renewable: "0", .closes: "~12-01:nominations;mid 11:state", .opens: "08-03",
        .zone: "America/Denver", .listed: "2026", .stages: "hs_junior;hs_senior", .citizenships: "citizen;daca",
        .states: "OR;TX", .areas: "stem;arts", .gpa: "3.25", .income: "60000", .marks: "need;women;member;black;asian",
        .nomination: "1", .service: "1", .college: "209922", .link: "https://example.org", .sources: "A;B",
        .checked: "2026-07-19", .status: "own",
    ]

    @Test("Every column comes back as it was read")
    func roundTrip() throws {
        let award = try AwardRecord(full).award()
        let again = try AwardRecord(award).award()
        #expect(again == award)
        #expect(award.rules.count == 12 && award.college == UnitID(209_922))
        #expect(award.cycle.closings.map(\.label) == [.nominations, .state])
        #expect(award.zone == ZoneID("America/Denver"))
    }

    @Test("Awards of the fixture come back as well", arguments: Scholarship.fixtures)
    func fixtures(award: Scholarship) throws { #expect(try AwardRecord(award).award() == award) }

    @Test(
        "A field that can't be read is named",
        arguments: [
            (AwardRecord.Field.closes, "02-30"), (.gpa, "4.5"), (.income, "lots"), (.states, "ZZ"), (.stages, "phd"),
            (.citizenships, "martian"), (.areas, "magic"), (.marks, "tall"), (.kind, "uncle"), (.zone, "../etc"),
            (.checked, "2027-02-29"), (.most, "-1"), (.renewable, "yes"), (.name, ""), (.college, "1"),
        ])
    func faults(field: AwardRecord.Field, text: String) {
        var record = AwardRecord(full)
        record[field] = text
        do throws(AwardRecord.Fault) {
            _ = try record.award()
            Issue.record("\(field) took \(text)")
        } catch {
            #expect(error.field == field)
        }
    }

    @Test("Ends of an amount that stand the wrong way round are turned, and 0 is no lower end")
    func amounts() {
        #expect(AwardAmount(least: 900, most: 100) == AwardAmount(least: 100, most: 900))
        #expect(AwardAmount(least: 0, most: 100).least == nil)
        #expect(AwardAmount(least: 1_000, most: 5_000).value(at: 25) == 2_000)
        #expect(AwardAmount(least: 1_000).value(at: 25) == 1_000)
        #expect(AwardAmount(most: 1_000).value(at: 25) == 250)
        #expect(AwardAmount().value(at: 25) == nil)
        #expect(AwardAmount(basis: .fourYears).years(of: 4_003).reduce(0, +) == 4_003)
        #expect(AwardAmount(basis: .year, isRenewable: true).years(of: 500) == [500, 500, 500, 500])
        #expect(AwardAmount(basis: .unstated).years(of: 500) == [500, 0, 0, 0])
    }

    @Test("A state award counts in the zone of its capital, any other in Eastern time")
    func zones() throws {
        var record = AwardRecord([.id: "1", .name: "A"])
        #expect(try record.award().zone == .eastern)
        record[.states] = "OR"
        #expect(try record.award().zone == .pacific)
        record[.states] = "OR;TX"
        #expect(try record.award().zone == .eastern)
    }
}
