import TestSupport
import Testing

@Suite("A student's first evening", .serialized) struct JourneyTests {
    @Test("Quick start, swipe, details, undo, search, restart", arguments: Size.all)
    func journey(size: Size) throws {
        let program = try QuadProgram()
        let session = try TmuxSession.atCard(program, columns: size.columns, rows: size.rows)
        let first = try session.settled()

        try session.press("Right")
        #expect(try session.wait { $0.contains("→ liked") })
        let second = try session.settled()
        #expect(second != first)

        try session.press("Up")
        #expect(try session.wait(for: "Costs"))
        try session.press("Escape")
        #expect(try session.wait { !$0.contains("Costs") || size.columns >= 120 })
        // An Esc and a letter that arrive together are another key.
        _ = try session.settled()

        try session.press("u")
        #expect(try session.wait(for: "took back your like"))

        try session.press("/")
        #expect(try session.wait(for: "Name, town or alias"))
        try session.type("mit")
        #expect(try session.wait(for: "Massachusetts Institute"))
        try session.press("Enter")
        #expect(try session.wait { $0.contains("Cambridge") && !$0.contains("Name, town or alias") })
        _ = try session.settled()
        try session.press("Right")
        #expect(try session.wait(for: "→ liked Massachusetts"))

        try session.press("C-c")
        #expect(try session.wait(for: "left with 0"))
        let liked = try program.run(["list", "--liked", "--format", "json"])
        #expect(liked.output.contains("166683"))

        let again = try TmuxSession(program, columns: size.columns, rows: size.rows)
        #expect(try again.wait(for: "Massachusetts"))
        // The search it was found by is open again; there the key would be a letter.
        for _ in 0..<2 {
            try again.press("Escape")
            _ = try again.settled()
        }
        try again.press("u")
        #expect(try again.wait(for: "took back your like"))
        #expect(try !program.run(["list", "--liked", "--format", "json"]).output.contains("166683"))
    }

    @Test("The first swipe of a fresh profile is taken back whole")
    func firstUndo() throws {
        let program = try QuadProgram()
        let session = try TmuxSession.atCard(program)
        let before = try session.settled()
        try session.press("Left")
        #expect(try session.wait(for: "← passed"))
        try session.press("u")
        #expect(try session.wait(for: "took back your pass"))
        let name = before.split(separator: "\n").first { $0.contains("│  ") }.map(String.init) ?? ""
        #expect(try session.settled().contains(name))
        #expect(
            try program.run(["list", "--passed", "--format", "csv"]).output.split(whereSeparator: \.isNewline).count
                <= 1)
    }

    @Test("A held arrow decides only on cards that were seen")
    func heldArrow() throws {
        let program = try QuadProgram()
        let terminal = try PseudoTerminal(
            [QuadProgram.path, "--data", program.data, "--seed", "7"], environment: program.environment())
        terminal.skipToCard()
        // Forty repeats in one write: no person saw forty cards.
        terminal.send(String(repeating: "\u{1B}[C", count: 40))
        _ = terminal.settle(quiet: 0.5)
        terminal.send([3])
        #expect(terminal.exitCode() == 0)
        let rows =
            try program.run(["list", "--liked", "--format", "csv"]).output.split(whereSeparator: \.isNewline).count - 1
        #expect((1...10).contains(rows))
    }
}
