import Domain
import Foundation
import TestSupport
import Testing

@Suite("Chat between processes") struct ChatProcessTests {
    let program: QuadProgram

    init() throws {
        program = try QuadProgram()
        for name in ["ann", "ben"] {
            let made = try program.run(["chat", "person", name])
            #expect(made.code == 0, "\(made.errors)")
        }
    }

    /// What one account reads, oldest first.
    private func read(_ from: String, as name: String) throws -> [String] {
        let outcome = try program.run(["chat", "read", from, "--as", name, "--limit", "100000"])
        #expect(outcome.code == 0, "\(outcome.errors)")
        return outcome.output.split(separator: "\n").map(String.init)
    }

    @Test("Messages both ways while processes are killed: no gap, no double, order kept, both sides equal")
    func kills() throws {
        let count = Stress.count("MESSAGES", full: 10_000)
        var generator = SystemRandomNumberGenerator()
        var next = ["ann": 0, "ben": 0]
        let other = ["ann": "ben", "ben": "ann"]
        // A killed sender goes on after the last of its messages that is stored, as a person would.
        while next.values.contains(where: { $0 < count }) {
            let running = try next.filter { $0.value < count }.map { name, from in
                let lines = (from..<count).map { "\(name) \($0)" }.joined(separator: "\n")
                return try program.start(["chat", "send", other[name] ?? "", "--as", name], input: lines + "\n")
            }
            let reader = try program.start(["chat", "read", "ben", "--as", "ann", "--follow"], input: "")
            usleep(UInt32.random(in: 200_000...1_200_000, using: &generator))
            for process in running + [reader] where process.isRunning { kill(process.processIdentifier, SIGKILL) }
            for process in running + [reader] { process.waitUntilExit() }
            let lines = try read("ben", as: "ann")
            for name in ["ann", "ben"] {
                next[name] = lines.filter { $0.split(separator: "\t")[1] == name }.count
            }
        }
        let (left, right) = (try read("ben", as: "ann"), try read("ann", as: "ben"))
        #expect(left == right)
        #expect(left.count == 2 * count)
        for name in ["ann", "ben"] {
            let bodies = left.compactMap { line -> String? in
                let fields = line.split(separator: "\t")
                return fields[1] == name ? String(fields[2]) : nil
            }
            #expect(bodies == (0..<count).map { "\(name) \($0)" })
        }
        let positions = left.compactMap { line in line.split(separator: "\t").first.flatMap { Int($0) } }
        #expect(positions == Array(1...max(1, 2 * count)), "positions are dense")
    }

    @Test("A reader that follows is woken by the other process, and hears everything once")
    func following() throws {
        let count = Stress.count("FOLLOWED", full: 2_000)
        _ = try program.run(["chat", "send", "ben", "first", "--as", "ann"])
        let sender = try program.start(
            ["chat", "send", "ben", "--as", "ann"], input: (1..<count).map { "m\($0)\n" }.joined())
        let followed = try program.run(
            ["chat", "read", "ann", "--as", "ben", "--follow", "--limit", "100000", "--until", "\(count)"])
        sender.waitUntilExit()
        let bodies = followed.output.split(separator: "\n").map { $0.split(separator: "\t").last.map(String.init) }
        #expect(bodies == ["first"] + (1..<count).map { "m\($0)" })
    }

    @Test("Hostile text is kept whole in JSON and harmless as text")
    func hostile() throws {
        let text = "a\u{1B}[31m\u{1B}]52;c;eA==\u{7}\u{9B}2J\u{202E}%s"
        #expect(try program.run(["chat", "send", "ben", text, "--as", "ann"]).code == 0)
        let plain = try program.run(["chat", "read", "ann", "--as", "ben"]).output
        #expect(
            !plain.unicodeScalars.contains {
                $0.value < 0x20 && $0 != "\n" && $0 != "\t" || (0x7F...0x9F).contains($0.value)
            })
        let json = try program.run(["chat", "read", "ann", "--as", "ben", "--json"]).output
        #expect(json.contains("a\\u001b[31m") && json.contains("\\u0007"))
        #expect(!json.unicodeScalars.contains("\u{1B}"))
    }

    @Test("quad unread counts what waits, and an unknown person is said so")
    func unread() throws {
        for text in ["one", "two"] { _ = try program.run(["chat", "send", "ben", text, "--as", "ann"]) }
        // Until the request is taken up it is no unread message.
        #expect(try program.run(["unread", "--as", "ben", "--json"]).output.contains("\"invitations\":1"))
        _ = try program.run(["chat", "join", "ann", "--as", "ben"])
        #expect(try program.run(["unread", "--as", "ben"]).output == "2\n")
        #expect(try program.run(["unread", "--as", "ann"]).output == "0\n")
        let wrong = try program.run(["chat", "send", "nobody", "x", "--as", "ann"])
        #expect(wrong.code == 1)
        #expect(wrong.errors.contains("nobody"))
    }
}
