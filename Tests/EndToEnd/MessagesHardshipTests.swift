import Foundation
import TestSupport
import Testing

/// Floods, huge pastes, a database that is held, and text that is made to deceive.
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
        #expect(try mai.wait(for: "Write a message"))
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

    @Test("A hundred megabytes without a line end are refused plainly, pasted or piped, and nothing else suffers")
    func enormous() throws {
        let megabytes = Stress.count("MEGABYTES", full: 100)
        let text = String(repeating: "x", count: megabytes << 20)
        let piped = try program.run(["chat", "send", "an", "--as", "mai"], input: text)
        #expect(piped.code != 0)
        #expect(piped.errors.contains("longer") || piped.errors.contains("bytes"), "\(piped.errors)")
        let terminal = try PseudoTerminal(
            [QuadProgram.path, "--data", program.data],
            environment: program.environment(["SSH_USER_AUTH": accounts.auth("mai")]))
        #expect(terminal.wait(for: "Quad", seconds: 60))
        _ = terminal.settle(quiet: 0.5)
        for key in ["\u{1B}", "\u{1B}OQ", "\r"] {
            terminal.send(key)
            _ = terminal.settle(quiet: 0.5)
        }
        let start = terminal.output.count
        terminal.send("\u{1B}[200~")
        let part = [UInt8](repeating: UInt8(ascii: "x"), count: 1 << 20)
        for _ in 0..<megabytes { terminal.send(part) }
        terminal.send("\u{1B}[201~")
        #expect(terminal.wait(for: "characters of the paste fit here", from: start, seconds: 120))
        #expect(terminal.output.count - start < 1 << 20, "the screen stays calm")
        terminal.send("\r")
        #expect(terminal.wait(for: "over the limit", from: start, seconds: 20))
        #expect(try bodies(as: "an", from: "mai") == ["first"])
        terminal.send("\u{3}")
        #expect(terminal.exitCode(within: 20) == 0)
    }

    @Test("Who holds Enter down is held back with a reason, loses nothing, and is let in again after a restart")
    func flood() throws {
        let mai = try composing()
        for number in 0..<30 {
            try mai.type("m\(number)")
            try mai.press("Enter")
        }
        #expect(try mai.wait(for: "That is many messages at once"), "\(try mai.screen())")
        let stored = try bodies(as: "an", from: "mai").dropFirst().joined()
        let waiting = try mai.settled()
        // What was not sent stands in the composer: together they are all that was typed.
        for number in 0..<30 { #expect(stored.contains("m\(number)") || waiting.contains("m\(number)")) }
        try mai.press("C-c")
        #expect(try mai.wait(for: "left with 0"))
        let again = try composing()
        try again.press("C-u")
        try again.type("here again")
        try again.press("Enter")
        #expect(try again.wait(for: "here again"))
        #expect(try wait { try bodies(as: "an", from: "mai").contains { $0.hasSuffix("here again") } })
    }

    private func wait(_ holds: () throws -> Bool) throws -> Bool {
        for _ in 0..<200 {
            if try holds() { return true }
            Thread.sleep(forTimeInterval: 0.05)
        }
        return false
    }

    /// Holds the database so that nobody can write, until `body` returns.
    private func held(_ body: () throws -> Void) throws {
        let go = program.folder.file("go")
        let mark = program.folder.file("held")
        for path in [go, mark] { try? FileManager.default.removeItem(atPath: path) }
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = [
            "python3", "-c",
            """
            import os, sqlite3, sys, time
            connection = sqlite3.connect(sys.argv[1], isolation_level=None)
            connection.execute("BEGIN IMMEDIATE")
            open(sys.argv[2], "w").close()
            while not os.path.exists(sys.argv[3]): time.sleep(0.02)
            connection.execute("ROLLBACK")
            """, program.data + "/quad.db", mark, go,
        ]
        try process.run()
        #expect(try wait { FileManager.default.fileExists(atPath: mark) })
        defer {
            _ = FileManager.default.createFile(atPath: go, contents: nil)
            process.waitUntilExit()
        }
        try body()
    }

    @Test("What was written while the store could not be reached arrives once and in order, also when sent again by hand")
    func queue() throws {
        let mai = try composing()
        try held {
            for number in 1...5 {
                try mai.type("w\(number)")
                try mai.press("Enter")
            }
            #expect(try mai.wait(for: "w5"))
            #expect(try mai.wait(for: "…"))
            // Sent again by hand while the first attempt is still under way.
            try mai.press("Escape")
            _ = try mai.settled()
            try mai.press("O")
            _ = try mai.settled()
            try mai.press("Enter")
            _ = try mai.settled()
            try mai.press("Escape")
        }
        let sent = try program.run(["chat", "send", "an", "w6", "--as", "mai"])
        #expect(sent.code == 0, "\(sent.errors)")
        #expect(try wait { try bodies(as: "an", from: "mai").count >= 7 })
        let all = try bodies(as: "an", from: "mai").dropFirst()
        #expect(all.filter { $0 != "w6" } == (1...5).map { "w\($0)" })
        #expect(all.count { $0 == "w6" } == 1)
    }

    @Test("A message that is removed while it is being answered is marked the same way on both sides")
    func redaction() throws {
        let mai = try composing()
        let an = try accounts.open("an")
        try mai.type("a hasty word")
        try mai.press("Enter")
        try an.press("Enter")
        #expect(try an.wait(for: "a hasty word"))
        try an.press("Escape")
        _ = try an.settled()
        try an.press("End")
        try an.press("r")
        #expect(try an.wait(for: "reply to"))
        try an.type("why do you say that")
        try mai.press("Escape")
        _ = try mai.settled()
        try mai.press("End")
        try mai.press("d")
        #expect(try mai.wait(for: "removed · u brings it back"))
        #expect(try an.wait(seconds: 20) { $0.contains("message removed") })
        try an.press("Enter")
        for screen in [mai, an] {
            #expect(try screen.wait(seconds: 20) { $0.contains("why do you say that") })
            #expect(try screen.wait { !$0.contains("a hasty word") && $0.contains("message removed") })
        }
        #expect(try program.bytes(of: "quad.db").range(of: Data("why do you say that".utf8)) != nil)
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

    @Test("A copied message leaves by OSC 52, and the screen says so")
    func copying() throws {
        let mai = try composing()
        try mai.press("Escape")
        _ = try mai.settled()
        let raw = program.folder.file("raw")
        try mai.pipe(to: raw)
        try mai.press("c")
        #expect(try mai.wait { $0.lowercased().contains("copied") })
        let written = String(decoding: try Data(contentsOf: URL(fileURLWithPath: raw)), as: UTF8.self)
        #expect(written.contains("]52;"), "\(written.debugDescription)")
        #expect(written.contains(Data("first".utf8).base64EncodedString()))
    }
}
