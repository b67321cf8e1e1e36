import Domain
import TestSupport
import Testing

@Suite("Dates of applications as they are typed") struct PlanDateTests {
    private func read(_ text: String, today: String = "2026-11-30") throws -> String? {
        PlanDate.read(text, today: try #require(CivilDate(iso: today)))?.iso
    }

    @Test(
        "A whole date, or a day that comes next",
        arguments: [
            ("2027-01-15", "2027-01-15"), (" 1/15/2027 ", "2027-01-15"), ("Jan 15, 2027", "2027-01-15"),
            ("Jan 15", "2027-01-15"), ("1/15", "2027-01-15"), ("November 30", "2026-11-30"), ("Dec 1", "2026-12-01"),
            ("02-29", "2027-02-28"),
        ])
    func days(text: String, date: String) throws { #expect(try read(text) == date) }

    @Test(
        "What is no single day, does not exist, or lies in no year of applications is refused",
        arguments: [
            "", "soon", "March", "rolling", "2027-02-29", "Feb 30", "13/1/2027", "1/15/27", "~02-15", "9999-01-01",
        ])
    func refused(text: String) throws { #expect(try read(text) == nil) }

    @Test("A leap day of a leap year is taken")
    func leap() throws { #expect(try read("Feb 29", today: "2027-12-01") == "2028-02-29") }
}
