import TestSupport
import Testing

@Suite("Suspending", .serialized) struct SuspendTests {
    @Test("Ctrl-Z goes to the shell with a line on how to come back; fg repaints at the new size")
    func suspendAndResume() throws {
        let program = try QuadProgram()
        try program.write("clock = false\n", to: "config")
        let session = try TmuxSession(program, command: "PS1='shell$ ' exec bash --norc --noprofile -i")
        #expect(try session.wait(for: "shell$"))
        try session.type("\(QuadProgram.path) --data \(program.data) --seed 7")
        try session.press("Enter")
        try session.skipToCard()
        let before = try session.settled()
        try session.press("C-z")
        #expect(try session.wait(for: "type fg to come back"))
        try session.type("stty -a | tr ' ' '\\n' | grep -x 'icanon;*'")
        try session.press("Enter")
        #expect(try session.wait(for: "\nicanon"))
        try session.resize(columns: 100, rows: 30)
        try session.type("fg")
        try session.press("Enter")
        #expect(try session.wait { $0.contains("[1 Swipe]") && $0.contains("Net price") })
        try session.resize(columns: 80, rows: 24)
        #expect(try session.wait { $0 == before })
        try session.press("C-c")
        #expect(try session.wait(for: "shell$"))
    }
}
