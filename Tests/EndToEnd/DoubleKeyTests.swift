import Domain
import TestSupport
import Testing

@Suite("Keys struck twice", .serialized) struct DoubleKeyTests {
    /// What takes back and what leaves do so on purpose, and the digits change the pane.
    private static let keys =
        (33...126).map { String(UnicodeScalar(UInt8($0))) }.filter { !"uq1234:".contains($0) }
        + ["\r", "\t", " ", "\u{7F}", "\u{1B}[3~", "\u{1B}[A", "\u{1B}[B"]

    @Test("Any key pressed twice at once, on every pane, loses no swipe")
    func nothingLost() throws {
        let program = try QuadProgram()
        // Some of the keys write exports into the folder that the program was started from.
        let line = "cd '\(program.folder.path)' && exec '\(QuadProgram.path)' --data '\(program.data)' --seed 7"
        let terminal = try PseudoTerminal(
            ["/bin/sh", "-c", line],
            environment: program.environment(["EDITOR": "true", "BROWSER": "true"]))
        terminal.skipToCard()
        for _ in 0..<5 {
            let start = terminal.output.count
            terminal.send("\u{1B}[C")
            #expect(terminal.waitForOutput(from: start))
            _ = terminal.settle(from: start)
        }
        let liked = try Self.liked(program)
        #expect(liked.count == 5)
        let seed = UInt64.random(in: 0...UInt64.max)
        var generator = SeededGenerator(seed: seed)
        let pairs = ["1", "2", "3", "4"].flatMap { pane in Self.keys.map { (pane, $0) } }.shuffled(using: &generator)
        for (pane, key) in pairs.prefix(Stress.count("DOUBLE_KEYS", full: pairs.count)) {
            for part in [pane, key + key, "\u{1B}", "\u{1B}"] {
                terminal.send(part)
                // Longer than the program waits for the rest of a sequence.
                _ = terminal.settle(from: terminal.output.count, quiet: 0.06)
            }
            #expect(terminal.exitCode(within: 0) == nil, "\(key.debugDescription) on pane \(pane), seed \(seed)")
        }
        #expect(liked.isSubset(of: try Self.liked(program)))
        terminal.send([3])
        #expect(terminal.exitCode() == 0)
    }

    private static func liked(_ program: QuadProgram) throws -> Set<Substring> {
        let outcome = try program.run(["list", "--liked"])
        #expect(outcome.code == 0, "\(outcome.errors)")
        return Set(outcome.output.split(separator: "\n"))
    }
}
