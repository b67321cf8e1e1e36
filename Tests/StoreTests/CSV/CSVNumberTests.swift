import Domain
import Testing

@testable import Store

@Suite struct CSVNumberTests {
    @Test(
        "Decimal numbers are read exactly as the standard library reads them",
        arguments: ["0", "-3", "57986", "0.0411", "0.03959487073177", "-122.753601", "12345678901234567", "1e5", "7."])
    func parses(text: String) {
        #expect(CSVNumber.parse(Array(text.utf8)[...]) == Double(text.hasSuffix(".") ? text + "0" : text))
    }

    @Test("Anything else is no number", arguments: ["", "-", ".", "x", "1,5", "nan", "inf", "0x10", "1 2"])
    func refuses(text: String) {
        #expect(CSVNumber.parse(Array(text.utf8)[...]) == nil)
    }

    @Test("The written form reads back as the same number", arguments: [0, -2251, 0.0411, 42.359243, 1.0 / 3])
    func roundTrip(value: Double) {
        #expect(CSVNumber.parse(Array(CSVNumber.text(value).utf8)[...]) == value)
    }

    @Test("Each survey's marks for a missing answer give their reason")
    func marks() {
        func reason(_ text: String, _ marks: MissingMarks) -> MissingReason? { marks.reason(Array(text.utf8)[...]) }
        #expect(reason(".", .ipeds) == .notReported)
        #expect(reason("-1", .ipeds) == .notReported)
        #expect(reason("-2", .ipeds) == .notApplicable)
        #expect(reason("-3", .ipeds) == .notReported)
        #expect(reason("NULL", .scorecard) == .notReported)
        #expect(reason("PrivacySuppressed", .scorecard) == .withheld)
        #expect(reason("PS", .scorecard) == .withheld)
        #expect(reason("-1", .scorecard) == nil)
        #expect(reason("", .scorecard) == .notReported)
    }
}
