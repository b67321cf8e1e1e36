import Domain
import Presentation
import TestSupport
import Testing

@Suite struct CardContentTests {
    static let notes = CatalogNotes(
        titles: [CIPCode(2601): "Biology, General."],
        provenance: Dictionary(uniqueKeysWithValues: FigureKind.allCases.map { ($0, Provenance.fixture) }),
        fields: .fixture)

    static func content(
        _ card: FeedCard, profile: StudentProfile = .fixture(), format: Format = Format()
    ) -> CardContent {
        CardContent(card, profile: profile, notes: notes, format: format)
    }

    @Test("The net price is the one for the student's income, and says so")
    func income() {
        let figure = Self.content(.fixture()).figures[0]
        #expect(figure.value == "$24,910")
        #expect(figure.note == "$48–75k, 2022-23")
    }

    @Test("Without a price for the income, the price for all incomes stands in")
    func allIncomes() {
        let college = College.fixture(figures: [.netPrice48To75: .missing(.notReported)])
        let figure = Self.content(.fixture(college)).figures[0]
        #expect(figure.value == "$31,000")
        #expect(figure.note == "2022-23")
    }

    @Test("Missing figures give their reason in the same place and are never 0 or $0", arguments: [false, true])
    func missing(inVietnamese: Bool) {
        let format = inVietnamese ? Format(.vietnamese) : Format()
        let college = College.fixture(figures: nil)
        let card = FeedCard.fixture(
            college, match: .fixture(points: [nil, nil, nil, 4], reasons: []),
            chance: AdmissionChance(band: .unknown, admissionRate: nil, standing: nil), tastePoints: 0)
        let content = Self.content(card, format: format)
        for figure in content.figures {
            #expect(figure.isMissing)
            #expect(figure.value == "—")
            #expect(figure.note == format.missing(.notReported))
        }
        #expect(content.plots.isEmpty)
        #expect(content.score == nil)
        #expect(content.fullness == nil)
        #expect(content.withheld != nil)
        #expect(content.taste == nil)
        let texts = content.figures.flatMap { [$0.value, $0.note] } + [content.place, content.chance.sentence]
        for text in texts { #expect(!text.string.contains { $0.isNumber || $0 == "$" }, "\(text.string)") }
    }

    @Test("An open college has no admission rate to report")
    func open() {
        let college = College.fixture(
            traits: .openAdmission, figures: [.admissionRate: .missing(.notApplicable)])
        let chance = AdmissionChance(band: .safety, admissionRate: nil, standing: nil)
        let content = Self.content(.fixture(college, chance: chance))
        #expect(content.figures[1].note == "not applicable")
        #expect(content.chance.sentence == "it publishes no test range; it takes everyone who applies")
    }

    @Test("A reason names the profile's side, the figure and its year")
    func reasons() {
        let texts = Self.content(.fixture()).reasons.map(\.text)
        #expect(
            texts == [
                "Teaches Biology, your first choice: 41 degrees a year (2022-23)",
                "A size you chose: 1,389 undergraduates (2022-23)",
                "612 miles from home; you asked for under 500 miles",
                "Net price $24,910, within your budget of $26,000 (2022-23)",
            ])
        #expect(Self.content(.fixture()).reasons.map(\.sign) == ["+", "+", "−", "+"])
    }

    @Test("The chance names both numbers and what it can't know")
    func chance() {
        let line = Self.content(.fixture()).chance
        #expect(line.band == "MATCH")
        #expect(line.sentence == "your SAT 1420 is in its middle half; it takes 31 of 100")
        #expect(line.caveat.string.contains("essays"))
    }

    @Test("Names that look like formats or colour codes are kept literally, controls are gone")
    func hostile() {
        for name in ["%s%@%1$@", "0m", "31;1m", "[2J"] {
            #expect(Self.content(.fixture(.fixture(name: name))).name.string == name)
        }
        let evil = "Evil\u{1B}[2J\u{9B}31m\u{07}\u{08}\r\nCollege\u{202E}"
        let content = Self.content(.fixture(.fixture(name: evil, city: evil)))
        for text in [content.name, content.place] {
            #expect(!text.string.unicodeScalars.contains { $0.value < 0x20 || (0x7F...0x9F).contains($0.value) })
        }
    }

    @Test("A score outside the range stands outside of it in the picture")
    func standing() throws {
        func plot(_ score: Int?) throws -> RangePlot {
            let standing = AdmissionChance.Standing(test: .act, score: score, low: 24, high: 30)
            let chance = AdmissionChance(band: .reach, admissionRate: 0.2, standing: standing)
            return try #require(Self.content(.fixture(chance: chance)).plots.first)
        }
        #expect(try plot(20).dot == 0)
        #expect(try plot(20).range.lowerBound > 0)
        #expect(try plot(36).dot == 1)
        #expect(try plot(36).range.upperBound < 1)
        #expect(try plot(27).dot == 0.5)
        #expect(try plot(nil).dot == nil)
        #expect(try plot(nil).note == "you gave no score")
    }

    @Test("Prices below zero and far above the budget stay inside the picture")
    func prices() throws {
        for price in [-9_000.0, 0, 3, 99_999, 250_000] {
            let college = College.fixture(figures: [.netPrice48To75: .known(price)])
            let plot = try #require(Self.content(.fixture(college)).plots.last)
            let dot = try #require(plot.dot)
            #expect((0...1).contains(dot))
            #expect((0...1).contains(try #require(plot.tick)))
        }
    }
}
