import Foundation
import TestSupport
import Testing

/// Huge pastes, and text that is made to deceive.
@Suite("Hardship in the Messages pane", .serialized) struct MessagesHardshipTests {
    let program: QuadProgram
    let accounts: KeyedAccounts

    init() throws {
        program = try QuadProgram()
        accounts = KeyedAccounts(program: program)
        try accounts.make(["mai", "an"])
        _ = try program.run(["chat", "send", "an", "first", "--as", "mai"])
        _ = try program.run(["chat", "join", "mai", "--as", "an"])
    }

    /// mai in the conversation with an, at the composer.
    private func composing() throws -> TmuxSession {
        let mai = try accounts.open("mai")
        try mai.press("Enter")
        #expect(try mai.wait(for: "›"))
        _ = try mai.settled()
        return mai
    }

    private func bodies(as name: String, from other: String) throws -> [String] {
        try program.run(["chat", "read", other, "--as", name, "--limit", "100000"]).output
            .split(separator: "\n").compactMap { $0.split(separator: "\t").last.map(String.init) }
    }

    @Test("Two hundred pasted lines are one text that can be sent as one message")
    func pasteOfLines() throws {
        let mai = try composing()
        try mai.paste((1...200).map { "line \($0)" }.joined(separator: "\n"))
        #expect(try mai.wait(for: "line 200"))
        #expect(try bodies(as: "an", from: "mai").count == 1)
        try mai.press("Enter")
        #expect(try mai.wait(for: "Write a message"))
        let json = try program.run(["chat", "read", "mai", "--as", "an", "--json"]).output
        #expect(json.contains("line 1\\nline 2") && json.contains("line 199\\nline 200"))
        #expect(json.split(separator: "\n").count == 2)
    }

    @Test("A long link shows its host, and words that name another place are marked")
    func links() throws {
        let tracking = String(repeating: "utm_source=newsletter&", count: 20)
        _ = try program.run(["chat", "send", "an", "see https://www.reed.edu/visit?\(tracking)x=1", "--as", "mai"])
        _ = try program.run(["chat", "send", "an", "[www.reed.edu](https://evil.example/login)", "--as", "mai"])
        let an = try accounts.open("an")
        try an.press("Enter")
        #expect(try an.wait(for: "evil.example"))
        let screen = try an.settled()
        #expect(screen.contains("www.reed.edu") && screen.contains("⚠"))
        #expect(screen.components(separatedBy: "utm_source").count < 8, "\(screen)")
    }

    @Test("Hostile names of people and rooms reach another terminal as text alone")
    func names() throws {
        let evil = "\u{1B}]0;owned\u{7}\u{1B}[31;7mred\u{9B}2J%n"
        let made = try program.run(["chat", "room", evil, "an", "--as", "mai"])
        _ = try program.run(["profile", "set", "display_name", evil, "--account", "mai"])
        let terminal = try PseudoTerminal(
            [QuadProgram.path, "--data", program.data],
            environment: program.environment(["SSH_USER_AUTH": accounts.auth("an")]))
        #expect(terminal.wait(for: "Quad", seconds: 60))
        for key in ["\u{1B}", "\u{1B}OQ", "n", "\u{1B}", "\u{1B}[B", "\r"] {
            _ = terminal.settle(quiet: 0.4)
            terminal.send(key)
        }
        let written = terminal.settle(quiet: 0.6)
        if made.code == 0 { #expect(terminal.text.contains("red")) }
        for sequence in ["\u{1B}]0;owned", "\u{1B}[31;7m", "\u{9B}2J"] {
            #expect(written.firstRange(of: Array(sequence.utf8)) == nil)
        }
    }

}
