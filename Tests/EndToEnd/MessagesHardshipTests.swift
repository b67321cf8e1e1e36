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
        try accounts.meet("mai", "an")
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

    /// Types as a person does: a line end less than 20 ms after other keys would be text.
    private func say(_ text: String, in session: TmuxSession) throws {
        try session.type(text)
        #expect(try session.wait(for: text))
        Thread.sleep(forTimeInterval: 0.05)
        try session.press("Enter")
        Thread.sleep(forTimeInterval: 0.03)
    }

    private func wait(_ holds: () throws -> Bool) throws -> Bool {
        for _ in 0..<200 {
            if try holds() { return true }
            Thread.sleep(forTimeInterval: 0.05)
        }
        return false
    }

    @Test("A hundred megabytes without a line end are refused with the reason, pasted or piped, and the screen is calm")
    func enormous() throws {
        let megabytes = Stress.count("MEGABYTES", full: 100)
        let file = program.folder.file("long")
        try String(repeating: "x", count: megabytes << 20).write(toFile: file, atomically: false, encoding: .utf8)
        let piped = Process()
        piped.executableURL = URL(fileURLWithPath: QuadProgram.path)
        piped.arguments = ["chat", "send", "an", "--as", "mai", "--data", program.data]
        piped.environment = program.environment()
        piped.standardInput = FileHandle(forReadingAtPath: file)
        piped.standardError = FileHandle.nullDevice
        try piped.run()
        piped.waitUntilExit()
        #expect(piped.terminationStatus != 0)

        let mai = try composing()
        let raw = program.folder.file("raw")
        try mai.pipe(to: raw)
        try mai.paste(contentsOf: file)
        #expect(try mai.wait(for: "Only the first 40,000 characters", seconds: 120))
        try mai.press("Enter")
        #expect(try mai.wait(for: "bytes over the limit of 16,384"))
        let written = try Data(contentsOf: URL(fileURLWithPath: raw)).count
        #expect(written < 100_000, "\(written) bytes")
        #expect(try bodies(as: "an", from: "mai") == ["first"])
        try mai.press("C-c")
        #expect(try mai.wait(for: "left with 0"))
    }

    @Test("Who sends too fast is told why, loses nothing, and can write at once after a restart")
    func flood() throws {
        let mai = try composing()
        var count = 0
        repeat {
            try say("m\(count);", in: mai)
            count += 1
        } while try count < 60 && !mai.screen().contains("many messages at once")
        #expect(try mai.wait(for: "That is many messages at once"))
        // Two more on top of the one that came back.
        for _ in 0..<2 {
            try say("m\(count);", in: mai)
            count += 1
        }
        _ = try mai.settled()
        let stored = try bodies(as: "an", from: "mai").dropFirst().joined()
        // What was not sent stands in the composer, right of the list: together they are all that was typed.
        let waiting = try mai.lines().map { $0.dropFirst(27) }.joined().filter { !$0.isWhitespace && $0 != "›" }
        for number in 0..<count {
            #expect(stored.contains("m\(number);") || waiting.contains("m\(number);"), "m\(number) in \(waiting)")
        }
        try mai.press("C-c")
        #expect(try mai.wait(for: "left with 0"))
        let again = try composing()
        try say("here again", in: again)
        #expect(try wait { try bodies(as: "an", from: "mai").contains { $0.hasSuffix("here again") } })
    }

    /// Holds the database so that nobody can write, until `body` returns.
    private func held(_ body: () throws -> Void) throws {
        let (go, mark) = (program.folder.file("go"), program.folder.file("held"))
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

    @Test("What was written while nobody could store arrives once and in order, also when it is sent again by hand")
    func queue() throws {
        let mai = try composing()
        try held {
            for number in 1...4 { try say("w\(number)", in: mai) }
            #expect(try mai.screen().contains("…"))
            // Sent again by hand while the first attempt is still under way.
            try mai.press("Escape")
            _ = try mai.settled()
            try mai.press("O")
            #expect(try mai.wait(for: "Waiting to be sent"))
            try mai.type("again")
            try mai.press("Enter")
            try mai.press("Escape")
        }
        let sent = try program.run(["chat", "send", "an", "w5", "--as", "mai"])
        #expect(sent.code == 0, "\(sent.errors)")
        #expect(try wait { try bodies(as: "an", from: "mai").count >= 6 })
        let all = try bodies(as: "an", from: "mai").dropFirst()
        #expect(all.filter { $0 != "w5" } == (1...4).map { "w\($0)" })
        #expect(all.count { $0 == "w5" } == 1)
    }

    @Test("A message that is removed while it is being answered is marked the same way on both sides")
    func redaction() throws {
        let mai = try composing()
        let an = try accounts.open("an")
        try say("a hasty word", in: mai)
        try an.press("Enter")
        #expect(try an.wait(for: "a hasty word"))
        try an.press("BTab")
        _ = try an.settled()
        try an.press("r")
        #expect(try an.wait(for: "reply to mai: a hasty word"))
        try an.type("why do you say that")
        try mai.press("BTab")
        _ = try mai.settled()
        try mai.press("d")
        #expect(try mai.wait(for: "removed · u brings it back"))
        #expect(try an.wait(seconds: 20) { $0.contains("message removed") })
        try an.press("Enter")
        for screen in [mai, an] {
            #expect(try screen.wait { $0.contains("why do you say that") && !$0.contains("a hasty word") })
            // The message itself, and the quote above the answer.
            #expect(try screen.settled().components(separatedBy: "message removed").count == 3)
        }
        #expect(try program.bytes(of: "quad.db").range(of: Data("why do you say that".utf8)) != nil)
    }

    @Test("A copied message leaves by OSC 52, and the screen says so")
    func copying() throws {
        let mai = try composing()
        try mai.press("BTab")
        _ = try mai.settled()
        let raw = program.folder.file("raw")
        try mai.pipe(to: raw)
        try mai.press("c")
        #expect(try mai.wait(for: "Copied: first"))
        let written = String(decoding: try Data(contentsOf: URL(fileURLWithPath: raw)), as: UTF8.self)
        let sequence = "\u{1B}]52;c;" + Data("first".utf8).base64EncodedString()
        #expect(written.contains(sequence), "\(written.debugDescription)")
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
        let person = try program.run(["chat", "person", evil])
        #expect(made.code == 0 && person.code == 0, "\(made.errors)\(person.errors)")
        let terminal = try PseudoTerminal(
            [QuadProgram.path, "--data", program.data],
            environment: program.environment(["SSH_USER_AUTH": accounts.auth("an")]))
        #expect(terminal.wait(for: "Quad", seconds: 60))
        for key in ["\u{1B}", "\u{1B}OQ", "n", "\u{1B}", "\u{1B}[B", "\r"] {
            _ = terminal.settle(quiet: 0.4)
            terminal.send(key)
        }
        let written = terminal.settle(quiet: 0.6)
        #expect(terminal.text.contains("red"))
        for sequence in ["\u{1B}]0;owned", "\u{1B}[31;7m", "\u{9B}2J"] {
            #expect(written.firstRange(of: Array(sequence.utf8)) == nil)
        }
    }
}
