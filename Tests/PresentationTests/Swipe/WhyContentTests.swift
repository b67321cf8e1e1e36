import Domain
import Presentation
import TestSupport
import Testing

@Suite struct WhyContentTests {
    @Test("The shown numbers of all bars and the start add up to the shown total")
    func sum() throws {
        let seed: UInt64 = 7
        var generator = SeededGenerator(seed: seed)
        for _ in 0..<500 {
            let points = (0..<4).map { _ in Double.random(in: -12.5...12.5, using: &generator) }
            let content = WhyContent(
                .fixture(match: .fixture(points: points)), notes: CatalogNotes(), format: Format())
            let shown = content.bars.map(\.points) + [content.start]
            let tenths = try shown.map { try #require(Self.tenths($0)) }
            #expect(tenths.reduce(0, +) == Self.tenths(content.total), "seed \(seed), points \(points)")
        }
    }

    @Test("A part of which nothing is known says so and adds nothing")
    func unknown() {
        let content = WhyContent(
            .fixture(match: .fixture(points: [14, nil, 6, 4])), notes: CatalogNotes(), format: Format())
        #expect(content.bars[1].points == "unknown")
        #expect(content.bars[1].length == 0)
        #expect(content.total == "74.0")
    }

    private static func tenths(_ text: DisplayText) -> Int? {
        let digits = text.string.filter(\.isNumber)
        return Int(digits).map { text.string.hasPrefix("−") ? -$0 : $0 }
    }
}
