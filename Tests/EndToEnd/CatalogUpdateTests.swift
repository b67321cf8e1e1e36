import Foundation
import Glibc
import Synchronization
import TestSupport
import Testing

/// The program against a server on this machine, over tables of a few colleges.
@Suite("quad catalog update", .serialized) struct CatalogUpdateTests {
    private let quad: QuadProgram
    private let resources: String
    private let prices = ScorecardPages([
        100_654: ["cost.avg_net_price.public": "15000"], 166_683: ["cost.avg_net_price.private": "20000"],
        170_976: ["cost.avg_net_price.public": "17000"], 209_922: ["cost.avg_net_price.private": "25000"],
        243_744: ["cost.avg_net_price.private": "12000"],
    ])

    init() throws {
        quad = try QuadProgram()
        resources = quad.folder.file("resources")
        let columns =
            "UNITID,INSTNM,IALIAS,CITY,STABBR,ZIP,WEBADDR,NPRICURL,CONTROL,ICLEVEL,LOCALE,INSTSIZE,HBCU,TRIBAL,"
        let rows = prices.colleges.keys.sorted().map {
            "\($0),College \($0),,Town,OR,97202,,,2,1,11,2,2,2,1,1,-122.6,45.5"
        }
        let surveys = quad.folder.file("surveys")
        try FileManager.default.createDirectory(atPath: surveys, withIntermediateDirectories: true)
        let directory = ([columns + "CYACTIVE,UGOFFER,LONGITUD,LATITUDE"] + rows).joined(separator: "\n") + "\n"
        try directory.write(toFile: surveys + "/hd2023.csv", atomically: true, encoding: .utf8)
        let priced =
            ["UNITID,INSTNM,ADM_RATE,UGDS,NPT4_PRIV"] + prices.colleges.keys.sorted().map { "\($0),C,0.5,900,14000" }
        try (priced.joined(separator: "\n") + "\n").write(
            toFile: surveys + "/MERGED2021_22_PP.csv", atomically: true, encoding: .utf8)
        let built = try quad.run(["catalog", "build", "--from", surveys, "--to", resources + "/catalog"])
        try #require(built.code == 0, "\(built.errors)")
    }

    private func run(_ words: [String], environment: [String: String] = [:], input: String? = nil) throws
        -> QuadProgram.Outcome
    {
        try quad.run(words + ["--resources", resources], environment: environment, input: input)
    }

    private func update(_ server: LoopbackServer, _ more: [String] = [], input: String? = nil) throws
        -> QuadProgram.Outcome
    {
        try run(["catalog", "update", "--from", server.address] + more, input: input)
    }

    /// Every college's net price, as the catalogue in use has it.
    private func shown() throws -> [String] {
        let ids = prices.colleges.keys.sorted().map { "\($0)" }
        let outcome = try run(["compare"] + ids + ["--format", "csv"])
        #expect(outcome.code == 0, "\(outcome.errors)")
        return outcome.output.split(whereSeparator: \.isNewline).map(String.init)
    }

    @Test("The change is told before it is made; no leaves everything, yes takes it, restore brings it back")
    func asks() throws {
        let server = try LoopbackServer(prices.answer)
        defer { server.stop() }
        let before = try shown()
        let declined = try update(server, input: "n\n")
        #expect(declined.code == 0 && declined.output.contains("changed for 5 colleges"), "\(declined.output)")
        #expect(try shown() == before)
        let silent = try update(server, input: "")
        #expect(silent.code == 1 && silent.errors.contains("--yes"))
        #expect(try shown() == before)
        let asked = server.requests.count
        let taken = try update(server, input: "y\n")
        #expect(taken.code == 0 && server.requests.count == asked, "\(taken.errors)")
        let after = try shown()
        #expect(after != before)
        #expect(try update(server, ["--yes"]).output.contains("up to date"))
        #expect(try run(["doctor"]).output.contains(server.address))
        #expect(try run(["catalog", "restore"]).code == 0)
        #expect(try shown() == before)
    }

    @Test("The key is read from a file, sent in a header, and written nowhere")
    func key() throws {
        let server = try LoopbackServer(prices.answer)
        defer { server.stop() }
        let file = quad.folder.file("key")
        try "secret-key-1\n".write(toFile: file, atomically: true, encoding: .utf8)
        let taken = try update(server, ["--yes", "--key-file", file])
        #expect(taken.code == 0 && !(taken.output + taken.errors).contains("secret-key-1"))
        #expect(server.requests.allSatisfy { $0.headers.contains("X-Api-Key: secret-key-1") })
        for name in try FileManager.default.subpathsOfDirectory(atPath: quad.data) {
            let bytes = FileManager.default.contents(atPath: quad.data + "/" + name) ?? Data()
            #expect(bytes.range(of: Data("secret-key-1".utf8)) == nil, "\(name)")
        }
        // The student's key for the federal server is not for a mirror.
        let other = try run(
            ["catalog", "update", "--yes", "--from", server.address + "2"],
            environment: ["QUAD_SCORECARD_KEY": "secret-key-2"])
        #expect(other.code == 0, "\(other.errors)")
        #expect(!server.requests.contains { $0.headers.contains { $0.contains("secret-key-2") } })
        try "two words\n".write(toFile: file, atomically: true, encoding: .utf8)
        #expect(try update(server, ["--key-file", file]).code == 65)
    }

    @Test(
        "Answers that are broken say so in a sentence and leave the catalogue as it was",
        arguments: [
            ("", "200 OK", "no colleges"), ("<html>", "200 OK", "not JSON"), ("{\"metadata\":", "200 OK", "stopped"),
            ("{\"error\":{\"message\":\"no\"}}", "403 Forbidden", "API key"),
            ("", "429 Too Many Requests", "allowance"),
            (
                #"{"metadata":{"page":0,"total":1},"results":[{"id":100654,"latest.admissions.admission_rate.overall":71}]}"#,
                "200 OK", "should be a number from 0 to 1"
            ),
        ])
    func broken(body: String, status: String, words: String) throws {
        // Cut answers are asked for again; the fifth try comes after seven seconds, so the server mends nothing here.
        let count = Mutex(0)
        let server = try LoopbackServer { _ in
            let isFirst = count.withLock { count in
                count += 1
                return count == 1
            }
            return body.hasPrefix("{\"metadata\":") && body.count < 20 && !isFirst
                ? LoopbackServer.Response("", status: "404 Not Found") : LoopbackServer.Response(body, status: status)
        }
        defer { server.stop() }
        let before = try shown()
        let outcome = try update(server, ["--yes"])
        #expect(outcome.code != 0 && outcome.errors.contains(words), "\(outcome.errors)")
        #expect(try shown() == before)
    }

    @Test("Killed at any question to the server, it leaves the old catalogue, and goes on from there")
    func killedWhileFetching() throws {
        let before = try shown()
        for page in 0..<3 {
            let process = Mutex<pid_t>(0)
            let prices = prices
            let server = try LoopbackServer { request in
                if request.query("page") == "\(page)" { process.withLock { if $0 != 0 { kill($0, SIGKILL) } } }
                return prices.answer(request)
            }
            defer { server.stop() }
            // The lock holds the first question back until the process is known.
            let running = try process.withLock { id in
                let started = try start(server)
                id = started.processIdentifier
                return started
            }
            running.waitUntilExit()
            #expect(running.terminationReason == .uncaughtSignal, "page \(page)")
            #expect(try shown() == before, "page \(page)")
            process.withLock { $0 = 0 }
            let asked = server.requests.count
            #expect(try update(server, input: "n\n").code == 0)
            #expect(server.requests.count - asked == 3 - page, "page \(page)")
        }
    }

    @Test("Killed at any change of a file, it leaves one whole catalogue, the old one or the new")
    func killedWhileApplying() throws {
        let server = try LoopbackServer(prices.answer)
        defer { server.stop() }
        let old = try shown()
        #expect(try update(server, ["--yes"]).code == 0)
        let new = try shown()
        var kills = 0
        var seen: Set<Bool> = []
        for place in 1...60 {
            _ = try run(["catalog", "restore"])
            #expect(try shown() == old)
            let watch = inotify_init1(Int32(IN_CLOEXEC))
            defer { close(watch) }
            let events = UInt32(IN_CREATE | IN_CLOSE_WRITE | IN_MOVED_FROM | IN_MOVED_TO | IN_DELETE | IN_MODIFY)
            inotify_add_watch(watch, quad.data, events)
            let running = try start(server)
            let isKilled = killAfter(place, watch, running)
            running.waitUntilExit()
            let found = try shown()
            #expect(found == old || found == new, "change \(place)")
            seen.insert(found == new)
            guard isKilled else { break }
            kills += 1
        }
        #expect(kills >= 5 && seen == [false, true], "\(kills) kills")
    }

    private func start(_ server: LoopbackServer) throws -> Process {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: QuadProgram.path)
        process.arguments = [
            "catalog", "update", "--yes", "--from", server.address, "--resources", resources, "--data", quad.data,
        ]
        process.environment = quad.environment()
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = FileHandle.nullDevice
        process.standardError = FileHandle.nullDevice
        try process.run()
        return process
    }

    /// Kills at the so-manieth change in the data folder; false when it ended before.
    private func killAfter(_ count: Int, _ watch: Int32, _ process: Process) -> Bool {
        var changes = 0
        var buffer = [UInt8](repeating: 0, count: 16_384)
        while process.isRunning || changes < count {
            var wait = pollfd(fd: watch, events: Int16(POLLIN), revents: 0)
            guard poll(&wait, 1, 50) > 0 else {
                if process.isRunning { continue }
                return false
            }
            let size = read(watch, &buffer, buffer.count)
            var offset = 0
            while offset < size {
                let length = buffer.withUnsafeBytes { $0.loadUnaligned(fromByteOffset: offset + 12, as: UInt32.self) }
                offset += 16 + Int(length)
                changes += 1
            }
            if changes >= count {
                kill(process.processIdentifier, SIGKILL)
                return true
            }
        }
        return false
    }
}
