import Foundation
import Store
import TestSupport
import Testing

@Suite struct TarArchiveTests {
    @Test("tar itself reads back what was put in, and nobody else may")
    func roundTrip() throws {
        let folder = try TemporaryFolder()
        let path = folder.file("me.tar")
        do {
            let archive = try TarArchive(path, time: 1_700_000_000_000)
            try archive.write("# Mai Trần\n", to: "profile.md")
            try archive.write(String(repeating: "x", count: 5_000), to: "table.json")
            #expect(!FileManager.default.fileExists(atPath: path), "it appears when it is complete")
            try archive.finish()
        }
        let facts = try FileManager.default.attributesOfItem(atPath: path)
        #expect((facts[.posixPermissions] as? Int) == 0o600)
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/bin/tar")
        process.arguments = ["-xf", path, "-C", folder.path]
        try process.run()
        process.waitUntilExit()
        #expect(process.terminationStatus == 0)
        #expect(try String(contentsOfFile: folder.file("profile.md"), encoding: .utf8) == "# Mai Trần\n")
        #expect(try String(contentsOfFile: folder.file("table.json"), encoding: .utf8).count == 5_000)
    }

    @Test("An archive that is not finished leaves nothing behind, and one that is there is not overwritten")
    func unfinished() throws {
        let folder = try TemporaryFolder()
        do {
            let archive = try TarArchive(folder.file("a.tar"), time: 0)
            try archive.write("secret", to: "x")
        }
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).isEmpty)
        try "mine".write(toFile: folder.file("b.tar"), atomically: false, encoding: .utf8)
        #expect(throws: (any Error).self) { try TarArchive(folder.file("b.tar"), time: 0) }
    }
}
