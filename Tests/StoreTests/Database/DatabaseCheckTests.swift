import Domain
import Foundation
import TestSupport
import Testing

@testable import Store

@Suite struct DatabaseCheckTests {
    let folder: TemporaryFolder
    var path: String { folder.file("quad.db") }

    init() throws { folder = try TemporaryFolder() }

    private struct FixedClock: WallClock {
        func now() -> Int64 { 42 }
    }

    private var check: DatabaseCheck { DatabaseCheck(path: path, clock: FixedClock()) }

    private func events(_ count: Int) -> [FeedEvent] {
        var generator = SeededGenerator(seed: 11)
        return (1...count).map { index in
            let key = OrderKey(time: Int64(index), device: 7, counter: UInt32(index))
            return FeedEvent(key: key, kind: .swipe(UnitID(100_000), .random(using: &generator), .init(.one)))
        }
    }

    private func fill(_ count: Int = 20) async throws -> [FeedEvent] {
        let stores = try UserDatabase(path: path).stores(for: .guest)
        let events = events(count)
        try await stores.feedLog.append(events)
        try await stores.profile.save(StudentProfile(budget: 9_000))
        try await stores.settings.set("seen", for: "tour")
        return events
    }

    private func stored() async throws -> [FeedEvent] {
        try await UserDatabase(path: path).stores(for: .guest).feedLog.events(after: nil)
    }

    /// Where the middle one of the pages begins that hold events.
    private func eventPage(in bytes: Data) throws -> Int {
        let features = Data(repeating: 0, count: 2) + Data([0x80, 0x3F, 0, 0, 0x80, 0x3F])
        let pages = stride(from: 0, to: bytes.count, by: 4_096).filter {
            bytes[$0..<$0 + 4_096].range(of: features) != nil
        }
        try #require(pages.count > 6)
        return pages[pages.count / 2]
    }

    @Test("A missing file and a sound one have no findings")
    func sound() async throws {
        #expect(try check.run(repairing: false).isSound)
        #expect(!FileManager.default.fileExists(atPath: path))
        _ = try await fill()
        let report = try check.run(repairing: true)
        #expect(report.isSound && report.rows > 20)
    }

    @Test("In a folder nobody can write to a file without a log is read as one that never changes, and nothing is made")
    func readOnlyFolder() async throws {
        _ = try await fill()
        // SQLite takes the log away with the last connection.
        let connection = try Connection(path: path, mode: .readWrite)
        try connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        #expect(Connection.Mode.reading(path, isFolderWritable: true) == .readOnly)
        #expect(Connection.Mode.reading(path, isFolderWritable: false) == .immutable)
        let before = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
        let rows = try Connection(path: path, mode: .reading(path, isFolderWritable: false)).rows(
            "SELECT count(*) FROM feed_event"
        ) { row throws(SQLiteError) in try row.integer(0) }
        #expect(rows == [20])
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() == before)
        // A log holds what is newest: without it the file would be read as it was.
        try Data("log".utf8).write(to: URL(fileURLWithPath: path + "-wal"))
        #expect(Connection.Mode.reading(path, isFolderWritable: false) == .readOnly)
    }

    @Test("A damaged row is named, and set aside only when asked; the others work all the while")
    func row() async throws {
        let written = try await fill()
        let connection = try Connection(path: path, mode: .readWrite)
        try connection.execute("UPDATE feed_event SET value = 7 WHERE time = 3")
        try connection.execute("UPDATE profile SET value = 'lots' WHERE field = 'budget'")
        let rest = written.filter { $0.key.time != 3 }
        #expect(try await stored() == rest)

        let seen = try check.run(repairing: false)
        #expect(
            seen.findings == [
                .damagedRow(table: "feed_event", key: "3-7-3", reason: "column value is not a decision"),
                .damagedRow(table: "profile", key: "budget", reason: "its value is not understood"),
            ])
        #expect(try check.run(repairing: false) == seen)

        #expect(try check.run(repairing: true).isRepaired)
        #expect(try check.run(repairing: false).isSound)
        #expect(try await stored() == rest)
        let kept = try connection.rows("SELECT content FROM damaged_row ORDER BY id") { row throws(SQLiteError) in
            try row.text(0)
        }
        #expect(kept.count == 2)
        #expect(kept.first?.contains("\"value\":7.0") == true)
        #expect(kept.last?.contains("lots") == true)
    }

    @Test("A row that breaks a rule of its table, or whose account is gone, is set aside as well")
    func rules() async throws {
        let written = try await fill()
        let connection = try Connection(path: path, mode: .readWrite)
        try connection.execute(
            """
            PRAGMA ignore_check_constraints = ON; PRAGMA foreign_keys = OFF;
            UPDATE feed_event SET features = x'00' WHERE time = 5;
            INSERT INTO setting VALUES (77, 'theme', 'dark');
            """)
        #expect(try check.run(repairing: false).findings.count == 2)
        #expect(try check.run(repairing: true).keptAside == nil)
        #expect(try check.run(repairing: false).isSound)
        #expect(try await stored() == written.filter { $0.key.time != 5 })
    }

    @Test("An event that is older than the one before it on its device is reported and stays")
    func disorder() async throws {
        let log = try UserDatabase(path: path).stores(for: .guest).feedLog
        try await log.append([
            FeedEvent(key: OrderKey(time: 9, device: 1, counter: 1), kind: .reset),
            FeedEvent(key: OrderKey(time: 8, device: 1, counter: 2), kind: .reset),
        ])
        #expect(try check.run(repairing: true).findings == [.disorder(key: "8-1-2")])
        #expect(try await stored().count == 2)
    }

    @Test("A file with a damaged page is kept aside whole, and what can be read goes on in a new one")
    func page() async throws {
        let written = try await fill(600)
        let url = URL(fileURLWithPath: path)
        var bytes = try Data(contentsOf: url)
        let position = try eventPage(in: bytes)
        bytes.replaceSubrange(position..<position + 4_096, with: Data(repeating: 0xA5, count: 4_096))
        try bytes.write(to: url)

        #expect(try !check.run(repairing: false).isSound)
        #expect(try Data(contentsOf: url) == bytes)

        let report = try check.run(repairing: true)
        let kept = try #require(report.keptAside)
        #expect(kept == path + ".damaged-42")
        #expect(try Data(contentsOf: URL(fileURLWithPath: kept)) == bytes)
        #expect(try check.run(repairing: false).isSound)
        let rescued = try await stored()
        #expect(rescued.count > 500 && rescued.count < 600)
        #expect(Set(rescued).isSubset(of: Set(written)))
        #expect(try await UserDatabase(path: path).stores(for: .guest).profile.profile()?.budget == 9_000)
    }

    @Test("A file that is no database stops the program, and a repair starts anew beside it", arguments: [200, 5])
    func noise(size: Int) async throws {
        let bytes = Data((0..<size).map { UInt8(truncatingIfNeeded: $0 &* 37) })
        try bytes.write(to: URL(fileURLWithPath: path))
        let error = #expect(throws: StorageError.self) { try UserDatabase(path: path) }
        guard case .damaged = error else { return #expect(Bool(false)) }
        let report = try check.run(repairing: true)
        #expect(report.rescued == 0)
        let kept = try #require(report.keptAside)
        #expect(try Data(contentsOf: URL(fileURLWithPath: kept)) == bytes)
        #expect(try await stored().isEmpty)
    }

    @Test("A file that is cut short is repaired without a crash, wherever it was cut", arguments: 1...12)
    func cut(quarter: Int) async throws {
        _ = try await fill(200)
        let url = URL(fileURLWithPath: path)
        let bytes = try Data(contentsOf: url)
        try bytes.prefix(bytes.count * quarter / 13).write(to: url)
        #expect(try !check.run(repairing: true).isSound)
        #expect(try check.run(repairing: false).isSound)
        #expect(try await stored().count <= 200)
    }

    @Test("A repair of a file that another process has open is refused, and nothing is moved")
    func open() async throws {
        _ = try await fill(600)
        let other = try UserDatabase(path: path)
        _ = try await other.stores(for: .guest).settings.values()
        let url = URL(fileURLWithPath: path)
        var bytes = try Data(contentsOf: url)
        let position = try eventPage(in: bytes)
        bytes.replaceSubrange(position..<position + 4_096, with: Data(repeating: 0xA5, count: 4_096))
        let file = try FileHandle(forWritingTo: url)
        try file.write(contentsOf: bytes)
        try file.close()
        #expect(throws: StorageError.busy) { try check.run(repairing: true) }
        #expect(FileManager.default.fileExists(atPath: path))
        _ = try await other.dataVersion()
    }

    @Test("A file that others may read is reported, and closed to them when asked")
    func mode() async throws {
        _ = try await fill()
        try FileManager.default.setAttributes([.posixPermissions: 0o644], ofItemAtPath: path)
        #expect(try check.run(repairing: false).findings == [.openToOthers(mode: 0o644)])
        #expect(try check.run(repairing: true).isRepaired)
        #expect(try check.run(repairing: false).isSound)
    }

    @Test("A file of a later program is left alone")
    func newer() async throws {
        _ = try await fill()
        try Connection(path: path, mode: .readWrite).execute("PRAGMA user_version = 99")
        #expect(throws: StorageError.newerSchema(path: path, found: 99, known: Migrator().known)) {
            try check.run(repairing: true)
        }
    }
}

extension SIMD32<Float> {
    fileprivate static let one = SIMD32<Float>(repeating: 1)
}
