import TestSupport
import Testing

@Suite("Plain mode", .serialized) struct PlainTests {
    @Test("Lines are only appended, without frames, and each event is told")
    func lines() throws {
        let program = try QuadProgram()
        let terminal = try PseudoTerminal(
            [QuadProgram.path, "--data", program.data, "--plain", "--seed", "7"],
            environment: program.environment(["TERM": "dumb"]))
        #expect(terminal.wait(for: Landmark.quickStart))
        terminal.send("\r")
        _ = terminal.settle(quiet: 0.4)
        terminal.send("\u{1B}")
        _ = terminal.settle(quiet: 0.4)
        let before = terminal.output.count
        terminal.send("\u{1B}[C")
        #expect(terminal.wait(for: "→ liked", from: before))
        terminal.send([3])
        #expect(terminal.exitCode() == 0)
        #expect(!terminal.text.contains("\u{1B}"))
        #expect(!terminal.text.contains { "╭╮╰╯│─▓░".contains($0) })
    }
}
