import Foundation
import TestSupport
import Testing

@Suite("Copying", .serialized) struct CopyTests {
    /// A session at the first card, with the college's name from the first line of the card.
    private func start(_ environment: [String: String]) throws -> PseudoTerminal {
        let program = try QuadProgram()
        try program.write("clock = false\n", to: "config")
        let terminal = try PseudoTerminal(
            [QuadProgram.path, "--data", program.data, "--seed", "7"], environment: program.environment(environment))
        terminal.skipToCard()
        return terminal
    }

    /// What the last OSC 52 carried.
    private func copied(_ text: String) -> String? {
        guard let start = text.range(of: "]52;c;", options: .backwards)?.upperBound else { return nil }
        let coded = text[start...].prefix { $0.isLetter || $0.isNumber || "+/=".contains($0) }
        return Data(base64Encoded: String(coded)).map { String(decoding: $0, as: UTF8.self) }
    }

    @Test("A college's name goes to the terminal's clipboard, and the status line says so")
    func plain() throws {
        let terminal = try start([:])
        let before = terminal.output.count
        terminal.send("c")
        #expect(terminal.wait(for: "\u{1B}]52;c;", from: before))
        let name = try #require(copied(terminal.text))
        #expect(name.contains("Arizona State University"))
        // The toast names what was copied.
        #expect(terminal.wait(for: "opied", from: before))
        #expect(!terminal.text.contains("\u{1B}Ptmux;"))
    }

    @Test("In tmux the sequence is wrapped too, so that it reaches the terminal outside")
    func tmux() throws {
        let terminal = try start(["TMUX": "/tmp/none,1,0"])
        let before = terminal.output.count
        terminal.send("c")
        #expect(terminal.wait(for: "\u{1B}Ptmux;\u{1B}\u{1B}]52;c;", from: before))
        #expect(terminal.wait(for: "opied", from: before))
    }

    @Test("A terminal that takes no copies is not sent any, and the text stands there to be copied by hand")
    func refused() throws {
        let terminal = try start(["TERM": "linux"])
        let before = terminal.output.count
        terminal.send("c")
        #expect(terminal.wait(for: "by hand", from: before))
        #expect(!terminal.text.contains("]52;"))
    }
}
