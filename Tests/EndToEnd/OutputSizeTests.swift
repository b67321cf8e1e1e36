import TestSupport
import Testing

@Suite("What a key costs on the line", .serialized) struct OutputSizeTests {
    /// Sequences that wipe the screen: ED 2 and 3, ED 0 from the top, and a full reset.
    private static let wipes = ["\u{1B}[2J", "\u{1B}[3J", "\u{1B}[H\u{1B}[J", "\u{1B}c"]

    /// Sends keys and returns the bytes that came back.
    private func ask(_ terminal: PseudoTerminal, _ keys: String) -> [UInt8] {
        let start = terminal.settle().count
        terminal.send(keys)
        #expect(terminal.waitForOutput(from: start))
        return terminal.settle(from: start)
    }

    private func expectNoWipe(_ bytes: [UInt8], _ what: String) {
        let text = String(decoding: bytes, as: UTF8.self)
        for wipe in Self.wipes { #expect(!text.contains(wipe), "\(what)") }
    }

    @Test("A letter, a step in a list and a swipe send what changed, and never the whole screen")
    func bytes() throws {
        let program = try QuadProgram()
        try program.write("clock = false\n", to: "config")
        let terminal = try PseudoTerminal(
            [QuadProgram.path, "--data", program.data, "--seed", "7"], environment: program.environment())
        #expect(terminal.wait(for: Landmark.quickStart))
        // Into the field for the budget, where a letter changes nothing but itself.
        _ = ask(terminal, "\t")
        for digit in ["2", "4"] {
            let bytes = ask(terminal, digit)
            expectNoWipe(bytes, "letter")
            #expect(bytes.count <= 200, "letter: \(bytes.count) bytes")
        }
        terminal.skipToCard()
        let swipe = ask(terminal, "\u{1B}[C")
        expectNoWipe(swipe, "swipe")
        #expect(swipe.count <= 1_900, "swipe: \(swipe.count) bytes")
        _ = ask(terminal, "w")
        let step = ask(terminal, "\u{1B}[B")
        expectNoWipe(step, "step")
        // Two reasons change their look, and each may fill a line.
        #expect(step.count <= 400, "step: \(step.count) bytes")
    }
}
