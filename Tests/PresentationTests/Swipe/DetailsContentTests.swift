import Domain
import Presentation
import TestSupport
import Testing

@Suite struct DetailsContentTests {
    static func content(_ college: College = .fixture(), _ fields: [FieldOffering] = FieldOffering.fixtures)
        -> DetailsContent
    {
        DetailsContent(
            college, offerings: fields, profile: .fixture(), notes: CardContentTests.notes, format: Format())
    }

    @Test("Six sections, from costs to people")
    func sections() {
        let titles = Self.content().sections.map(\.title)
        #expect(titles == ["Costs", "Academics", "Admissions", "Campus", "Outcomes", "Who studies there"])
    }

    @Test("Each known figure names survey and year; a missing one gives its reason instead")
    func sources() {
        for row in Self.content().rows {
            guard case .figure = row.target else { continue }
            #expect(row.year.isEmpty == row.isMissing)
            if row.isMissing { #expect(row.value == "not reported") }
        }
    }

    @Test("Withheld figures of a field say so")
    func withheld() {
        let rows = Self.content().rows.filter { if case .field = $0.target { true } else { false } }
        #expect(rows.map(\.value) == ["41 a year · earns $52,340", "withheld"])
    }

    @Test("Jumps go to the first row of the next section and back, and stop at the ends")
    func jumps() {
        let content = Self.content()
        let second = content.sections[0].rows.count
        #expect(content.jump(from: 0, forward: true) == second)
        #expect(content.jump(from: second + 1, forward: false) == second)
        #expect(content.jump(from: second, forward: false) == 0)
        let last = content.rows.count - 1
        #expect(content.jump(from: last, forward: true) == last)
    }

    @Test(
        "Links are completed to https, and what is no web address is no link",
        arguments: [
            ("www.reed.edu", "https://www.reed.edu"), ("http://a.edu/x", "http://a.edu/x"),
            ("a.edu:8080/x", "https://a.edu:8080/x"), ("javascript:alert(1)", nil), ("file:///etc/passwd", nil),
            ("", nil),
        ] as [(String, String?)])
    func links(address: String, target: String?) {
        let college = College.fixture(website: address, calculator: address)
        let links = Self.content(college).rows.compactMap { row -> String? in
            if case .link(let target) = row.target { target.string } else { nil }
        }
        #expect(links == (target.map { [$0, $0] } ?? []))
    }
}
