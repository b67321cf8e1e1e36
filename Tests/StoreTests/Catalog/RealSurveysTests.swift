import Domain
import Glibc
import TestSupport
import Testing

@testable import Store

/// The published files themselves, where `QUAD_REAL_DATA` names their folder.
@Suite(.enabled(if: getenv("QUAD_REAL_DATA") != nil, "needs the published files"))
struct RealSurveysTests {
    private static let rebuilt: Result<(TemporaryFolder, CatalogBuilder.Report, [CollegeRecord]), any Error> = Result {
        let folder = try TemporaryFolder()
        let surveys = getenv("QUAD_REAL_DATA").map { String(cString: $0) } ?? ""
        let report = try CatalogBuilder.build(from: surveys, to: folder.file("catalog"))
        return (folder, report, try TableReader.tables(folder.file("catalog")) { _ in }.colleges)
    }
    private let folder: TemporaryFolder
    private let report: CatalogBuilder.Report
    private let colleges: [CollegeRecord]

    init() throws { (folder, report, colleges) = try Self.rebuilt.get() }

    @Test("Rebuilding gives the shipped tables, byte for byte")
    func identical() throws {
        let shipped = Fixture.resources + "/catalog"
        #expect(Folder.names(in: folder.file("catalog")).sorted() == Folder.names(in: shipped).sorted())
        for name in Folder.names(in: shipped) {
            #expect(try FileBytes.readRaw(shipped + "/" + name) == FileBytes.readRaw(folder.file("catalog/" + name)))
        }
    }

    @Test(
        "As many colleges have each figure as the surveys hold",
        arguments: [
            (FigureKind.admissionRate, 1_912, 1_708), (.admissionRateAllCampuses, 1_967, 1_744),
            (.satReading25, 989, 983), (.satMath75, 989, 983), (.act25, 986, 980), (.tuitionInState, 3_398, 2_310),
            (.roomAndBoard, 1_948, 1_712), (.netPrice, 5_181, 2_239), (.graduationRate, 5_203, 2_242),
            (.retentionRate, 4_921, 2_062), (.studentFacultyRatio, 5_546, 2_423), (.earnings, 4_744, 2_190),
            (.applicants, 1_930, 1_716), (.undergraduates, 5_567, 2_417), (.pellShare, 5_531, 2_410),
        ])
    func coverage(kind: FigureKind, all: Int, fourYear: Int) throws {
        #expect(report.coverage[kind] == all)
        #expect(colleges.count { $0.level == .fourYear && $0[kind].value != nil } == fourYear)
    }

    @Test("Every row is there")
    func count() { #expect(report.colleges == 5_779 && report.fields == 87_953) }
}
