import TestSupport
import Testing

@Suite("Letters and arrows", .serialized) struct MovementTests {
    /// How a list, page or dialog is reached from the card.
    struct Place: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let keys: [String]
    }

    @Test(
        "h j k l move like the arrows wherever nothing is typed",
        arguments: [
            Place(testDescription: "details", keys: ["Up"]), Place(testDescription: "why", keys: ["w"]),
            Place(testDescription: "help", keys: ["?"]), Place(testDescription: "liked list", keys: ["m"]),
            Place(testDescription: "forget swipes?", keys: [":", "reset", "Enter"]),
        ])
    func same(place: Place) throws {
        let program = try QuadProgram()
        try program.write("clock = false\n", to: "config")
        let session = try TmuxSession.atCard(program)
        for _ in 0..<2 {
            try session.press("Right")
            #expect(try session.wait(for: "→ liked"))
            _ = try session.settled()
        }
        for key in place.keys {
            if key.count > 1, key.first?.isLowercase == true { try session.type(key) } else { try session.press(key) }
            _ = try session.settled()
        }
        let start = try session.styledSettled()
        for (arrow, letter, back) in [("Down", "j", "Up"), ("Down", "j", "k")] {
            try session.press(arrow)
            let byArrow = try session.styledSettled()
            try session.press(back)
            #expect(try session.styledSettled() == start)
            try session.type(letter)
            #expect(try session.styledSettled() == byArrow)
            #expect(byArrow != start)
            try session.press("Up")
            #expect(try session.styledSettled() == start)
        }
    }

    @Test("On the options of the quick start l and h choose like → and ←")
    func options() throws {
        let program = try QuadProgram()
        try program.write("clock = false\n", to: "config")
        let session = try TmuxSession(program)
        #expect(try session.wait(for: Landmark.quickStart))
        // Home, budget, then the choice of income.
        try session.press("Tab")
        try session.press("Tab")
        let start = try session.styledSettled()
        try session.press("Right")
        let byArrow = try session.styledSettled()
        #expect(byArrow != start)
        try session.press("h")
        #expect(try session.styledSettled() == start)
        try session.press("l")
        #expect(try session.styledSettled() == byArrow)
        try session.press("Left")
        #expect(try session.styledSettled() == start)
    }
}

extension TmuxSession {
    /// The screen with its attributes, once it has stood still for a moment.
    fileprivate func styledSettled() throws -> String {
        _ = try settled()
        return try styledScreen()
    }
}
