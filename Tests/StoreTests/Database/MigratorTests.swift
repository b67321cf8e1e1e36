import Domain
import Foundation
import TestSupport
import Testing

@testable import Store

@Suite struct MigratorTests {
    let folder: TemporaryFolder
    var path: String { folder.file("quad.db") }

    init() throws { folder = try TemporaryFolder() }

    /// The schema as it was first released.
    private let first = Array(Migration.all.prefix(1))
    private let second = Migration(number: 2, script: "CREATE TABLE later (id INTEGER) STRICT;")

    private func version(_ path: String) throws -> Int { try Connection(path: path, mode: .readOnly).schemaVersion() }

    @Test("A new file gets every step and no copy")
    func fresh() throws {
        _ = try UserDatabase(path: path)
        #expect(try version(path) == Migrator().known)
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).allSatisfy { !$0.contains("before") })
    }

    @Test("An existing file is copied before its first step, and the copy holds the old schema")
    func copy() throws {
        _ = try UserDatabase(path: path, migrator: Migrator(first))
        _ = try UserDatabase(path: path, migrator: Migrator(first + [second]))
        let copy = Migrator.copyPath(of: path, version: 1)
        #expect(try version(path) == 2)
        #expect(try version(copy) == 1)
        #expect(try permissions(copy) == 0o600)
    }

    @Test("A step that fails leaves file and version as they were")
    func failure() throws {
        _ = try UserDatabase(path: path, migrator: Migrator(first))
        let broken = Migration(number: 2, script: "CREATE TABLE later (id INTEGER) STRICT; SELECT * FROM nowhere;")
        #expect(throws: StorageError.self) {
            try UserDatabase(path: path, migrator: Migrator(first + [broken]))
        }
        #expect(try version(path) == 1)
        _ = try UserDatabase(path: path, migrator: Migrator(first + [second]))
        #expect(try version(path) == 2)
    }

    @Test("A file of a later program is refused and left byte for byte as it was")
    func newer() throws {
        _ = try UserDatabase(path: path, migrator: Migrator(first + [second]))
        let before = try Data(contentsOf: URL(fileURLWithPath: path))
        #expect(throws: StorageError.newerSchema(path: path, found: 2, known: 1)) {
            try UserDatabase(path: path, migrator: Migrator(first))
        }
        #expect(try Data(contentsOf: URL(fileURLWithPath: path)) == before)
    }

    @Test("A later version that is still in the write-ahead log is refused, log and file untouched")
    func newerInLog() throws {
        _ = try UserDatabase(path: path, migrator: Migrator(first))
        let other = try Connection(path: path, mode: .readWrite)
        other.keepsLogOnClose = true
        try other.execute("PRAGMA user_version = 9")
        let files = [path, path + "-wal"]
        let before = try files.map { try Data(contentsOf: URL(fileURLWithPath: $0)) }
        #expect(throws: StorageError.newerSchema(path: path, found: 9, known: 1)) {
            try UserDatabase(path: path, migrator: Migrator(first))
        }
        #expect(try files.map { try Data(contentsOf: URL(fileURLWithPath: $0)) } == before)
    }

    @Test("Folder and file are their owner's alone, the log beside it too")
    func modes() async throws {
        let path = folder.file("deep/er/quad.db")
        let database = try UserDatabase(path: path)
        #expect(try permissions(folder.file("deep")) == 0o700)
        #expect(try permissions(folder.file("deep/er")) == 0o700)
        for suffix in ["", "-wal", "-shm"] { #expect(try permissions(path + suffix) == 0o600) }
        _ = try await database.dataVersion()
    }

    @Test("A file that is something else is called damaged and stays as it was", arguments: ["text", "database"])
    func stranger(kind: String) throws {
        if kind == "text" {
            try String(repeating: "not a database\n", count: 50).write(toFile: path, atomically: true, encoding: .utf8)
        } else {
            try Connection(path: path, mode: .create).execute("CREATE TABLE other (id INTEGER)")
        }
        let before = try Data(contentsOf: URL(fileURLWithPath: path))
        let error = #expect(throws: StorageError.self) { try UserDatabase(path: path) }
        guard case .damaged = error else { return #expect(Bool(false), "\(String(describing: error))") }
        #expect(try Data(contentsOf: URL(fileURLWithPath: path)) == before)
    }

    private func permissions(_ path: String) throws -> Int? {
        try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
    }
}
