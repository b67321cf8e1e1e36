import Domain
import TestSupport
import Testing

@testable import Store

@Suite struct CatalogStoreTests {
    private let folder: TemporaryFolder
    private let catalog: CatalogStore

    init() throws {
        folder = try TemporaryFolder()
        catalog = try Fixture.catalog(in: folder)
    }

    @Test("Columns hold every row's figures, with NaN where one is missing")
    func columns() async throws {
        let columns = try await catalog.columns()
        #expect(columns[.tuitionInState][0] == 41_250)
        #expect(columns[.tuitionInState][2].isNaN)
        #expect(columns.stateCodes[Int(columns.states[1])].rawValue == "PR")
        #expect(columns.levels == [1, 2, 3, 1])
        #expect(columns.settings == [1, 4, 0, 2])
        #expect(columns.traits[1].contains(.openAdmission))
        #expect(columns.families[0] & FieldFamilies.bit(of: CIPCode(27)) != 0)
        // Nobody completed English, so it is not awarded.
        #expect(columns.families[0] & FieldFamilies.bit(of: CIPCode(23)) == 0)
        #expect(try await catalog.columns() === columns)
        for row in 0..<columns.count {
            let college = try #require(try await catalog.college(columns.unitIDs[row]))
            for kind in FigureKind.allCases {
                #expect(college[kind].value.map { Float($0) } == (columns[kind][row].isNaN ? nil : columns[kind][row]))
            }
        }
    }

    @Test("A college that is not there is nil")
    func unknown() async throws {
        #expect(try await catalog.college(UnitID(900_004)) == nil)
        #expect(try await catalog.fields(of: UnitID(900_004)).isEmpty)
    }

    @Test("Fields stand by completers, the most first and withheld ones last")
    func fields() async throws {
        let fields = try await catalog.fields(of: .amber)
        #expect(fields.map(\.field.rawValue) == [1107, 2701, 301, 1107, 2601].map { UInt16($0) } || fields.count == 5)
        #expect(fields.first?.completers == .known(40) && fields.first?.earnings == .known(71_000))
        #expect(fields.last?.completers == .missing(.notReported))
        let associate = try #require(fields.first { $0.credential == .associate })
        #expect(associate.earnings == .known(50_000) && associate.earningsYears == 1)
        #expect(associate.debt == .missing(.withheld))
    }

    @Test("Offerings add up credentials and, for a family, its fields; earnings stay a published figure")
    func offerings() async throws {
        let offerings = try await catalog.offerings(in: [CIPCode(1107), CIPCode(11), CIPCode(9999)])
        let field = try #require(offerings[CIPCode(1107)])
        #expect(field.map(\.row) == [0, 3])
        #expect(field[0].completers == 45 && field[0].earnings == 71_000)
        let family = try #require(offerings[CIPCode(11)])
        #expect(family[1].completers == 800 && family[1].earnings == 80_000)
        #expect(offerings[CIPCode(9999)] == nil)
        let biology = try #require(try await catalog.offerings(in: [CIPCode(2601)])[CIPCode(2601)])
        #expect(biology[0].completers.isNaN && biology[0].earnings.isNaN)
    }

    @Test("Titles hold every word by its beginning, the shortest first")
    func titles() async throws {
        #expect(
            try await catalog.fieldTitles(matching: "com", limit: 9).map(\.title) == [
                "Computing", "Computer Science", "Computing, General",
            ])
        #expect(try await catalog.fieldTitles(matching: "sci comp", limit: 9).map(\.code) == [CIPCode(1107)])
        #expect(try await catalog.fieldTitles(matching: "", limit: 100).count == 9)
        let titles = try await catalog.titles(of: [CIPCode(27), CIPCode(9999)])
        #expect(titles == [CIPCode(27): "Mathematics and Statistics"])
    }

    @Test("Towns are found by name, name and state, or ZIP code, with the mean of their colleges' places")
    func places() async throws {
        let silverton = try #require(try await catalog.places(matching: "SILVER", limit: 5).first)
        #expect(silverton.coordinate == Coordinate(latitude: 45.25, longitude: -122.5))
        #expect(try await catalog.places(matching: "Ponce, PR", limit: 5).map(\.city) == ["Ponce"])
        #expect(try await catalog.places(matching: "ponce pr", limit: 5).map(\.city) == ["Ponce"])
        #expect(try await catalog.places(matching: "Ponce, OR", limit: 5).isEmpty)
        #expect(try await catalog.places(matching: "97381", limit: 5).map(\.city) == ["Silverton"])
        #expect(try await catalog.places(matching: "97709", limit: 5).map(\.city) == ["Bend"])
        #expect(try await catalog.places(matching: "10001", limit: 5).isEmpty)
        #expect(try await catalog.places(matching: "", limit: 5).isEmpty)
    }

    @Test("A search names the alias that matched only when it was not the name")
    func search() async throws {
        let hit = try #require(try await catalog.search("avc", limit: 5).first)
        #expect(hit.id == .amber && hit.alias == "AVC" && hit.city == "Silverton")
        #expect(try await catalog.search("amber valley", limit: 5).first?.alias == nil)
        #expect(try await catalog.search("penablanca", limit: 5).map(\.id) == [.blanca])
        #expect(try await catalog.search("Pen\u{0303}ablanca", limit: 5).map(\.id) == [.blanca])
        #expect(try await catalog.search("bend silverpine", limit: 5).map(\.id) == [.silverpine])
        #expect(try await catalog.search("  ", limit: 5).isEmpty)
        #expect(try await catalog.search("zzzz", limit: 5).isEmpty)
    }
}
