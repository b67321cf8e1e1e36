import Domain
import TestSupport
import Testing

@testable import Store

@Suite struct CatalogBuildErrorTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    /// Builds with one survey changed; gives the error's words.
    private func failure(in name: String, _ change: (String) -> String) throws -> String? {
        let surveys = try Fixture.surveys(into: folder)
        let text = String(decoding: try FileBytes.read(surveys + "/" + name), as: UTF8.self)
        try Fixture.write(change(text), to: surveys + "/" + name)
        let error = #expect(throws: CatalogBuildError.self) {
            try CatalogBuilder.build(from: surveys, to: folder.file("tables"))
        }
        #expect(Folder.names(in: folder.file("tables")).isEmpty, "nothing is half-written")
        return error?.description.replacing(surveys + "/", with: "")
    }

    @Test("A cut file is refused with the line at which it ends")
    func cut() throws {
        let message = try failure(in: "adm2021.csv") { String($0.dropLast(12)) }
        #expect(message == "adm2021.csv:3, column 28 (ACT_num): expected 39 fields, found 28")
    }

    @Test("A cut gzip file is refused")
    func cutGzip() throws {
        let surveys = try Fixture.surveys(into: folder)
        let bytes = try FileBytes.readRaw(surveys + "/ic2022.csv.gz")
        try FilesTogether.write([("ic2022.csv.gz", Array(bytes.dropLast(20)))], into: surveys)
        #expect(
            throws: CatalogBuildError.source(
                .damagedArchive(path: surveys + "/ic2022.csv.gz", reason: "it ends too early"))
        ) {
            try CatalogBuilder.build(from: surveys, to: folder.file("tables"))
        }
    }

    @Test("A word where a number belongs is named with its place and range")
    func word() throws {
        let message = try failure(in: "ic2022_ay.csv") { $0.replacing("41250", with: "41k") }
        #expect(
            message == "ic2022_ay.csv:2, column 159 (CHG2AY3): expected a number from 0 to 10000000, found '41k'")
    }

    @Test("A share above one is a percentage in the wrong place")
    func share() throws {
        let message = try failure(in: "MERGED2021_22_PP.csv") { $0.replacing("0.41", with: "41") }
        #expect(message == "MERGED2021_22_PP.csv:2, column 17 (ADM_RATE): expected a number from 0 to 1, found '41'")
    }

    @Test("The same college twice is refused with both lines")
    func twice() throws {
        let message = try failure(in: "hd2023.csv") { $0.replacing("900003,", with: "900001,") }
        #expect(message == "hd2023.csv:4, column 1 (UNITID): expected each UNITID once, found 900001 as on line 2")
    }

    @Test("A survey without a year in its name, two of one year, and a folder without a directory are refused")
    func folderFaults() throws {
        let surveys = try Fixture.surveys(into: folder)
        let bytes = try FileBytes.readRaw(surveys + "/adm2021.csv")
        try FilesTogether.write([("admissions.csv", bytes)], into: surveys)
        #expect(throws: CatalogBuildError.unknownYear(path: surveys + "/admissions.csv")) {
            try CatalogBuilder.build(from: surveys, to: folder.file("tables"))
        }
        try FilesTogether.write([("admissions.csv", []), ("b2021.csv", bytes)], into: surveys)
        #expect(throws: CatalogBuildError.self) {
            try CatalogBuilder.build(from: surveys, to: folder.file("tables"))
        }
        try Folder.make(folder.file("empty"))
        #expect(throws: CatalogBuildError.noFile(.directory, folder: folder.file("empty"))) {
            try CatalogBuilder.build(from: folder.file("empty"), to: folder.file("tables"))
        }
        #expect(throws: CatalogBuildError.self) {
            try CatalogBuilder.build(from: folder.file("nowhere"), to: folder.file("tables"))
        }
    }

    @Test("An older year of a survey stands back")
    func older() throws {
        let surveys = try Fixture.surveys(into: folder)
        try FilesTogether.write([("adm2019.csv", FileBytes.readRaw(surveys + "/adm2021.csv"))], into: surveys)
        let report = try CatalogBuilder.build(from: surveys, to: folder.file("tables"))
        #expect(report.unused == [surveys + "/adm2019.csv", surveys + "/notes.csv"])
    }

    @Test("A failed build leaves the tables that were there")
    func keeps() throws {
        _ = try CatalogBuilder.build(from: Fixture.path("Surveys"), to: folder.file("tables"))
        let before = try FileBytes.readRaw(folder.file("tables/colleges.csv"))
        let surveys = try Fixture.surveys(into: folder)
        try Fixture.write("UNITID,adm_tscores,APPLCN,ADMSSN,ENRLT\n9", to: surveys + "/adm2021.csv")
        #expect(throws: CatalogBuildError.self) {
            try CatalogBuilder.build(from: surveys, to: folder.file("tables"))
        }
        #expect(try FileBytes.readRaw(folder.file("tables/colleges.csv")) == before)
        #expect(Folder.names(in: folder.file("tables")).count == 6)
    }
}
