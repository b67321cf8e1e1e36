import Foundation
import TestSupport
import Testing

@Suite("The four screens of questions", .serialized) struct OnboardingTests {
    /// A language and a size, and the words by which a test knows where it is.
    struct Setup: Sendable, CustomTestStringConvertible {
        let language: String
        let done: String
        let columns: Int
        let rows: Int
        let names: [String]
        let noAt: String

        static let all = [(40, 12), (80, 24)].flatMap { columns, rows in
            [
                Setup(
                    language: "en", done: "All four screens", columns: columns, rows: rows,
                    names: ["Basic information", "Academic profile", "Preferences", "Home and background"],
                    noAt: "There is no @"),
                Setup(
                    language: "vi", done: "Bạn đã qua cả bốn", columns: columns, rows: rows,
                    names: ["Thông tin cơ bản", "Học tập", "Mong muốn", "Nơi ở và gia cảnh"],
                    noAt: "Thiếu dấu @"),
            ]
        }

        var testDescription: String { "\(language) \(columns)x\(rows)" }

        func session(_ program: QuadProgram) throws -> TmuxSession {
            try TmuxSession(
                program, columns: columns, rows: rows, arguments: ["--seed", "7", "--lang", language])
        }
    }

    private func open(_ session: TmuxSession) throws {
        #expect(try session.wait { $0.contains("CIP") || $0.contains("[ ]") || $0.contains("( )") })
        try session.press("C-o")
    }

    @Test("Forth and back, a wrong answer, a kill in the middle, a skipped screen, and the end", arguments: Setup.all)
    func whole(setup: Setup) throws {
        let program = try QuadProgram()
        let first = try setup.session(program)
        try open(first)
        #expect(try first.wait(for: setup.names[0]))
        try first.type("Mai Trần")
        for _ in 0..<3 { try first.press("Tab") }
        try first.type("mai")
        try first.press("PageDown")
        #expect(try first.wait(for: setup.noAt))
        try first.type("@example.org")
        try first.press("PageDown")
        #expect(try first.wait(for: setup.names[1]))
        for _ in 0..<2 { try first.press("Tab") }
        try first.type("1610")
        try first.press("Tab")
        #expect(try first.wait(for: "1610"))
        try first.press("PageUp")
        #expect(try first.wait(for: setup.names[0]))
        #expect(try first.wait(for: "Mai Trần"))
        try first.press("PageDown")
        #expect(try first.wait(for: setup.names[1]))
        for _ in 0..<2 { try first.press("Tab") }
        try first.type("1480")
        try first.press("Tab")
        _ = try first.settled()
        // Nothing says goodbye: the power is gone.
        let process = try #require(Int32(try first.ask("#{pane_pid}")))
        for entry in ProcessList.descendants(of: process) where entry.name == "quad" { kill(entry.id, SIGKILL) }
        #expect(try first.wait(for: "left with 137"))

        let second = try setup.session(program)
        #expect(try second.wait(for: setup.names[1]), "the screen that was open is open again")
        #expect(try second.wait(for: setup.columns > 60 ? "1480" : setup.names[1]))
        try second.press("PageDown")
        #expect(try second.wait(for: setup.names[2]))
        try second.press("PageDown")
        #expect(try second.wait(for: setup.names[3]))
        try second.press("PageDown")
        #expect(try second.wait(for: setup.done))
        try second.press("C-c")
        #expect(try second.wait(for: "left with 0"))

        let profile = try program.run(["profile", "export"]).output
        #expect(profile.contains("Mai Trần") && profile.contains("mai@example.org") && profile.contains("1480"))
        #expect(!profile.contains("1610"))
    }

    @Test("The feed deals after the first screen, and an edit is told of before it is saved")
    func preview() throws {
        let program = try QuadProgram()
        let session = try TmuxSession.atCard(program)
        try session.press("4")
        #expect(try session.wait(for: "Overview"))
        for _ in 0..<3 { try session.press("Down") }
        try session.press("Enter")
        _ = try session.settled()
        for _ in 0..<5 { try session.press("Down") }
        try session.press("Enter")
        try session.type("9k")
        #expect(try session.wait(for: "The first ten, with this edit"))
        #expect(try !program.run(["profile", "export"]).output.contains("9000"))
        try session.press("Enter")
        #expect(try session.wait(for: "Saved: Budget"))
        #expect(try program.run(["profile", "export"]).output.contains("9000"))
        try session.press("u")
        #expect(try session.wait(for: "Taken back: Budget"))
        #expect(try !program.run(["profile", "export"]).output.contains("9000"))
    }
}
