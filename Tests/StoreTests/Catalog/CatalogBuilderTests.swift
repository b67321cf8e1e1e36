import Domain
import TestSupport
import Testing

@testable import Store

@Suite struct CatalogBuilderTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private func college(_ id: UnitID) async throws -> College {
        try #require(try await Fixture.catalog(in: folder).college(id))
    }

    @Test("Only active institutions that teach undergraduates are kept")
    func roster() async throws {
        let columns = try await Fixture.catalog(in: folder).columns()
        #expect(columns.unitIDs == [.amber, .blanca, .harbor, .silverpine])
    }

    @Test("The directory's spaces, bars, commas, lost zeros and misread letters are mended")
    func directory() async throws {
        let amber = try await college(.amber)
        #expect(amber.name == "Amber Valley College")
        #expect(amber.aliases == ["AVC", "Amber"])
        #expect(amber.coordinate == Coordinate(latitude: 45, longitude: -122.75))
        #expect(amber.setting == .city && amber.sizeBand == .from1000 && amber.control == .privateNonprofit)
        let blanca = try await college(.blanca)
        #expect(blanca.name == "Colegio de Peñablanca")
        #expect(blanca.zip == "00731")
        #expect(blanca.aliases.isEmpty && blanca.website.isEmpty)
        let harbor = try await college(.harbor)
        #expect(harbor.name == "Harbor, Vine & Company Institute")
        #expect(harbor.aliases == ["HVC", "The \"Harbor\""])
        #expect(harbor.setting == nil && harbor.sizeBand == nil)
        #expect(try await college(.silverpine).aliases == ["USN", "Silverpine North"])
    }

    @Test("Traits, test policy, affiliation and athletics come from their files")
    func traits() async throws {
        let amber = try await college(.amber)
        #expect(amber.traits == [.housing, .studyAbroad, .advancedPlacement, .womenOnly, .religious, .athletics])
        #expect(amber.testPolicy == .considered)
        #expect(amber.religiousAffiliation == "Friends")
        #expect(amber.athletics == ["NCAA", "NCCAA"])
        #expect(try await college(.blanca).traits == [.openAdmission, .hispanicServing])
        let harbor = try await college(.harbor)
        #expect(harbor.traits == [.historicallyBlack, .tribal, .distanceOnly, .religious])
        #expect(harbor.religiousAffiliation == "Baptist")
        #expect(try await college(.silverpine).testPolicy == .required)
    }

    @Test("Each figure comes from the newest source that fills it, and of equal years from the survey itself")
    func sources() async throws {
        let catalog = try Fixture.catalog(in: folder)
        let amber = try await college(.amber)
        #expect(amber[.netPrice] == .known(-150))
        #expect(amber[.netPrice0To30] == .known(-2251))
        #expect(amber[.undergraduates] == .known(1250))
        #expect(amber[.tuitionInState] == .known(41_250))
        #expect(amber[.applicants] == .known(1_000))
        #expect(amber[.admissionRate] == .known(0.41))
        #expect(amber[.admissionRateAllCampuses] == .known(0.39))
        #expect(amber[.satReading25] == .known(600))
        let netPrice = try #require(try await catalog.provenance()[.netPrice])
        #expect(netPrice.year == "2022-23" && netPrice.survey == "College Scorecard")
        #expect(try await catalog.provenance()[.tuitionInState]?.survey == "IPEDS IC_AY")
        #expect(try await catalog.provenance()[.applicants]?.year == "fall 2021")
        #expect(try await catalog.provenance()[.act25] == nil)
    }

    @Test("Completion within 150 % and within 100 % stay apart, and two-year columns fill in for two-year colleges")
    func completion() async throws {
        let amber = try await college(.amber)
        #expect(amber[.graduationRate] == .known(0.72) && amber[.graduationRateOnTime] == .known(0.61))
        let blanca = try await college(.blanca)
        #expect(blanca[.graduationRate] == .known(0.35) && blanca[.retentionRate] == .known(0.5))
    }

    @Test("A missing figure keeps its reason and is never zero")
    func reasons() async throws {
        let amber = try await college(.amber)
        #expect(amber[.earnings] == .missing(.withheld))
        let blanca = try await college(.blanca)
        #expect(blanca[.admissionRate] == .missing(.notApplicable))
        #expect(blanca[.pellShare] == .missing(.withheld))
        #expect(blanca[.applicationFee] == .missing(.notApplicable))
        #expect(blanca[.books] == .missing(.notReported))
        #expect(blanca[.roomAndBoard] == .missing(.notApplicable))
        let harbor = try await college(.harbor)
        #expect(harbor[.tuitionInState] == .missing(.notApplicable))
        #expect(harbor[.undergraduates] == .missing(.notReported))
        #expect(harbor[.pellShare] == .known(0))
        #expect(harbor[.applicationFee] == .missing(.notReported))
        let silverpine = try await college(.silverpine)
        #expect(silverpine[.admitted] == .missing(.notReported))
        #expect(silverpine[.applicationFee] == .known(0))
    }

    @Test("A college's debt is the median over its undergraduate awards, weighted by completers")
    func debt() async throws {
        // 9,000 × 30, 18,000 × 40, 22,000 × 20: half of ninety lies in the middle one.
        #expect(try await college(.amber)[.debt] == .known(18_000))
        // 20,000 × 500, 21,000 × 300.
        #expect(try await college(.silverpine)[.debt] == .known(20_000))
        #expect(try await college(.harbor)[.debt] == .missing(.notReported))
    }

    @Test("The same files give the same bytes")
    func deterministic() throws {
        _ = try CatalogBuilder.build(from: Fixture.path("Surveys"), to: folder.file("a"))
        _ = try CatalogBuilder.build(from: Fixture.path("Surveys"), to: folder.file("b"))
        for name in Folder.names(in: folder.file("a")) {
            #expect(try FileBytes.readRaw(folder.file("a/" + name)) == FileBytes.readRaw(folder.file("b/" + name)))
        }
    }

    @Test("A file of no use is named as unused, and every credit that a licence asks for is kept")
    func report() async throws {
        let report = try CatalogBuilder.build(from: Fixture.path("Surveys"), to: folder.file("a"))
        #expect(report.unused == [Fixture.path("Surveys/notes.csv")])
        #expect(report.colleges == 4 && report.fields == 8)
        let credits = try await Fixture.catalog(in: folder).attributions()
        #expect(credits.contains { $0.contains("Truewise") && $0.contains("CC BY 4.0") })
        #expect(credits.contains { $0.contains("CC0") })
    }

    @Test("Files are known by their headers: another name with the year in it serves as well")
    func names() throws {
        let surveys = try Fixture.surveys(into: folder, without: ["hd2023.csv"])
        try FilesTogether.write(
            [("directory of 2023.csv", FileBytes.readRaw(Fixture.path("Surveys/hd2023.csv")))], into: surveys)
        #expect(try CatalogBuilder.build(from: surveys, to: folder.file("a")).colleges == 4)
    }

    @Test("The official layouts of admissions and fields of study are read as their documentation describes them")
    func official() async throws {
        let surveys = try Fixture.surveys(into: folder, without: ["adm2021.csv", "programs_2026.csv.gz"])
        for name in ["adm2023.csv", "FieldOfStudyData1920_PP.csv"] {
            try FilesTogether.write([(name, FileBytes.readRaw(Fixture.path("Official/" + name)))], into: surveys)
        }
        _ = try CatalogBuilder.build(from: surveys, to: folder.file("resources/catalog"))
        let catalog = try await CatalogStore.open(resources: folder.file("resources"), folder: folder.path)
        let amber = try #require(try await catalog.college(.amber))
        #expect(amber[.applicants] == .known(1_100))
        // Fall 2023 is newer than the Scorecard's 2021-22.
        #expect(amber[.admissionRate] == .known(0.4))
        #expect(amber[.satReading25] == .known(570) && amber[.act25] == .missing(.notReported))
        #expect(try await catalog.college(.silverpine)?[.act75] == .known(29))
        let fields = try await catalog.fields(of: .amber)
        #expect(fields.map(\.field) == [CIPCode(1107), CIPCode(301)])
        #expect(fields[0].earnings == .known(72_000) && fields[0].earningsYears == 4)
        #expect(fields[1].earnings == .missing(.withheld) && fields[1].debt == .missing(.withheld))
        #expect(try await catalog.provenance()[.debt]?.year == "2019-20")
    }
}
