import TestSupport
import Testing

@Suite("Two programs on one data folder", .serialized) struct TwoProgramsTests {
    @Test("The second starts and works, the first goes on, and nothing of either is lost")
    func together() throws {
        let program = try QuadProgram()
        let first = try TmuxSession.atCard(program)
        let second = try TmuxSession(program)
        try second.skipToCard()
        #expect(try second.wait(for: "Net price"))
        for round in 1...3 {
            for session in [first, second] {
                try session.press("Right")
                let isLiked = try session.wait(for: "→ liked")
                let screen = try session.settled()
                #expect(isLiked, "round \(round): \(screen)")
            }
        }
        for session in [first, second] {
            #expect(try !session.screen().lowercased().contains("locked"))
            try session.press("C-c")
            #expect(try session.wait(for: "left with 0"))
        }
        let liked = try program.run(["list", "--liked", "--format", "csv"])
        // Both may have stood on the same card.
        #expect((3...6).contains(liked.output.split(whereSeparator: \.isNewline).count - 1))
        #expect(try program.run(["check"]).code == 0)
    }

    @Test("Commands answer while the program is open")
    func commands() throws {
        let program = try QuadProgram()
        let session = try TmuxSession.atCard(program)
        try session.press("Right")
        #expect(try session.wait(for: "→ liked"))
        let liked = try program.run(["list", "--liked", "--format", "csv"])
        #expect(liked.code == 0 && liked.output.split(whereSeparator: \.isNewline).count == 2)
        #expect(try program.run(["show", "166683"]).output.contains("$57,986"))
        #expect(try program.run(["check"]).code == 0)
    }
}
