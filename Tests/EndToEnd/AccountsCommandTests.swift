import Foundation
import TestSupport
import Testing

@Suite("quad profile, accounts, auth and open") struct AccountsCommandTests {
    let quad: QuadProgram

    init() throws { quad = try QuadProgram() }

    /// Runs a command on a terminal and answers its prompts in turn.
    private func onTerminal(_ arguments: [String], _ answers: [(prompt: String, answer: String)]) throws -> (
        code: Int32?, text: String
    ) {
        let terminal = try PseudoTerminal(
            [QuadProgram.path] + arguments + ["--data", quad.data], environment: quad.environment())
        var start = 0
        for (prompt, answer) in answers {
            #expect(terminal.wait(for: prompt, from: start), "\(terminal.text)")
            start = terminal.output.count
            terminal.send(answer + "\r")
        }
        let code = terminal.exitCode()
        return (code, String(decoding: terminal.settle(), as: UTF8.self))
    }

    private func addMai() throws -> String {
        let made = try onTerminal(
            ["accounts", "add", "Mai", "--email", "mai@example.org"],
            [("New passphrase", "four plain words"), ("The same again", "four plain words")])
        #expect(made.code == 0)
        #expect(!made.text.contains("four plain words"))
        return made.text
    }

    private func write(_ text: String, to name: String) throws -> String {
        let path = quad.folder.file(name)
        try text.write(toFile: path, atomically: true, encoding: .utf8)
        return path
    }

    @Test("Home is a ZIP code and nothing nearer: no coordinate in what is shown, exported or logged")
    func noCoordinates() throws {
        #expect(try quad.run(["profile", "set", "home_zip", "02139"]).code == 0)
        let near = try quad.run(["search", "Cambridge", "--trace", "state,net,frames"])
        #expect(near.code == 0)
        let shown = try quad.run(["profile", "show", "--reveal"]).output
        let exported = try quad.run(["profile", "export"]).output
        #expect(shown.contains("02139") && exported.contains("02139"))
        let files = try FileManager.default.contentsOfDirectory(atPath: quad.data).filter {
            !$0.hasPrefix("catalog.db") && !$0.hasPrefix("quad.db")
        }
        let kept = files.compactMap { try? String(contentsOfFile: quad.data + "/" + $0, encoding: .utf8) }
        for text in [shown, exported] + kept { #expect(text.firstMatch(of: /-?\d{1,3}\.\d{3,}/) == nil) }
    }

    @Test("A profile goes in, is shown with its sensitive fields hidden, and comes out as it can go in again")
    func profile() throws {
        let file = try write(
            """
            {"name": "Mai", "numAPClass": 7, "gpa": 92, "gpa_scale": "hundred", "household_income": "up_to_30000",
             "favourite_colour": "green"}
            """, to: "mai.json")
        let taken = try quad.run(["profile", "import", file])
        #expect(taken.code == 0, "\(taken.errors)")
        #expect(taken.output.contains("favourite_colour"))
        let shown = try quad.run(["profile", "show"])
        #expect(shown.output.contains("AP classes") && !shown.output.contains("up_to_30000"))
        #expect(try quad.run(["profile", "show", "--reveal"]).output.contains("up_to_30000"))
        #expect(try quad.run(["profile", "set", "social.bio", "Maps", "and", "jazz"]).code == 0)
        let exported = try quad.run(["profile", "export"])
        let again = try write(exported.output, to: "again.json")
        let other = try QuadProgram()
        #expect(try other.run(["profile", "import", again]).code == 0)
        #expect(try other.run(["profile", "export"]).output == exported.output)
        #expect(try quad.run(["profile", "export", "--format", "md"]).output.contains("- AP classes: 7"))
    }

    @Test("A profile that breaks off or holds a wrong field is refused whole, with the place of the fault")
    func refused() throws {
        #expect(try quad.run(["profile", "set", "name", "Mai"]).code == 0)
        let before = try quad.run(["profile", "export"]).output
        let broken = try quad.run(["profile", "import", write("{\"name\": \"Linh\",\n \"sat\": 14", to: "broken.json")])
        #expect(broken.code == 65)
        #expect(broken.errors.contains("line 2, column 11"))
        let wrong = try quad.run([
            "profile", "import", write("{\"name\": \"Linh\",\n \"sat\": 1610}", to: "wrong.json"),
        ])
        #expect(wrong.code == 65)
        #expect(wrong.errors.contains("line 2, sat: It lies between 400 and 1600."))
        #expect(try quad.run(["profile", "set", "sat", "1610"]).code == 65)
        #expect(try quad.run(["profile", "export"]).output == before)
    }

    @Test("Two accounts of one installation never see each other's profile")
    func isolation() throws {
        _ = try addMai()
        _ = try onTerminal(
            ["accounts", "add", "Linh", "--email", "linh@example.org"],
            [("New passphrase", "other plain words"), ("The same again", "other plain words")])
        let accounts = [("Mai", "four plain words"), ("linh@example.org", "other plain words")]
        for (name, passphrase) in accounts {
            let set = try onTerminal(
                ["profile", "set", "name", "I am \(name)", "--account", name], [("Passphrase for", passphrase)])
            #expect(set.code == 0, "\(set.text)")
        }
        for (index, (name, passphrase)) in accounts.enumerated() {
            let shown = try onTerminal(["profile", "show", "--account", name], [("Passphrase for", passphrase)])
            #expect(shown.text.contains("I am \(name)"))
            #expect(!shown.text.contains("I am \(accounts[1 - index].0)"))
        }
        #expect(try !quad.run(["profile", "show"]).output.contains("I am"))
    }

    @Test("A wrong passphrase, no terminal, a look-alike and a hidden character are refused in words")
    func signIn() throws {
        _ = try addMai()
        let wrong = try onTerminal(["profile", "show", "--account", "Mai"], [("Passphrase for", "something else")])
        #expect(wrong.code == 1)
        #expect(wrong.text.contains("passphrase is wrong"))
        let givenUp = try onTerminal(["profile", "show", "--account", "Mai"], [("Passphrase for", "half\u{3}")])
        #expect(givenUp.code == 2)
        let lookalike = try quad.run(["accounts", "add", "adm1n", "--email", "a@b.org"])
        #expect(lookalike.code == 65)
        let hidden = try quad.run(["accounts", "add", "M\u{200B}ai", "--email", "a@b.org"])
        #expect(hidden.errors.contains("can't be seen"))
        #expect(try quad.run(["accounts", "add", "Linh", "--email", "linh@home"]).errors.contains("no domain"))
    }

    @Test("A program that is told to end at the prompt ends, and the terminal shows what is typed again")
    func signal() throws {
        _ = try addMai()
        let script = "\(QuadProgram.path) profile show --account Mai --data \(quad.data); echo left $?; stty -a"
        let terminal = try PseudoTerminal(["/bin/sh", "-c", script], environment: quad.environment())
        #expect(terminal.wait(for: "Passphrase for"))
        let find = Process()
        find.executableURL = URL(fileURLWithPath: "/bin/sh")
        // The shell's only child is the program.
        find.arguments = ["-c", "kill -TERM $(cat /proc/\(terminal.processID)/task/\(terminal.processID)/children)"]
        try find.run()
        find.waitUntilExit()
        #expect(terminal.wait(for: "left 143"), "\(terminal.text)")
        _ = terminal.exitCode()
        #expect(terminal.text.contains(" echo ") && !terminal.text.contains("-echo "), "\(terminal.text)")
    }

    @Test("The operator's code makes an account verified, once")
    func verify() throws {
        _ = try addMai()
        #expect(try quad.run(["accounts", "list"]).output.contains("Mai\tlocal\tunverified"))
        let code = try quad.run(["accounts", "code", "Mai"]).output
        #expect(try quad.run(["accounts", "verify", "Mai"], input: "AAAA-AAAA-AAAA\n").code == 1)
        #expect(try quad.run(["accounts", "verify", "Mai"], input: code).code == 0)
        #expect(try quad.run(["accounts", "verify", "Mai"], input: code).code == 1)
        #expect(try quad.run(["accounts", "list"]).output.contains("Mai\tlocal\tverified"))
    }

    @Test("A sign-in link opens one run without a passphrase, and only one")
    func link() throws {
        _ = try addMai()
        let text = try onTerminal(["auth", "link", "--account", "Mai"], [("Passphrase for", "four plain words")]).text
        let link = try #require(text.firstMatch(of: /quad:\/\/auth\/[0-9A-Z]+/)).output
        #expect(try quad.run(["profile", "show", "--account", String(link)]).output.contains("Profile of Mai"))
        #expect(try quad.run(["profile", "show", "--account", String(link)]).code == 1)
    }

    @Test("The recovery code is shown once and sets a new passphrase")
    func recover() throws {
        let text = try addMai()
        let code = try #require(text.firstMatch(of: /[0-9A-Z]{4}(-[0-9A-Z]{4}){5}/)).output.0
        let recovered = try onTerminal(
            ["accounts", "recover", "Mai"],
            [
                ("recovery code", String(code)), ("New passphrase", "third plain words"),
                ("The same again", "third plain words"),
            ])
        #expect(recovered.code == 0, "\(recovered.text)")
        let shown = try onTerminal(["profile", "show", "--account", "Mai"], [("Passphrase for", "third plain words")])
        #expect(shown.code == 0)
    }

    @Test("An SSH session is its key's account, without a passphrase")
    func ssh() throws {
        let key = "ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAIE84IfgLd6EXWEsegBTNLZ6N9FKfWQrBy+Tbvch/GlDM"
        let file = try write("publickey \(key)\n", to: "auth")
        try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: file)
        let session = ["SSH_USER_AUTH": file]
        #expect(try quad.run(["profile", "set", "name", "By key"], environment: session).code == 0)
        #expect(try quad.run(["profile", "show"], environment: session).output.contains("By key"))
        #expect(try !quad.run(["profile", "show"]).output.contains("By key"))
        #expect(try quad.run(["accounts", "list"]).output.contains("ssh\tunverified\tSHA256:apr+uvGeH3ge"))
        #expect(try quad.run(["profile", "show", "--account", "ssh-apruvGeH"]).code == 1)
    }

    @Test("Removing says what goes, exports first, needs the name typed, and leaves no byte behind")
    func remove() throws {
        _ = try addMai()
        _ = try onTerminal(
            ["profile", "set", "name", "Zanzibar", "--account", "Mai"], [("Passphrase for", "four plain words")])
        let folder = quad.folder.file("export")
        let kept = try quad.run(["accounts", "remove", "Mai", "--operator"], input: "mai\n")
        #expect(kept.code == 1 && kept.output.contains("profile\t"))
        let gone = try quad.run(["accounts", "remove", "Mai", "--operator", "--to", folder], input: "Mai\n")
        #expect(gone.code == 0, "\(gone.errors)")
        #expect(try String(contentsOfFile: folder + "/profile.json", encoding: .utf8).contains("Zanzibar"))
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder).contains("README.md"))
        for name in try FileManager.default.contentsOfDirectory(atPath: quad.data) {
            let data = try Data(contentsOf: URL(fileURLWithPath: quad.data + "/" + name))
            #expect(data.range(of: Data("Zanzibar".utf8)) == nil, "\(name)")
        }
        #expect(try !quad.run(["accounts", "list"]).output.contains("Mai"))
    }

    @Test(
        "An address that leads nowhere is refused in words",
        arguments: [
            ("https://college/166683", "begins with quad://"), ("quad://campus/1", "nothing Quad knows"),
            ("quad://college/12", "There can't be"), ("quad://auth/x", "There can't be"),
        ])
    func open(address: String, words: String) throws {
        let outcome = try quad.run(["open", address])
        #expect(outcome.code == 65)
        #expect(outcome.errors.contains(words))
    }
}
