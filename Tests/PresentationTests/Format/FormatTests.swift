import Domain
import Presentation
import TestSupport
import Testing

@Suite struct FormatTests {
    static let english = Format()
    static let vietnamese = Format(.vietnamese)

    @Test(
        "Whole numbers are grouped by the language",
        arguments: [
            (0, "0", "0"), (7, "7", "7"), (999, "999", "999"), (1_000, "1,000", "1.000"), (2_546, "2,546", "2.546"),
            (1_234_567, "1,234,567", "1.234.567"), (-4_500, "−4,500", "−4.500"),
        ])
    func integers(value: Int, english: String, vietnamese: String) {
        #expect(Self.english.integer(value).string == english)
        #expect(Self.vietnamese.integer(value).string == vietnamese)
    }

    @Test(
        "Money carries its sign and its currency",
        arguments: [(24_910, "$24,910", "24.910 $"), (0, "$0", "0 $"), (-1_080, "−$1,080", "−1.080 $")])
    func money(value: Int, english: String, vietnamese: String) {
        #expect(Self.english.money(value).string == english)
        #expect(Self.vietnamese.money(value).string == vietnamese)
    }

    @Test(
        "Shares keep one digit below a tenth, and something is never shown as nothing",
        arguments: [
            (0.31, "31 %", "31 %"), (0.0411, "4.1 %", "4,1 %"), (0.04, "4 %", "4 %"), (1.0, "100 %", "100 %"),
            (0.0, "0 %", "0 %"), (0.0002, "under 0.1 %", "dưới 0,1 %"), (0.999, "100 %", "100 %"),
        ])
    func shares(value: Double, english: String, vietnamese: String) {
        #expect(Self.english.share(value).string == english)
        #expect(Self.vietnamese.share(value).string == vietnamese)
    }

    @Test("Points keep their sign and one digit")
    func points() {
        #expect(Self.english.signedTenths(42) == "+4.2")
        #expect(Self.vietnamese.signedTenths(-31) == "−3,1")
        #expect(Self.english.signedTenths(0) == "±0.0")
        #expect(Self.english.signed(4) == "+4")
        #expect(Self.english.signed(0) == "±0")
    }

    @Test("Distances are miles in English and kilometres in Vietnamese")
    func distances() {
        #expect(Self.english.distance(miles: 612) == "612 miles")
        #expect(Self.english.distance(miles: 1) == "1 mile")
        #expect(Self.vietnamese.distance(miles: 612) == "985 km")
    }

    @Test("A missing figure says why and never becomes a number", arguments: FigureKind.allCases)
    func missing(kind: FigureKind) {
        for format in [Self.english, Self.vietnamese] {
            let reasons = MissingReason.allCases.map { format.figure(kind, .missing($0)).string }
            #expect(Set(reasons).count == 3)
            for text in reasons { #expect(!text.contains { $0.isNumber || $0 == "$" }) }
            for value in [Double.nan, .infinity, -.infinity, 1e300] {
                let text = format.figure(kind, .known(value)).string
                #expect(text == format.missing(.notReported).string)
            }
        }
    }

    @Test("Every kind of figure has a name of its own in both languages")
    func names() {
        for format in [Self.english, Self.vietnamese] {
            #expect(Set(FigureKind.allCases.map { format.name(of: $0).string }).count == FigureKind.allCases.count)
        }
        #expect(Self.english.name(of: .graduationRate) == "Graduate in 150 % of normal time")
    }

    @Test("A score is rounded down, so that it never looks better than its grade")
    func score() {
        #expect(Self.english.score(79.96) == "79")
        #expect(Self.english.score(80) == "80")
        #expect(Self.english.grade(Grade(score: 79.96)) == "B+")
        #expect(Self.english.grade(nil) == "no grade")
    }

    @Test("Titles of fields lose what only the taxonomy needs")
    func fields() {
        #expect(Self.english.field("Biology, General.") == "Biology")
        #expect(Self.english.field("Computer Science.") == "Computer Science")
    }

    @Test("States have names; an unknown code stands for itself")
    func states() throws {
        #expect(Self.english.place(city: "Portland", state: try #require(StateCode("OR"))) == "Portland, Oregon")
        #expect(Self.english.place(city: "Nowhere", state: try #require(StateCode("ZZ"))) == "Nowhere, ZZ")
        #expect(StateNames.matching("or").map(\.rawValue) == ["OR"])
        #expect(StateNames.matching("new").map(\.rawValue) == ["NH", "NJ", "NM", "NY"])
    }
}
