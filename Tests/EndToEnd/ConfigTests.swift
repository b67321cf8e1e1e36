import TestSupport
import Testing

@Suite("The config file, seen from the screen", .serialized) struct ConfigTests {
    @Test("A line that does not apply is named with its number, and the others hold")
    func partlyBroken() throws {
        let program = try QuadProgram()
        try program.write("\u{FEFF}theme = mono\r\nnonsense\nkey.card.like = z\n", to: "config")
        let session = try TmuxSession.atCard(program)
        try session.press("z")
        #expect(try session.wait(for: "→ liked"))
        let again = try TmuxSession(program)
        #expect(try again.wait { $0.contains("config") && $0.contains("2") && $0.contains("nonsense") })
    }

    @Test("No config file stops the program", arguments: ["", "=\n=\n", String(repeating: "x = y\n", count: 200_000)])
    func neverFatal(text: String) throws {
        let program = try QuadProgram()
        try program.write(text, to: "config")
        let session = try TmuxSession.atCard(program)
        #expect(try session.screen().contains("Net price"))
    }

    @Test("A folder in the config file's place is spoken of, not crashed on")
    func folder() throws {
        let program = try QuadProgram()
        try program.makeFolder("config")
        let session = try TmuxSession.atCard(program)
        #expect(try session.screen().contains("Net price"))
    }
}
