import Domain
import TestSupport
import Testing

@Suite struct ShortlistTests {
    private let a = UnitID(1)
    private let b = UnitID(2)
    private let c = UnitID(3)

    private func change(_ kind: ShortlistChange.Kind) -> ShortlistChange { ShortlistChange(time: 1, kind: kind) }

    @Test("The last note, tags and order hold; an empty one is none")
    func fold() {
        var list = Shortlist([
            change(.note(a, "first")), change(.note(a, "second")), change(.tags(b, ["west"])), change(.order([c, a])),
        ])
        #expect(list.notes == [a: "second"] && list.tags == [b: ["west"]])
        #expect(list.arranged([a, b, c]) == [c, a, b])
        list.append(change(.note(a, "")))
        #expect(list.notes.isEmpty && list.last?.kind == .note(a, ""))
    }

    @Test("Tags are cut apart at commas, each once and none too long")
    func tags() {
        #expect(Shortlist.tags(reading: " west,  warm  place ,West,, ") == ["west", "warm place"])
        #expect(Shortlist.tags(reading: String(repeating: "x", count: 99))[0].count == Shortlist.longestTag)
        #expect(Shortlist.tags(reading: (0..<20).map(String.init).joined(separator: ",")).count == Shortlist.mostTags)
    }

    private func balance(
        _ bands: String, prices: Double? = 10_000, budget: Int? = nil, states: [String] = ["OR", "CA"]
    )
        -> [ShortlistBalance.Warning]
    {
        let known: [Character: AdmissionChance.Band] = ["r": .reach, "m": .match, "s": .safety, "?": .unknown]
        let entries = bands.enumerated().compactMap { index, letter in
            StateCode(states[index % states.count]).map {
                ShortlistBalance.Entry(band: known[letter] ?? .unknown, state: $0, price: prices)
            }
        }
        return ShortlistBalance(entries, budget: budget).warnings
    }

    @Test("What a balanced list lacks is said, and nothing of a list that has only begun")
    func warnings() throws {
        #expect(balance("rr").isEmpty)
        #expect(balance("rms").isEmpty)
        #expect(balance("rmm") == [.noSafety])
        #expect(balance("rmms", prices: 30_000, budget: 20_000) == [.noAffordableSafety(budget: 20_000)])
        #expect(balance("rmms", prices: nil, budget: 20_000) == [.noAffordableSafety(budget: 20_000)])
        #expect(balance("rmms", prices: 20_000, budget: 20_000).isEmpty)
        #expect(balance("rrss") == [.noMatch])
        #expect(balance("rrrms") == [.mostlyReaches])
        #expect(balance("rms", states: ["OR"]) == [.allInOneState(try #require(StateCode("OR")))])
        #expect(balance("rms??") == [.unknownChances(2)])
    }
}

@Suite struct SimilarCollegesTests {
    private static func table(_ colleges: [College]) -> ExploreTable {
        ExploreTable(
            columns: CollegeColumns(colleges), roster: CollegeRoster(unknown: colleges.count),
            profile: StudentProfile())
    }

    @Test("A college with the same figures comes first, one without figures never, nor one of another level")
    func features() {
        var table = Self.table([
            .fixture(id: 1), .fixture(id: 2, figures: nil), .fixture(id: 3),
            .fixture(id: 4, figures: [.undergraduates: .known(30_000)]), .fixture(id: 5, level: .twoYear),
        ])
        let hits = SimilarColleges.hits(of: 0, by: .features, in: &table, limit: 9)
        #expect(hits.map(\.row) == [2, 3])
        #expect(hits[0].distance == 0 && hits[0].reasons.count == 3)
        #expect(hits.map(\.distance) == hits.map(\.distance).sorted())
    }

    @Test("Price looks at prices alone, and a college without one has no likeness")
    func price() {
        var table = Self.table([
            .fixture(id: 1), .fixture(id: 2, figures: [.netPrice: .known(90_000)]),
            .fixture(id: 3, figures: [.undergraduates: .known(9)]), .fixture(id: 4, figures: nil),
        ])
        #expect(SimilarColleges.hits(of: 0, by: .price, in: &table, limit: 2).map(\.row) == [2, 1])
        #expect(SimilarColleges.hits(of: 3, by: .price, in: &table, limit: 2).isEmpty)
        #expect(SimilarColleges.hits(of: 3, by: .place, in: &table, limit: 2).count == 2)
    }

    @Test("Likeness is the same from either side")
    func symmetry() {
        let sample = SampleColleges(count: 60)
        var table = ExploreTable(
            columns: sample.columns, roster: CollegeRoster(unknown: 60), profile: StudentProfile())
        for aspect in [SimilarColleges.Aspect.place] {
            for row in 0..<10 {
                for hit in SimilarColleges.hits(of: row, by: aspect, in: &table, limit: 100) {
                    let back = SimilarColleges.hits(of: hit.row, by: aspect, in: &table, limit: 100)
                    let same = back.first { $0.row == row }
                    #expect(abs((same?.distance ?? -1) - hit.distance) < 1e-9)
                }
            }
        }
    }
}
