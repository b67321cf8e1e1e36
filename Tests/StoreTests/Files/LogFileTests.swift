import Domain
import Foundation
import TestSupport
import Testing

@testable import Store

@Suite struct LogFileTests {
    let folder: TemporaryFolder
    var path: String { folder.file("state/quad.log") }

    init() throws { folder = try TemporaryFolder() }

    private struct FixedClock: WallClock {
        let time: Int64
        func now() -> Int64 { time }
    }

    private func log(limit: Int = 1_000) -> LogFile {
        LogFile(path: path, clock: FixedClock(time: 1_772_358_067_250), sizeLimit: limit)
    }

    private func text(_ suffix: String = "") throws -> String {
        try String(contentsOfFile: path + suffix, encoding: .utf8)
    }

    @Test("A line carries the time, and nothing that drives a terminal")
    func line() throws {
        let log = log()
        let outside = "opened \u{1B}[31m\u{7}\nsecond"
        log.write(DisplayText(outside))
        let text = try text()
        #expect(text.hasPrefix("2026-03-01T09:41:07.250Z opened "))
        #expect(text.hasSuffix("second\n"))
        #expect(text.unicodeScalars.filter { $0.value < 0x20 } == ["\n"])
    }

    @Test("No file is made before the first line")
    func lazy() {
        _ = log()
        #expect(!FileManager.default.fileExists(atPath: path))
    }

    @Test("A full log is put aside once, and the two together stay bounded")
    func rotation() throws {
        let log = log(limit: 200)
        for number in 1...100 { log.write("line \(number)") }
        #expect(try text().utf8.count <= 250)
        #expect(try text(".1").utf8.count <= 250)
        #expect(try text().hasSuffix("line 100\n"))
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.file("state")).count == 2)
    }

    @Test("A second process goes on in the new file after the first has put the full one aside")
    func shared() throws {
        let (first, second) = (log(limit: 200), log(limit: 200))
        second.write("second begins")
        for number in 1...8 { first.write("line \(number)") }
        second.write("second ends")
        #expect(try text().hasSuffix("second ends\n"))
    }

    @Test("A log that can't be written does not disturb")
    func unwritable() throws {
        try "x".write(toFile: folder.file("state"), atomically: true, encoding: .utf8)
        log().write("nowhere")
        #expect(try String(contentsOfFile: folder.file("state"), encoding: .utf8) == "x")
    }

    @Test("A day before 1970 and one far ahead have a stamp", arguments: [(-1 as Int64), 253_402_300_799_999])
    func stamps(time: Int64) { #expect(LogFile.stamp(time).count == 24) }
}
