import Foundation
import TestSupport
import Testing

@Suite("The trace", .serialized) struct TraceTests {
    private func lines(_ program: QuadProgram, _ topic: String) throws -> [String] {
        let text = try String(contentsOfFile: program.data + "/quad.trace", encoding: .utf8)
        return text.split(separator: "\n").map(String.init).filter { $0.contains("Z \(topic) ") }
    }

    @Test("States and frames are written with names, bytes and times, and without what was typed")
    func statesAndFrames() throws {
        let program = try QuadProgram()
        let session = try TmuxSession.atCard(program, arguments: ["--trace", "state,frames"])
        try session.press("/")
        try session.type("xylophone")
        #expect(try session.wait(for: "xylophone"))
        try session.press("C-c")
        #expect(try session.wait(for: "left with 0"))
        let states = try lines(program, "state")
        #expect(states.contains { $0.hasSuffix("action=go.search") })
        #expect(states.contains { $0.contains("action=type characters=") })
        #expect(states.contains { $0.contains("pane=swipe focus=search text=yes") })
        let frames = try lines(program, "frames")
        #expect(frames.count >= 4)
        for line in frames {
            #expect(
                line.contains(/size=80x24 cells=\d+ bytes=\d+ draw=\d+\.\d{3}ms write=\d+\.\d{3}ms$/), "\(line)")
        }
        let all = try String(contentsOfFile: program.data + "/quad.trace", encoding: .utf8)
        #expect(!all.contains("xylophone") && !all.contains("College"))
    }

    @Test("What goes to other processes is written by kind and size, never by what it says")
    func net() throws {
        let program = try QuadProgram()
        for name in ["ann", "ben"] { #expect(try program.run(["chat", "person", name]).code == 0) }
        #expect(try program.run(["chat", "send", "ben", "xylophone", "--as", "ann", "--trace", "net"]).code == 0)
        let calls = try lines(program, "net")
        #expect(calls.contains { $0.contains(/doorbell sent=stored bytes=1 processes=\d+ took=\d+\.\d{3}ms$/) })
        let all = try String(contentsOfFile: program.data + "/quad.trace", encoding: .utf8)
        #expect(!["xylophone", "ann", "ben"].contains { all.contains($0) })
    }

    @Test("Nothing is traced unasked, and an unknown topic is refused with those there are")
    func asked() throws {
        let program = try QuadProgram()
        #expect(try program.run(["search", "reed"]).code == 0)
        #expect(!FileManager.default.fileExists(atPath: program.data + "/quad.trace"))
        let refused = try program.run(["search", "reed", "--trace", "state,words"])
        #expect(refused.code == 64)
        #expect(refused.errors.contains("state, net or frames") && refused.errors.contains("words"))
    }
}
