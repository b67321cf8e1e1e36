import Glibc
import TestSupport
import Testing

/// What a terminal must be left with.
private enum Modes {
    static let bracketedPaste = "\u{1B}[?2004"
    static let alternateScreen = "\u{1B}[?1049"
    static let cursor = "\u{1B}[?25"
    static let mouse = ["\u{1B}[?1000h", "\u{1B}[?1002h", "\u{1B}[?1003h", "\u{1B}[?1006h"]

    /// The last `h` or `l` of a mode in what was written.
    static func last(_ mode: String, in text: String) -> Character? {
        guard let range = text.ranges(of: mode).last, range.upperBound < text.endIndex else { return nil }
        return text[range.upperBound]
    }
}

@Suite("The terminal's modes", .serialized) struct TerminalModesTests {
    private func start(
        _ program: QuadProgram, _ arguments: [String] = [], environment: [String: String] = [:]
    ) throws -> PseudoTerminal {
        let terminal = try PseudoTerminal(
            [QuadProgram.path, "--data", program.data] + arguments, environment: program.environment(environment))
        try #require(terminal.wait(for: Landmark.quickStart), "the first screen never came: \(terminal.text)")
        _ = terminal.settle()
        return terminal
    }

    private func expectSane(_ text: String) {
        #expect(Modes.last(Modes.bracketedPaste, in: text) == "l")
        #expect(Modes.last(Modes.alternateScreen, in: text) == "l")
        #expect(Modes.last(Modes.cursor, in: text) == "h")
        for mode in Modes.mouse { #expect(!text.contains(mode)) }
    }

    @Test("Leaving by Ctrl-C puts paste, screen and cursor back")
    func quit() throws {
        let terminal = try start(try QuadProgram())
        terminal.send([3])
        #expect(terminal.exitCode() == 0)
        expectSane(terminal.text)
    }

    @Test("A signal that ends the program puts them back too", arguments: [SIGTERM, SIGINT, SIGHUP])
    func signals(number: Int32) throws {
        let terminal = try start(try QuadProgram())
        terminal.signal(number)
        #expect(terminal.exitCode() != nil)
        expectSane(terminal.text)
    }

    @Test("The default run never asks for the mouse")
    func noMouse() throws {
        let terminal = try start(try QuadProgram())
        terminal.send("\r")
        _ = terminal.settle()
        for mode in Modes.mouse { #expect(!terminal.text.contains(mode)) }
    }

    @Test("The mouse is taken when asked for and given back at the end, and the choice is remembered")
    func mouseRemembered() throws {
        let program = try QuadProgram()
        let terminal = try start(program)
        terminal.send("\r")
        #expect(terminal.wait(for: "Tour, "))
        _ = terminal.settle()
        for keys in ["\u{1B}", ":", "mouse", "\r"] {
            terminal.send(keys)
            _ = terminal.settle(from: terminal.output.count)
        }
        #expect(terminal.wait(for: "\u{1B}[?1002h"))
        terminal.send([3])
        #expect(terminal.exitCode() == 0)
        #expect(Modes.last("\u{1B}[?1002", in: terminal.text) == "l")
        let again = try PseudoTerminal(
            [QuadProgram.path, "--data", program.data], environment: program.environment())
        #expect(again.wait(for: "\u{1B}[?1002h"))
    }

    @Test("NO_COLOR leaves no colour sequence in what is written")
    func noColor() throws {
        let terminal = try start(try QuadProgram(), environment: ["NO_COLOR": "1"])
        terminal.send("\r")
        _ = terminal.settle()
        let colours = terminal.text.matches(of: /\x1B\[([0-9;]*)m/).flatMap { match in
            match.1.split(separator: ";").compactMap { Int($0) }.filter { (30...49).contains($0) || $0 >= 90 }
        }
        #expect(colours.isEmpty)
    }

    @Test("A terminal that goes away ends the program, which keeps what was done")
    func hangUp() throws {
        let program = try QuadProgram()
        var terminal: PseudoTerminal? = try start(program)
        let id = try #require(terminal?.processID)
        terminal?.hangUp()
        #expect(terminal?.exitCode(within: 5) != nil)
        terminal = nil
        #expect(kill(id, 0) != 0)
        #expect(try program.run(["check"]).code == 0)
    }

    @Test("Between events nothing is written and no time is used")
    func idle() throws {
        let terminal = try start(try QuadProgram(), environment: [:])
        terminal.send("\r")
        _ = terminal.settle(quiet: 0.5)
        let before = terminal.output.count
        let used = terminal.processorTime
        let watched = Stress.count("IDLE_SECONDS", full: 60)
        _ = terminal.wait(for: "\u{0}", from: before, seconds: Double(watched))
        // The clock's minute may turn once, or once more at a full count.
        #expect(terminal.output.count - before <= 2 * 80)
        #expect(terminal.processorTime - used <= 0.05)
    }
}
