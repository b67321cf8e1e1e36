import Domain
import TestSupport
import Testing

@testable import Store

/// The tables that ship, compiled once for the suite.
@Suite struct ShippedCatalogTests {
    private static let shared: Result<(TemporaryFolder, CatalogStore), any Error> = Result {
        let folder = try TemporaryFolder()
        try CatalogCompiler.compile(resources: Fixture.resources, into: folder.file("catalog.db"))
        return (folder, try CatalogStore(file: folder.file("catalog.db")))
    }
    private let catalog: CatalogStore

    init() throws { catalog = try Self.shared.get().1 }

    @Test("Every active institution that teaches undergraduates is there")
    func count() async throws {
        let columns = try await catalog.columns()
        #expect(columns.count == 5_779)
        #expect(columns.levels.count { $0 == InstitutionLevel.fourYear.rawValue } == 2_546)
    }

    @Test("Known figures of two colleges are what their surveys say")
    func facts() async throws {
        let mit = try #require(try await catalog.college(UnitID(166_683)))
        #expect(mit[.tuitionInState] == .known(57_986))
        #expect(mit[.applicants] == .known(33_240) && mit[.admitted] == .known(1_365))
        #expect(mit[.netPrice30To48] == .known(-2_251))
        #expect(mit[.earnings] == .known(143_372))
        let michigan = try #require(try await catalog.college(UnitID(170_976)))
        #expect(michigan[.tuitionInState] == .known(16_736) && michigan[.tuitionOutOfState] == .known(55_334))
        #expect(try await catalog.provenance()[.applicants]?.year == "fall 2021")
        #expect(try await catalog.provenance()[.tuitionInState]?.year == "2022-23")
    }

    @Test("Every figure has a source, and every credit is there")
    func sources() async throws {
        for kind in FigureKind.allCases { #expect(try await catalog.provenance()[kind] != nil, "\(kind.key)") }
        #expect(try await catalog.attributions().count == 4)
    }

    @Test(
        "What a student types finds the college that is meant first",
        arguments: [
            ("mit", 166_683), ("m.i.t.", 166_683), ("MIT", 166_683), ("harverd", 166_027),
            ("univ of michgan ann arbor", 170_976), ("uc berkley", 110_635), ("texas a&m", 228_723),
            ("texas am", 228_723), ("ucla", 110_662), ("reed", 209_922), ("berkeley", 110_635),
            ("northeastern", 167_358), ("stanfrod", 243_744), ("georgia tech", 139_755), ("yale", 130_794),
            ("william and mary", 231_624), ("penn state", 214_777), ("unc", 199_120), ("ut austin", 228_778),
            ("cal poly", 110_422), ("ohio state", 204_796), ("osu", 204_796), ("psu", 214_777), ("umass", 166_629),
            ("uc san diego", 110_680), ("cal state fullerton", 110_565), ("washu", 179_867),
            ("washington state", 236_939),
            ("texas tech", 229_115), ("chapel hill", 199_120), ("boston", 164_988), ("columbia", 190_150),
            ("penn", 215_062),
            ("a&m", 228_723), ("notre dame", 152_080), ("miami", 135_726), ("uw", 240_444), ("Trường", 0),
            ("bayamón", 242_705), ("bayamo\u{0301}n", 242_705),
        ])
    func search(words: String, expected: Int32) async throws {
        let first = try await catalog.search(words, limit: 5).first
        #expect(first?.id.rawValue ?? 0 == expected, "found \(first?.name ?? "nothing")")
    }

    @Test(
        "The name of a state finds its university first",
        arguments: [
            ("oregon", 209_551), ("texas", 228_778), ("michigan", 170_976), ("florida", 134_130),
            ("washington", 236_948),
            ("virginia", 234_076), ("north carolina", 199_120), ("maryland", 163_286), ("massachusetts", 166_629),
            ("wisconsin", 240_444), ("minnesota", 174_066), ("illinois", 145_637), ("georgia", 139_959),
            ("alabama", 100_751), ("iowa", 153_658), ("colorado", 126_614), ("hawaii", 141_574), ("new york", 193_900),
            ("pennsylvania", 215_062), ("indiana", 151_351), ("ohio", 204_796), ("maine", 161_253),
        ])
    func states(words: String, expected: Int32) async throws {
        let first = try await catalog.search(words, limit: 5).first
        #expect(first?.id.rawValue == expected, "found \(first?.name ?? "nothing")")
    }

    @Test("A town and its state, spelled out, find the colleges of the town")
    func townAndState() async throws {
        let hits = try await catalog.search("portland oregon", limit: 10)
        #expect(hits.count == 10 && hits.allSatisfy { $0.state.rawValue == "OR" })
        #expect(hits.prefix(3).allSatisfy { $0.city == "Portland" })
    }

    @Test("Traits of athletics and religion come from what the surveys say")
    func traits() async throws {
        let michigan = try #require(try await catalog.college(UnitID(170_976)))
        #expect(michigan.traits.isSuperset(of: [.athletics, .divisionOne]) && !michigan.traits.contains(.religious))
        let reed = try #require(try await catalog.college(UnitID(209_922)))
        #expect(!reed.traits.contains(.divisionOne))
        let notreDame = try #require(try await catalog.college(UnitID(152_080)))
        #expect(notreDame.traits.isSuperset(of: [.religious, .divisionOne]))
        #expect(try await catalog.fieldsProvenance()?.variable == "completers, earnings, debt_median")
    }

    @Test("Towns and ZIP codes give a student's home")
    func places() async throws {
        let portland = try await catalog.places(matching: "Portland", limit: 5)
        #expect(portland.prefix(2).map(\.state.rawValue) == ["OR", "ME"])
        #expect(try await catalog.places(matching: "02139", limit: 1).first?.city == "Cambridge")
    }
}
