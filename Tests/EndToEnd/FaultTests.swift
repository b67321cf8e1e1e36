import Glibc
import TestSupport
import Testing

@Suite("A fault of the program itself", .serialized) struct FaultTests {
    @Test(
        "The words come after the screen is back, with the place of the log, and the code says it",
        arguments: [
            SIGSEGV, SIGABRT, SIGTRAP, SIGILL, SIGBUS, SIGFPE,
        ])
    func readable(number: Int32) throws {
        let program = try QuadProgram()
        let terminal = try PseudoTerminal(
            [QuadProgram.path, "--data", program.data],
            environment: program.environment(["SWIFT_BACKTRACE": "enable=no"]))
        #expect(terminal.wait(for: Landmark.quickStart))
        _ = terminal.settle()
        terminal.signal(number)
        let code = try #require(terminal.exitCode())
        #expect(code == 128 + number)
        _ = terminal.settle()
        let text = terminal.text
        let back = try #require(text.ranges(of: "\u{1B}[?1049l").last)
        #expect(text[back.upperBound...].contains("quad.log"))
        for mode in ["\u{1B}[?2004", "\u{1B}[?1004"] {
            let last = try #require(text.ranges(of: mode).last)
            #expect(text[last.upperBound] == "l")
        }
        // Nothing that was shown as saved is lost.
        #expect(try program.run(["check"]).code == 0)
    }
}
