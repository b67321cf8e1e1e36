import Foundation
import TestSupport
import Testing

@Suite("Accounts on the screen", .serialized) struct AccountScreenTests {
    let program: QuadProgram

    init() throws { program = try QuadProgram() }

    /// Signs somebody up from the palette, and stands on their first card.
    private func signUp(_ name: String, _ passphrase: String, in session: TmuxSession) throws -> String {
        try session.press(":")
        try session.type("make an account")
        try session.press("Enter")
        #expect(try session.wait(for: "Four plain words"))
        for text in [name, "\(name.lowercased())@example.org", passphrase, passphrase] {
            try session.type(text)
            try session.press("Enter")
        }
        #expect(try session.wait(for: "It is shown this once", seconds: 30))
        let code = try #require(
            try session.screen().firstMatch(of: /[0-9A-Z]{4}(-[0-9A-Z]{4}){5}/).map { String($0.0) })
        try session.press("Enter")
        try session.skipToCard()
        #expect(try session.wait(for: name))
        return code
    }

    private func signIn(_ name: String, _ passphrase: String, in session: TmuxSession) throws {
        #expect(try session.wait(for: "Who are you?"))
        let lines = try session.lines().filter { !$0.isEmpty }
        let rows = lines.dropFirst().map { $0.trimmingCharacters(in: .whitespaces) }
        let index = try #require(rows.firstIndex { $0.hasPrefix(name) || $0.hasPrefix("▸ " + name) })
        for _ in 0..<index { try session.press("Down") }
        try session.press("Enter")
        #expect(try session.wait(for: "\(name) signs in"))
        try session.type(passphrase)
        try session.press("Enter")
    }

    private func run(_ action: String, in session: TmuxSession) throws {
        try session.press(":")
        try session.type(action)
        try session.press("Enter")
    }

    @Test("A locked screen shows nothing, makes wrong passphrases wait, and opens again where it was")
    func lock() throws {
        let session = try TmuxSession.atCard(program)
        _ = try signUp("Mai", "four plain words", in: session)
        let card = try session.settled().split(separator: "\n").first { $0.contains("│  ") }.map(String.init) ?? "?"
        try session.press("M-l")
        #expect(try session.wait(for: "Locked: Mai"))
        #expect(try !session.screen().contains(card))
        for attempt in 0..<4 {
            try session.type("wrong \(attempt)")
            try session.press("Enter")
            #expect(try session.wait { $0.contains("is wrong") || $0.contains("Please wait") })
            #expect(try !session.screen().contains("wrong \(attempt)"))
        }
        #expect(try session.wait(for: "Please wait"))
        #expect(try session.wait { !$0.contains("Please wait") })
        try session.press("C-u")
        try session.type("four plain words")
        try session.press("Enter")
        #expect(try session.wait(for: card))
    }

    @Test("Nothing of an account is left for the next one on the same terminal")
    func switching() throws {
        let session = try TmuxSession.atCard(program)
        _ = try signUp("Mai", "four plain words", in: session)
        try session.press("Right")
        #expect(try session.wait(for: "→ liked"))
        let liked = try #require(
            try session.screen().firstMatch(of: /→ liked (.+?) ·/).map { String($0.1) })
        try session.press("/")
        #expect(try session.wait(for: "Name, town or alias"))
        try session.type("zebrafinch")
        _ = try session.settled()
        try session.press("Escape")
        _ = try session.settled()
        try run("sign out", in: session)
        #expect(try session.wait(for: "Who are you?"))
        try session.press("End")
        _ = try session.settled()
        let signedOut = try session.screen()
        #expect(!signedOut.contains(liked) && !signedOut.contains("zebrafinch"))
        try session.press("Up")
        try session.press("Enter")
        #expect(try session.wait(for: "Four plain words"))
        for text in ["Linh", "linh@example.org", "other plain words", "other plain words"] {
            try session.type(text)
            try session.press("Enter")
        }
        #expect(try session.wait(for: "It is shown this once", seconds: 30))
        try session.press("Enter")
        try session.skipToCard()
        #expect(try session.wait(for: "Linh"))
        // Nothing to take back, an empty search, no college that is out, and no word of hers anywhere.
        try session.press("u")
        #expect(try session.wait(for: "Nothing to take back"))
        try session.press("m")
        _ = try session.settled()
        #expect(try !session.screen().contains(liked))
        try session.press("Escape")
        _ = try session.settled()
        try session.press("/")
        #expect(try session.wait(for: "Name, town or alias"))
        #expect(try !session.screen().contains("zebrafinch"))
        try session.press("C-y")
        _ = try session.settled()
        #expect(try !session.screen().contains("zebrafinch"))
        try session.press("C-c")
        #expect(try session.wait(for: "left with 0"))
        let scrollback = try session.scrollback()
        #expect(!scrollback.contains(liked) && !scrollback.contains("zebrafinch"))
        let log = (try? String(contentsOfFile: program.data + "/quad.log", encoding: .utf8)) ?? ""
        #expect(!log.contains("zebrafinch") && !log.contains("Mai"))
    }

    @Test("Two terminals are two students, and what one says the other never sees")
    func twoProcesses() throws {
        let mai = try TmuxSession.atCard(program)
        _ = try signUp("Mai", "four plain words", in: mai)
        let linh = try TmuxSession.atCard(program)
        _ = try signUp("Linh", "other plain words", in: linh)
        for (session, word) in [(mai, "maigold"), (linh, "linhblue")] {
            try session.press("4")
            #expect(try session.wait(for: "Basic information"))
            try session.press("Home")
            try session.press("Down")
            try session.press("Enter")
            _ = try session.settled()
            try session.press("Enter")
            try session.type(word)
            try session.press("Enter")
            #expect(try session.wait(for: "Saved: Name"))
        }
        for _ in 0..<3 {
            for (session, own, other) in [(mai, "maigold", "linhblue"), (linh, "linhblue", "maigold")] {
                try session.press("1")
                _ = try session.settled()
                try session.press("4")
                #expect(try session.wait(for: own))
                #expect(try !session.screen().contains(other))
            }
        }
    }

    @Test("Everything is exported to one archive, and a deleted account is truly gone from the files")
    func remove() throws {
        let session = try TmuxSession.atCard(program)
        _ = try signUp("Mai", "four plain words", in: session)
        #expect(try program.run(["accounts", "list"]).output.contains("Mai"))
        try session.press("4")
        #expect(try session.wait(for: "Basic information"))
        try session.press("Home")
        try session.press("Down")
        try session.press("Enter")
        _ = try session.settled()
        try session.press("Enter")
        try session.type("Quetzalcoatlus Nguyen")
        try session.press("Enter")
        #expect(try session.wait(for: "Saved: Name"))
        try run("export my data", in: session)
        #expect(try session.wait(for: "one archive"))
        let archive = program.folder.file("mai.tar")
        try session.press("C-u")
        try session.type(archive)
        try session.press("Enter")
        #expect(try session.wait(for: "Everything is in"))
        let bytes = try Data(contentsOf: URL(fileURLWithPath: archive))
        #expect(bytes.range(of: Data("profile.md".utf8)) != nil)
        #expect(bytes.range(of: Data("Quetzalcoatlus".utf8)) != nil)
        try session.press("Enter")
        _ = try session.settled()

        try run("delete account", in: session)
        #expect(try session.wait(for: "Keep everything"))
        // Enter twice keeps everything: the safe answer has focus.
        try session.press("Enter")
        _ = try session.settled()
        #expect(try program.run(["accounts", "list"]).output.contains("Mai"))
        try run("delete account", in: session)
        #expect(try session.wait(for: "Keep everything"))
        try session.press("Down")
        try session.press("Enter")
        #expect(try session.wait(for: "This goes for good"))
        try session.type("four plain words")
        try session.press("Enter")
        try session.type("Mia")
        try session.press("Enter")
        #expect(try session.wait(for: "type the name: Mai"))
        try session.press("C-u")
        try session.type("Mai")
        try session.press("Enter")
        #expect(try session.wait(for: "The account is gone", seconds: 30))
        try session.press("Enter")
        #expect(try session.wait(for: "Who are you?"))
        #expect(try !session.screen().contains("Mai"))
        try session.press("C-c")
        #expect(try session.wait(for: "left with 0"))
        for name in try FileManager.default.contentsOfDirectory(atPath: program.data) {
            guard let file = FileManager.default.contents(atPath: program.data + "/" + name) else { continue }
            #expect(file.range(of: Data("Quetzalcoatlus".utf8)) == nil, "\(name)")
            #expect(file.range(of: Data("mai@example.org".utf8)) == nil, "\(name)")
        }
    }

    @Test("A language and a theme chosen on the screen hold at once, and the file keeps its comments")
    func settings() throws {
        try program.write("# mine\ntheme = dark # at night\n", to: "config")
        let session = try TmuxSession.atCard(program)
        try session.press(",")
        #expect(try session.wait(for: "Language"))
        try session.press("Home")
        try session.press("Enter")
        #expect(try session.wait(for: "Tiếng Việt"))
        try session.press("Down", "Down", "Enter")
        #expect(try session.wait(for: "Ngôn ngữ"))
        #expect(try session.wait(for: "Hồ sơ"))
        try session.press("Down", "Enter")
        #expect(try session.wait(for: "tương phản cao"))
        try session.press("Down", "Enter")
        _ = try session.settled()
        try session.press("C-c")
        #expect(try session.wait(for: "left with 0"))
        let config = try String(contentsOfFile: program.data + "/config", encoding: .utf8)
        #expect(config == "# mine\ntheme = light # at night\nlang = vi\n")
        let again = try TmuxSession(program)
        #expect(try again.wait(for: "Ngôn ngữ"))
    }

    @Test("Keys that are taken are named before they are written")
    func keys() throws {
        let session = try TmuxSession.atCard(program)
        try session.press(",")
        #expect(try session.wait(for: "Config file"))
        try session.press("End", "Up", "Up", "Enter")
        #expect(try session.wait(for: "Enter changes the keys"))
        try session.press("Home", "Enter")
        try session.press("C-u")
        try session.type("2")
        try session.press("Enter")
        #expect(try session.wait(for: "2 is"))
        try session.press("C-u")
        try session.type("F5")
        try session.press("Enter")
        #expect(try session.wait { !$0.contains("2 is") })
        _ = try session.settled()
        try session.press("F5")
        #expect(try session.wait(for: "["))
        try session.press("C-c")
        #expect(try session.wait(for: "left with 0"))
        #expect(try String(contentsOfFile: program.data + "/config", encoding: .utf8) == "key.pane.swipe = F5\n")
    }
}
