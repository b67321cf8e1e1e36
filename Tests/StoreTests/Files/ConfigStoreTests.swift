import Domain
import Foundation
import TestSupport
import Testing

@testable import Store

@Suite struct ConfigStoreTests {
    let folder: TemporaryFolder
    let store: ConfigStore

    init() throws {
        folder = try TemporaryFolder()
        store = ConfigStore(path: folder.file("deep/config"))
    }

    private func write(_ text: String) throws {
        try FileManager.default.createDirectory(atPath: folder.file("deep"), withIntermediateDirectories: true)
        try text.write(toFile: store.path, atomically: false, encoding: .utf8)
    }

    @Test("A missing file and one of no bytes hold nothing and are no problem")
    func missing() throws {
        #expect(store.read() == ConfigFile(""))
        try write("")
        #expect(store.read() == ConfigFile(""))
    }

    @Test("A folder in the file's place is a problem, and nothing is written over it")
    func directory() throws {
        try FileManager.default.createDirectory(atPath: store.path, withIntermediateDirectories: true)
        #expect(store.read().problems == [ConfigProblem(line: nil, kind: .notAFile)])
        #expect(throws: StorageError.self) { try store.set("dark", for: "theme") }
    }

    @Test("A pipe in the file's place is not waited for")
    func pipe() throws {
        try write("")
        try FileManager.default.removeItem(atPath: store.path)
        #expect(mkfifo(store.path, 0o600) == 0)
        #expect(store.read().problems == [ConfigProblem(line: nil, kind: .notAFile)])
    }

    @Test("A file of 50 MB is read up to the limit: its first lines apply, and it is left alone when setting")
    func huge() throws {
        try write("theme = dark\n")
        let file = try #require(fopen(store.path, "r+"))
        #expect(ftruncate(fileno(file), 50 * 1_024 * 1_024) == 0)
        fclose(file)
        let read = store.read()
        #expect(read.configuration.theme == "dark")
        #expect(read.problems.first?.kind == .tooLarge(limit: ConfigStore.sizeLimit))
        #expect(throws: StorageError.self) { try store.set("light", for: "theme") }
        #expect(store.read().configuration.theme == "dark")
    }

    @Test("Bytes that are no UTF-8 spoil their own line alone")
    func bytes() throws {
        try write("")
        try Data([0xFF, 0xFE, 0x0A] + Array("theme = mono\n".utf8)).write(to: URL(fileURLWithPath: store.path))
        let read = store.read()
        #expect(read.configuration.theme == "mono")
        #expect(read.problems.map(\.line) == [1])
    }

    @Test("Setting makes the file, private to its owner, and changes one line of it later")
    func setting() throws {
        try store.set("dark", for: "theme")
        try store.set("off", for: "clock")
        try store.set("light", for: "theme")
        #expect(try String(contentsOfFile: store.path, encoding: .utf8) == "theme = light\nclock = off\n")
        let mode = try FileManager.default.attributesOfItem(atPath: store.path)[.posixPermissions] as? Int
        #expect(mode == 0o600)
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.file("deep")) == ["config"])
    }

    @Test("A link to a file elsewhere stays a link")
    func link() throws {
        try write("")
        try FileManager.default.removeItem(atPath: store.path)
        let target = folder.file("dotfile")
        try "# kept\n".write(toFile: target, atomically: true, encoding: .utf8)
        try FileManager.default.createSymbolicLink(atPath: store.path, withDestinationPath: target)
        try store.set("vi", for: "lang")
        #expect(try String(contentsOfFile: target, encoding: .utf8) == "# kept\nlang = vi\n")
        #expect(try FileManager.default.destinationOfSymbolicLink(atPath: store.path) == target)
    }
}
