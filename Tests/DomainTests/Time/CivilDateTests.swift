import Domain
import Testing

@Suite struct CivilDateTests {
    @Test("Every day of eight hundred years comes back from its date, and each date follows the one before")
    func roundTrip() {
        var last: CivilDate?
        for number in -146_097...146_097 {
            let date = CivilDate(LocalDay(number))
            #expect(date.localDay == LocalDay(number))
            if let last { #expect(last < date && date.weekday == (last.weekday + 1) % 7) }
            last = date
        }
    }

    @Test("Known days have their known dates")
    func known() {
        #expect(CivilDate(LocalDay(0)) == CivilDate(year: 1970, month: 1, day: 1))
        #expect(CivilDate(LocalDay(0)).weekday == 3)
        #expect(CivilDate(iso: "2024-02-29")?.localDay == LocalDay(19_782))
    }

    @Test("What is no date is refused", arguments: ["2026-02-29", "2026-13-01", "26-1-1", "2026-1", "x", "2026-00-10"])
    func refused(text: String) { #expect(CivilDate(iso: text) == nil) }
}
