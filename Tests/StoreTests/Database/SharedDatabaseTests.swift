import Domain
import Foundation
import TestSupport
import Testing

@testable import Store

@Suite struct SharedDatabaseTests {
    let folder: TemporaryFolder
    var path: String { folder.file("quad.db") }

    init() throws { folder = try TemporaryFolder() }

    private func event(_ time: Int64) -> FeedEvent {
        FeedEvent(
            key: OrderKey(time: time, device: 1, counter: UInt32(time)),
            kind: .swipe(UnitID(100_000), .like, FeatureVector(.zero)))
    }

    /// Another process with the file open, which does one line of SQL after another.
    private final class OtherProcess {
        private let process = Process()
        private let input = Pipe()
        private let output = Pipe()

        init(_ path: String) throws {
            let script = """
                import sqlite3, sys
                connection = sqlite3.connect(sys.argv[1], isolation_level=None)
                for line in sys.stdin:
                    rows = connection.execute(line).fetchall()
                    print(len(rows), flush=True)
                """
            process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
            process.arguments = ["python3", "-c", script, path]
            process.standardInput = input
            process.standardOutput = output
            try process.run()
        }

        /// - Returns: The number of rows, once the process has done it.
        func run(_ sql: String) -> String {
            input.fileHandleForWriting.write(Data((sql + "\n").utf8))
            var answer = ""
            while !answer.hasSuffix("\n") {
                let data = output.fileHandleForReading.availableData
                if data.isEmpty { break }
                answer += String(decoding: data, as: UTF8.self)
            }
            return answer
        }

        func kill() {
            Foundation.kill(process.processIdentifier, SIGKILL)
            process.waitUntilExit()
        }
    }

    @Test("While another process writes, reading goes on, and a write waits until it has ended")
    func writer() async throws {
        let log = try UserDatabase(path: path).stores(for: .guest).feedLog
        try await log.append([event(1)])
        let other = try OtherProcess(path)
        #expect(other.run("BEGIN IMMEDIATE") == "0\n")
        #expect(other.run("INSERT INTO setting VALUES (1, 'theirs', 'x')") == "0\n")
        #expect(try await log.events(after: nil) == [event(1)])
        async let written: Void = log.append([event(2)])
        #expect(other.run("COMMIT") == "0\n")
        try await written
        #expect(other.run("SELECT * FROM feed_event") == "2\n")
        other.kill()
    }

    @Test("A process that is killed in the middle of a write leaves what was committed, and no lock")
    func killed() async throws {
        let stores = try UserDatabase(path: path).stores(for: .guest)
        try await stores.feedLog.append([event(1)])
        let other = try OtherProcess(path)
        _ = other.run("INSERT INTO setting VALUES (1, 'kept', 'x')")
        _ = other.run("BEGIN IMMEDIATE")
        _ = other.run("INSERT INTO setting VALUES (1, 'lost', 'x')")
        other.kill()
        try await stores.feedLog.append([event(2)])
        #expect(try await stores.settings.values() == ["kept": "x"])
        #expect(try DatabaseCheck(path: path, clock: SystemClock()).run(repairing: false).isSound)
    }

    @Test("A lock that outlasts the patience is busy, not damage, and reading still works")
    func busy() async throws {
        let database = try UserDatabase(path: path)
        let log = database.stores(for: .guest).feedLog
        try await database.database.run { connection throws(SQLiteError) in
            try connection.execute("PRAGMA busy_timeout = 1")
        }
        let other = try Connection(path: path, mode: .readWrite)
        try other.execute("BEGIN IMMEDIATE")
        let event = event(1)
        await #expect(throws: StorageError.busy) { try await log.append([event]) }
        #expect(try await log.events(after: nil).isEmpty)
        try other.execute("COMMIT")
        try await log.append([event])
    }

    @Test("Without room nothing of a batch is kept, what was there stays, and room makes it work again")
    func full() async throws {
        let database = try UserDatabase(path: path)
        let log = database.stores(for: .guest).feedLog
        try await log.append([event(1)])
        func limit(_ pages: Int) async throws {
            try await database.database.run { connection throws(SQLiteError) in
                try connection.execute("PRAGMA max_page_count = \(pages)")
            }
        }
        try await limit(1)
        let many = (2...500).map { event($0) }
        await #expect(throws: StorageError.full(path: path)) { try await log.append(many) }
        #expect(try await log.events(after: nil) == [event(1)])
        try await limit(1_000_000)
        try await log.append(many)
        #expect(try await log.events(after: nil).count == 500)
        #expect(try DatabaseCheck(path: path, clock: SystemClock()).run(repairing: false).isSound)
    }

    @Test("A folder in the database's place is refused in words")
    func directory() throws {
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
        let error = #expect(throws: StorageError.self) { try UserDatabase(path: path) }
        guard case .unavailable(let reason) = error else { return #expect(Bool(false), "\(String(describing: error))") }
        #expect(reason.contains("folder"))
    }
}
