import TestSupport
import Testing

@Suite("From a filter to a decision", .serialized) struct ExploreJourneyTests {
    @Test("Filter, like, shortlist with its warning, compare, map, what-if, confirm, undo")
    func journey() throws {
        let program = try QuadProgram()
        let session = try TmuxSession.atCard(program, columns: 80, rows: 24)
        _ = try session.settled()

        try session.press("f")
        #expect(try session.wait(for: "5,779 of 5,779 colleges fit"))
        try session.type("in California, four-year, over 60% graduation")
        #expect(try session.wait(for: "graduation rate over 60 %"))
        try session.press("Enter")
        #expect(try session.wait(for: "that fit your filter"))
        for count in 1...3 {
            _ = try session.settled()
            try session.press("Right")
            #expect(try session.wait { $0.contains("→ liked") && $0.contains("\(count) swipe") })
        }
        _ = try session.settled()

        try session.press("L")
        #expect(try session.wait(for: "All of them are in California."))
        try session.press("n")
        #expect(try session.wait(for: "Private note"))
        try session.type("ask about fees")
        try session.press("Enter")
        #expect(try session.wait(for: "        ask about fees"))
        try session.press("=")
        #expect(try session.wait(for: "best of a row"))
        try session.press("Escape")
        #expect(try session.wait { !$0.contains("best of a row") })
        _ = try session.settled()
        try session.press("Escape")
        #expect(try session.wait(for: "that fit your filter"))

        try session.press("M")
        #expect(try session.wait(for: "The mainland"))
        try session.press("Tab")
        #expect(try session.wait(for: "Nearest to the cross"))
        try session.press("Escape")
        #expect(try session.wait(for: "that fit your filter"))

        try session.press("W")
        #expect(try session.wait(for: "Family income"))
        try session.press("Right")
        try session.press("Right")
        #expect(try session.wait(for: "$2,000"))
        try session.press("Enter")
        #expect(try session.wait(for: "your profile has changed"))
        _ = try session.settled()
        try session.press("u")
        #expect(try session.wait(for: "your profile is as it was"))

        _ = try session.settled()
        try session.press("F")
        #expect(try session.wait(for: "The whole deck again"))
        try session.press("C-c")
        #expect(try session.wait(for: "left with 0"))
        #expect(
            try program.run(["list", "--liked", "--filter", "in California"]).output.split(separator: "\n").count == 3)
    }
}
