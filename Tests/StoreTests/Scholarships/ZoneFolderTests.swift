import Domain
import Foundation
import TestSupport
import Testing

@testable import Store

@Suite("The zones of this machine") struct ZoneFolderTests {
    private static let names = [
        "Pacific/Auckland", "America/Los_Angeles", "Asia/Ho_Chi_Minh", "America/New_York", "America/Phoenix",
        "Pacific/Honolulu", "Europe/London",
    ]

    @Test("agree with the C library at every hour of the days around both changes", arguments: names)
    func offsets(name: String) throws {
        let id = try #require(ZoneID(name))
        // A machine without tzdata has nothing to agree with.
        guard let rules = ZoneFolder().rules(of: id), let zone = TimeZone(identifier: name) else { return }
        var wrong: [Int64] = []
        for year in [1_975, 2_006, 2_026, 2_031, 2_040] {
            var instant = Int64(try #require(CivilDate(year: year, month: 1, day: 1)).localDay.number) * 86_400_000
            for _ in 0..<8_784 {
                let date = Date(timeIntervalSince1970: Double(instant / 1_000))
                if rules.offset(at: instant) != Int64(zone.secondsFromGMT(for: date)) * 1_000 { wrong.append(instant) }
                instant += 3_600_000
            }
        }
        #expect(wrong.isEmpty, "\(name): \(wrong.count) hours, from \(wrong.first ?? 0)")
    }

    @Test("A zone that is not there, and a file that is none, are nil")
    func missing() throws {
        let folder = try TemporaryFolder()
        try Folder.make(folder.file("Short"))
        try Fixture.write("TZif", to: folder.file("Short/Zone"))
        let zones = ZoneFolder(folder: folder.path)
        #expect(zones.rules(of: .eastern) == nil)
        #expect(zones.rules(of: try #require(ZoneID("Short/Zone"))) == nil)
        #expect(zones.rules(of: .universal) == .universal)
    }
}
