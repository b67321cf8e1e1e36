import Foundation
import TestSupport
import Testing

/// Keeping others away, telling the host, showing family, asking an office: each from the key to what the other sees.
@Suite("Care in the Messages pane", .serialized) struct MessagesCareTests {
    let program: QuadProgram
    let accounts: KeyedAccounts

    init() throws {
        program = try QuadProgram()
        accounts = KeyedAccounts(program: program)
        try accounts.meet("mai", "an")
    }

    /// Waits for words on a screen, and shows it when they don't come.
    private func expect(_ session: TmuxSession, _ words: String) throws {
        let isThere = try session.wait(for: words)
        let screen = try session.screen()
        #expect(isThere, "\(words) is not on \(screen)")
    }

    /// The list about the other one, from the conversation with them.
    private func person(_ name: String, in session: TmuxSession) throws {
        try session.press("n")
        #expect(try session.wait(for: "Start a conversation"))
        try session.type(name)
        try session.press("Enter")
        #expect(try session.wait(for: "Write to \(name)"))
    }

    @Test("Who is blocked reaches nobody and hears nothing of it, until they are unblocked")
    func block() throws {
        let mai = try accounts.open("mai")
        try person("an", in: mai)
        try mai.type("block")
        try mai.press("Enter")
        _ = try mai.settled()
        // The safe answer has focus.
        try mai.press("Down")
        try mai.press("Enter")
        try expect(mai, "an is blocked")
        let sent = try program.run(["chat", "send", "mai", "can you hear me", "--as", "an"])
        #expect(sent.code == 0 && !(sent.output + sent.errors).lowercased().contains("block"))
        let hers = try program.run(["chat", "read", "an", "--as", "mai"]).output
        let his = try program.run(["chat", "read", "mai", "--as", "an"]).output
        #expect(!hers.contains("can you hear me") && his.contains("can you hear me"))
        #expect(try !mai.settled().contains("can you hear me"))
        try person("an", in: mai)
        try mai.type("unblock")
        try mai.press("Enter")
        #expect(try mai.wait(for: "can write to you again"))
        _ = try program.run(["chat", "send", "mai", "and now", "--as", "an"])
        #expect(try mai.wait(for: "and now"))
    }

    @Test("A contact sees what is shown to contacts, nobody sees it before, and what a terminal obeys never gets in")
    func contact() throws {
        func set(_ field: String, _ value: String) throws -> Int32 {
            try program.run(
                ["profile", "set", field, value, "--account", "an"],
                environment: ["SSH_USER_AUTH": accounts.auth("an")]
            ).code
        }
        #expect(try set("social.bio", "I like \u{1B}]0;owned\u{7}\u{1B}[31;7mrivers") == 65)
        #expect(try set("social.display_name", "\u{9B}2Jred") == 65)
        #expect(try set("social.bio", "I like rivers %s") == 0)
        #expect(try set("visibility.bio", "contacts") == 0)
        let mai = try accounts.open("mai")
        try person("an", in: mai)
        #expect(try !mai.settled().contains("I like"))
        try mai.type("ask")
        try mai.press("Enter")
        try expect(mai, "an was asked")
        let an = try accounts.open("an")
        try expect(an, "wants contact: Enter")
        try an.press("Home", "]", "]")
        _ = try an.settled()
        try an.press("Enter")
        try expect(an, "Accept mai as a contact")
        try an.press("Enter")
        try expect(an, "mai is a contact now")
        #expect(try an.wait { !$0.contains("wants contact") })
        try mai.press("Escape")
        _ = try mai.settled()
        try person("an", in: mai)
        try expect(mai, "I like rivers %s")
    }

    @Test("A report goes to whoever runs the host, with the reason, and its subject is not told")
    func report() throws {
        let mai = try accounts.open("mai")
        try person("an", in: mai)
        try mai.type("report")
        try mai.press("Enter")
        #expect(try mai.wait(for: "what happened"))
        try mai.press("Enter")
        _ = try mai.settled()
        try mai.type("asked for money")
        try mai.press("Enter")
        #expect(try mai.wait(for: "Your report is kept"))
        let reports = try program.run(["chat", "reports"])
        #expect(reports.output.contains("mai about an: asked for money"), "\(reports.output)\(reports.errors)")
        #expect(try !program.run(["chat", "read", "mai", "--as", "an"]).output.contains("money"))
    }

    @Test("A code for the shortlist is made, says what it shows, is read, and shows nothing once revoked")
    func shareCode() throws {
        let mai = try TmuxSession.atCard(program, environment: ["SSH_USER_AUTH": accounts.auth("mai")])
        try mai.press("Right")
        #expect(try mai.wait(for: "→ liked"))
        let liked = try #require(try mai.screen().firstMatch(of: /→ liked (.+?) ·/).map { String($0.1) })
        try mai.press("F2")
        #expect(try mai.wait(for: "[2 Messages"))
        try mai.press("S")
        #expect(try mai.wait(for: "what others see"))
        try mai.type("shortlist")
        try mai.press("Enter")
        #expect(try mai.wait(for: "Make a code"))
        #expect(try mai.screen().contains("counselor"))
        try mai.press("Enter")
        #expect(try mai.wait(for: "quad shared"))
        let code = try #require(
            try mai.screen().firstMatch(of: /quad shared ([0-9A-Z]{4}(-[0-9A-Z]{4})+)/).map { String($0.1) })
        let shared = try program.run(["shared", code])
        #expect(shared.code == 0 && shared.output.contains(liked), "\(shared.output)\(shared.errors)")
        #expect(!shared.output.contains("%"), "no score, nothing of the profile")
        try mai.type("revoke")
        try mai.press("Enter")
        #expect(try mai.wait(for: "shows nothing any more"))
        let after = try program.run(["shared", code])
        #expect(after.code != 0 && !after.output.contains(liked))
    }

    @Test("A question to an admissions office is drafted with reasons, copied, marked, and stands in the list")
    func admissions() throws {
        let mai = try TmuxSession.atCard(
            program, columns: 100, rows: 40, environment: ["SSH_USER_AUTH": accounts.auth("mai")])
        try mai.press("A")
        try expect(mai, "draft · ")
        #expect(try mai.screen().contains("Dear admissions office"))
        #expect(try mai.screen().contains("Quad sends no mail itself"))
        try mai.type("copy")
        try mai.press("Enter")
        #expect(try mai.wait(for: "copied · "))
        try mai.type("sent")
        try mai.press("Enter")
        #expect(try mai.wait(for: "sent by e-mail · "))
        try mai.type("answered")
        try mai.press("Enter")
        #expect(try mai.wait(for: "answered · "))
        try mai.press("Escape")
        #expect(try mai.wait { $0.contains("answered · ") && !$0.contains("Dear admissions office") })
        // It is kept with its state.
        try mai.press("C-c")
        #expect(try mai.wait(for: "left with 0"))
        let again = try accounts.open("mai", columns: 100, rows: 40)
        #expect(try again.wait(for: "answered"))
    }

    @Test("A notification leaves by the sequence that was chosen, harmless, and once", arguments: ["osc9", "osc777"])
    func notification(kind: String) throws {
        try program.write("notify = \(kind)\n", to: "config")
        let an = try accounts.open("an")
        let raw = program.folder.file("raw")
        try an.pipe(to: raw)
        let start = kind == "osc9" ? "\u{1B}]9;" : "\u{1B}]777;notify;Quad;"
        let sent = try program.run(["chat", "send", "an", "look\u{1B}]0;owned\u{7}\u{9B}2J here;now", "--as", "mai"])
        #expect(sent.code == 0, "\(sent.errors)")
        #expect(try an.wait(for: "here;now"))
        _ = try an.settled()
        let written = try Data(contentsOf: URL(fileURLWithPath: raw))
        let bytes = [UInt8](written)
        let text = String(decoding: bytes, as: UTF8.self)
        #expect(text.components(separatedBy: start).count == 2, "\(text.debugDescription)")
        let body = try #require(text.components(separatedBy: start).last?.prefix { $0 != "\u{7}" })
        #expect(body.contains("mai") && body.contains("look") && !body.contains("\u{1B}"))
        #expect(!text.contains("\u{1B}]0;owned") && !text.contains("\u{9B}2J"))
    }
}

extension QuadProgram {
    /// A file of the data folder with its write-ahead log.
    func bytes(of name: String) throws -> Data {
        var bytes = try Data(contentsOf: URL(fileURLWithPath: data + "/" + name))
        bytes += (try? Data(contentsOf: URL(fileURLWithPath: data + "/" + name + "-wal"))) ?? Data()
        return bytes
    }
}
