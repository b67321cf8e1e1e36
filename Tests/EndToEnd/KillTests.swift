import Domain
import Glibc
import TestSupport
import Testing

@Suite("Durability", .serialized) struct KillTests {
    @Test("A kill at any instant loses no swipe that the screen had shown as done")
    func kills() throws {
        let program = try QuadProgram()
        let seed = UInt64.random(in: 0...UInt64.max)
        var generator = SeededGenerator(seed: seed)
        let setUp = try TmuxSession.atCard(program)
        try setUp.press("C-c")
        try setUp.wait(for: "left with")
        var most = 0
        for round in 0..<Stress.count("KILLS", full: 200) {
            let session = try TmuxSession(program)
            try #require(try session.wait(for: "Net price"), "round \(round), seed \(seed)")
            let pid = try #require(Int32(try session.ask("#{pane_pid}")))
            let quad = try #require(Self.child(named: "quad", of: pid))
            for _ in 0..<Int.random(in: 1...12, using: &generator) {
                try session.press(["Left", "Right"].randomElement(using: &generator) ?? "Left")
            }
            usleep(UInt32.random(in: 0...30_000, using: &generator))
            kill(quad, SIGKILL)
            let screen = try session.settled()
            let shown = Self.swipes(in: screen)
            most = max(most, shown)
            let kept = try count("--liked", program) + count("--passed", program)
            #expect(kept >= shown, "round \(round), seed \(seed): \(shown) shown, \(kept) kept\n\(screen)")
            // At most the swipe that was being written may be ahead of the screen, where the screen is still whole.
            #expect(shown == 0 || kept <= shown + 1, "round \(round), seed \(seed): \(shown) shown, \(kept) kept")
        }
        let last = try count("--liked", program) + count("--passed", program)
        #expect(last >= most, "seed \(seed): \(most) shown over all rounds, \(last) kept")
        let check = try program.run(["check"])
        #expect(check.code == 0, "\(check.output)\(check.errors)")
    }

    private func count(_ list: String, _ program: QuadProgram) throws -> Int {
        let outcome = try program.run(["list", list, "--format", "csv"])
        #expect(outcome.code == 0, "\(outcome.errors)")
        return outcome.output.split(whereSeparator: \.isNewline).count - 1
    }

    /// `refining · 18 swipes · …`
    private static func swipes(in screen: String) -> Int {
        screen.firstMatch(of: /(\d[\d,]*) swipes?/).flatMap { Int($0.1.filter(\.isNumber)) } ?? 0
    }

    private static func child(named name: String, of parent: Int32) -> Int32? {
        for process in ProcessList.descendants(of: parent) where process.name == name { return process.id }
        return nil
    }
}
