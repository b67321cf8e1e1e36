import Domain
import TestSupport
import Testing

@Suite("Sizes", .serialized) struct ResizeTests {
    @Test("Any storm of sizes ends on the frame of a fresh start")
    func storm() throws {
        let program = try QuadProgram()
        // A minute that turns would be a difference of its own.
        try program.write("clock = false\n", to: "config")
        let session = try TmuxSession.atCard(program)
        let before = try session.settled()
        let seed = UInt64.random(in: 0...UInt64.max)
        var generator = SeededGenerator(seed: seed)
        for _ in 0..<Stress.count("SIZES", full: 200) {
            try session.resize(
                columns: Int.random(in: 1...300, using: &generator), rows: Int.random(in: 1...100, using: &generator))
        }
        try session.resize(columns: 80, rows: 24)
        // tmux tells the program of a size up to a quarter of a second late, and shows the old frame cut down until then:
        // only the frame of the beginning itself says that the storm is over.
        #expect(try session.wait { $0 == before }, "seed \(seed)")
        #expect(try session.settled() == before, "seed \(seed)")
        try session.press("C-l")
        #expect(try session.settled() == before, "seed \(seed)")
        try session.press("C-c")
        #expect(try session.wait(for: "left with 0"))
    }

    @Test("Each pane steps down to 1x1 and back", arguments: ["1", "2", "3", "4"])
    func stepsDown(pane: String) throws {
        let program = try QuadProgram()
        try program.write("clock = false\n", to: "config")
        let session = try TmuxSession.atCard(program)
        try session.press(pane)
        #expect(try session.wait(for: "[" + pane))
        let before = try session.settled()
        let step = max(1, 80 / Stress.count("STEPS", full: 80))
        for columns in stride(from: 79, through: 1, by: -step) { try session.resize(columns: columns, rows: 24) }
        for rows in stride(from: 23, through: 1, by: -1) { try session.resize(columns: 1, rows: rows) }
        try session.resize(columns: 80, rows: 24)
        #expect(try session.wait { $0 == before })
        try session.press("C-c")
        #expect(try session.wait(for: "left with 0"))
    }

    @Test("Just under a common size the card is still usable", arguments: [(73, 41), (80, 20), (40, 12), (30, 10)])
    func usable(columns: Int, rows: Int) throws {
        let session = try TmuxSession.atCard(try QuadProgram(), columns: columns, rows: rows)
        try session.press("Right")
        #expect(try session.wait(for: "→ liked"))
        try session.press("/")
        try session.type("ucla")
        #expect(try session.wait(for: "University of California"))
    }

    @Test("Too small a window says so in one line", arguments: [(19, 24), (80, 3), (1, 1)])
    func tooSmall(columns: Int, rows: Int) throws {
        let session = try TmuxSession.atCard(try QuadProgram())
        try session.resize(columns: columns, rows: rows)
        let screen = try session.settled()
        #expect(!screen.contains("│"))
        try session.resize(columns: 80, rows: 24)
        #expect(try session.wait(for: "Net price"))
    }
}
