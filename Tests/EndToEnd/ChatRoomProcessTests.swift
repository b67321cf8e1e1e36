import Domain
import Foundation
import TestSupport
import Testing

@Suite("Ten processes in one room") struct ChatRoomProcessTests {
    private static let names = (0..<10).map { "student\($0)" }

    private let program: QuadProgram
    private let room: String

    init() throws {
        program = try QuadProgram()
        for name in Self.names { _ = try program.run(["chat", "person", name]) }
        let made = try program.run(["chat", "room", "study"] + Self.names.dropFirst() + ["--as", Self.names[0]])
        room = made.output.trimmingCharacters(in: .whitespacesAndNewlines)
        for name in Self.names.dropFirst() {
            let joined = try program.run(["chat", "join", room, "--as", name])
            #expect(joined.code == 0, "\(joined.errors)")
        }
    }

    private func read(as name: String) throws -> [[Substring]] {
        let outcome = try program.run(["chat", "read", room, "--as", name, "--limit", "1000000"])
        #expect(outcome.code == 0, "\(outcome.errors)")
        return outcome.output.split(separator: "\n").map { $0.split(separator: "\t") }
    }

    private func start(_ name: String, from first: Int, to count: Int) throws -> Process {
        let lines = (first..<count).map { "\(name) \($0)\n" }.joined()
        return try program.start(["chat", "send", room, "--as", name], input: lines)
    }

    @Test("Killed at random they lose nothing, store nothing twice, and all ten see the same")
    func kills() throws {
        let count = Stress.count("ROOM_MESSAGES", full: 1_000)
        var next = Dictionary(uniqueKeysWithValues: Self.names.map { ($0, 0) })
        while next.values.contains(where: { $0 < count }) {
            let running = try next.filter { $0.value < count }.map { try start($0.key, from: $0.value, to: count) }
            usleep(UInt32.random(in: 300_000...1_500_000))
            for process in running where process.isRunning { kill(process.processIdentifier, SIGKILL) }
            for process in running { process.waitUntilExit() }
            let senders = try read(as: Self.names[0]).map { String($0[1]) }
            for name in Self.names { next[name] = senders.count { $0 == name } }
        }
        let views = try Self.names.map { try read(as: $0) }
        for view in views { #expect(view == views[0]) }
        for name in Self.names {
            let bodies = views[0].filter { $0[1] == name }.map { String($0[2]) }
            #expect(bodies == (0..<count).map { "\(name) \($0)" })
        }
    }
}
