import Domain
import Glibc
import TestSupport
import Testing

@testable import Store

@Suite struct CatalogCompilerTests {
    private let folder: TemporaryFolder
    private var resources: String { folder.file("resources") }
    private var file: String { folder.file("catalog.db") }

    init() throws {
        folder = try TemporaryFolder()
        _ = try CatalogBuilder.build(from: Fixture.path("Surveys"), to: folder.file("resources/catalog"))
    }

    @Test("Compiling gives the version that the tables ask for, and happens once")
    func version() async throws {
        #expect(CatalogCompiler.compiledVersion(of: file) == nil)
        var heard: [Double] = []
        try CatalogCompiler.compile(resources: resources, into: file) { heard.append($0) }
        #expect(heard.first == 0 && heard.last == 1 && heard == heard.sorted())
        let expected = try CatalogCompiler.expectedVersion(resources: resources, file: file)
        #expect(CatalogCompiler.compiledVersion(of: file) == expected)
        heard = []
        try CatalogCompiler.compile(resources: resources, into: file) { heard.append($0) }
        #expect(heard.isEmpty)
    }

    @Test("Changed tables are compiled anew; a reader that is open keeps what it has")
    func change() async throws {
        try CatalogCompiler.compile(resources: resources, into: file)
        let old = try CatalogStore(file: file)
        let surveys = try Fixture.surveys(into: folder, without: ["adm2021.csv"])
        _ = try CatalogBuilder.build(from: surveys, to: folder.file("resources/catalog"))
        let new = try await CatalogStore.open(resources: resources, folder: folder.path)
        #expect(new.version != old.version)
        #expect(try await new.college(.amber)?[.applicants] == .missing(.notReported))
        #expect(try await old.college(.amber)?[.applicants] == .known(1_000))
    }

    @Test("A damaged table is refused with what was expected, and the old file stays")
    func damaged() throws {
        try CatalogCompiler.compile(resources: resources, into: file)
        let before = try FileBytes.readRaw(file)
        let path = folder.file("resources/catalog/colleges.csv")
        try Fixture.write(try Fixture.read(path).replacing("Amber", with: "Umber"), to: path)
        let error = #expect(throws: CatalogCompileError.self) {
            try CatalogCompiler.compile(resources: resources, into: file, isForced: true)
        }
        guard case .tables(.damaged(let reason)) = error else {
            Issue.record("expected damaged tables, got \(String(describing: error))")
            return
        }
        #expect(reason.contains("manifest.csv:2, column 3 (crc32)"))
        #expect(try FileBytes.readRaw(file) == before)
    }

    @Test("Missing tables are said to be missing")
    func missing() {
        #expect(
            throws: CatalogCompileError.tables(.missingResources(path: folder.file("none/catalog")))
        ) { try CatalogCompiler.compile(resources: folder.file("none"), into: file) }
    }

    @Test("A folder that cannot be made or written is a typed error")
    func unwritable() throws {
        try Fixture.write("a file", to: folder.file("plain"))
        let error = #expect(throws: CatalogCompileError.self) {
            try CatalogCompiler.compile(resources: resources, into: folder.file("plain/catalog.db"))
        }
        guard case .storage = error else {
            Issue.record("expected a storage error, got \(String(describing: error))")
            return
        }
    }

    @Test(
        "A read-only folder is said to be read-only", .enabled(if: geteuid() != 0, "the superuser may write anywhere"))
    func readOnly() throws {
        try Folder.make(folder.file("closed"))
        chmod(folder.file("closed"), 0o500)
        defer { chmod(folder.file("closed"), 0o700) }
        #expect(throws: CatalogCompileError.storage(.readOnly(path: folder.file("closed")))) {
            try CatalogCompiler.compile(resources: resources, into: folder.file("closed/catalog.db"))
        }
    }

    @Test("What a killed compiler left is taken away, what a running one writes stays")
    func leftovers() throws {
        // No process has the greatest number that Linux allows plus one.
        try Fixture.write("half", to: file + ".4194305-1.tmp")
        try Fixture.write("half", to: file + ".\(getppid())-1.tmp")
        try CatalogCompiler.compile(resources: resources, into: file)
        #expect(!Folder.names(in: folder.path).contains("catalog.db.4194305-1.tmp"))
        #expect(Folder.names(in: folder.path).contains("catalog.db.\(getppid())-1.tmp"))
    }

    @Test("Compiling several times at once leaves one sound file")
    func together() async throws {
        let (resources, file) = (resources, file)
        try await withThrowingTaskGroup(of: Void.self) { group in
            for _ in 0..<4 {
                group.addTask { try CatalogCompiler.compile(resources: resources, into: file, isForced: true) }
            }
            try await group.waitForAll()
        }
        #expect(Folder.names(in: folder.path).filter { $0.hasSuffix(".tmp") }.isEmpty)
        #expect(try await CatalogStore(file: file).columns().count == 4)
    }

    @Test("A file that is no catalogue is compiled over, and refused by a reader")
    func foreign() throws {
        try Fixture.write("not a database, but long enough to look like something", to: file)
        #expect(throws: CatalogError.self) { try CatalogStore(file: file) }
        try CatalogCompiler.compile(resources: resources, into: file)
        #expect(throws: Never.self) { try CatalogStore(file: file) }
    }

    @Test("A cut file is refused, not read past its end")
    func cut() async throws {
        try CatalogCompiler.compile(resources: resources, into: file)
        let bytes = try FileBytes.readRaw(file)
        try FilesTogether.write([("cut.db", Array(bytes[..<(bytes.count / 3)]))], into: folder.path)
        await #expect(throws: CatalogError.self) {
            let store = try CatalogStore(file: folder.file("cut.db"))
            _ = try await store.columns()
            _ = try await store.college(.silverpine)
            _ = try await store.search("amber", limit: 3)
        }
    }
}
