import Domain
import Formats
import Foundation
import TestSupport
import Testing

@Suite("A calendar of deadlines") struct CalendarWriterTests {
    private func text(_ awards: [Scholarship]) -> String {
        let shelf = AwardShelf.fixture(awards)
        let events = shelf.awards.indices.compactMap {
            CalendarEvent(shelf.awards[$0], shelf.dates[$0], details: "a; b, c\\")
        }
        return CalendarWriter.text(events, zones: FakeZones(), now: NovemberClock.instant)
    }

    private func lines(_ awards: [Scholarship]) -> [String] {
        text(awards).replacing("\r\n ", with: "").split(separator: "\r\n").map(String.init)
    }

    @Test("The last open minute stands in the sponsor's zone, with the zone's changes around it")
    func zones() {
        let lines = lines([.fixture()])
        #expect(lines.contains("DTSTART;TZID=America/New_York:20261212T235900"))
        #expect(lines.contains("TZID:America/New_York"))
        #expect(lines.contains("DTSTART:20261101T020000") && lines.contains("DTSTART:20270314T020000"))
        #expect(lines.contains("TZOFFSETFROM:-0400") && lines.contains("TZOFFSETTO:-0500"))
    }

    @Test("Names stay the same from export to export, and reminders stand a week and a day before")
    func identity() {
        #expect(lines([.fixture()]).filter { $0.hasPrefix("UID:") } == ["UID:award-S1@quad"])
        #expect(lines([.fixture()]).filter { $0.hasPrefix("TRIGGER:") } == ["TRIGGER:-P7D", "TRIGGER:-P1D"])
    }

    @Test("A time of the year without a day is an entry of whole days; what has no time is left out")
    func wholeDays() {
        let lines = lines([.fixture(closes: "mid 11"), .fixture(id: "S2", closes: "rolling")])
        #expect(lines.contains("DTSTART;VALUE=DATE:20271111") && lines.contains("DTEND;VALUE=DATE:20271121"))
        #expect(lines.count { $0 == "BEGIN:VEVENT" } == 1)
    }

    @Test("No line is longer than 75 bytes, marks are escaped, and no control character is left")
    func lineLength() {
        let name = "Học bổng, “dài”; \u{1B}[31m" + String(repeating: "ấn tượng ", count: 40)
        let text = text([.fixture(name: name)])
        for line in text.split(separator: "\r\n") { #expect(line.utf8.count <= 75) }
        #expect(!text.unicodeScalars.contains("\u{1B}"))
        #expect(lines([.fixture(name: name)]).contains { $0.hasPrefix("SUMMARY:Học bổng\\, “dài”\\; [31m") })
    }

    /// The Python of the tests' own, with icalendar; `make test` makes it.
    private static let python = ProcessInfo.processInfo.environment["QUAD_PYTHON"]

    @Test(
        "Another program's parser reads back the same instants",
        .enabled(if: python != nil, "no Python with icalendar: QUAD_PYTHON names none"))
    func parsed() throws {
        let folder = try TemporaryFolder()
        let file = folder.file("quad.ics")
        let awards: [Scholarship] = [
            .fixture(), .fixture(id: "S2", closes: "03-14", zone: .pacific),
            .fixture(id: "S3", closes: "11-01", zone: .eastern),
            .fixture(id: "S4", closes: "mid 11"),
        ]
        try Data(text(awards).utf8).write(to: URL(filePath: file))
        let script = """
            import icalendar, sys, datetime
            calendar = icalendar.Calendar.from_ical(open(sys.argv[1], 'rb').read())
            for event in calendar.walk('VEVENT'):
                start = event['DTSTART'].dt
                moment = int(start.timestamp()) if isinstance(start, datetime.datetime) else start
                print(event['UID'], moment, len(list(event.walk('VALARM'))), list(event.errors))
            """
        let process = Process()
        process.executableURL = URL(filePath: try #require(Self.python))
        process.arguments = ["-c", script, file]
        let pipe = Pipe()
        process.standardOutput = pipe
        try process.run()
        let output = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        let shelf = AwardShelf.fixture(awards)
        let moments = shelf.dates.map { $0.map { ($0.end - 60_000) / 1_000 } ?? 0 }
        #expect(
            output.split(separator: "\n").map(String.init) == [
                "award-S1@quad \(moments[0]) 2 []", "award-S2@quad \(moments[1]) 2 []",
                "award-S3@quad \(moments[2]) 2 []", "award-S4@quad 2027-11-11 2 []",
            ])
    }
}
