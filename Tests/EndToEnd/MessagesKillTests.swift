import Foundation
import TestSupport
import Testing

/// Full screens of several students on one data folder, and programs that write for them, killed at random.
@Suite("Full screens that are killed", .serialized) struct MessagesKillTests {
    /// How many programs, and how many messages each of them sends.
    struct Setup: Sendable, CustomTestStringConvertible {
        let programs: Int
        let messages: Int

        static var all: [Setup] {
            // QUAD_PROGRAMS=20 adds a larger room.
            let more = ProcessInfo.processInfo.environment["QUAD_PROGRAMS"].flatMap { Int($0) }.map { [$0] } ?? []
            return ([2, 10] + more).map { count in
                Setup(programs: count, messages: max(5, Stress.count("SCREEN_MESSAGES", full: 20_000) / count))
            }
        }

        var testDescription: String { "\(programs) programs, \(messages) messages each" }
    }

    @Test("lose nothing, store nothing twice, keep the order, and all end on the same view", arguments: Setup.all)
    func kills(setup: Setup) throws {
        let program = try QuadProgram()
        let accounts = KeyedAccounts(program: program)
        let names = (0..<setup.programs).map { "student\($0)" }
        try accounts.make(names)
        let room = try self.room(of: names, in: program)
        var screens: [String: TmuxSession] = [:]
        for name in names { screens[name] = try open(name, accounts) }
        var next = Dictionary(uniqueKeysWithValues: names.map { ($0, 0) })
        var generator = SystemRandomNumberGenerator()
        var round = 0
        while next.values.contains(where: { $0 < setup.messages }) {
            round += 1
            let running = try next.filter { $0.value < setup.messages }.map { name, from in
                try send(as: name, from: from, to: setup.messages, in: room, program)
            }
            // One of the screens types as well; another one is killed with the writers.
            let typist = try #require(names.randomElement(using: &generator))
            try screens[typist]?.type("typed \(round) by \(typist)")
            try screens[typist]?.press("Enter")
            usleep(UInt32.random(in: 300_000...1_500_000, using: &generator))
            let victim = try #require(names.randomElement(using: &generator))
            try kill(screenOf: screens[victim])
            for process in running where process.isRunning { Foundation.kill(process.processIdentifier, SIGKILL) }
            for process in running { process.waitUntilExit() }
            screens[victim] = try open(victim, accounts)
            let senders = try read(room, as: names[0], program).map { $0.body.split(separator: " ")[0] }
            for name in names { next[name] = senders.count { $0 == name } }
        }
        let last = try program.run(["chat", "send", room, "the end of it", "--as", names[0]])
        #expect(last.code == 0, "\(last.errors)")
        let views = try names.map { try read(room, as: $0, program) }
        for view in views { #expect(view == views[0]) }
        #expect(views[0].map(\.position) == Array(views[0].map(\.position).sorted()))
        #expect(Set(views[0].map(\.position)).count == views[0].count)
        for name in names {
            let bodies = views[0].map(\.body).filter { $0.hasPrefix(name + " ") }
            #expect(bodies == (0..<setup.messages).map { "\(name) \($0)" })
        }
        let typed = views[0].map(\.body).filter { $0.hasPrefix("typed ") }
        #expect(Set(typed).count == typed.count, "what was typed is stored at most once")
        // What the screens show at the end is the end of what is stored, in that order.
        let newest = views[0].suffix(4).map(\.body)
        for name in names {
            let screen = try #require(screens[name])
            #expect(try screen.wait(for: "the end of it"))
            let text = try screen.settled()
            var from = text.startIndex
            for body in newest {
                let found = text.range(of: body, range: from..<text.endIndex)
                #expect(found != nil, "\(name) misses \(body) in \(text)")
                from = found?.upperBound ?? from
            }
        }
        #expect(try program.run(["check"]).code == 0)
    }

    private struct Stored: Equatable {
        let position: Int
        let body: String
    }

    private func room(of names: [String], in program: QuadProgram) throws -> String {
        let made = try program.run(["chat", "room", "study"] + names.dropFirst() + ["--as", names[0]])
        let room = made.output.trimmingCharacters(in: .whitespacesAndNewlines)
        for name in names.dropFirst() {
            let joined = try program.run(["chat", "join", room, "--as", name])
            #expect(joined.code == 0, "\(joined.errors)")
        }
        return room
    }

    /// The room in front of the student, the composer taking keys.
    private func open(_ name: String, _ accounts: KeyedAccounts) throws -> TmuxSession {
        let session = try accounts.open(name)
        if try !session.settled().contains("Write a message") { try session.press("Enter") }
        _ = try session.settled()
        try session.press("Enter")
        #expect(try session.wait(for: "›"))
        return session
    }

    private func kill(screenOf session: TmuxSession?) throws {
        guard let session, let pane = Int32(try session.ask("#{pane_pid}")) else { return }
        for child in ProcessList.descendants(of: pane) where child.name == "quad" { Foundation.kill(child.id, SIGKILL) }
    }

    private func send(
        as name: String, from first: Int, to count: Int, in room: String, _ program: QuadProgram
    ) throws -> Process {
        let lines = (first..<count).map { "\(name) \($0)\n" }.joined()
        return try program.start(["chat", "send", room, "--as", name], input: lines)
    }

    private func read(_ room: String, as name: String, _ program: QuadProgram) throws -> [Stored] {
        let outcome = try program.run(["chat", "read", room, "--as", name, "--limit", "1000000"])
        #expect(outcome.code == 0, "\(outcome.errors)")
        return outcome.output.split(separator: "\n").compactMap { line in
            let fields = line.split(separator: "\t")
            guard fields.count > 2, let position = Int(fields[0]) else { return nil }
            return Stored(position: position, body: String(fields[2]))
        }
    }
}
