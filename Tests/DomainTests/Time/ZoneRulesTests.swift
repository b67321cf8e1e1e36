import Domain
import Testing

@Suite("Rules of a time zone") struct ZoneRulesTests {
    private static let auckland = "NZST-12NZDT,M9.5.0,M4.1.0/3"
    private static let losAngeles = "PST8PDT,M3.2.0,M11.1.0"
    private static let hoChiMinh = "<+07>-7"

    private func rules(_ posix: String) throws -> ZoneRules { try #require(ZoneRules(posix: posix)) }

    private func day(_ year: Int, _ month: Int, _ day: Int) throws -> LocalDay {
        try #require(CivilDate(year: year, month: month, day: day)).localDay
    }

    /// Hours from the start of a day to the start of the next.
    private func length(of date: LocalDay, in rules: ZoneRules) -> Int64 {
        (rules.start(of: LocalDay(date.number + 1)) - rules.start(of: date)) / 3_600_000
    }

    @Test("Days on which the clock changes have 23 and 25 hours, all others 24")
    func lengths() throws {
        let west = try rules(Self.losAngeles)
        #expect(length(of: try day(2_027, 3, 14), in: west) == 23)
        #expect(length(of: try day(2_026, 11, 1), in: west) == 25)
        let south = try rules(Self.auckland)
        #expect(length(of: try day(2_026, 9, 27), in: south) == 23)
        #expect(length(of: try day(2_027, 4, 4), in: south) == 25)
        let east = try rules(Self.hoChiMinh)
        for number in try day(2_026, 1, 1).number..<day(2_029, 1, 1).number {
            #expect(length(of: LocalDay(number), in: east) == 24)
        }
    }

    @Test(
        "Every instant of four years lies in the day that its own zone says",
        arguments: [auckland, losAngeles, hoChiMinh])
    func days(posix: String) throws {
        let rules = try rules(posix)
        for number in try day(2_024, 1, 1).number..<day(2_028, 1, 1).number {
            let start = rules.start(of: LocalDay(number))
            #expect(rules.day(at: start) == LocalDay(number))
            #expect(rules.day(at: start - 1) == LocalDay(number - 1))
            #expect(rules.minute(at: start) == 0)
        }
    }

    @Test("A time that the clock skips is reached when it skips, one that comes twice the first time")
    func changes() throws {
        let west = try rules(Self.losAngeles)
        let spring = try day(2_027, 3, 14)
        #expect(west.instant(of: spring, minute: 150) == west.instant(of: spring, minute: 180))
        let fall = try day(2_026, 11, 1)
        let twice = west.instant(of: fall, minute: 90)
        #expect(west.minute(at: twice) == 90 && west.minute(at: twice + 3_600_000) == 90)
        #expect(west.minute(at: twice - 3_600_000) == 30)
    }

    @Test("A day that begins at one o'clock begins there")
    func midnightChange() throws {
        // Paraguay changed its clocks at midnight.
        let asuncion = try rules("<-04>4<-03>,M10.1.0/0,M3.4.0/0")
        let change = try day(2_023, 10, 1)
        #expect(asuncion.minute(at: asuncion.start(of: change)) == 60)
        #expect(asuncion.day(at: asuncion.start(of: change) - 1).number == change.number - 1)
    }

    @Test(
        "What POSIX does not write is refused",
        arguments: ["", "EST", "5", "EST5EDT", "EST5EDT,M13.1.0,M11.1.0", "E5,"])
    func refused(text: String) { #expect(ZoneRules(posix: text) == nil) }

    @Test("A name that could leave the zone folder is none", arguments: ["../etc/passwd", "/etc/localtime", "", "a b"])
    func names(text: String) { #expect(ZoneID(text) == nil) }
}
