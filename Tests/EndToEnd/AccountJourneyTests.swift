import Foundation
import TestSupport
import Testing

/// Accounts and addresses from key to screen, where other students are involved.
@Suite("Accounts among other students", .serialized) struct AccountJourneyTests {
    let program: QuadProgram

    init() throws { program = try QuadProgram() }

    private func run(_ action: String, in session: TmuxSession) throws {
        try session.press(":")
        try session.type(action)
        try session.press("Enter")
    }

    private func fill(_ texts: [String], in session: TmuxSession) throws {
        for text in texts {
            try session.press("C-u")
            try session.type(text)
            try session.press("Enter")
        }
    }

    private func signUp(_ name: String, in session: TmuxSession) throws {
        try run("make an account", in: session)
        #expect(try session.wait(for: "Four plain words"))
        try fill([name, "\(name.lowercased())@example.org", "\(name) four plain", "\(name) four plain"], in: session)
        #expect(try session.wait(for: "It is shown this once", seconds: 30))
        try session.press("Enter")
        try session.skipToCard()
        #expect(try session.wait(for: name))
    }

    /// From the list of accounts to the first card.
    private func signIn(_ name: String, in session: TmuxSession) throws {
        #expect(try session.wait(for: "Who are you?"))
        let rows = try session.lines().filter { !$0.isEmpty }.dropFirst().map {
            $0.trimmingCharacters(in: .whitespaces)
        }
        let index = try #require(rows.firstIndex { $0.hasPrefix(name) || $0.hasPrefix("▸ " + name) })
        for _ in 0..<index { try session.press("Down") }
        try session.press("Enter")
        #expect(try session.wait(for: "\(name) signs in"))
        try fill(["\(name) four plain"], in: session)
        #expect(try session.wait { $0.contains(name) && !$0.contains("signs in") })
    }

    @Test("A draft, a search and a conversation of one account are nowhere for the next, and there again for the first")
    func drafts() throws {
        let session = try TmuxSession.atCard(program, arguments: ["--trace", "state"])
        try signUp("Mai", in: session)
        for name in ["Mai", "an"] { #expect(try program.run(["chat", "person", name]).code == 0) }
        _ = try program.run(["chat", "send", "an", "our first words", "--as", "Mai"])
        try session.press("F2")
        #expect(try session.wait(for: "CONVERSATIONS"))
        try session.press("Enter")
        #expect(try session.wait(for: "Write a message"))
        try session.type("zebrafinch")
        #expect(try session.wait(for: "zebrafinch"))
        try session.press("Escape")
        _ = try session.settled()
        try session.press("/")
        #expect(try session.wait(for: "Search"))
        try session.type("narwhal")
        _ = try session.settled()
        for _ in 0..<3 { try session.press("Escape") }
        _ = try session.settled()
        try run("sign out", in: session)
        #expect(try session.wait(for: "Who are you?"))
        // What the program held of her is gone from memory, not only from the screen.
        let trace = try String(contentsOfFile: program.data + "/quad.trace", encoding: .utf8)
        #expect(trace.contains("session freed"), "\(trace.suffix(400))")
        #expect(!trace.contains("session is still held"))

        try session.press("End")
        _ = try session.settled()
        try session.press("Up")
        try session.press("Enter")
        #expect(try session.wait(for: "Four plain words"))
        try fill(["Linh", "linh@example.org", "Linh four plain", "Linh four plain"], in: session)
        #expect(try session.wait(for: "It is shown this once", seconds: 30))
        try session.press("Enter")
        try session.skipToCard()
        #expect(try program.run(["chat", "person", "Linh"]).code == 0)
        _ = try program.run(["chat", "send", "an", "words of Linh", "--as", "Linh"])
        try session.press("F2")
        #expect(try session.wait(for: "words of Linh"))
        try session.press("Enter")
        #expect(try session.wait(for: "Write a message"))
        try session.press("Up")
        try session.press("C-y")
        _ = try session.settled()
        try session.press("C-u")
        try session.press("Escape")
        _ = try session.settled()
        try session.press("/")
        #expect(try session.wait(for: "Search"))
        let linhs = try session.settled()
        for word in ["zebrafinch", "narwhal", "our first words"] { #expect(!linhs.contains(word)) }
        for _ in 0..<3 { try session.press("Escape") }
        _ = try session.settled()

        try run("sign out", in: session)
        try signIn("Mai", in: session)
        try session.press("F2")
        #expect(try session.wait(for: "our first words"))
        try session.press("Enter")
        #expect(try session.wait(for: "zebrafinch"))
        #expect(try !session.screen().contains("words of Linh"))
    }

    @Test("A name that looks like another account's, or can't be seen, is refused at its field with the reason")
    func lookAlikes() throws {
        let session = try TmuxSession.atCard(program)
        try signUp("Mail", in: session)
        try run("sign out", in: session)
        #expect(try session.wait(for: "Who are you?"))
        try session.press("End", "Up", "Enter")
        #expect(try session.wait(for: "Four plain words"))
        for (name, reason) in [
            ("Mai1", "taken for the account Mail"), ("MAIL", "taken for the account Mail"),
            ("М\u{430}il", "several alphabets"), ("\u{200B}\u{200D}", "A name has at least"),
            ("operator", "kept for the program"),
        ] {
            try fill([name, "other@example.org", "Other four plain", "Other four plain"], in: session)
            let isRefused = try session.wait(for: reason, seconds: 30)
            let screen = try session.screen()
            #expect(isRefused, "\(name): \(screen)")
            // The other answers stay where they were typed, and the cursor goes to the name.
            #expect(try session.screen().contains("other@example.org"))
        }
        #expect(try program.run(["accounts", "list"]).output.split(separator: "\n").count { $0.contains("Mai") } == 1)
    }

    @Test("quad open goes to a college and to a conversation in the running program, and starts one where none runs")
    func opening() throws {
        for name in ["guest", "an"] { #expect(try program.run(["chat", "person", name]).code == 0) }
        let sent = try program.run(["chat", "send", "an", "meet me at the gate", "--as", "guest"])
        #expect(sent.code == 0, "\(sent.errors)")
        let list = try program.run(["chat", "list", "--as", "guest", "--json"]).output
        let room = try #require(list.firstMatch(of: /"(?:room|id)" ?: ?"([^"]+)"/).map { String($0.1) }, "\(list)")
        // Nothing runs: on a terminal it begins there.
        let session = try TmuxSession(
            program,
            command: "'\(QuadProgram.path)' open quad://college/166683 --data '\(program.data)'")
        #expect(try session.wait(for: "Massachusetts Institute of Technology", seconds: 60))
        let conversation = try program.run(["open", "quad://conversation/\(room)"])
        #expect(conversation.output.contains("Opened in the running Quad"), "\(conversation.errors)")
        #expect(try session.wait(for: "meet me at the gate"))
        let college = try program.run(["open", "quad://college/110635"])
        #expect(college.code == 0)
        #expect(try session.wait(for: "Berkeley"))
        // Another account's program is not the one that was asked.
        _ = try program.run(["accounts", "list"])
        let other = try program.run(["open", "quad://college/166683", "--account", "an"])
        #expect(other.code != 0 || !other.output.contains("running Quad"))
        let wrong = try program.run(["open", "quad://college/99"])
        #expect(wrong.code != 0 || wrong.output.contains("Opened"))
        let nonsense = try program.run(["open", "quad://planet/9"])
        #expect(nonsense.code != 0 && nonsense.errors.contains("planet"))
        try session.press("C-c")
        #expect(try session.wait(for: "left with 0"))
    }
}
