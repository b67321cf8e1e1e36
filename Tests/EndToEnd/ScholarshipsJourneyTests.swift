import TestSupport
import Testing

@Suite("An evening with scholarships", .serialized) struct ScholarshipsJourneyTests {
    private func program() throws -> QuadProgram {
        let program = try QuadProgram()
        for (field, value) in [("graduation_year", "2027"), ("home_state", "OR"), ("gpa", "3.6")] {
            _ = try program.run(["profile", "set", field, value])
        }
        return program
    }

    @Test("Find, save, move over the board, take back, restart", arguments: [Size.all[0], Size.all[1]])
    func board(size: Size) throws {
        let program = try program()
        let session = try TmuxSession.atCard(program, columns: size.columns, rows: size.rows)
        _ = try session.settled()
        try session.press("F3")
        #expect(try session.wait(for: "[List]"))
        try session.press("/")
        try session.type("oregon opp")
        #expect(try session.wait(for: "Oregon Opp"))
        try session.press("Enter")
        _ = try session.settled()
        try session.press("s")
        #expect(try session.wait(for: "→ saved Oregon"))
        try session.press("m")
        #expect(try session.wait(for: "→ drafting"))
        try session.press("u")
        #expect(try session.wait(for: "took back: Oregon"))
        try session.press("C-c")
        #expect(try session.wait(for: "left with 0"))

        let again = try TmuxSession(program, columns: size.columns, rows: size.rows)
        #expect(try again.wait(for: "[List]"))
        _ = try again.settled()
        try again.press("]")
        #expect(try again.wait { $0.contains("[Board]") && $0.contains("found") && $0.contains("Oregon") })
    }

    @Test("A missing fact is filled in on the Profile pane, and the verdict follows")
    func missingFact() throws {
        let program = try program()
        let session = try TmuxSession.atCard(program)
        _ = try session.settled()
        try session.press("F3")
        #expect(try session.wait(for: "[List]"))
        try session.press("/")
        try session.type("oregon promise")
        #expect(try session.wait(for: "? 1 fact"))
        try session.press("Enter")
        _ = try session.settled()
        try session.press("p")
        #expect(try session.wait(for: "( ) to $30k"))
        _ = try session.settled()
        try session.press("Down")
        _ = try session.settled()
        try session.press("Enter")
        _ = try session.settled()
        try session.press("F3")
        #expect(try session.wait { $0.contains("✓ likely") && !$0.contains("? 1 fact") })
    }

    @Test("A liked college is planned, its date comes into the agenda, and both are there after a restart")
    func plan() throws {
        let program = try program()
        let session = try TmuxSession.atCard(program)
        _ = try session.settled()
        try session.press("Right")
        #expect(try session.wait(for: "liked"))
        try session.press("F3")
        #expect(try session.wait(for: "[List]"))
        _ = try session.settled()
        try session.press("[", "[")
        #expect(try session.wait { $0.contains("[Plans]") && $0.contains("no plan yet") })
        _ = try session.settled()
        try session.press("Space")
        #expect(try session.wait { $0.contains("early decision") && $0.contains("FAFSA") })
        try session.press("Down")
        _ = try session.settled()
        try session.press("Enter")
        #expect(try session.wait(for: "By when: application"))
        try session.type("Feb 30")
        try session.press("Enter")
        #expect(try session.wait(for: "That is no day"))
        try session.press("C-u")
        try session.type("Dec 31")
        try session.press("Enter")
        #expect(try session.wait(for: "by 31 Dec"))
        try session.press("C-c")
        #expect(try session.wait(for: "left with 0"))

        let again = try TmuxSession(program)
        #expect(try again.wait(for: "[List]"))
        _ = try again.settled()
        try again.press("]", "]")
        #expect(try again.wait { $0.contains("[Timeline]") && $0.contains("application · ") })
    }
}
