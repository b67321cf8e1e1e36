import Domain
import TestSupport
import Testing

@Suite("The whole catalogue in use", .serialized) struct LargeDataTests {
    @Test("Searches, details and swipes through thousands of colleges leave memory where it was")
    func bounded() throws {
        let program = try QuadProgram()
        let terminal = try PseudoTerminal(
            [QuadProgram.path, "--data", program.data, "--seed", "7"], environment: program.environment())
        terminal.skipToCard()
        let words = ["university", "college of", "state", "instutute", "san", "zzzz"]
        func round(_ index: Int) {
            terminal.send("/")
            _ = terminal.settle(from: terminal.output.count, quiet: 0.05)
            for letter in words[index % words.count] {
                terminal.send(String(letter))
                _ = terminal.settle(from: terminal.output.count, quiet: 0.01)
            }
            for key in ["\u{1B}[6~", "\u{1B}[6~", "\r", "\u{1B}[A"] {
                terminal.send(key)
                _ = terminal.settle(from: terminal.output.count, quiet: 0.05)
            }
            for _ in 0..<4 {
                terminal.send("\u{1B}")
                _ = terminal.settle(from: terminal.output.count, quiet: 0.1)
            }
            terminal.send(index.isMultiple(of: 2) ? "\u{1B}[C" : "\u{1B}[D")
            _ = terminal.settle(from: terminal.output.count, quiet: 0.05)
        }
        // Search index, field titles and statements are loaded by then.
        for index in 0..<6 { round(index) }
        let before = terminal.residentBytes
        for index in 0..<Stress.count("ROUNDS", full: 100) { round(index) }
        #expect(terminal.residentBytes - before < 12 * 1_048_576, "grew by \(terminal.residentBytes - before) bytes")
        #expect(terminal.exitCode(within: 0) == nil)
        terminal.send([3])
        #expect(terminal.exitCode() == 0)
    }
}
