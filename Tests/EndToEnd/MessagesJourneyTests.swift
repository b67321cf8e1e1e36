import Domain
import Foundation
import TestSupport
import Testing

/// Accounts that sign in with a key, so that several programs run at once without anybody typing.
struct KeyedAccounts {
    let program: QuadProgram

    /// Makes accounts that can be found.
    func make(_ names: [String]) throws {
        for (index, name) in names.enumerated() {
            // A key's blob: its kind and 32 bytes, each with its length in front.
            var blob = Data([0, 0, 0, 11]) + Data("ssh-ed25519".utf8) + Data([0, 0, 0, 32])
            blob += Data((0..<32).map { UInt8($0 + index) })
            let key = "ssh-ed25519 " + blob.base64EncodedString()
            try (key + " \(name)\n").write(
                toFile: program.folder.file(name + ".pub"), atomically: true, encoding: .utf8)
            try "publickey \(key)\n".write(toFile: auth(name), atomically: true, encoding: .utf8)
            chmod(auth(name), 0o600)
            let added = try program.run(["accounts", "add", name, "--key", program.folder.file(name + ".pub")])
            #expect(added.code == 0, "\(added.errors)")
            let found = try program.run(["chat", "person", name])
            #expect(found.code == 0, "\(found.errors)")
        }
    }

    /// Makes two accounts and a conversation between them, begun with the word `first`.
    func meet(_ one: String, _ other: String) throws {
        try make([one, other])
        _ = try program.run(["chat", "send", other, "first", "--as", one])
        _ = try program.run(["chat", "join", one, "--as", other])
    }

    func auth(_ name: String) -> String { program.folder.file(name + ".auth") }

    /// The program of one account, its Messages pane in front.
    func open(_ name: String, columns: Int = 80, rows: Int = 24) throws -> TmuxSession {
        let session = try TmuxSession(
            program, columns: columns, rows: rows, environment: ["SSH_USER_AUTH": auth(name)])
        #expect(try session.wait(for: "Quad", seconds: 60))
        try session.press("Escape")
        try session.wait { !$0.contains("Esc back") }
        try session.press("F2")
        #expect(try session.wait(for: "[2 Messages"))
        return session
    }
}

@Suite("Two students in the Messages pane", .serialized) struct MessagesJourneyTests {
    let program: QuadProgram
    let accounts: KeyedAccounts

    init() throws {
        program = try QuadProgram()
        accounts = KeyedAccounts(program: program)
        try accounts.make(["mai", "an"])
    }

    @Test("Find each other, write, answer, and see it without pressing a key")
    func conversation() throws {
        let mai = try accounts.open("mai")
        let an = try accounts.open("an")
        try mai.press("n")
        #expect(try mai.wait(for: "Start a conversation"))
        try mai.type("an")
        try mai.press("Enter")
        #expect(try mai.wait(for: "Write to an"))
        try mai.press("Enter")
        #expect(try mai.wait(for: "Write a message"))
        try mai.type("hello there")
        try mai.press("Enter")
        #expect(try an.wait(for: "invites you"))
        try an.press("Enter")
        #expect(try an.wait(for: "Join"))
        try an.press("Enter")
        #expect(try an.wait(for: "hello there"))
        try an.type("and to you")
        try an.press("Enter")
        #expect(try mai.wait(for: "and to you"))
    }

    @Test("Three lines that arrive as plain keys are one text in the composer, and nothing is sent")
    func burst() throws {
        _ = try program.run(["chat", "send", "an", "first", "--as", "mai"])
        let mai = try accounts.open("mai")
        try mai.press("Enter")
        #expect(try mai.wait(for: "Write a message"))
        try mai.type("one\rtwo\rthree\r")
        #expect(try mai.wait(for: "three"))
        _ = try mai.settled()
        let sent = try program.run(["chat", "read", "an", "--as", "mai"]).output
        #expect(sent.split(separator: "\n").count == 1)
        try mai.press("Enter")
        #expect(try mai.wait { !$0.contains("›") || $0.contains("Write a message") })
        let body = try program.run(["chat", "read", "an", "--as", "mai", "--json"]).output
        #expect(body.contains("one\\ntwo\\nthree"))
    }

    @Test("A scholarship goes to somebody as a card, which opens its page there")
    func scholarship() throws {
        _ = try program.run(["chat", "send", "an", "first", "--as", "mai"])
        _ = try program.run(["chat", "join", "mai", "--as", "an"])
        let mai = try accounts.open("mai")
        let an = try accounts.open("an")
        try an.press("Enter")
        #expect(try an.wait(for: "Write a message"))
        try mai.press("F3")
        #expect(try mai.wait(for: "[List]"))
        try mai.press("/")
        try mai.type("oregon opp")
        #expect(try mai.wait(for: "Oregon Opportunity"))
        try mai.press("Enter")
        _ = try mai.settled()
        try mai.press("y")
        #expect(try mai.wait(for: "Send Oregon Opportunity"))
        try mai.press("Enter")
        #expect(try an.wait { $0.contains("Oregon Opportunity") && $0.contains("closes:") })
        try an.press("BTab")
        _ = try an.settled()
        try an.press("Enter")
        #expect(try an.wait { $0.contains("[3 Scholarships") && $0.contains("Oregon Opportunity") })
    }

    @Test("A draft is there after the program was killed")
    func draft() throws {
        _ = try program.run(["chat", "send", "an", "first", "--as", "mai"])
        let mai = try accounts.open("mai")
        try mai.press("Enter")
        #expect(try mai.wait(for: "Write a message"))
        try mai.type("half a thought")
        #expect(try mai.wait(for: "half a thought"))
        let process = try #require(Int32(try mai.ask("#{pane_pid}")))
        Thread.sleep(forTimeInterval: 1)
        for child in ProcessList.descendants(of: process) where child.name == "quad" { kill(child.id, SIGKILL) }
        let again = try accounts.open("mai")
        try again.press("Enter")
        #expect(try again.wait(for: "half a thought"))
    }

    /// The program on a terminal whose bytes are kept, the conversation with mai in the list.
    private func terminal(_ name: String) throws -> PseudoTerminal {
        let terminal = try PseudoTerminal(
            [QuadProgram.path, "--data", program.data],
            environment: program.environment(["SSH_USER_AUTH": accounts.auth(name)]))
        #expect(terminal.wait(for: "Quad", seconds: 60))
        _ = terminal.settle(quiet: 0.5)
        terminal.send("\u{1B}")
        _ = terminal.settle(quiet: 0.3)
        terminal.send("\u{1B}OQ")
        _ = terminal.settle(quiet: 0.5)
        return terminal
    }

    /// Bells, without those that end a window's title.
    private func bells(_ bytes: [UInt8]) -> Int {
        var count = 0
        var isTitle = false
        for (index, byte) in bytes.enumerated() {
            if byte == 0x5D, index > 0, bytes[index - 1] == 0x1B { isTitle = true }
            if byte == 0x07 {
                if !isTitle { count += 1 }
                isTitle = false
            }
        }
        return count
    }

    @Test("What came while away rings no bell; one new message rings one, also in the open conversation without focus")
    func bell() throws {
        _ = try program.run(["chat", "send", "an", "first", "--as", "mai"])
        _ = try program.run(["chat", "join", "mai", "--as", "an"])
        for number in 0..<20 { _ = try program.run(["chat", "send", "an", "unseen \(number)", "--as", "mai"]) }
        let an = try terminal("an")
        #expect(bells(an.output) == 0)
        _ = try program.run(["chat", "send", "an", "a new one", "--as", "mai"])
        #expect(an.wait(for: "a new one"))
        #expect(bells(an.settle(quiet: 0.5)) == 1)
        an.send("\r")
        _ = an.settle(quiet: 0.5)
        an.send("\u{1B}[O")
        Thread.sleep(forTimeInterval: 2)
        let start = an.output.count
        _ = try program.run(["chat", "send", "an", "while looking elsewhere", "--as", "mai"])
        #expect(an.wait(for: "while looking elsewhere", from: start))
        #expect(bells(an.settle(from: start, quiet: 0.5)) == 1)
        #expect(try program.run(["unread", "--as", "an"]).output == "1\n")
    }

    @Test("What was read stays read after a restart, and one new message is exactly one")
    func reading() throws {
        _ = try program.run(["chat", "send", "an", "first", "--as", "mai"])
        _ = try program.run(["chat", "join", "mai", "--as", "an"])
        for number in 0..<3 { _ = try program.run(["chat", "send", "an", "unseen \(number)", "--as", "mai"]) }
        let an = try terminal("an")
        an.send("\r")
        #expect(an.wait(for: "Write a message"))
        _ = an.settle(quiet: 0.5)
        an.signal(SIGTERM)
        #expect(an.exitCode() != nil)
        #expect(try program.run(["unread", "--as", "an"]).output == "0\n")
        _ = try program.run(["chat", "send", "an", "another", "--as", "mai"])
        #expect(try program.run(["unread", "--as", "an"]).output == "1\n")
    }

    @Test("Nothing of a hostile corpus reaches the other one's terminal as what it is")
    func hostile() throws {
        _ = try program.run(["chat", "send", "an", "first", "--as", "mai"])
        _ = try program.run(["chat", "join", "mai", "--as", "an"])
        let terminal = try terminal("an")
        terminal.send("\r")
        _ = terminal.settle(quiet: 0.3)
        for text in HostileCorpus.messages {
            let sent = try program.run(["chat", "send", "an", text, "--as", "mai"])
            #expect(sent.code == 0, "\(sent.errors)")
        }
        _ = try program.run(["chat", "send", "an", "the end of it", "--as", "mai"])
        #expect(terminal.wait(for: "the end of it"))
        let written = terminal.output
        for sequence in HostileCorpus.sequences {
            #expect(written.firstRange(of: Array(sequence.utf8)) == nil, "\(sequence.debugDescription)")
        }
    }
}

/// Texts with what a terminal obeys in them; each sequence is one that Quad itself never writes.
enum HostileCorpus {
    static let sequences = [
        "\u{1B}[31;7m", "\u{1B}]0;owned", "\u{1B}]52;c;b3duZWQ=", "\u{1B}]8;;http://evil.example", "\u{1B}Pq#0",
        "\u{1B}_G", "\u{1B}^x", "\u{1B}c", "\u{9B}2J", "\u{9D}0;x", "\u{1B}[6n", "\u{1B}]777;notify;owned",
        "\u{1B}]9;owned",
    ]

    static let messages =
        sequences.map { "a" + $0 + "\u{7}b\u{1B}\\c" }
        + [
            "over\rwritten", "back\u{8}\u{8}\u{8}space", "\u{202E}reversed\u{202C}",
            "e" + String(repeating: "\u{301}", count: 8_000),
            "%s%n%x", "0m", "bell\u{7}\u{7}\u{7}", "tab\tand\u{B}vertical\u{C}form", "nul\u{0}byte",
            String(repeating: "x", count: 16_000),
        ]
}
