import TestSupport
import Testing

@Suite("Terminals and locales", .serialized) struct TerminalKindsTests {
    @Test(
        "Any locale starts; without UTF-8 the frame is ASCII",
        arguments: [
            (["LC_ALL": "", "LANG": "C"], false), (["LC_ALL": "POSIX"], false),
            (["LC_ALL": "", "LC_CTYPE": "C.UTF-8"], true), (["LC_ALL": "xx_YY.UTF-8"], true),
            (["LC_ALL": "C.UTF-8"], true),
        ])
    func locales(environment: [String: String], isUTF8: Bool) throws {
        let session = try TmuxSession.atCard(try QuadProgram(), environment: environment)
        let screen = try session.settled()
        #expect(screen.contains("╭") == isUTF8)
        #expect(screen.contains("│") == isUTF8)
        #expect(isUTF8 || screen.utf8.allSatisfy { $0 < 0x80 })
    }

    @Test(
        "A terminal without a description falls back, and what is selected shows in the text",
        arguments: ["xterm-ghostty", "dumb2", "linux", "vt100", "screen", "xterm-256color"])
    func kinds(term: String) throws {
        let session = try TmuxSession.atCard(try QuadProgram(), environment: ["TERM": term])
        #expect(try session.screen().contains("[1 Swipe]"))
        try session.press("/")
        try session.type("state")
        #expect(try session.wait { $0.contains("▸ ") || $0.contains("> ") })
    }

    @Test("TERM=dumb is refused in words that help, with exit code 2")
    func dumb() throws {
        let program = try QuadProgram()
        let terminal = try PseudoTerminal(
            [QuadProgram.path, "--data", program.data], environment: program.environment(["TERM": "dumb"]))
        #expect(terminal.exitCode() == 2)
        #expect(terminal.wait(for: "TERM=dumb", seconds: 1))
        #expect(!terminal.text.contains("\u{1B}"))
    }

    @Test("The Linux console gets its colours")
    func linuxColours() throws {
        let program = try QuadProgram()
        let terminal = try PseudoTerminal(
            [QuadProgram.path, "--data", program.data], environment: program.environment(["TERM": "linux"]))
        #expect(terminal.wait(for: Landmark.quickStart))
        _ = terminal.settle()
        #expect(terminal.text.firstMatch(of: /\x1B\[(?:\d+;)*3[1-7](?:;\d+)*m/) != nil)
    }
}
